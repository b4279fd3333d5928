import { customerTokenIdleDays } from '@seberang/domain/limits'
import { and, gt, inArray, isNull } from 'drizzle-orm'
import { after, day, minute } from '../database/clock.ts'
import { customerTokens } from '../database/schema/index.ts'
import type { SecurityPorts } from './ports.ts'

type Ports = Pick<SecurityPorts, 'database' | 'secrets'>

/** A customer's token that was not used for so long is no longer valid. */
export const idleMs = customerTokenIdleDays * day
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
