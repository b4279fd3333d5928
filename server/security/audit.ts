import { and, desc, eq, gt, inArray, like, not } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { findPage, type PageQuery } from '../database/page.ts'
import { auditLog } from '../database/schema/index.ts'

/** No operator has a name like this. */
const customerPrefix = 'customer:'
export const customerActor = (id: number): string => `${customerPrefix}${id}`

/** What no customer did: they read their own papers as often as they like, and would fill every page. */
const notByCustomers = not(like(auditLog.actor, `${customerPrefix}%`))

interface Entry {
  /** An operator's name, `feed` for the rate feed, `gateway` for a bank, or a customer who opened a paper, by `customerActor`. */
  actor: string
  action: string
  /** The code or name of what it was done to. */
  subject: string
  detail: object
}

/**
 * Logs a change by an operator, the rate feed or a bank, within the transaction that makes it, what a command of the machine has
 * done, or the reading of a paper.
 */
export async function writeAudit(executor: Executor, entry: Entry, now: Date): Promise<void> {
  await executor.insert(auditLog).values({ at: now, ...entry })
}

const maxAuditEntries = 500

/** One page of the entries, newest first, optionally since a time. */
export const findAudit = (
  executor: Executor,
  { since, all, ...page }: PageQuery & { since: Date | undefined; all: boolean },
) =>
  findPage(
    executor,
    {
      table: auditLog,
      where: and(all ? undefined : notByCustomers, since && gt(auditLog.at, since)),
      newest: auditLog.id,
    },
    page,
    executor.select().from(auditLog).$dynamic(),
  )

export type AuditRow = typeof auditLog.$inferSelect

/** The newest entries about these codes or addresses, oldest first. */
export async function findAuditOf(executor: Executor, subjects: readonly string[]): Promise<AuditRow[]> {
  const newest = await executor
    .select()
    .from(auditLog)
    .where(inArray(auditLog.subject, [...subjects]))
    .orderBy(desc(auditLog.id))
    .limit(maxAuditEntries)
  return newest.toReversed()
}

/** The entry of the last time that this was done to a code. */
export async function findLastAction(
  executor: Executor,
  subject: string,
  action: string,
): Promise<AuditRow | undefined> {
  const [entry] = await executor
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), eq(auditLog.action, action)))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return entry
}
