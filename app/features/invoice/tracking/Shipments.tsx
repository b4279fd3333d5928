import { Code } from '@seberang/design-system/Code'
import { Disclosure } from '@seberang/design-system/Disclosure'
import { Sheet } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import type { Cart, Invoice } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { cartTitle } from '../../../lib/shipments/cart-text.ts'
import { dueOf } from '../../../lib/shipments/due.ts'
import { manyShipments } from '../../../lib/shipments/use-shipment-names.ts'
import type { OpenRow } from './ShipmentFacts.tsx'
import { ShipmentContent, ShipmentStatus, ShipmentView } from './ShipmentView.tsx'

interface ShipmentsProps {
  carts: readonly Cart[]
  /** The invoice that billed them. */
  invoice: Invoice
  /** Omits their titles where the page has them. */
  isTitled?: boolean
  /** The rows of each that are open at first. */
  openOf: (cart: Cart) => readonly OpenRow[]
}

/** The shipments of an order: of many the first in full, and in any case those that something is due for. */
export function Shipments({ carts, openOf, ...shipment }: ShipmentsProps) {
  const { t } = useTranslation('status')
  const due = carts.findLastIndex((cart) => dueOf(cart).length > 0) + 1
  const inFull = carts.length < manyShipments ? carts.length : Math.max(1, due)
  const others = carts.slice(inFull)
  return (
    <Stack space={4}>
      {carts.slice(0, inFull).map((cart) => (
        <ShipmentView key={cart.cart_code} cart={cart} open={openOf(cart)} {...shipment} />
      ))}
      {others.length > 0 && (
        <Sheet bleed clip aria-label={t('others', { count: others.length })}>
          {others.map((cart) => (
            <ShipmentLine key={cart.cart_code} cart={cart} invoice={shipment.invoice} open={openOf(cart)} />
          ))}
        </Sheet>
      )}
    </Stack>
  )
}

interface ShipmentLineProps {
  cart: Cart
  invoice: Invoice
  open: readonly OpenRow[]
}

/** One shipment in short; open, its sheet says where it is. */
function ShipmentLine({ cart, invoice, open }: ShipmentLineProps) {
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const billed = invoice.items.find(({ cart_code }) => cart_code === cart.cart_code)?.priced
  // What was measured after its checkout is in the price of an order, and of no other invoice.
  const priced = (invoice.status === 'paid' ? cart.priced : null) ?? billed
  return (
    <Disclosure
      variant="row"
      level={2}
      label={cartTitle(cart, language)}
      amount={priced && formatRupiah(priced.answer.total)}
      open={isOpen}
      onOpenChange={setOpen}
      {...(!isOpen && { note: <Code>{cart.cart_code}</Code>, status: <ShipmentStatus cart={cart} /> })}
    >
      <ShipmentContent cart={cart} invoice={invoice} isTitled={false} open={open} />
    </Disclosure>
  )
}
