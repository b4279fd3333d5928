import type { AuditEntry, UndoneReceipt } from '@seberang/domain/api'
import type { Executor } from '../../database/database.ts'
import type { PageQuery } from '../../database/page.ts'
import { findAudit, findLastAction, type AuditRow } from '../../security/audit.ts'
import type { CartRow } from '../../shipments/rows.ts'

export const auditEntryOf = ({ at, actor, action, subject, detail }: AuditRow): AuditEntry => ({
  at: at.toISOString(),
  actor,
  action,
  subject,
  detail,
})

/** When, by whom and why a receipt was undone with its parcel; null for one that is there. */
export async function undoneReceipt(
  executor: Executor,
  { code, deletedAt }: CartRow,
): Promise<UndoneReceipt | null> {
  if (deletedAt === null) return null
  const entry = await findLastAction(executor, code, 'unreceive')
  if (!entry) return null
  const { reason } = entry.detail as { reason?: string }
  return { at: entry.at.toISOString(), by: entry.actor, reason: reason ?? null }
}

export async function readAudit(
  executor: Executor,
  { since, all, ...page }: PageQuery & { since?: string; all?: 'yes' },
): Promise<{ count: number; results: AuditEntry[] }> {
  const from = since ? new Date(since) : undefined
  const { count, rows } = await findAudit(executor, { ...page, since: from, all: all === 'yes' })
  return { count, results: rows.map(auditEntryOf) }
}
