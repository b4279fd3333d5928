import { Code } from '@seberang/design-system/Code'
import { Flag } from '@seberang/design-system/Flag'
import { ShippingPriceCard } from '@seberang/design-system/ShippingPriceCard'
import { Text } from '@seberang/design-system/Text'
import { formatRange, formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useInsurancePicker } from '../../components/form/insurance-picker.ts'
import { cartTitle, isMeasuredCart, type CompleteCart } from '../../lib/shipments/cart-text.ts'
import { chargeableText, courierName } from '@seberang/domain/explain'
import { flagOf, useCountryName } from '../../lib/reference/countries.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { CheckoutState } from './use-checkout.ts'

interface ShippingPartProps {
  cart: CompleteCart
  checkout: CheckoutState
  /** For the focus when the courier is missing. */
  courierRef?: Ref<HTMLDivElement>
  /** Not where a row above it has the title. */
  isTitled?: boolean
}

/** Courier and insurance of one shipment, with their prices. */
export function ShippingPart({ cart, checkout, courierRef, isTitled = true }: ShippingPartProps) {
  const { t } = useTranslation(['checkout', 'common'])
  const language = useLanguage()
  const countryName = useCountryName()
  const choice = checkout.choiceOf(cart)
  const billed = chargeableText(checkout.pricedOf(cart).answer.weight, language)
  const insurance = useInsurancePicker({
    title: cartTitle(cart, language),
    goods: cart.priced.answer.goods.idr,
    costOf: (one) => checkout.pricedOf(cart, { insurance: one }).answer.lines.insurance,
    value: choice.insurance,
    onChange: (one) => checkout.chooseInsurance(cart, one),
  })
  return (
    <ShippingPriceCard
      {...(isTitled && { title: cartTitle(cart, language) })}
      meta={
        <>
          <Flag country={flagOf(cart.country)} size={18} />
          <Code>{cart.cart_code}</Code>
          <span>{t('deliveryOption', { country: countryName(cart.country), name: cart.package.title })}</span>
        </>
      }
      badge={
        // Nothing to do about it: what follows from it stands with the price.
        <Text as="span" step="note" tone="secondary">
          {t(isMeasuredCart(cart) ? 'measured' : 'estimated', { weight: billed })}
        </Text>
      }
      courier={{
        ...(courierRef && { ref: courierRef }),
        label: t('courier'),
        placeholder: t('courierPlaceholder'),
        value: choice.courier_code,
        onChange: (code) => checkout.chooseCourier(cart, code),
        error: checkout.submitted && !choice.courier_code ? t('courierMissing') : undefined,
        options: cart.domestic_shipping_prices.map((price) => ({
          value: price.courier_code,
          name: courierName(price),
          detail: t('days', { count: price.days[1], range: daysText(price.days, language) }),
          amount: formatRupiah(
            checkout.pricedOf(cart, { courier_code: price.courier_code }).answer.lines.domestic_shipping,
          ),
        })),
      }}
      insurance={insurance}
    />
  )
}

const daysText = ([from, to]: readonly [number, number], language: Language): string =>
  from === to ? String(to) : formatRange([from, to], language)
