import type { WalletEntryKind } from '@seberang/domain/wallet'
import { transactionKinds, type TransactionKind } from '../database/schema/index.ts'

/** What a booking is to its customer, where it moves the wallet. */
export const entryKinds: Record<TransactionKind, WalletEntryKind> = {
  settlement: 'topup',
  settlement_taken_back: 'taken_back',
  refund_owed: 'refund',
  credit: 'credit',
  credit_undone: 'taken_back',
  additional_returned: 'refund',
  additional_return_undone: 'taken_back',
  withdrawal: 'withdrawal',
  withdrawal_paid: 'withdrawal',
  withdrawal_returned: 'withdrawal_returned',
  refund: 'refund',
  refund_paid: 'refund',
  refund_returned: 'refund',
  refund_undone: 'taken_back',
}

/** The bookings that are of this kind to their customer. */
export const bookingsOf = (kind: string | undefined): TransactionKind[] =>
  transactionKinds.filter((one) => entryKinds[one] === kind)
