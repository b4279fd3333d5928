import { desc, eq } from 'drizzle-orm'
import type { Executor } from '../../database/database.ts'
import { mails } from '../../database/schema/index.ts'

const maxMails = 200

/** The newest mails, to one recipient or to all. */
export function findMails(executor: Executor, to: string | undefined) {
  return executor
    .select()
    .from(mails)
    .where(to === undefined ? undefined : eq(mails.to, to))
    .orderBy(desc(mails.id))
    .limit(maxMails)
}
