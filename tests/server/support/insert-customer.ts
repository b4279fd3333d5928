import type { Executor } from '../../../server/database/database.ts'
import { customers } from '../../../server/database/schema/index.ts'

/** A customer written straight into the database, for tests that need a row and no sign-up. @returns its id */
export async function insertCustomer(
  executor: Executor,
  now: Date,
  change: Partial<typeof customers.$inferInsert> = {},
): Promise<number> {
  const [row] = await executor
    .insert(customers)
    .values({
      email: 'ayu@example.com',
      firstName: 'Ayu',
      lastName: 'Lestari',
      phoneNumber: '+6281234567890',
      passwordHash: '',
      passwordSetAt: now,
      customerType: 'personal',
      language: 'id',
      acceptedTermsAt: now,
      createdAt: now,
      ...change,
    })
    .returning({ id: customers.id })
  if (!row) throw new Error('the customer was not inserted')
  return row.id
}
