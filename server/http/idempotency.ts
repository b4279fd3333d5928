import { calls } from '@seberang/domain/api'
import { and, eq, lt, notInArray, or, sql } from 'drizzle-orm'
import { after, day } from '../database/clock.ts'
import type { Database, Executor } from '../database/database.ts'
import { insertNamed, runNamed } from '../database/named.ts'
import { prepareOnce } from '../database/prepared.ts'
import { idempotencyKeys } from '../database/schema/index.ts'
import type { Services } from './services.ts'
import { conflict } from '../refusal/refusal.ts'

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
  const row = { ...request, createdAt: now }
  const claimed = await insertNamed(executor, idempotencyKeys, row, 'on conflict do nothing returning key')
  if (claimed.length > 0) return null
  const [stored] = await executor.select().from(idempotencyKeys).where(where(request))
  return answerOf(stored, request, services)
}

const storedUnder = prepareOnce((database) =>
  database
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.owner, sql.placeholder('owner')),
        eq(idempotencyKeys.call, sql.placeholder('call')),
        eq(idempotencyKeys.key, sql.placeholder('key')),
      ),
    )
    .prepare('stored_under'),
)

/**
 * The answer that a key has already, before anything is prepared: a repeated request is not counted, hashed or stored
 * a second time. Throws 409 as `claimKey` does.
 */
export async function findAnswer(request: KeyedRequest, services: Services): Promise<StoredAnswer | null> {
  const { owner, call, key } = request
  const [stored] = await storedUnder(services.database.database).execute({ owner, call, key })
  return stored ? answerOf(stored, request, services) : null
}

function answerOf(
  stored: typeof idempotencyKeys.$inferSelect | undefined,
  request: KeyedRequest,
  services: Services,
): StoredAnswer {
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
  const { owner, call, key } = request
  const text =
    'update idempotency_keys set status = $1, answer = $2 where owner = $3 and call = $4 and key = $5'
  const values = [answer.status, services.secrets.seal(answer.body), owner, call, key]
  await runNamed(executor, 'keep_answer', text, values)
}

const keptMs = 2 * day
/** A payment that is repeated weeks later must still not be made twice. */
const moneyKeptMs = 30 * day

const moneyCalls = Object.values(calls).flatMap(({ id, money }) => (money ? [id] : []))

/** Removes keys that nobody repeats any more. */
export async function forgetOldKeys(database: Database, now: Date): Promise<void> {
  const isOld = (ms: number) => lt(idempotencyKeys.createdAt, after(now, -ms))
  await database
    .delete(idempotencyKeys)
    .where(or(isOld(moneyKeptMs), and(isOld(keptMs), notInArray(idempotencyKeys.call, moneyCalls))))
}
