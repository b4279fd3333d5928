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

/**
 * Locks an account whose password was found right before the transaction.
 * @returns false where it has another by now
 */
export async function stillHasPassword(
  transaction: Transaction,
  id: number,
  passwordHash: string,
): Promise<boolean> {
  const found = await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.passwordHash, passwordHash)))
    .for('no key update')
  return found.length > 0
}
