import { formatRupiah } from '@seberang/domain/format'
import { localMinute } from '@seberang/domain/time'
import { message } from '@seberang/domain/validation'
import type { Transaction } from '../../database/database.ts'
import { book } from '../../ledger/ledger.ts'
import type { RefusedField } from '../../refusal/refusal.ts'
import { requireSure } from '../../refusal/sure.ts'
import { insertDoublePayout } from './store.ts'
import { requireUnusedReference } from '../../invoicing/used-reference.ts'

/** A withdrawal or a refund that was being transferred when its money went back. */
export interface Returned {
  id: string
  /** What the bank was to transfer, in whole rupiah. */
  amount: number
  at: Date | null
}

/**
 * Books a transfer of what had gone back as a loss, which stays to be settled with the customer. Its withdrawal or refund is
 * locked. Throws 409 for a transfer that paid something else.
 */
export async function bookDoublePayout(
  transaction: Transaction,
  { id, amount }: Returned,
  { reference, operator }: { reference: string; operator: string },
  now: Date,
): Promise<void> {
  await requireUnusedReference(transaction, reference)
  await insertDoublePayout(transaction, { payoutId: id, reference, amount, operator, notedAt: now })
  const postings = [
    { kind: 'bank_payout', amount },
    { kind: 'revenue', amount: 0 - amount },
  ] as const
  await book(transaction, 'double_payout', id, postings, now)
}

/** The same as an operator says it. Throws 422 `doubtful` unless `sure`. */
export async function payReturned(
  transaction: Transaction,
  returned: Returned,
  { sure, ...transfer }: { reference: string; operator: string; sure: string | undefined },
  now: Date,
): Promise<void> {
  const { id, amount, at } = returned
  const values = { amount: formatRupiah(amount), at: localMinute(at) }
  const doubts: RefusedField[] = [{ field: 'id', reason: message('returned_before', values) }]
  requireSure(doubts, [id, transfer.reference], sure)
  await bookDoublePayout(transaction, returned, transfer, now)
}
