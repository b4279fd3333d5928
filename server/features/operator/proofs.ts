import type { OpsProof, OpsSettled } from '@seberang/domain/api'
import type { Transaction } from '../../database/database.ts'
import {
  acceptWaiting,
  leaveTimeToPay,
  lockWaitingProof,
  showProof,
} from '../../invoicing/transfer-proofs.ts'
import { settleTransfer } from './money.ts'

/**
 * Books the transfer that a proof shows, as `settleTransfer` does by hand: one of an invoice that has ended meanwhile is owed
 * back; where it did not pay an open one, its customer has the time to do so. Throws as that, 404 for an unknown proof, and
 * 409 for one that is decided.
 */
export async function acceptProof(
  transaction: Transaction,
  {
    id,
    operator,
    amount,
    ...seen
  }: { id: string; operator: string; reference: string; amount?: number; sure?: string },
  now: Date,
): Promise<{ proof: OpsProof; settled: Omit<OpsSettled, 'action'> }> {
  const { invoice, proof } = await lockWaitingProof(transaction, id)
  // What came in, or what the customer says: that need not be what is due by now.
  const transfer = { ...seen, amount: amount ?? proof.amount }
  const settled = await settleTransfer(transaction, invoice.code, transfer, operator, now)
  // Also where it paid nothing.
  await acceptWaiting(transaction, invoice.id, operator, now)
  if (settled.status === 'pending') await leaveTimeToPay(transaction, invoice, now)
  return { proof: await showProof(transaction, id), settled }
}
