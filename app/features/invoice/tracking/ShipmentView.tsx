import { CrossingProgress } from '@seberang/design-system/CrossingRoute'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { StatusPanel } from '@seberang/design-system/StatusPanel'
import type { Cart, Invoice } from '@seberang/domain/api'
import { formatDay } from '@seberang/domain/format'
import { statusLabels, expectedArrival, stage, type Expected } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { cartTitle } from '../../../lib/shipments/cart-text.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { ShipmentFacts } from './ShipmentFacts.tsx'
import { useCrossing } from './use-crossing.ts'
import { useTimeline } from './use-timeline.ts'

interface ShipmentViewProps {
  cart: Cart
  /** The invoice that paid for it. */
  invoice: Invoice
  /** The only shipment of the page, which is named after it. */
  alone: boolean
}

/** One shipment in transit: where it is, and what is known of it. */
export function ShipmentView({ cart, invoice, alone }: ShipmentViewProps) {
  const { t } = useTranslation('status')
  const language = useLanguage()
  const expected = expectedOf(cart)
  const timeline = useTimeline(cart, invoice, expected)
  const crossing = useCrossing(cart)
  const item = invoice.items.find(({ cart_code }) => cart_code === cart.cart_code)
  return (
    <Sheet bleed clip aria-label={cartTitle(cart)}>
      <StatusPanel
        size={alone ? 'medium' : 'small'}
        stage={alone ? t(stage(cart.status)) : `${cartTitle(cart)}, ${cart.cart_code}`}
        status={statusLabels[language][cart.status]}
        {...(expected.finished && {
          expected: { label: t('expected'), time: formatDay(expected.finished[1], language) },
        })}
      >
        <CrossingProgress label={t('route.label')} {...crossing} />
      </StatusPanel>
      <SheetSection rows>
        <ShipmentFacts cart={cart} agreed={item?.priced} timeline={timeline} alone={alone} />
      </SheetSection>
    </Sheet>
  )
}

function expectedOf({ cart_logs, package: chosen, country, domestic_courier: courier }: Cart): Expected {
  const toIndonesia = chosen?.days[country]
  return toIndonesia ? expectedArrival(cart_logs, { toIndonesia, toDoor: courier?.days ?? null }) : {}
}
