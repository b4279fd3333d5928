import { Badge } from '@seberang/design-system/Badge'
import { Code } from '@seberang/design-system/Code'
import { Disclosure } from '@seberang/design-system/Disclosure'
import { Select } from '@seberang/design-system/Select'
import { SheetSection } from '@seberang/design-system/Sheet'
import { Text } from '@seberang/design-system/Text'
import { courierName } from '@seberang/domain/explain'
import { formatRupiah } from '@seberang/domain/format'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { cartTitle, type CompleteCart } from '../../lib/shipments/cart-text.ts'
import { ShippingPart } from './ShippingPart.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** From so many on, shipments are rows that open: in full they fill several windows of a phone. */
export const manyParcels = 4

interface ShippingRowsProps {
  carts: readonly CompleteCart[]
  checkout: CheckoutState
  /** Codes. */
  opened: ReadonlySet<string>
  onOpenChange: (code: string, open: boolean) => void
  missingCart: CompleteCart | undefined
  courierRef: Ref<HTMLDivElement>
}

/** The couriers and insurances of many shipments: one courier for all of them, or each in its own row. */
export function ShippingRows(props: ShippingRowsProps) {
  const { carts, checkout, opened, onOpenChange, missingCart, courierRef } = props
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  return (
    <>
      <SheetSection>
        <CourierForAll carts={carts} checkout={checkout} />
      </SheetSection>
      {carts.map((cart) => {
        const isOpen = opened.has(cart.cart_code)
        const chosen = checkout.choiceOf(cart).courier_code
        const courier = cart.domestic_shipping_prices.find(({ courier_code }) => courier_code === chosen)
        return (
          <Disclosure
            key={cart.cart_code}
            variant="row"
            level={2}
            label={cartTitle(cart, language)}
            {...(!isOpen && { note: <Code>{cart.cart_code}</Code> })}
            status={
              courier ? (
                <Text as="span" step="note" tone="secondary">
                  {courierName(courier)}
                </Text>
              ) : (
                <Badge tone="caution">{t('courierPlaceholder')}</Badge>
              )
            }
            amount={formatRupiah(checkout.pricedOf(cart).answer.total)}
            open={isOpen}
            onOpenChange={(open) => onOpenChange(cart.cart_code, open)}
          >
            <SheetSection>
              <ShippingPart
                cart={cart}
                checkout={checkout}
                isTitled={false}
                {...(cart === missingCart && { courierRef })}
              />
            </SheetSection>
          </Disclosure>
        )
      })}
    </>
  )
}

/** Sets one courier for all shipments that it carries. */
function CourierForAll({ carts, checkout }: Pick<ShippingRowsProps, 'carts' | 'checkout'>) {
  const { t } = useTranslation('checkout')
  const offers = Map.groupBy(
    carts.flatMap(({ domestic_shipping_prices }) => domestic_shipping_prices),
    ({ courier_code }) => courier_code,
  )
  const [common = '', ...others] = new Set(carts.map((cart) => checkout.choiceOf(cart).courier_code))
  return (
    <Select
      label={t('courierForAll.label')}
      placeholder={t('courierForAll.differs')}
      value={others.length > 0 ? '' : common}
      options={[...offers].flatMap(([value, [first, ...more]]) => {
        if (!first) return []
        const [name, some] = [courierName(first), more.length + 1]
        const label =
          some === carts.length ? name : t('courierForAll.some', { name, some, all: carts.length })
        return { value, label }
      })}
      onChange={(code) => {
        for (const cart of carts)
          if (cart.domestic_shipping_prices.some(({ courier_code }) => courier_code === code))
            checkout.chooseCourier(cart, code)
      }}
    />
  )
}
