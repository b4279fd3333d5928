import { eq, max } from 'drizzle-orm'
import type { CustomerRow } from '../../customers/view.ts'
import { after, day } from '../../database/clock.ts'
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
  { id, email, createdAt }: CustomerRow,
  now: Date,
): Promise<void> {
  const [last] = await transaction
    .select({ until: max(formerEmails.until) })
    .from(formerEmails)
    .where(eq(formerEmails.customerId, id))
  // The mails of its registration came before the account.
  const since = last?.until ?? after(createdAt, -day)
  await transaction.insert(formerEmails).values({ customerId: id, email, since, until: now })
}
