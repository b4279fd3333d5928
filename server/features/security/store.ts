import type { Language } from '@seberang/domain/language'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Executor, Transaction } from '../../database/database.ts'
import { customers, customerTokens } from '../../database/schema/index.ts'
import { isValidToken } from '../../security/tokens.ts'

export type SessionRow = Pick<
  typeof customerTokens.$inferSelect,
  'id' | 'hash' | 'browser' | 'system' | 'network' | 'isKnown' | 'createdAt' | 'lastUsedAt'
>

/** The sessions in which a customer is signed in, the last used first. */
export const findSessions = (executor: Executor, customerId: number, now: Date): Promise<SessionRow[]> =>
  executor
    .select({
      id: customerTokens.id,
      hash: customerTokens.hash,
      browser: customerTokens.browser,
      system: customerTokens.system,
      network: customerTokens.network,
      isKnown: customerTokens.isKnown,
      createdAt: customerTokens.createdAt,
      lastUsedAt: customerTokens.lastUsedAt,
    })
    .from(customerTokens)
    .where(and(eq(customerTokens.customerId, customerId), isValidToken(now)))
    .orderBy(desc(customerTokens.lastUsedAt), desc(customerTokens.createdAt), customerTokens.id)

/** @param replace whether there may be one already. @returns whom to tell; undefined if there is one */
export async function savePin(
  transaction: Transaction,
  customerId: number,
  { sealed, replace, now }: { sealed: string; replace: boolean; now: Date },
): Promise<{ email: string; language: Language } | undefined> {
  const [owner] = await transaction
    .update(customers)
    .set({ pinHash: sealed, pinSetAt: now })
    .where(and(eq(customers.id, customerId), replace ? undefined : isNull(customers.pinHash)))
    .returning({ email: customers.email, language: customers.language })
  return owner
}
