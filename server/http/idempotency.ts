import { calls, type AnyCall } from '@seberang/domain/api'
import { draftDays, idempotencyDays, moneyIdempotencyDays } from '@seberang/domain/limits'
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import {
  after,
  day,
  moment,
  momentColumns,
  momentOf,
  type Moment,
  type MomentRow,
} from '../database/clock.ts'
import type { Database, Executor } from '../database/database.ts'
import { deleteWhere } from '../database/delete-where.ts'
import { runNamed } from '../database/named.ts'
import { prepareOnce } from '../database/prepared.ts'
import { idempotencyKeys } from '../database/schema/index.ts'
import type { Services } from './services.ts'
import type { Caller } from '../security/caller.ts'
import { conflict, Refusal } from '../refusal/refusal.ts'

export interface KeyedRequest {
  owner: string
  call: string
  key: string
  /** Keyed hash of the request. */
  requestHash: string
  /** By the key before, which may have stored it. */
  hashBefore: string | null
}

export interface StoredAnswer {
  status: number
  /** The exact body; empty for 204. */
  body: string
  /** The values of the device cookie that comes with it. */
  devices?: readonly string[]
}

const where = (request: KeyedRequest) =>
  and(
    eq(idempotencyKeys.owner, request.owner),
    eq(idempotencyKeys.call, request.call),
    eq(idempotencyKeys.key, request.key),
  )

const claimStatement = `
  with moment as (${moment}), claimed as (
    insert into idempotency_keys (owner, call, key, request_hash, created_at)
    select $1, $2, $3, $4, at from moment
    on conflict do nothing returning key
  )
  select ${momentColumns}, exists (select from claimed) as is_new from moment`

/**
 * Claims a key within the command's transaction, and reads its moment: a concurrent duplicate waits here for the first
 * one's commit.
 * @returns `earlier`: the stored response if the key has one. Throws 409 when the key was used for another request.
 */
export async function claimKey(
  executor: Executor,
  request: KeyedRequest,
  services: Services,
): Promise<Moment & { earlier: StoredAnswer | null }> {
  const { owner, call, key, requestHash } = request
  const values = [owner, call, key, requestHash]
  const [row] = await runNamed<MomentRow & { is_new: boolean }>(executor, 'claim_key', claimStatement, values)
  if (row?.is_new) return { ...momentOf(row), earlier: null }
  const [stored] = await executor.select().from(idempotencyKeys).where(where(request))
  return { ...momentOf(row), earlier: answerOf(stored, request, services) }
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
 * The stored response for a key, looked up before any work: a repeated request is not counted, hashed or stored again.
 * Throws 409 like `claimKey`.
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
  const hashes = [request.requestHash, request.hashBefore]
  if (!stored || !hashes.includes(stored.requestHash)) throw conflict('key_reused')
  // Key and response are written in one transaction, so a key without a response belongs to a request in progress.
  if (stored.status === null) throw conflict('being_done', { retryAfter: 1 })
  const { status, answer, device } = stored
  const { secrets } = services
  return {
    status,
    body: secrets.open(answer ?? ''),
    ...(device !== null && { devices: secrets.open(device).split('.') }),
  }
}

/** A refusal that counts something says so in a sentence. */
const longestRefusal = 4_000

const keepStatement = `
  update idempotency_keys set status = $1, answer = $2, device = $3
  where owner = $4 and call = $5 and key = $6
    and ($7::text is null or exists (select from customer_tokens where hash = $7 and revoked_at is null))
  returning key`

/**
 * Stores the response with its key, encrypted since it may contain a token or a device's cookie. Throws for a refusal
 * that carries data: each of many small requests would store it once more, so it has to be thrown, not returned.
 * @param caller whose session must still go on, in the same statement, of which a write has few; 401 where it has ended
 */
export async function keepAnswer(
  executor: Executor,
  request: KeyedRequest,
  answer: StoredAnswer,
  services: Services,
  caller: Pick<Caller, 'sessionHash'> | null = null,
): Promise<void> {
  const { owner, call, key } = request
  if (answer.status >= 400 && answer.body.length > longestRefusal)
    throw new Error(`${call} returns a refusal that is too long to be stored`)
  const { secrets } = services
  const device = answer.devices === undefined ? null : secrets.seal(answer.devices.join('.'))
  const session = caller && (caller.sessionHash ?? '')
  const values = [answer.status, secrets.seal(answer.body), device, owner, call, key, session]
  const stored = await runNamed(executor, 'keep_answer', keepStatement, values)
  if (stored.length === 0) throw new Refusal(401, 'bad_token')
}

/** How long the keys of a call are kept. */
const retentionDays = ({ money, fromDraft }: AnyCall): number =>
  fromDraft ? draftDays : money ? moneyIdempotencyDays : idempotencyDays

const periods = Map.groupBy(Object.values<AnyCall>(calls), retentionDays)

/** Deletes keys past their retention period. */
export async function forgetOldKeys(database: Database, now: Date): Promise<void> {
  const isOld = [...periods].map(([days, some]) =>
    and(
      lt(idempotencyKeys.createdAt, after(now, -days * day)),
      inArray(
        idempotencyKeys.call,
        some.map(({ id }) => id),
      ),
    ),
  )
  // A call of an earlier release has no period any more; the longest is enough for each.
  const isForgotten = lt(idempotencyKeys.createdAt, after(now, -Math.max(...periods.keys()) * day))
  await deleteWhere(database, idempotencyKeys, or(...isOld, isForgotten))
}
