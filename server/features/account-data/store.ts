import type { AccountData, DeletionObstacle } from '@seberang/domain/api'
import { and, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import { rowsOf, type Database, type Executor } from '../../database/database.ts'
import { files, payoutCode } from '../../database/schema/index.ts'
import { reversedPayment } from '../../invoicing/attempts.ts'
import { keptFiles } from '../../files/find.ts'
import type { ColumnRule, Owner, OwnedTable } from '../../customers/owned.ts'

type Row = Record<string, unknown>

/** Small, since the embedded database blocks the event loop while it works, and a page is in memory. */
const pageSize = 100

const isInCopy = (rule: ColumnRule | undefined): boolean =>
  rule === 'shown' || (typeof rule === 'object' && rule.hidden !== true)

/**
 * The rows of a table for the copy, by their primary key. Each page goes on after the last row of the one before it, so
 * that no row is read twice to be passed over.
 */
export async function* readOwned(
  database: Database,
  { table, of, columns }: OwnedTable,
  owner: Owner,
): AsyncGenerator<Row> {
  const all = getTableColumns(table)
  const selected = Object.fromEntries(
    Object.entries(all).flatMap(([name, column]) => (isInCopy(columns[name]) ? [[column.name, column]] : [])),
  )
  const { primaryKeys } = getTableConfig(table)
  const key: PgColumn[] =
    primaryKeys[0]?.columns ?? (Object.values(all) as PgColumn[]).filter(({ primary }) => primary)
  let last: Row | undefined
  for (;;) {
    const page = await database
      .select({ row: selected, place: Object.fromEntries(key.map((column) => [column.name, column])) })
      .from(table)
      .where(and(sql`(${of(owner)})`, last && isAfter(key, last)))
      .orderBy(...key)
      .limit(pageSize)
    for (const { row } of page) yield row
    last = page.at(-1)?.place
    if (page.length < pageSize) return
  }
}

/** Behind the row of this key, in the order of the key. */
const isAfter = (key: readonly PgColumn[], place: Row): SQL => {
  const values = key.map((column) => sql`${sql.param(place[column.name], column)}`)
  return sql`(${sql.join([...key], sql`, `)}) > (${sql.join(values, sql`, `)})`
}

/** The customer's files, whose bytes are there. */
export const findOwnFilesOf = (executor: Executor, customerId: number) =>
  executor
    .select()
    .from(files)
    .where(and(eq(files.customerId, customerId), keptFiles, isNull(files.lostAt)))
    .orderBy(files.createdAt, files.id)

type Counted = Omit<AccountData, 'obstacles' | 'remainder'>

export async function countData(executor: Executor, customerId: number): Promise<Counted> {
  const [row] = rowsOf<Record<string, number | string>>(
    await executor.execute(sql`select
      1 + (select count(*) from addresses where customer_id = ${customerId} and deleted_at is null) as profile,
      (select count(*) from carts where customer_id = ${customerId} and deleted_at is null) as shipments,
      (select count(*) from invoices where customer_id = ${customerId}) + (
        select count(*) from ledger_entries where account_id in (
          select id from ledger_accounts where customer_id = ${customerId} and kind = 'wallet')) as money,
      (select count(*) from files where customer_id = ${customerId} and removed_at is null and kind in ('parcel', 'avatar')) as photos,
      (select count(*) from files where customer_id = ${customerId} and removed_at is null and kind not in ('parcel', 'avatar')) as papers,
      (select count(*) from support_messages where customer_id = ${customerId}) as messages,
      (select coalesce(sum(size), 0) from files where customer_id = ${customerId} and removed_at is null) as bytes`),
  )
  const { bytes, ...counts } = Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)]),
  )
  return { counts: counts as unknown as Counted['counts'], bytes: bytes ?? 0 }
}

/** So many are named; the links lead to all of them. */
const namedCodes = 3

async function summed(executor: Executor, found: SQL): Promise<Omit<DeletionObstacle, 'kind'>> {
  const [row] = rowsOf<{
    count: number | string
    amount: number | string | null
    codes: (string | null)[] | null
  }>(
    await executor.execute(sql`select count(*) as count, sum(amount) as amount,
      (array_agg(code order by code))[1:${sql.raw(String(namedCodes))}] as codes from (${found}) found`),
  )
  return {
    count: Number(row?.count ?? 0),
    amount: row?.amount == null ? null : Number(row.amount),
    codes: (row?.codes ?? []).filter((code) => code !== null),
  }
}

/** A shipment that is under way may still arrive, or cost more. */
export const openShipments = (executor: Executor, customerId: number) =>
  summed(
    executor,
    sql`select code, null::bigint as amount from carts
      where customer_id = ${customerId} and deleted_at is null and status <> 'finished'`,
  )

export const openInvoices = (executor: Executor, customerId: number) =>
  summed(
    executor,
    sql`select code, total as amount from invoices where customer_id = ${customerId} and status = 'pending'`,
  )

/** Refunds that are asked for, or on their way to a bank. */
export const openRefundsOf = (executor: Executor, customerId: number) =>
  summed(
    executor,
    sql`select id as code, amount from refunds
      where customer_id = ${customerId} and status in ('requested', 'approved')`,
  )

/** What its bank took back when the goods had left, or the top-up was spent: a person settles it with its owner. */
export const reversedPaymentsOf = (executor: Executor, customerId: number) =>
  summed(
    executor,
    sql`select invoices.code, payments.amount from payments join invoices on invoices.id = payments.invoice_id
      where invoices.customer_id = ${customerId} and ${reversedPayment}`,
  )

/** What a bank transferred to them twice, and they have not given back. */
export const paidTwiceTo = (executor: Executor, customerId: number) =>
  summed(
    executor,
    sql`select payout_id as code, double_payouts.amount from double_payouts
      left join withdrawals on withdrawals.id = ${payoutCode}
      left join refunds on refunds.id = ${payoutCode}
      left join payments on payments.order_id = split_part(owed, ':', 1)
      left join invoices on invoices.id = payments.invoice_id
      where recovered_at is null
        and coalesce(withdrawals.customer_id, refunds.customer_id, invoices.customer_id) = ${customerId}`,
  )

/** What is in the wallet, or held for a withdrawal. */
export const moneyInWallet = (executor: Executor, customerId: number) =>
  summed(
    executor,
    sql`select null::text as code, balance as amount from ${sql.identifier('ledger_accounts')}
      where customer_id = ${customerId} and balance <> 0`,
  )
