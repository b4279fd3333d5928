import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Executor, Transaction } from '../../database/database.ts'
import { accessTokens, customers, customerTokens, plainPhone } from '../../database/schema/index.ts'

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

/** The account of one who cannot sign in. */
export type LostAccount = Pick<typeof customers.$inferSelect, 'id' | 'email' | 'language'>

const account = { id: customers.id, email: customers.email, language: customers.language }

/** @param email in lower case */
export const findAccountOf = (executor: Executor, email: string): Promise<LostAccount[]> =>
  executor.select(account).from(customers).where(eq(customers.email, email))

export async function findAccountById(executor: Executor, id: number): Promise<LostAccount | undefined> {
  const [found] = await executor
    .select(account)
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)))
  return found
}

/** A family may share a number. @param digits from `phoneDigits` */
export const findAccountsByPhone = (
  executor: Executor,
  digits: string,
  max: number,
): Promise<LostAccount[]> =>
  executor
    .select(account)
    .from(customers)
    .where(eq(plainPhone(customers.phoneNumber), digits))
    // Numbers are not verified: accounts that are made with somebody's number come after theirs.
    .orderBy(asc(customers.id))
    .limit(max)
