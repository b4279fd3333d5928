import { Code } from '@seberang/design-system/Code'
import { CrossingProgress } from '@seberang/design-system/CrossingRoute'
import { Inline } from '@seberang/design-system/Inline'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { StatusPanel } from '@seberang/design-system/StatusPanel'
import type { Cart, Invoice } from '@seberang/domain/api'
import { formatDay } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { cartTitle, isBySea } from '../../../lib/shipments/cart-text.ts'
import { statusTones } from '../../../lib/shipments/status-tones.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { ShipmentFacts, type OpenRow } from './ShipmentFacts.tsx'
import { useCrossing } from './use-crossing.ts'
import { useTimeline } from './use-timeline.ts'
import { expectedOf, placeLabelOf, whereaboutsOf } from '../../../lib/shipments/whereabouts.ts'

interface ShipmentViewProps {
  cart: Cart
  /** The invoice that billed it. */
  invoice: Invoice
  /** Omits its title where the page has it. */
  isTitled?: boolean
  /** The rows that are open at first. */
  open: readonly OpenRow[]
}

/** One shipment of an order, on a sheet of its own. */
export function ShipmentView(props: ShipmentViewProps) {
  const language = useLanguage()
  return (
    <Sheet bleed clip aria-label={cartTitle(props.cart, language)}>
      <ShipmentContent {...props} />
    </Sheet>
  )
}

/** Where a shipment is, on its badge. */
export function ShipmentStatus({ cart }: { cart: Cart }) {
  const language = useLanguage()
  return (
    <StatusBadge tone={statusTones[whereaboutsOf(cart)]} bySea={isBySea(cart)}>
      {placeLabelOf(cart, language)}
    </StatusBadge>
  )
}

/** Where a shipment is, and what is known of it. */
export function ShipmentContent({ cart, invoice, isTitled = true, open }: ShipmentViewProps) {
  const { t } = useTranslation('status')
  const language = useLanguage()
  const expected = expectedOf(cart)
  const timeline = useTimeline(cart, invoice, expected)
  const crossing = useCrossing(cart)
  const item = invoice.items.find(({ cart_code }) => cart_code === cart.cart_code)
  return (
    <>
      <StatusPanel
        title={isTitled ? cartTitle(cart, language) : (cart.package?.title ?? t('shipment'))}
        text={
          <Inline as="span" space={2}>
            <Code>{cart.cart_code}</Code>
            {isTitled && cart.package && <span>{cart.package.title}</span>}
          </Inline>
        }
        status={<ShipmentStatus cart={cart} />}
        {...(expected.finished && {
          expected: { label: t('expected'), time: formatDay(expected.finished[1], language) },
        })}
      >
        <CrossingProgress label={t('route.label')} {...crossing} />
      </StatusPanel>
      <SheetSection rows>
        <ShipmentFacts cart={cart} agreed={item?.priced} timeline={timeline} open={open} />
      </SheetSection>
    </>
  )
}
