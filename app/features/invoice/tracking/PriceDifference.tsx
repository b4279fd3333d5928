import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
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
import { waitingPlaceOf } from '../../../lib/shipments/whereabouts.ts'

/**
 * What changed the price after checkout: still to be paid, paid, credited, or to follow once its invoice is paid. It is
 * paid at the foot of the price.
 */
export function PriceDifference({ cart }: { cart: Cart }) {
  const { t } = useTranslation('status')
  const causeOf = useCause()
  const { price_changes: changes, next_change: next } = cart
  if (changes.length === 0 && !next) return null
  return (
    <Stack space={2}>
      {changes.map((change, at) => {
        // A zero only records that the price is again what was paid.
        if (change.amount === 0) return null
        return <Change key={change.invoice_code ?? `credit-${at}`} cart={cart} change={change} />
      })}
      {next && (
        <Notice tone={next.amount > 0 ? 'caution' : 'info'} icon={Scale} title={causeOf(cart, next)}>
          {next.reason} {t(nextKey(next), { amount: formatRupiah(Math.abs(next.amount)) })}
        </Notice>
      )}
    </Stack>
  )
}

const nextKey = ({ amount }: PriceChange) =>
  amount > 0 ? 'difference.next.due' : amount < 0 ? 'difference.next.credited' : 'difference.next.same'

interface ChangeProps {
  cart: Cart
  change: PriceChange
}

function Change({ cart, change }: ChangeProps) {
  const { t } = useTranslation('status')
  const language = useLanguage()
  const countryName = useCountryName()
  const causeOf = useCause()
  const measuredText = useMeasuredText()
  const { amount, reason, measurement, invoice_code: code } = change
  if (amount < 0) {
    return (
      <Notice
        tone="positive"
        title={t('difference.credited.title', { title: cartTitle(cart), amount: formatRupiah(-amount) })}
      >
        {/* The title has named the parcel. */}
        {measurement && `${fullStop(measuredText(measurement), language)} `}
        {reason}
      </Notice>
    )
  }
  const bill = dueOf(cart).find(({ invoice_code }) => invoice_code === code)
  const why = measurement && reason
  if (!bill) {
    return (
      <Notice
        tone="info"
        title={t(measurement ? 'difference.paid' : 'difference.chargePaid', { amount: formatRupiah(amount) })}
      >
        {causeOf(cart, change)} {why}
      </Notice>
    )
  }
  const whereItWaits = t(`difference.due.where.${waitingPlaceOf(cart)}`, {
    country: countryName(cart.country),
  })
  return (
    <Notice tone="caution" icon={measurement ? Scale : Receipt} title={causeOf(cart, change)}>
      {joinSentences(
        [
          why ?? undefined,
          t(measurement ? 'difference.due.text' : 'difference.charged', { amount: formatRupiah(amount) }),
          whereItWaits,
        ],
        language,
      )}{' '}
      <Text as="span" weight="semibold">
        {t('difference.due.by', { time: formatMoment(bill.due_date, language) })}
      </Text>
    </Notice>
  )
}

/** The parcel, with what was measured of it or what an operator charged for. */
function useCause(): (cart: Cart, change: PriceChange) => string {
  const { t } = useTranslation('status')
  const language = useLanguage()
  const measuredText = useMeasuredText()
  return (cart, { measurement, reason }) => {
    const title = cartTitle(cart)
    if (!measurement) return t('difference.billed', { title, reason: fullStop(reason, language) })
    return t('difference.measured', { title, change: measuredText(measurement) })
  }
}
