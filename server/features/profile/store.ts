import { eq } from 'drizzle-orm'
import { addressSince } from '../../customers/owned.ts'
import type { CustomerRow } from '../../customers/view.ts'
import { sqlState, type Transaction } from '../../database/database.ts'
import { customers, formerEmails } from '../../database/schema/index.ts'

type ProfileColumns = Pick<
  CustomerRow,
  'firstName' | 'lastName' | 'nameChangedAt' | 'email' | 'phoneNumber' | 'language'
>

/** @returns whether the e-mail address was free */
export async function updateCustomer(
  transaction: Transaction,
  id: number,
  columns: ProfileColumns,
): Promise<boolean> {
  try {
    await transaction.update(customers).set(columns).where(eq(customers.id, id))
    return true
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return false
    throw error
  }
}

const uniqueViolation = '23505'

/** Notes an address that the account has just left. */
export async function noteFormerEmail(
  transaction: Transaction,
  { id, email }: CustomerRow,
  now: Date,
): Promise<void> {
  const since = addressSince({ id, email })
  await transaction.insert(formerEmails).values({ customerId: id, email, since, until: now })
}
