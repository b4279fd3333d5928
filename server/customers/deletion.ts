import { and, eq, gt } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { customers, files } from '../database/schema/index.ts'
import { timeOfDeletion, type Owner, type OwnedTable } from './owned.ts'
import { personalData } from './personal-data.ts'

/** Blanks and deletes everything personal; files are left to `eraseFiles` of server/jobs. */
export async function deletePersonalData(transaction: Transaction, owner: Owner, now: Date): Promise<void> {
  for (const { table, of, deleted, columns } of Object.values<OwnedTable>(personalData)) {
    const blanks = Object.entries(columns).flatMap(([name, rule]) =>
      typeof rule === 'object' ? [[name, rule.blank === timeOfDeletion ? now : rule.blank]] : [],
    )
    if (deleted === 'all') await transaction.delete(table).where(of(owner))
    else {
      if (blanks.length > 0) await transaction.update(table).set(Object.fromEntries(blanks)).where(of(owner))
      if (deleted !== 'none') await transaction.delete(table).where(deleted(owner))
    }
  }
  await transaction.update(customers).set({ deletedAt: now }).where(eq(customers.id, owner.id))
}

/** The accounts that were deleted since a time. */
export const findDeletedSince = (executor: Executor, since: Date) =>
  executor
    .select({ id: customers.id, email: customers.email, deletedAt: customers.deletedAt })
    .from(customers)
    .where(gt(customers.deletedAt, since))

export const findErased = (executor: Executor, customerId: number) =>
  executor
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.customerId, customerId), eq(files.kind, 'erased')))

export async function forgetFile(executor: Executor, id: string): Promise<void> {
  await executor.delete(files).where(eq(files.id, id))
}
