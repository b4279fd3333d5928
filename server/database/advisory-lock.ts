import type { Transaction } from './database.ts'
import { runNamed } from './named.ts'

/** What is locked before a row of it exists. */
export type LockKind =
  'one-time code' | 'tracking number' | 'addresses' | 'devices' | 'device' | 'bank reference'

/**
 * Waits for and holds the lock of a key until the transaction ends: for what has no row yet that could be locked, so
 * that of two concurrent transactions the second sees what the first has inserted.
 */
export async function lockFor(transaction: Transaction, kind: LockKind, key: string): Promise<void> {
  const text = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'
  await runNamed(transaction, 'lock_for', text, [`${kind}\n${key}`])
}
