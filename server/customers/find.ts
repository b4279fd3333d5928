import { eq } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { customers } from '../database/schema/index.ts'

/** The sign-in data of an e-mail address's account. @param email in lower case */
export async function findByEmail(executor: Executor, email: string) {
  const [found] = await executor
    .select({ id: customers.id, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.email, email))
  return found
}
