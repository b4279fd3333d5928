import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { after, day, minute } from '../database/clock.ts'
import { prepareOnce } from '../database/prepared.ts'
import { accessTokens, customerTokens } from '../database/schema/index.ts'
import type { SecurityPorts } from './ports.ts'

type Ports = Pick<SecurityPorts, 'database' | 'secrets'>

/** A customer token that was not used for this long is no longer valid. */
export const idleMs = 7 * day
const touchEveryMs = 10 * minute

export const hashToken = ({ secrets }: Pick<Ports, 'secrets'>, token: string) => secrets.mac('token', token)
/** Derived from the access token, so that the signing key need not be stored. */
export const signingKeyOf = ({ secrets }: Pick<Ports, 'secrets'>, accessToken: string) =>
  secrets.mac('signing-key', accessToken)

const accessTokenOf = prepareOnce((database) =>
  database
    .select({ hash: accessTokens.hash })
    .from(accessTokens)
    .where(
      and(eq(accessTokens.hash, sql.placeholder('hash')), gt(accessTokens.expiresAt, sql.placeholder('now'))),
    )
    .prepare('access_token_of'),
)

const customerTokenOf = prepareOnce((database) =>
  database
    .select({ customerId: customerTokens.customerId, lastUsedAt: customerTokens.lastUsedAt })
    .from(customerTokens)
    .where(
      and(
        eq(customerTokens.hash, sql.placeholder('hash')),
        isNull(customerTokens.revokedAt),
        gt(customerTokens.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('customer_token_of'),
)

/** @returns the hash of a valid access token, or null */
export async function findAccessToken(token: string, ports: Ports, now: Date): Promise<string | null> {
  const hash = hashToken(ports, token)
  const found = token ? await accessTokenOf(ports.database.database).execute({ hash, now }) : []
  return found.length > 0 ? hash : null
}

/** The token's customer id, or null if it is invalid. Use extends the token's life. */
export async function findCustomer(token: string, ports: Ports, now: Date): Promise<number | null> {
  if (!token) return null
  const { database } = ports.database
  const hash = hashToken(ports, token)
  const [found] = await customerTokenOf(database).execute({ hash, now })
  if (!found || now.getTime() - found.lastUsedAt.getTime() > idleMs) return null
  if (now.getTime() - found.lastUsedAt.getTime() > touchEveryMs) {
    await database.update(customerTokens).set({ lastUsedAt: now }).where(eq(customerTokens.hash, hash))
  }
  return found.customerId
}

/** Which of these tokens are valid, without extending their life. @param hashes from `hashToken` */
export async function validTokens(
  hashes: readonly string[],
  ports: Ports,
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await ports.database.database
    .select({ hash: customerTokens.hash })
    .from(customerTokens)
    .where(
      and(
        inArray(customerTokens.hash, [...hashes]),
        isNull(customerTokens.revokedAt),
        gt(customerTokens.expiresAt, now),
        gt(customerTokens.lastUsedAt, after(now, -idleMs)),
      ),
    )
  return new Set(rows.map(({ hash }) => hash))
}
