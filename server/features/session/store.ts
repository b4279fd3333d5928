import { and, eq, isNull } from 'drizzle-orm'
import type { Executor, Transaction } from '../../database/database.ts'
import { accessTokens, customers, customerTokens, proofs } from '../../database/schema/index.ts'

export async function insertAccessToken(
  transaction: Transaction,
  row: typeof accessTokens.$inferInsert,
): Promise<void> {
  await transaction.insert(accessTokens).values(row)
}

export async function insertCustomerToken(
  transaction: Transaction,
  row: typeof customerTokens.$inferInsert,
): Promise<void> {
  await transaction.insert(customerTokens).values(row)
}

export async function revokeCustomerToken(transaction: Transaction, hash: string, now: Date): Promise<void> {
  await transaction.update(customerTokens).set({ revokedAt: now }).where(eq(customerTokens.hash, hash))
}

export async function insertProof(transaction: Transaction, row: typeof proofs.$inferInsert): Promise<void> {
  await transaction.insert(proofs).values(row)
}

const unused = (hash: string) =>
  and(eq(proofs.hash, hash), eq(proofs.purpose, 'register'), isNull(proofs.usedAt))

/** A registration's proof that was not used yet; it may have expired. */
export async function findProof(
  executor: Executor,
  hash: string,
): Promise<typeof proofs.$inferSelect | undefined> {
  const [proof] = await executor.select().from(proofs).where(unused(hash))
  return proof
}

/** Marks a registration's proof as used. @returns the proof, which may have expired; undefined if it was used before */
export async function useProof(
  transaction: Transaction,
  hash: string,
  now: Date,
): Promise<typeof proofs.$inferSelect | undefined> {
  const [proof] = await transaction.update(proofs).set({ usedAt: now }).where(unused(hash)).returning()
  return proof
}

/** @returns the new customer's id, or undefined if the e-mail address has an account */
export async function insertCustomer(
  transaction: Transaction,
  row: typeof customers.$inferInsert,
): Promise<number | undefined> {
  const [created] = await transaction
    .insert(customers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: customers.id })
  return created?.id
}
