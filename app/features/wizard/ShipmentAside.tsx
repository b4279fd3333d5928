import { CostSummary } from '@seberang/design-system/CostSummary'
import { CrossingRoute } from '@seberang/design-system/CrossingRoute'
import { Divider } from '@seberang/design-system/Divider'
import { Heading } from '@seberang/design-system/Heading'
import { Stack } from '@seberang/design-system/Stack'
import type { ExplainedPrice } from '@seberang/domain/calculator'
import {
  formatForeign,
  formatPercent,
  formatRupiah,
  formatSuite,
  joinSentences,
} from '@seberang/domain/format'
import { levyLines, type PricingLine } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { flagOf } from '../../lib/reference/countries.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { billedOf, type Estimate } from './use-estimate.ts'

/** The shipment so far: crossing and price summary. */
export function ShipmentAside({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation(['wizard', 'pricing', 'common'])
  const { customer } = useSession()
  const { agent, address, deliveryOption } = estimate
  const unit = customer && t('aside.unit', { code: formatSuite(customer.customer_id) })
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
      {deliveryOption?.price && (
        <>
          <Divider />
          <PriceSummary price={deliveryOption.price} estimate={estimate} />
        </>
      )}
    </Stack>
  )
}

/** The other charges that have a rate to show. */
const charged = ['handling', 'phone_surcharge', ...levyLines, 'insurance'] as const
const inPercent: ReadonlySet<PricingLine> = new Set<PricingLine>([...levyLines, 'insurance'])

function PriceSummary({ price, estimate }: { price: ExplainedPrice; estimate: Estimate }) {
  const { t } = useTranslation(['wizard', 'pricing'])
  const language = useLanguage()
  const { lines, goods, weight } = price.answer
  const percentOf = (line: PricingLine): string | undefined => {
    const rate = price.explanation.find((why) => why.line === line)?.rate
    return inPercent.has(line) && rate !== undefined ? formatPercent(Number(rate), language) : undefined
  }
  const bySea = 'chargeable_m3' in weight
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
            note: billedOf(estimate.deliveryOption, language),
            amount: formatRupiah(lines.freight),
          },
          ...charged
            .filter((line) => lines[line] > 0)
            .map((line) => ({
              name: t(`pricing:line.${line}`),
              note: percentOf(line),
              amount: formatRupiah(lines[line]),
            })),
        ]}
        footnote={joinSentences([t('pricing:sellerNote'), t('pricing:courierNote')], language)}
      />
    </Stack>
  )
}
