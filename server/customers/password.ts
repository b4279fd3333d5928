import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { customers } from '../database/schema/index.ts'

/**
 * Gives an account another password.
 * @param former if given, it must still be the present one's hash: another change may have come first
 * @returns whom to tell; undefined without such an account
 */
export async function replacePassword(
  transaction: Transaction,
  id: number,
  { passwordHash, former, now }: { passwordHash: string; former?: string; now: Date },
) {
  const [changed] = await transaction
    .update(customers)
    .set({ passwordHash, passwordSetAt: now })
    .where(and(eq(customers.id, id), former === undefined ? undefined : eq(customers.passwordHash, former)))
    .returning({ id: customers.id, email: customers.email, language: customers.language })
  return changed
}

/** An account, and the hash of the password that was found right. */
export interface RightPassword {
  customerId: number
  passwordHash: string
}

/** Locks an account. @returns false where its owner has set another password meanwhile */
export async function isStillRight(
  transaction: Transaction,
  { customerId, passwordHash }: RightPassword,
): Promise<boolean> {
  const found = await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.passwordHash, passwordHash)))
    .for('no key update')
  return found.length > 0
}
