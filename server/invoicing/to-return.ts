import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../database/database.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../database/schema/index.ts'

interface ToReturn {
  orderId: string
  amount: number
  at: Date
}

const reversed = alias(ledgerTransactions, 'reversed')
/** A reference begins with the order that it is about. */
const orderId = sql<string>`split_part(${ledgerTransactions.reference}, ':', 1)`

/** The payments for these orders that are kept to be returned, oldest first. */
export async function findToReturn(
  executor: Executor,
  orderIds: readonly string[],
): Promise<readonly ToReturn[]> {
  if (orderIds.length === 0) return []
  return executor
    .select({ orderId, amount: ledgerEntries.amount, at: ledgerTransactions.createdAt })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerTransactions.kind, 'refund_owed'),
        eq(ledgerAccounts.kind, 'refunds_payable'),
        inArray(orderId, [...orderIds]),
        notExists(
          executor
            .select({ id: reversed.id })
            .from(reversed)
            .where(
              and(
                eq(reversed.kind, 'settlement_taken_back'),
                eq(reversed.reference, ledgerTransactions.reference),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(ledgerTransactions.id))
}
