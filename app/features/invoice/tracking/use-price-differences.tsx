import { Text } from '@seberang/design-system/Text'
import { Receipt, Scale } from '@seberang/design-system/icons'
import type { Cart, PriceChange } from '@seberang/domain/api'
import { formatMoment, formatRupiah, fullStop, joinSentences } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { cartTitle } from '../../../lib/shipments/cart-text.ts'
import { dueOf } from '../../../lib/shipments/due.ts'
import { useMeasuredText } from '../../../lib/shipments/measurement-text.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { useCountryName } from '../../../lib/reference/countries.ts'
import type { NoticeFacts } from '../Notices.tsx'
import { waitingPlaceOf } from '../../../lib/shipments/whereabouts.ts'

/**
 * What changed the price after checkout: still to be paid, paid, credited, or to follow once its invoice is paid. It is
 * paid at the foot of the price.
 */
export function usePriceDifferences(): (cart: Cart) => NoticeFacts[] {
  const { t } = useTranslation('status')
  const causeOf = useCause()
  const changeOf = useChange()
  return (cart) => {
    const { cart_code: code, price_changes: changes, next_change: next } = cart
    return [
      ...changes.flatMap((change, at) =>
        // A zero only records that the price is again what was paid.
        change.amount === 0
          ? []
          : [{ id: `${code}-${change.invoice_code ?? `credit-${at}`}`, ...changeOf(cart, change) }],
      ),
      ...(next
        ? [
            {
              id: `${code}-next`,
              tone: next.amount > 0 ? ('caution' as const) : ('info' as const),
              icon: Scale,
              title: causeOf(cart, next),
              text: `${next.reason} ${t(nextKey(next), { amount: formatRupiah(Math.abs(next.amount)) })}`,
            },
          ]
        : []),
    ]
  }
}

const nextKey = ({ amount }: PriceChange) =>
  amount > 0 ? 'difference.next.due' : amount < 0 ? 'difference.next.credited' : 'difference.next.same'

function useChange(): (cart: Cart, change: PriceChange) => Omit<NoticeFacts, 'id'> {
  const { t } = useTranslation('status')
  const language = useLanguage()
  const countryName = useCountryName()
  const causeOf = useCause()
  const measuredText = useMeasuredText()
  return (cart, change) => {
    const { amount, reason, measurement, invoice_code: code } = change
    if (amount < 0) {
      return {
        tone: 'positive',
        title: t('difference.credited.title', {
          title: cartTitle(cart, language),
          amount: formatRupiah(-amount),
        }),
        // The title has named the parcel.
        text: joinSentences(
          [measurement ? fullStop(measuredText(measurement), language) : undefined, reason],
          language,
        ),
      }
    }
    const bill = dueOf(cart).find(({ invoice_code }) => invoice_code === code)
    const why = measurement ? reason : undefined
    if (!bill) {
      return {
        tone: 'info',
        title: t(measurement ? 'difference.paid' : 'difference.chargePaid', { amount: formatRupiah(amount) }),
        text: joinSentences([causeOf(cart, change), why], language),
      }
    }
    const whereItWaits = t(`difference.due.where.${waitingPlaceOf(cart)}`, {
      country: countryName(cart.country),
    })
    return {
      tone: 'caution',
      icon: measurement ? Scale : Receipt,
      title: causeOf(cart, change),
      text: (
        <>
          {joinSentences(
            [
              why,
              t(measurement ? 'difference.due.text' : 'difference.charged', { amount: formatRupiah(amount) }),
              whereItWaits,
            ],
            language,
          )}{' '}
          <Text as="span" weight="semibold">
            {t('difference.due.by', { time: formatMoment(bill.due_date, language) })}
          </Text>
        </>
      ),
    }
  }
}

/** The parcel, with what was measured of it or what an operator charged for. */
function useCause(): (cart: Cart, change: PriceChange) => string {
  const { t } = useTranslation('status')
  const language = useLanguage()
  const measuredText = useMeasuredText()
  return (cart, { measurement, reason }) => {
    const title = cartTitle(cart, language)
    if (!measurement) return t('difference.billed', { title, reason: fullStop(reason, language) })
    return t('difference.measured', { title, change: measuredText(measurement) })
  }
}
