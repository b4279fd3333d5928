import type { InvoiceType, PaymentMethod } from '@seberang/domain/api'
import type { WalletFilter, WithdrawalStatus } from '@seberang/domain/wallet'
import { countedWithdrawals, openWithdrawals } from '@seberang/domain/wallet'
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../database/database.ts'
import { findPage, type PageQuery } from '../../database/page.ts'
import {
  bankAccounts,
  credits,
  carts,
  doublePayouts,
  invoiceItems,
  invoices,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  orderOfPayout,
  payments,
  payoutCode,
  refunds,
  withdrawals,
  type TransactionKind,
} from '../../database/schema/index.ts'

export type BankAccountRow = typeof bankAccounts.$inferSelect
export type WithdrawalRow = typeof withdrawals.$inferSelect

const isThere = isNull(bankAccounts.removedAt)

/** The main one first: the one that was last made so, and of those that never were the oldest. */
const mainFirst = [
  sql`${bankAccounts.mainAt} desc nulls last`,
  asc(bankAccounts.createdAt),
  asc(bankAccounts.id),
]

export const findBankAccounts = (executor: Executor, customerId: number): Promise<BankAccountRow[]> =>
  executor
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.customerId, customerId), isThere))
    .orderBy(...mainFirst)

/**
 * Locks a customer's own bank account: by `share`, so that it is not removed meanwhile; by `update`, so that no
 * withdrawal to it begins meanwhile.
 */
export async function lockBankAccount(
  transaction: Transaction,
  { customerId, id }: { customerId: number; id: string },
  strength: 'share' | 'update',
): Promise<BankAccountRow | undefined> {
  const [account] = await transaction
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.id, id), eq(bankAccounts.customerId, customerId), isThere))
    .for(strength)
  return account
}

export async function insertBankAccount(
  transaction: Transaction,
  row: typeof bankAccounts.$inferInsert,
): Promise<void> {
  await transaction.insert(bankAccounts).values(row)
}

export async function makeMain(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.update(bankAccounts).set({ mainAt: now }).where(eq(bankAccounts.id, id))
}

/** What is left names nobody. */
export async function clearBankAccount(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.update(bankAccounts).set({ details: null, removedAt: now }).where(eq(bankAccounts.id, id))
}

export async function hasOpenWithdrawal(executor: Executor, bankAccountId: string): Promise<boolean> {
  const open = and(eq(withdrawals.bankAccountId, bankAccountId), inArray(withdrawals.status, openWithdrawals))
  return (await executor.$count(withdrawals, open)) > 0
}

/** What a customer has withdrawn between two moments, or is about to, in whole rupiah. */
export async function withdrawnBetween(
  executor: Executor,
  customerId: number,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const [row] = await executor
    .select({ sum: sql`coalesce(sum(${withdrawals.amount}), 0)`.mapWith(Number) })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.customerId, customerId),
        inArray(withdrawals.status, countedWithdrawals),
        gte(withdrawals.createdAt, from),
        lt(withdrawals.createdAt, to),
      ),
    )
  return row?.sum ?? 0
}

export async function insertWithdrawal(
  transaction: Transaction,
  row: typeof withdrawals.$inferInsert,
): Promise<WithdrawalRow> {
  const [inserted] = await transaction.insert(withdrawals).values(row).returning()
  if (!inserted) throw new Error('a withdrawal was not written')
  return inserted
}

/** @param customerId whose it has to be; omitted for operators */
export async function lockWithdrawal(
  transaction: Transaction,
  id: string,
  customerId?: number,
): Promise<WithdrawalRow | undefined> {
  const [row] = await transaction
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.id, id),
        customerId === undefined ? undefined : eq(withdrawals.customerId, customerId),
      ),
    )
    .for('no key update')
  return row
}

export async function changeWithdrawal(
  transaction: Transaction,
  id: string,
  change: Partial<typeof withdrawals.$inferInsert>,
): Promise<WithdrawalRow> {
  const [row] = await transaction.update(withdrawals).set(change).where(eq(withdrawals.id, id)).returning()
  if (!row) throw new Error('a withdrawal is gone')
  return row
}

/** Locks a transfer that a bank made of what had gone back, with whose it is, and whether it is what was returned too much of an order. */
export async function lockDoublePayout(
  transaction: Transaction,
  payoutId: string,
): Promise<{ row: typeof doublePayouts.$inferSelect; customerId: number; isOfOrder: boolean } | undefined> {
  const [found] = await transaction
    .select({
      row: doublePayouts,
      isOfOrder: sql<boolean>`exists (select 1 from invoices ordered where ordered.code = ${orderOfPayout})`,
      customerId: sql`coalesce(
        (select ${withdrawals.customerId} from ${withdrawals} where ${withdrawals.id} = ${payoutCode}),
        (select ${refunds.customerId} from ${refunds} where ${refunds.id} = ${payoutCode}),
        (select paid.customer_id from ${invoices} paid join ${payments} on invoice_id = paid.id
          where order_id = split_part(${doublePayouts.owed}, ':', 1)),
        (select ordered.customer_id from ${invoices} ordered where ordered.code = ${orderOfPayout}))`.mapWith(
        Number,
      ),
    })
    .from(doublePayouts)
    .where(eq(doublePayouts.payoutId, payoutId))
    .for('update')
  return found
}

export async function noteRecovered(
  transaction: Transaction,
  payoutId: string,
  recovered: Pick<typeof doublePayouts.$inferSelect, 'recoveredReference' | 'recoveredBy' | 'recoveredAt'>,
): Promise<void> {
  await transaction.update(doublePayouts).set(recovered).where(eq(doublePayouts.payoutId, payoutId))
}

export const findWithdrawalsOf = (executor: Executor, customerId: number, page: PageQuery) =>
  findPage(
    executor,
    { table: withdrawals, where: eq(withdrawals.customerId, customerId), newest: withdrawals.createdAt },
    page,
    executor.select().from(withdrawals).$dynamic(),
  )

/** One page of a status, the oldest first, and how many there are. */
export async function findWithdrawals(
  executor: Executor,
  status: WithdrawalStatus,
  { page, page_size }: PageQuery,
): Promise<{ count: number; rows: WithdrawalRow[] }> {
  const where = eq(withdrawals.status, status)
  const rows = await executor
    .select()
    .from(withdrawals)
    .where(where)
    .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { count: await executor.$count(withdrawals, where), rows }
}

export interface EntryRow {
  id: number
  at: Date
  kind: TransactionKind
  reference: string
  amount: number
  /** After it. */
  balance: number
}

const isOfWallet = (customerId: number) =>
  and(eq(ledgerAccounts.kind, 'wallet'), eq(ledgerAccounts.customerId, customerId))

/** The wallet's entries, each with the balance after it. An account's entries are booked under its lock, so in order of their ids. */
const linesOf = (executor: Executor, customerId: number) =>
  executor
    .select({
      id: ledgerEntries.id,
      at: ledgerTransactions.createdAt,
      kind: ledgerTransactions.kind,
      reference: ledgerTransactions.reference,
      amount: ledgerEntries.amount,
      balance: sql`sum(${ledgerEntries.amount}) over (order by ${ledgerEntries.id})`
        .mapWith(Number)
        .as('balance'),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(isOfWallet(customerId))
    .as('lines')

/** @param kinds those of a filter that names a kind */
export async function findEntries(
  executor: Executor,
  customerId: number,
  { filter, kinds }: { filter: WalletFilter | undefined; kinds: Record<'in' | 'out', TransactionKind[]> },
  { page, page_size }: PageQuery,
): Promise<{ count: number; rows: EntryRow[]; totalIn: number; totalOut: number }> {
  const lines = linesOf(executor, customerId)
  const matches =
    filter === undefined
      ? undefined
      : filter === 'in'
        ? gt(lines.amount, 0)
        : filter === 'out'
          ? lt(lines.amount, 0)
          : or(
              and(gt(lines.amount, 0), inArray(lines.kind, kinds.in)),
              and(lt(lines.amount, 0), inArray(lines.kind, kinds.out)),
            )
  const rows = await executor
    .select()
    .from(lines)
    .where(matches)
    .orderBy(desc(lines.id))
    .limit(page_size)
    .offset((page - 1) * page_size)
  const [totals] = await executor
    .select({
      count: sql`count(*) filter (where ${matches ?? sql`true`})`.mapWith(Number),
      totalIn: sql`coalesce(sum(${lines.amount}) filter (where ${lines.amount} > 0), 0)`.mapWith(Number),
      totalOut: sql`coalesce(-sum(${lines.amount}) filter (where ${lines.amount} < 0), 0)`.mapWith(Number),
    })
    .from(lines)
  return { rows, count: totals?.count ?? 0, totalIn: totals?.totalIn ?? 0, totalOut: totals?.totalOut ?? 0 }
}

/** The entries between two moments, oldest first, and the balance before them. */
export async function findEntriesBetween(
  executor: Executor,
  customerId: number,
  { from, to }: { from: Date; to: Date },
): Promise<{ opening: number; rows: EntryRow[] }> {
  const lines = linesOf(executor, customerId)
  const rows = await executor
    .select()
    .from(lines)
    .where(and(gte(lines.at, from), lt(lines.at, to)))
    .orderBy(asc(lines.id))
  const [before] = await executor
    .select({ sum: sql`coalesce(sum(${lines.amount}), 0)`.mapWith(Number) })
    .from(lines)
    .where(lt(lines.at, from))
  return { opening: before?.sum ?? 0, rows }
}

/** What credits were given for, by their id. */
export async function findCredited(
  executor: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<string, { code: string; title: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select({ id: credits.id, code: carts.code, title: invoiceItems.title })
    .from(credits)
    .innerJoin(carts, eq(carts.id, credits.cartId))
    .innerJoin(
      invoiceItems,
      and(eq(invoiceItems.cartId, credits.cartId), eq(invoiceItems.invoiceId, credits.invoiceId)),
    )
    .where(inArray(credits.id, [...ids]))
  return new Map(rows.map(({ id, ...credited }) => [String(id), credited]))
}

export async function findWithdrawalsById(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WithdrawalRow>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** How payments were made, and for which invoices, by their order ids. */
export async function findPaymentsOfOrders(
  executor: Executor,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, { code: string; type: InvoiceType; method: PaymentMethod }>> {
  if (orderIds.length === 0) return new Map()
  const rows = await executor
    .select({ orderId: payments.orderId, method: payments.method, code: invoices.code, type: invoices.type })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(inArray(payments.orderId, [...orderIds]))
  return new Map(rows.map(({ orderId, ...payment }) => [orderId, payment]))
}
