import type { IdentityIssuer } from '@seberang/domain/api'
import { and, eq, exists, isNotNull, or } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { customers, identities, passkeys } from '../database/schema/index.ts'
import { conflict } from '../refusal/refusal.ts'
import { findIdentities } from './identities.ts'

/**
 * After a way into an account was removed, under the account's lock. Throws 409, which takes the removal back, where
 * nothing opens the account any more.
 */
export async function requireWayIn(transaction: Transaction, customerId: number): Promise<void> {
  const linked = transaction.select().from(identities).where(eq(identities.customerId, customers.id))
  const saved = transaction.select().from(passkeys).where(eq(passkeys.customerId, customers.id))
  const hasOne = or(isNotNull(customers.passwordHash), exists(linked), exists(saved))
  const found = await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), hasOne))
  if (found.length === 0) throw conflict('last_way_in')
}

/** What opens an account besides its password. */
export interface OtherWaysIn {
  issuers: IdentityIssuer[]
  /** Their names. */
  passkeys: string[]
}

export async function findOtherWaysIn(executor: Executor, customerId: number): Promise<OtherWaysIn> {
  const named = await executor
    .select({ name: passkeys.name })
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId))
    .orderBy(passkeys.createdAt)
  const linked = await findIdentities(executor, customerId)
  return { issuers: linked.map(({ provider }) => provider), passkeys: named.map(({ name }) => name) }
}
