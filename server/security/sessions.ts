import { and, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { announce, type Executor, type Transaction } from '../database/database.ts'
import { customerTokens, pushSubscriptions } from '../database/schema/index.ts'
import { Refusal } from '../refusal/refusal.ts'
import type { Caller } from './caller.ts'
import { isValidToken } from './tokens.ts'

/** All sessions of a customer but one, or one of them by its id. */
export interface EndedSessions {
  customerId: number
  /** Hash of the token of the session that goes on. */
  except?: string | null
  id?: string
}

/** Ends sessions, and closes their live connections, in whichever process those are. @returns how many */
export async function endSessions(
  transaction: Transaction,
  { customerId, except, id }: EndedSessions,
  now: Date,
): Promise<number> {
  return revoke(
    transaction,
    and(
      eq(customerTokens.customerId, customerId),
      except == null ? undefined : ne(customerTokens.hash, except),
      id === undefined ? undefined : eq(sql`${customerTokens.id}::text`, id),
    ),
    now,
  )
}

/** In how many sessions a customer is signed in. */
export const countSessions = (executor: Executor, customerId: number, now: Date): Promise<number> =>
  executor.$count(customerTokens, and(eq(customerTokens.customerId, customerId), isValidToken(now)))

/** Ends the session of a token. */
export async function signOut(transaction: Transaction, tokenHash: string, now: Date): Promise<void> {
  await revoke(transaction, eq(customerTokens.hash, tokenHash), now)
}

async function revoke(transaction: Transaction, which: SQL | undefined, now: Date): Promise<number> {
  const ended = await transaction
    .update(customerTokens)
    .set({ revokedAt: now })
    .where(and(which, isNull(customerTokens.revokedAt)))
    .returning({ hash: customerTokens.hash })
  const hashes = ended.map(({ hash }) => hash)
  // Whoever has the device next is shown no notice of this customer.
  if (hashes.length > 0)
    await transaction.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionHash, hashes))
  for (const hash of hashes) await announce(transaction, 'sign_outs', hash)
  return ended.length
}

/**
 * Throws 401 where the caller's session has ended since the request began: whoever was signed out meanwhile, as by the
 * owner's new password, changes nothing any more.
 */
export async function requireSession(
  executor: Executor,
  { sessionHash }: Pick<Caller, 'sessionHash'>,
): Promise<void> {
  const open = await executor
    .select({ hash: customerTokens.hash })
    .from(customerTokens)
    .where(and(eq(customerTokens.hash, sessionHash ?? ''), isNull(customerTokens.revokedAt)))
  if (open.length === 0) throw new Refusal(401, 'bad_token')
}
