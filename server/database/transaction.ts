import { sqlState, type Database, type Transaction } from './database.ts'

const conflicts = new Set(['40001', '40P01'])

/** Runs a transaction, and retries it after a serialization failure or deadlock. */
export async function inTransaction<Result>(
  { database }: { database: { database: Database } },
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.database.transaction(work)
    } catch (error) {
      if (attempt === 3 || !conflicts.has(sqlState(error) ?? '')) throw error
    }
  }
}
