import type { Executor, Transaction } from '../../database/database.ts'
import { findPage, type PageQuery } from '../../database/page.ts'
import { supportMessages } from '../../database/schema/index.ts'

export async function insertMessage(
  transaction: Transaction,
  row: typeof supportMessages.$inferInsert,
): Promise<void> {
  await transaction.insert(supportMessages).values(row)
}

/** One page of all messages, newest first. */
export function findMessages(executor: Executor, query: PageQuery) {
  return findPage(
    executor,
    { table: supportMessages, where: undefined, newest: supportMessages.id },
    query,
    executor.select().from(supportMessages).$dynamic(),
  )
}
