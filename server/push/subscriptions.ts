import type { DeviceSubscription } from '@seberang/domain/api'
import { maxDevices } from '@seberang/domain/limits'
import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { lockFor } from '../database/advisory-lock.ts'
import type { Executor, Transaction } from '../database/database.ts'
import { customerTokens, pushSubscriptions } from '../database/schema/index.ts'
import type { Secrets } from '../security/secrets.ts'
import { isValidToken } from '../security/tokens.ts'

/** Its session still stands: nobody who is signed out is shown anything, also where it ended by itself. */
export const isSignedIn = (now: Date): SQL =>
  sql`exists (select from ${customerTokens}
    where ${customerTokens.hash} = ${pushSubscriptions.sessionHash} and ${isValidToken(now)})`

/** The devices that show a customer's notices. */
export const findDevices = (executor: Executor, customerId: number, now: Date) =>
  executor
    .select({ id: pushSubscriptions.id, sessionHash: pushSubscriptions.sessionHash })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.customerId, customerId), isSignedIn(now)))

interface Session {
  customerId: number
  sessionHash: string
}

/**
 * Has notices of a customer shown on the device of a session. A browser's row moves to whoever uses it now, with nothing
 * of what waited for whoever used it before; beyond the limit the oldest devices give way.
 */
export async function saveDevice(
  transaction: Transaction,
  { secrets }: { secrets: Pick<Secrets, 'seal'> },
  { customerId, sessionHash, endpoint, keys }: Session & DeviceSubscription,
  now: Date,
): Promise<void> {
  const endpointHash = createHash('sha256').update(endpoint).digest('base64url')
  // Two tabs may do so at once, and so may two customers.
  await lockFor(transaction, 'devices', String(customerId))
  await lockFor(transaction, 'device', endpointHash)
  await transaction
    .delete(pushSubscriptions)
    .where(
      or(eq(pushSubscriptions.sessionHash, sessionHash), eq(pushSubscriptions.endpointHash, endpointHash)),
    )
  await transaction.insert(pushSubscriptions).values({
    customerId,
    sessionHash,
    endpointHash,
    service: new URL(endpoint).hostname,
    details: secrets.seal(JSON.stringify({ endpoint, keys })),
    createdAt: now,
  })
  const beyond = transaction
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.customerId, customerId))
    .orderBy(desc(pushSubscriptions.createdAt))
    .offset(maxDevices)
  await transaction.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, beyond))
}

/** Ends the notices on the device of a session. */
export async function removeDevice(
  executor: Executor,
  { sessionHash }: Pick<Session, 'sessionHash'>,
): Promise<void> {
  await executor.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionHash, sessionHash))
}
