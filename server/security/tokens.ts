import { customerTokenIdleDays } from '@seberang/domain/limits'
import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { minute } from '../database/clock.ts'
import { customerTokens } from '../database/schema/index.ts'
import type { SecurityPorts } from './ports.ts'

type Ports = Pick<SecurityPorts, 'database' | 'secrets'>

/** A customer's token is valid at the moment `at`: not signed out, not expired, and in use. */
export const validToken = `revoked_at is null and expires_at > at
  and last_used_at > at - interval '${customerTokenIdleDays * 24} hours'`
/** The same for drizzle, of the table `customer_tokens`. */
export const isValidToken = (now: Date): SQL =>
  sql`exists (select from (select ${now.toISOString()}::timestamptz as at) moment where ${sql.raw(validToken)})`
/** How often its last use is written down. */
export const touchEveryMs = 10 * minute

export const hashToken = ({ secrets }: Pick<Ports, 'secrets'>, token: string) => secrets.mac('token', token)
/** Derived from the access token, so that the signing key need not be stored. */
export const signingKeyOf = ({ secrets }: Pick<Ports, 'secrets'>, accessToken: string) =>
  secrets.mac('signing-key', accessToken)

/** Which of these tokens are valid, without extending their life. @param hashes from `hashToken` */
export async function validTokens(
  hashes: readonly string[],
  ports: Ports,
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await ports.database.database
    .select({ hash: customerTokens.hash })
    .from(customerTokens)
    .where(and(inArray(customerTokens.hash, [...hashes]), isValidToken(now)))
  return new Set(rows.map(({ hash }) => hash))
}
