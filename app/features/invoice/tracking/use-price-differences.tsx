import { Text } from '@seberang/design-system/Text'
import { Receipt, Scale } from '@seberang/design-system/icons'
import type { Cart, NextChange, PriceChange } from '@seberang/domain/api'
import { balanceText } from '@seberang/domain/explain'
import { formatMoment, formatRupiah, fullStop, joinSentences } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { cartTitle } from '../../../lib/shipments/cart-text.ts'
import { unpaidOf } from '../../../lib/shipments/due.ts'
import { lookedAtText } from '../../../lib/shipments/looked-at.ts'
import { useMeasuredText } from '../../../lib/shipments/measurement-text.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { useCountryName } from '../../../lib/reference/countries.ts'
import type { NoticeFacts } from '../Notices.tsx'
import { waitingPlaceOf } from '../../../lib/shipments/whereabouts.ts'

/**
 * What changed the price after checkout: still to be paid, paid, credited, or to follow once its invoice is paid or the
 * bank settles again. It is paid at the foot of the price.
 */
export function usePriceDifferences(): (cart: Cart, parcels: number) => NoticeFacts[] {
  const { t } = useTranslation('status')
  const language = useLanguage()
  const nameOf = useName()
  const causeOf = useCause()
  const changeOf = useChange()
  return (cart, parcels) => {
    const named = nameOf(cart, parcels)
    const { cart_code: code, price_changes: changes, next_change: next } = cart
    const newest = changes.findLast(({ measurement }) => measurement !== null)
    return [
      ...changes.flatMap((change, at) =>
        // A zero only records that the price is again what was paid: what it took back is over once another was measured.
        change.amount === 0 && !(change.credit_undone && change === newest)
          ? []
          : [{ id: `${code}-${change.invoice_code ?? `credit-${at}`}`, ...changeOf(cart, change, named) }],
      ),
      ...(next
        ? [
            {
              id: `${code}-next`,
              tone: next.amount > 0 ? ('caution' as const) : ('info' as const),
              icon: Scale,
              title: named(causeOf(next)),
              text: joinSentences(
                [next.reason, t(nextKey(next), { amount: formatRupiah(Math.abs(next.amount)) })],
                language,
              ),
            },
          ]
        : []),
    ]
  }
}

function nextKey({ amount, waits_for }: NextChange) {
  if (waits_for === 'bank') return 'difference.next.withheld'
  return amount > 0 ? 'difference.next.due' : amount < 0 ? 'difference.next.credited' : 'difference.next.same'
}

function useChange(): (cart: Cart, change: PriceChange, named: Named) => Omit<NoticeFacts, 'id'> {
  const { t } = useTranslation(['status', 'invoice'])
  const language = useLanguage()
  const countryName = useCountryName()
  const causeOf = useCause()
  const measuredText = useMeasuredText()
  return (cart, change, named) => {
    const { amount, reason, measurement, now, credit_undone: undone = 0, invoice_code: code } = change
    const creditUndone =
      undone === 0
        ? undefined
        : t(amount < 0 ? 'difference.creditUndone.part' : 'difference.creditUndone.text', {
            amount: formatRupiah(undone),
            before: formatRupiah(undone - amount),
          })
    const why = measurement ? reason : undefined
    if (amount === 0) {
      return {
        tone: 'info',
        icon: Scale,
        title: named(t('difference.creditUndone.title', { amount: formatRupiah(undone) })),
        text: joinSentences(
          [
            causeOf(change),
            why,
            // A charge after it makes it another.
            change === cart.price_changes.at(-1)
              ? t('difference.creditUndone.now', { total: formatRupiah(now.total) })
              : undefined,
          ],
          language,
        ),
      }
    }
    if (amount < 0) {
      return {
        tone: 'positive',
        title: named(
          t(undone > 0 ? 'difference.credited.remaining' : 'difference.credited.title', {
            amount: formatRupiah(-amount),
          }),
        ),
        text: joinSentences(
          [
            measurement ? fullStop(measuredText(measurement), language) : undefined,
            reason,
            creditUndone,
            balanceText(language),
          ],
          language,
        ),
      }
    }
    const bill = unpaidOf(cart).find(({ invoice_code }) => invoice_code === code)
    if (!bill) {
      return {
        tone: 'positive',
        title: t(measurement ? 'difference.paid' : 'difference.chargePaid', { amount: formatRupiah(amount) }),
        text: joinSentences([named(causeOf(change)), why, creditUndone], language),
      }
    }
    const whereItWaits = t(`difference.due.where.${waitingPlaceOf(cart)}`, {
      country: countryName(cart.country),
    })
    return {
      tone: 'caution',
      icon: measurement ? Scale : Receipt,
      title: named(causeOf(change)),
      text: (
        <>
          {joinSentences(
            [
              bill.taken_back
                ? t(
                    bill.taken_back.by === 'operator' ? 'invoice:takenBack.byUs' : 'invoice:takenBack.title',
                    {
                      amount: formatRupiah(bill.taken_back.amount),
                      time: formatMoment(bill.taken_back.at, language),
                    },
                  )
                : undefined,
              why,
              t(measurement ? 'difference.due.text' : 'difference.charged', { amount: formatRupiah(amount) }),
              creditUndone,
              whereItWaits,
            ],
            language,
          )}{' '}
          <Text as="span" weight="semibold">
            {lookedAtText({ ...bill, invoice_type: 'additional' }, language)?.text ??
              t('difference.due.by', { time: formatMoment(bill.due_date, language) })}
          </Text>
        </>
      ),
    }
  }
}

/** Puts the name of its parcel before a text. */
type Named = (text: string) => string

/** A single parcel needs no name: the page is called by it. */
function useName(): (cart: Cart, parcels: number) => Named {
  const { t } = useTranslation('status')
  const language = useLanguage()
  return (cart, parcels) => (text) =>
    parcels > 1 ? t('difference.ofParcel', { title: cartTitle(cart, language), text }) : text
}

/** What was measured of a parcel, or what an operator charged for. */
function useCause(): (change: PriceChange) => string {
  const language = useLanguage()
  const measuredText = useMeasuredText()
  return ({ measurement, reason }) => fullStop(measurement ? measuredText(measurement) : reason, language)
}
