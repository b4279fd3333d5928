import { formatRupiah } from '@seberang/domain/format'
import { message } from '@seberang/domain/validation'
import { leftToPayLater, type PayLaterReason, type PayLaterState } from '@seberang/domain/wallet'

/** Why something cannot be paid later, not yet translated. @param amount whole rupiah */
export function payLaterMessage(
  reason: PayLaterReason,
  { terms, used }: Pick<PayLaterState, 'terms' | 'used'>,
  amount: number,
): string {
  const left = formatRupiah(leftToPayLater(used, terms?.limit ?? 0))
  return reason === 'limit'
    ? message('pay_later_limit', { left, total: formatRupiah(amount) })
    : message(`pay_later_${reason}`)
}
