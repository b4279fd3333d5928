import type { WalletEntryKind } from '@seberang/domain/wallet'
import { transactionKinds, type TransactionKind } from '../database/schema/index.ts'

/** What a booking is to its customer, where it moves the wallet. */
const entryKinds: Record<TransactionKind, WalletEntryKind> = {
  settlement: 'topup',
  settlement_taken_back: 'taken_back',
  surplus_kept: 'credit',
  refund_owed: 'refund',
  money_returned: 'refund',
  money_unreturned: 'refund',
  credit: 'credit',
  credit_undone: 'taken_back',
  additional_returned: 'refund',
  additional_return_undone: 'taken_back',
  withdrawal: 'withdrawal',
  withdrawal_paid: 'withdrawal',
  withdrawal_unpaid: 'withdrawal',
  withdrawal_returned: 'withdrawal_returned',
  double_payout: 'withdrawal',
  double_payout_recovered: 'withdrawal',
  double_payout_unrecovered: 'withdrawal',
  double_payout_dismissed: 'withdrawal',
  refund: 'refund',
  refund_paid: 'refund',
  refund_unpaid: 'refund',
  refund_returned: 'refund',
  refund_undone: 'taken_back',
  wallet_given_up: 'taken_back',
}

/** The same where it takes money out, of bookings that do both. */
const takenOut: Partial<Record<TransactionKind, WalletEntryKind>> = { settlement: 'payment' }

export const entryKindOf = ({ kind, amount }: { kind: TransactionKind; amount: number }): WalletEntryKind =>
  (amount < 0 ? takenOut[kind] : undefined) ?? entryKinds[kind]

/** The bookings that are of this kind to their customer, by whether they bring money in or take it out. */
export const bookingsOf = (kind: string | undefined): Record<'in' | 'out', TransactionKind[]> => ({
  in: transactionKinds.filter((one) => entryKindOf({ kind: one, amount: 1 }) === kind),
  out: transactionKinds.filter((one) => entryKindOf({ kind: one, amount: -1 }) === kind),
})
