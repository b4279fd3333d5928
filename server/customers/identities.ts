import type { IdentityIssuer, IdentityProvider } from '@seberang/domain/api'
import { and, eq, gt } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { customers, identities, identityFlows } from '../database/schema/index.ts'

export type IdentityRow = typeof identities.$inferSelect
export type FlowRow = typeof identityFlows.$inferSelect

export async function insertFlow(transaction: Transaction, row: FlowRow): Promise<void> {
  await transaction.insert(identityFlows).values(row)
}

/** The sign-in that a browser has begun, by the hash of its state or by its nonce. */
export type FlowKey = { browser: string } & (
  { stateHash: string } | { nonce: string; provider: IdentityProvider }
)

const isOpen = (key: FlowKey, now: Date) =>
  and(
    eq(identityFlows.browser, key.browser),
    'stateHash' in key
      ? eq(identityFlows.stateHash, key.stateHash)
      : and(eq(identityFlows.nonce, key.nonce), eq(identityFlows.provider, key.provider)),
    gt(identityFlows.expiresAt, now),
  )

/** Finds a sign-in without ending it. */
export async function findFlow(executor: Executor, key: FlowKey, now: Date): Promise<FlowRow | undefined> {
  const [flow] = await executor.select().from(identityFlows).where(isOpen(key, now))
  return flow
}

/** Ends a sign-in: of several at once, one succeeds. */
export async function endFlow(
  transaction: Transaction,
  key: FlowKey,
  now: Date,
): Promise<FlowRow | undefined> {
  const [flow] = await transaction.delete(identityFlows).where(isOpen(key, now)).returning()
  return flow
}

/** Nobody comes back from where this browser has set out. */
export async function endFlows(transaction: Transaction, browser: string): Promise<void> {
  await transaction.delete(identityFlows).where(eq(identityFlows.browser, browser))
}

/** Whose account a person at a provider opens, and that it is used now. */
export async function useIdentity(
  transaction: Transaction,
  { provider, subject }: Pick<IdentityRow, 'provider' | 'subject'>,
  now: Date,
): Promise<number | undefined> {
  const [found] = await transaction
    .update(identities)
    .set({ lastUsedAt: now })
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
    .returning({ customerId: identities.customerId })
  return found?.customerId
}

/** @returns false where the person opens an account already, or the account has another of this provider */
export async function insertIdentity(transaction: Transaction, row: IdentityRow): Promise<boolean> {
  const inserted = await transaction
    .insert(identities)
    .values(row)
    .onConflictDoNothing()
    .returning({ subject: identities.subject })
  return inserted.length > 0
}

export const findIdentities = (executor: Executor, customerId: number): Promise<IdentityRow[]> =>
  executor
    .select()
    .from(identities)
    .where(eq(identities.customerId, customerId))
    .orderBy(identities.createdAt)

export async function deleteIdentity(
  transaction: Transaction,
  customerId: number,
  provider: IdentityIssuer,
): Promise<void> {
  await transaction
    .delete(identities)
    .where(and(eq(identities.customerId, customerId), eq(identities.provider, provider)))
}

/** Locks an account, so that of two ways into it that are removed at once one stays. */
export async function lockAccount(transaction: Transaction, customerId: number) {
  const [account] = await transaction
    .select({ email: customers.email, language: customers.language, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update')
  return account
}
