import { formatRupiah } from '@seberang/domain/format'
import { localMinute } from '@seberang/domain/time'
import { message } from '@seberang/domain/validation'
import { day } from '../../database/clock.ts'
import type { Transaction } from '../../database/database.ts'
import { reverse } from '../../ledger/ledger.ts'
import { findNumbered } from '../../ledger/numbered.ts'
import { conflict, type RefusedField } from '../../refusal/refusal.ts'
import { requireSure } from '../../refusal/sure.ts'

/** A withdrawal or a refund, locked. */
export interface Payout {
  id: string
  status: string
  /** What the bank was to transfer, in whole rupiah. */
  toPay: number
  reference: string | null
  endedAt: Date | null
  /** Null once the account of its customer is deleted. */
  recipient: string | null
}

/** What was recorded as paid by mistake. */
export interface Mistaken {
  id: string
  /** As it was recorded. */
  reference: string
  sure: string | undefined
}

/**
 * Undoes the booking of a payout that was recorded as transferred by mistake.
 * Throws 409 for one that is not recorded as paid by this transfer, or whose customer has deleted their account; 422
 * `doubtful` for one that was recorded more than a day ago, unless `sure`: its customer has had the time to miss it.
 * @param mistaken.doubts what else is doubted of it
 */
export async function undoPaid(
  transaction: Transaction,
  payout: Payout,
  kinds: { paid: 'withdrawal_paid' | 'refund_paid'; undone: 'withdrawal_unpaid' | 'refund_unpaid' },
  {
    reference,
    sure,
    doubts = [],
  }: Pick<Mistaken, 'reference' | 'sure'> & { doubts?: readonly RefusedField[] },
  now: Date,
): Promise<void> {
  const { id, status, endedAt, recipient, toPay } = payout
  if (status !== 'paid' || payout.reference !== reference) throw conflict('not_paid_by_it')
  if (recipient === null) throw conflict('account_deleted')
  const isLong = endedAt !== null && now.getTime() - endedAt.getTime() >= day
  const values = { amount: formatRupiah(toPay), at: localMinute(endedAt) }
  const ofAge: RefusedField[] = isLong ? [{ field: 'id', reason: message('paid_long_ago', values) }] : []
  requireSure([...ofAge, ...doubts], [id, reference, 'unpay'], sure)
  const { newest } = await findNumbered(transaction, { kind: kinds.paid, reference: id })
  const undone = { kind: kinds.undone, reference: newest }
  await reverse(transaction, { kind: kinds.paid, reference: newest }, undone, now)
}
