import { message } from '@seberang/domain/validation'
import { lockFor } from '../../database/advisory-lock.ts'
import type { Transaction } from '../../database/database.ts'
import { conflict } from '../../refusal/refusal.ts'
import { findRefundByReference } from './refunds/store.ts'
import { findByReference, findDoubleByReference } from './store.ts'

/** Of two at once, the second sees what the first has noted. Throws 409 for a transfer that paid something else. */
export async function requireUnusedReference(transaction: Transaction, reference: string): Promise<void> {
  await lockFor(transaction, 'bank reference', reference)
  const other =
    (await findByReference(transaction, reference)) ??
    (await findRefundByReference(transaction, reference)) ??
    (await findDoubleByReference(transaction, reference))
  if (!other) return
  const reason = message('reference_of', { withdrawal: other.id })
  throw conflict('reference_used', { fields: [{ field: 'reference', reason }] })
}
