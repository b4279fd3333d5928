import { Box } from '@seberang/design-system/Box'
import { Button } from '@seberang/design-system/Button'
import { Stack } from '@seberang/design-system/Stack'
import { ChevronDown, ChevronUp } from '@seberang/design-system/icons'
import type { Cart, Invoice } from '@seberang/domain/api'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dueOf } from '../../../lib/shipments/due.ts'
import type { OpenRow } from './ShipmentFacts.tsx'
import { ShipmentView } from './ShipmentView.tsx'

/** How many stand on a phone; the others are a press away. */
const shipmentsInSight = 2

interface ShipmentsProps {
  carts: readonly Cart[]
  /** The invoice that billed them. */
  invoice: Invoice
  /** Omits their titles where the page has them. */
  isTitled?: boolean
  /** The rows of each that are open at first. */
  openOf: (cart: Cart) => readonly OpenRow[]
}

/** The shipments of an order. On a phone the first of them, and in any case those that something is due for. */
export function Shipments({ carts, openOf, ...shipment }: ShipmentsProps) {
  const { t } = useTranslation('status')
  const [isOpen, setOpen] = useState(false)
  const othersId = useId()
  const inSight = Math.max(shipmentsInSight, carts.findLastIndex((cart) => dueOf(cart).length > 0) + 1)
  const others = carts.slice(inSight)
  const view = (cart: Cart) => (
    <ShipmentView key={cart.cart_code} cart={cart} open={openOf(cart)} {...shipment} />
  )
  return (
    <Stack space={4}>
      {carts.slice(0, inSight).map(view)}
      {others.length > 0 && (
        <>
          <Box display={{ phone: 'block', tablet: 'none' }}>
            <Button
              variant="outline"
              tone="neutral"
              size="large"
              width="full"
              trailingIcon={isOpen ? ChevronUp : ChevronDown}
              aria-expanded={isOpen}
              aria-controls={othersId}
              onClick={() => setOpen(!isOpen)}
            >
              {t('others', { count: others.length })}
            </Button>
          </Box>
          <Box id={othersId} display={{ phone: isOpen ? 'block' : 'none', tablet: 'block' }}>
            <Stack space={4}>{others.map(view)}</Stack>
          </Box>
        </>
      )}
    </Stack>
  )
}
