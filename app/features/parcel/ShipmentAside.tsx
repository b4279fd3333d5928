import { CostSummary } from '@seberang/design-system/CostSummary'
import { CrossingRoute } from '@seberang/design-system/CrossingRoute'
import { Divider } from '@seberang/design-system/Divider'
import { Heading } from '@seberang/design-system/Heading'
import { Stack } from '@seberang/design-system/Stack'
import { calls, type Agent } from '@seberang/domain/api'
import { formatForeign, formatPercent, formatRupiah, formatWeight } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/api/use-call.ts'
import { flagOf, useCountryName } from '../../lib/countries.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { useSession } from '../../lib/session/use-session.ts'
import type { ShipmentDraft } from './draft.ts'
import type { Offer } from './offers.ts'

interface ShipmentAsideProps {
  draft: ShipmentDraft
  agent: Agent | undefined
  offer: Offer | undefined
  reference: Reference
}

/** What is known of the shipment so far: its crossing, and its price in short. */
export function ShipmentAside({ draft, agent, offer }: ShipmentAsideProps) {
  const { t } = useTranslation(['parcel', 'pricing', 'common'])
  const countryName = useCountryName()
  const language = useLanguage()
  const { customer } = useSession()
  const addresses = useCall(calls.addresses, customer ? {} : null)
  const address = addresses.data?.results.find(({ address_id }) => address_id === draft.addressId)
  const price = offer?.price
  const percentOf = (line: string): string | undefined => {
    const rate = price?.explanation.find((why) => why.line === line)?.rate
    return rate === undefined ? undefined : formatPercent(Number(rate), language)
  }
  return (
    <Stack space={5}>
      <Heading level={2} step="h3">
        {t('aside.title')}
      </Heading>
      <CrossingRoute
        label={t('step.origin')}
        stops={[
          agent
            ? {
                name: countryName(agent.country),
                detail: customer ? t('aside.unit', { code: `SBR-${customer.customer_id}` }) : agent.name,
                country: flagOf(agent.country),
              }
            : { name: t('aside.noOrigin') },
          address
            ? { name: address.name, detail: `${address.sub_district_name}, ${address.district_name}` }
            : { name: t('aside.noDestination') },
        ]}
      />
      {price && (
        <>
          <Divider />
          <Stack space={1}>
            <Heading level={3} step="h4">
              {t('aside.estimate')}
            </Heading>
            <CostSummary
              lines={[
                {
                  name: t('pricing:line.goods'),
                  note: formatForeign(price.answer.goods.usd, 'USD', language),
                  amount: formatRupiah(price.answer.goods.idr),
                },
                {
                  name: t('pricing:line.freightAir'),
                  note:
                    'chargeable_kg' in price.answer.weight
                      ? formatWeight(price.answer.weight.chargeable_kg, language)
                      : undefined,
                  amount: formatRupiah(price.answer.lines.freight),
                },
                {
                  name: t('pricing:line.duty'),
                  note: percentOf('duty'),
                  amount: formatRupiah(price.answer.lines.duty),
                },
                {
                  name: t('pricing:line.vat'),
                  note: percentOf('vat'),
                  amount: formatRupiah(price.answer.lines.vat),
                },
              ]}
              footnote={t('pricing:sellerNote')}
            />
          </Stack>
        </>
      )}
    </Stack>
  )
}
