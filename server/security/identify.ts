import { eq } from 'drizzle-orm'
import { moment, momentColumns, momentOf, type Moment, type MomentRow } from '../database/clock.ts'
import { runNamed } from '../database/named.ts'
import { accessTokens, customerTokens } from '../database/schema/index.ts'
import type { SecurityPorts } from './ports.ts'
import { touchEveryMs, validToken } from './tokens.ts'

/** What a request carries; hashes from `hashToken`. */
export interface Credentials {
  accessHash: string | null
  customerHash: string | null
  /** To be used up, if the access token is valid. */
  nonce: { tokenHash: string; nonce: string; seenAt: Date } | null
}

/** Whose valid tokens a request carries, and the moment at which they were read. */
export interface Identity extends Moment {
  /** Null without a valid access token. */
  accessHash: string | null
  /** Null without a valid customer token. */
  customerHash: string | null
  customerId: number | null
  /** The nonce was used for the first time. */
  isFreshNonce: boolean
}

const identifyStatement = `
  with moment as (${moment}), access as (
    select hash, used_at is null as is_new from access_tokens, moment where hash = $1 and expires_at > at
  ), customer as (
    select customer_id, last_used_at, at - last_used_at > $6::float8 * interval '1 millisecond' as is_stale
    from customer_tokens, moment
    where hash = $2 and ${validToken}
  ), used as (
    insert into nonces (token_hash, nonce, seen_at)
    select $3, $4, $5::timestamptz from access where $4::text is not null
    on conflict do nothing returning nonce
  )
  select ${momentColumns}, exists (select from access) as has_access,
    exists (select from access where is_new) as is_new_access, exists (select from used) as is_fresh,
    customer_id, is_stale
  from moment left join customer on true`

interface IdentifiedRow extends MomentRow {
  has_access: boolean
  is_new_access: boolean
  is_fresh: boolean
  customer_id: number | string | null
  is_stale: boolean | null
}

/**
 * Reads the tokens of a request in one statement. Use extends the life of a customer's token, and keeps an access token
 * from being swept with those that nobody used.
 */
export async function identify(
  { database: { database } }: Pick<SecurityPorts, 'database'>,
  { accessHash, customerHash, nonce }: Credentials,
): Promise<Identity> {
  const values = [
    accessHash,
    customerHash,
    nonce?.tokenHash ?? null,
    nonce?.nonce ?? null,
    nonce?.seenAt.toISOString() ?? null,
    touchEveryMs,
  ]
  const [row] = await runNamed<IdentifiedRow>(database, 'identify', identifyStatement, values)
  const found = momentOf(row)
  if (row?.is_new_access && accessHash !== null)
    await database.update(accessTokens).set({ usedAt: found.now }).where(eq(accessTokens.hash, accessHash))
  const hasCustomer = row?.customer_id != null
  if (hasCustomer && row.is_stale && customerHash !== null)
    await database
      .update(customerTokens)
      .set({ lastUsedAt: found.now })
      .where(eq(customerTokens.hash, customerHash))
  return {
    ...found,
    accessHash: row?.has_access ? accessHash : null,
    customerHash: hasCustomer ? customerHash : null,
    customerId: hasCustomer ? Number(row.customer_id) : null,
    isFreshNonce: row?.is_fresh ?? false,
  }
}
