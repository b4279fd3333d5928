import { sqlState, type Database, type Transaction } from './database.ts'

const conflicts = new Set(['40001', '40P01'])

/** Runs a transaction, again when the database ended it for another's sake. */
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
