import type { Draft, DraftInput } from '@seberang/domain/api'
import type { Executor, Transaction } from '../../database/database.ts'
import { Refusal } from '../../refusal/refusal.ts'
import type { Secrets } from '../../security/secrets.ts'
import { findDraft, replaceDraft, type DraftOwner } from './store.ts'

/** A customer's unfinished input; version 0 if nothing was ever saved. */
export async function loadDraft(executor: Executor, secrets: Secrets, owner: DraftOwner): Promise<Draft> {
  const row = await findDraft(executor, owner)
  const { kind } = owner
  if (!row) return { kind, body: null, version: 0, updated_at: null }
  const body = open(secrets, owner, row.body)
  return { kind, body, version: row.version, updated_at: row.updatedAt.toISOString() }
}

/**
 * Saves a draft over the version that was read. An emptied draft keeps its version, so that an older device does not
 * restore input that was completed elsewhere.
 * @returns the new version. Throws Refusal 409 with the draft saved in between
 */
export async function saveDraft(
  transaction: Transaction,
  secrets: Secrets,
  owner: DraftOwner,
  input: DraftInput,
  now: Date,
): Promise<{ version: number }> {
  const body = seal(secrets, owner, input.body)
  const saved = await replaceDraft(transaction, owner, input.version, { body, updatedAt: now })
  if (saved) return saved
  const data = await loadDraft(transaction, secrets, owner)
  // Thrown, so that the whole draft is not stored again under the key of each request that comes too late.
  throw new Refusal(409, 'draft_changed', { code: 'changed_meanwhile', beside: { data } })
}

/** Encrypted together with its owner, so that a row moved to another customer cannot be decrypted. */
function seal(secrets: Secrets, { customerId, kind }: DraftOwner, body: object | null): string {
  return secrets.seal(JSON.stringify({ customerId, kind, body }))
}

function open(secrets: Secrets, owner: DraftOwner, sealed: string): object | null {
  const opened = JSON.parse(secrets.open(sealed)) as DraftOwner & { body: object | null }
  if (opened.customerId !== owner.customerId || opened.kind !== owner.kind)
    throw new Error('a draft is stored under another owner')
  return opened.body
}
