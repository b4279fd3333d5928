import type { Draft, DraftInput, DraftKind } from '@seberang/domain/api'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../database/database.ts'
import { drafts } from '../../database/schema/index.ts'
import { Refusal } from '../../refusal/refusal.ts'
import type { Secrets } from '../../security/secrets.ts'

export interface DraftOwner {
  customerId: number
  kind: DraftKind
}

const of = ({ customerId, kind }: DraftOwner) => and(eq(drafts.customerId, customerId), eq(drafts.kind, kind))

/** What a customer was typing; version 0 when there has never been anything. */
export async function loadDraft(executor: Executor, secrets: Secrets, owner: DraftOwner): Promise<Draft> {
  const [row] = await executor.select().from(drafts).where(of(owner))
  const { kind } = owner
  if (!row) return { kind, body: null, version: 0, updated_at: null }
  const body = open(secrets, owner, row.body)
  return { kind, body, version: row.version, updated_at: row.updatedAt.toISOString() }
}

/**
 * Keeps a draft over the version that was read. What is empty keeps its version, so that an older device does not
 * bring back what was finished elsewhere.
 * @returns the new version, or the refusal with the draft of whoever was faster
 */
export async function saveDraft(
  transaction: Transaction,
  secrets: Secrets,
  owner: DraftOwner,
  input: DraftInput,
  now: Date,
): Promise<{ version: number } | Refusal> {
  const body = seal(secrets, owner, input.body)
  const [saved] =
    input.version === 0
      ? await transaction
          .insert(drafts)
          .values({ ...owner, body, version: 1, updatedAt: now })
          .onConflictDoNothing()
          .returning({ version: drafts.version })
      : await transaction
          .update(drafts)
          .set({ body, version: sql`${drafts.version} + 1`, updatedAt: now })
          .where(and(of(owner), eq(drafts.version, input.version)))
          .returning({ version: drafts.version })
  if (saved) return saved
  const data = await loadDraft(transaction, secrets, owner)
  return new Refusal(409, 'draft_changed', { code: 'changed_meanwhile', beside: { data } })
}

/** Encrypted together with whose it is: a row that was moved to another customer does not open. */
function seal(secrets: Secrets, { customerId, kind }: DraftOwner, body: object | null): string {
  return secrets.seal(JSON.stringify({ customerId, kind, body }))
}

function open(secrets: Secrets, owner: DraftOwner, sealed: string): object | null {
  const opened = JSON.parse(secrets.open(sealed)) as DraftOwner & { body: object | null }
  if (opened.customerId !== owner.customerId || opened.kind !== owner.kind)
    throw new Error('a draft is not where it was written')
  return opened.body
}
