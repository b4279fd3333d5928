import { and, eq } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { idempotencyKeys } from '../database/schema/index.ts'
import type { Services } from '../services.ts'
import { conflict } from './refusal.ts'

export interface KeyedRequest {
  owner: string
  call: string
  key: string
  /** Keyed hash of what was asked. */
  requestHash: string
}

export interface StoredAnswer {
  status: number
  /** The body to the byte; empty for 204. */
  body: string
}

const where = (request: KeyedRequest) =>
  and(
    eq(idempotencyKeys.owner, request.owner),
    eq(idempotencyKeys.call, request.call),
    eq(idempotencyKeys.key, request.key),
  )

/**
 * Claims a key within the command's transaction: a concurrent twin waits here for the first one's commit.
 * @returns the stored answer when the key has one. Throws 409 when it was used for another request.
 */
export async function claimKey(
  executor: Executor,
  request: KeyedRequest,
  now: Date,
  services: Services,
): Promise<StoredAnswer | null> {
  const claimed = await executor
    .insert(idempotencyKeys)
    .values({ ...request, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (claimed.length > 0) return null
  const [stored] = await executor.select().from(idempotencyKeys).where(where(request))
  if (!stored || stored.requestHash !== request.requestHash) throw conflict('key_reused')
  // The key and the answer are written in one transaction: a key without one is held by a twin.
  if (stored.status === null) throw conflict('being_done', { retryAfter: 1 })
  return { status: stored.status, body: services.secrets.open(stored.answer ?? '') }
}

/** Keeps the answer beside its key, encrypted: it may hold a token. */
export async function keepAnswer(
  executor: Executor,
  request: KeyedRequest,
  answer: StoredAnswer,
  services: Services,
): Promise<void> {
  await executor
    .update(idempotencyKeys)
    .set({ status: answer.status, answer: services.secrets.seal(answer.body) })
    .where(where(request))
}
