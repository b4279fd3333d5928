import type { PaymentNumber } from '@seberang/design-system/PaymentInstruction'
import { groupDigits, paymentNumbers } from '@seberang/domain/explain'
import { formatRupiah } from '@seberang/domain/format'

/** The numbers to enter at the bank, as they are read and copied; as `paymentNumbers` of the domain. */
export const shownNumbers = (...of: Parameters<typeof paymentNumbers>): PaymentNumber[] =>
  paymentNumbers(...of).map(({ name, value, kind }) => ({
    term: name,
    raw: value,
    shown: kind === 'digits' ? groupDigits(value) : value,
    ...(kind === 'text' && { plain: true }),
  }))

/** An amount that is typed at the bank. @param amount whole rupiah */
export const shownAmount = (term: string, amount: number): PaymentNumber => ({
  term,
  raw: String(amount),
  shown: formatRupiah(amount),
})
