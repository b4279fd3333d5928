import { and, eq, isNull } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { customers } from '../database/schema/index.ts'
import type { CustomerRow } from './view.ts'

/** The sign-in data of an e-mail address's account. @param email in lower case */
export async function findByEmail(executor: Executor, email: string) {
  const [found] = await executor
    .select({ id: customers.id, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.email, email))
  return found
}

/** Whether somebody has this number, who has not deleted the account. */
export async function hasCustomer(executor: Executor, id: number): Promise<boolean> {
  const found = await executor
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)))
  return found.length > 0
}

/** Locks a customer's own data: commands on the profile and the addresses, one of which is the main one, run one after the other. */
export async function lockCustomer(transaction: Transaction, id: number): Promise<CustomerRow | undefined> {
  const [customer] = await transaction
    .select()
    .from(customers)
    .where(eq(customers.id, id))
    .for('no key update')
  return customer
}
