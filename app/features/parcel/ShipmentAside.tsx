import { CostSummary } from '@seberang/design-system/CostSummary'
import { CrossingRoute } from '@seberang/design-system/CrossingRoute'
import { Divider } from '@seberang/design-system/Divider'
import { Heading } from '@seberang/design-system/Heading'
import { Stack } from '@seberang/design-system/Stack'
import { formatForeign, formatPercent, formatRupiah } from '@seberang/domain/format'
import type { PricingLine } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { flagOf } from '../../lib/countries.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useSession } from '../../lib/session/use-session.ts'
import type { OfferPrice } from './offers.ts'
import { billedOf, type Quote } from './use-quote.ts'

/** What is known of the shipment so far: its crossing, and its price in short. */
export function ShipmentAside({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['parcel', 'pricing', 'common'])
  const { customer } = useSession()
  const { agent, address, offer } = quote
  const unit = customer && t('aside.unit', { code: `SBR-${customer.customer_id}` })
  const place = [agent?.city, unit].filter(Boolean).join(', ')
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
                name: agent.name,
                detail: place,
                country: flagOf(agent.country),
              }
            : { name: t('aside.noOrigin') },
          address
            ? {
                name: address.name,
                detail: `${address.sub_district_name}, ${address.district_name} ${address.postal_code}`,
              }
            : { name: t('aside.noDestination') },
        ]}
      />
      {offer?.price && (
        <>
          <Divider />
          <Estimate price={offer.price} quote={quote} />
        </>
      )}
    </Stack>
  )
}

const levies = ['duty', 'vat', 'income_tax'] as const satisfies readonly PricingLine[]

function Estimate({ price, quote }: { price: OfferPrice; quote: Quote }) {
  const { t } = useTranslation(['parcel', 'pricing'])
  const language = useLanguage()
  const { lines, goods, weight } = price.answer
  const percentOf = (line: PricingLine): string | undefined => {
    const rate = price.explanation.find((why) => why.line === line)?.rate
    return rate === undefined ? undefined : formatPercent(Number(rate), language)
  }
  const bySea = 'chargeable_m3' in weight
  const handling = lines.handling > 0 ? lines.handling : undefined
  return (
    <Stack space={1}>
      <Heading level={3} step="h4">
        {t('aside.estimate')}
      </Heading>
      <CostSummary
        lines={[
          {
            name: t('pricing:line.goods'),
            note: formatForeign(goods.usd, 'USD', language),
            amount: formatRupiah(goods.idr),
          },
          {
            name: t(bySea ? 'pricing:line.freightSea' : 'pricing:line.freightAir'),
            note: billedOf(quote.offer, language),
            amount: formatRupiah(lines.freight),
          },
          ...(handling === undefined
            ? []
            : [{ name: t('pricing:line.handling'), amount: formatRupiah(handling) }]),
          ...levies
            .filter((line) => lines[line] > 0)
            .map((line) => ({
              name: t(`pricing:line.${line}`),
              note: percentOf(line),
              amount: formatRupiah(lines[line]),
            })),
        ]}
        footnote={t('pricing:sellerNote')}
      />
    </Stack>
  )
}
