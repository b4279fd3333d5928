import { Columns } from '@seberang/design-system/Columns'
import { CrossingProgress } from '@seberang/design-system/CrossingRoute'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { StatusPanel } from '@seberang/design-system/StatusPanel'
import { StatusTimeline } from '@seberang/design-system/StatusTimeline'
import type { Cart, Invoice } from '@seberang/domain/api'
import { formatDay } from '@seberang/domain/format'
import { statusLabels, expectedArrival, stage, type Expected } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { Receipt } from '../../../components/receipt/Receipt.tsx'
import { cartTitle, isBySea } from '../../../lib/shipments/cart-text.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { PriceDifference } from './PriceDifference.tsx'
import { ShipmentFacts } from './ShipmentFacts.tsx'
import { useCrossing } from './use-crossing.ts'
import { useTimeline } from './use-timeline.ts'

interface ShipmentViewProps {
  cart: Cart
  /** The invoice that paid for it. */
  invoice: Invoice
}

/** One shipment in transit: timeline, measurements and costs. */
export function ShipmentView({ cart, invoice }: ShipmentViewProps) {
  const { t } = useTranslation(['status', 'pricing', 'common'])
  const language = useLanguage()
  const expected = expectedOf(cart)
  const timeline = useTimeline(cart, invoice, expected)
  const crossing = useCrossing(cart)
  const courier = cart.domestic_courier
  const item = invoice.items.find(({ cart_code }) => cart_code === cart.cart_code)
  return (
    <Stack space={4}>
      <PriceDifference cart={cart} />
      <Columns aside="medium">
        <Stack space={5}>
          <Sheet bleed clip aria-label={cartTitle(cart)}>
            <StatusPanel
              stage={t(stage(cart.status))}
              status={statusLabels[language][cart.status]}
              {...(expected.finished && {
                expected: { label: t('expected'), time: formatDay(expected.finished[1], language) },
              })}
            >
              <CrossingProgress label={t('route.label')} {...crossing} />
            </StatusPanel>
            <SheetSection>
              <StatusTimeline stages={timeline} level={3} />
            </SheetSection>
          </Sheet>
          {item && (
            <Receipt
              totalName={t('pricing:total')}
              shipments={[
                {
                  code: cart.cart_code,
                  title: item.title,
                  bySea: isBySea(cart),
                  priced: item.priced,
                  voucher: item.voucher,
                  ...(courier && { courier: `${courier.courier} ${courier.service}` }),
                },
              ]}
            />
          )}
        </Stack>
        <ShipmentFacts cart={cart} agreed={item?.priced} />
      </Columns>
    </Stack>
  )
}

function expectedOf({ cart_logs, package: chosen, country, domestic_courier: courier }: Cart): Expected {
  const toIndonesia = chosen?.days[country]
  return toIndonesia ? expectedArrival(cart_logs, { toIndonesia, toDoor: courier?.days ?? null }) : {}
}
