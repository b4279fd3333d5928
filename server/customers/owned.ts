import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { carts, customers, formerEmails, invoices, payments } from '../database/schema/index.ts'

/** Whose data it is, as the rows name them. */
export interface Owner {
  id: number
  email: string
}

/**
 * What becomes of a column. `shown`: it is in the customer's copy of their data, and stays with its row. `hidden`: it
 * stays, and says nothing of the customer, or would open the account to whoever has the copy. `blank`: it is shown, and
 * replaced when the account is deleted.
 */
export type ColumnRule = 'shown' | 'hidden' | { blank: unknown; hidden?: true }

/** Stands for the time of the deletion. */
export const timeOfDeletion = Symbol('time of deletion')

export const shown = 'shown'
export const hidden = 'hidden'
export const blank = (by: string | boolean | SQL | typeof timeOfDeletion | null = null) => ({ blank: by })
export const hiddenBlank = (by: string | SQL | null = null) => ({ blank: by, hidden: true as const })

export interface OwnedTable {
  table: PgTable
  /** Its rows about a customer. */
  of: (owner: Owner) => SQL
  /** Which of them go when the account is deleted: all, none, or those of a condition. */
  deleted: 'all' | 'none' | ((owner: Owner) => SQL)
  columns: Readonly<Record<string, ColumnRule>>
}

/** A table with a rule for each of its columns: a new column does not compile without one. */
export const owned = <Table extends PgTable>(
  table: Table,
  rules: Omit<OwnedTable, 'table' | 'columns'> & {
    columns: Readonly<Record<keyof Table['_']['columns'], ColumnRule>>
  },
): OwnedTable => ({ table, ...rules })

/** Rows that name the customer in a column. */
export const byCustomer =
  (column: AnyPgColumn) =>
  ({ id }: Owner): SQL =>
    sql`${column} = ${id}`

const ownCarts = ({ id }: Owner): SQL =>
  sql`select ${carts.id} from ${carts} where ${carts.customerId} = ${id}`
const ownInvoices = ({ id }: Owner): SQL =>
  sql`select ${invoices.id} from ${invoices} where ${invoices.customerId} = ${id}`

export const byCart =
  (column: AnyPgColumn) =>
  (owner: Owner): SQL =>
    sql`${column} in (${ownCarts(owner)})`
export const byInvoice =
  (column: AnyPgColumn) =>
  (owner: Owner): SQL =>
    sql`${column} in (${ownInvoices(owner)})`
export const byOrder =
  (column: AnyPgColumn) =>
  (owner: Owner): SQL =>
    sql`${column} in (select ${payments.orderId} from ${payments} where ${payments.invoiceId} in (${ownInvoices(owner)}))`

/** Shipments that no invoice has ever named: nothing has to be kept of them. */
export const neverInvoiced = sql`${carts.invoiceId} is null
  and not exists (select from invoice_items where invoice_items.cart_id = ${carts.id})`
export const byCartNeverInvoiced =
  (column: AnyPgColumn) =>
  (owner: Owner): SQL =>
    sql`${column} in (${ownCarts(owner)} and ${neverInvoiced})`

/**
 * Since when an account has its present e-mail address. A day before it took it, for what was mailed there to confirm it;
 * but not while the address was another account's.
 */
export const addressSince = ({ id, email }: Owner): SQL<Date> => sql<Date>`(select greatest(
  coalesce(
    (select max(${formerEmails.until}) from ${formerEmails} where ${formerEmails.customerId} = ${id}),
    (select ${customers.createdAt} from ${customers} where ${customers.id} = ${id})) - interval '1 day',
  (select max(${formerEmails.until}) from ${formerEmails}
    where ${formerEmails.email} = ${email} and ${formerEmails.customerId} <> ${id})))`

/** Rows of an address, and of a former one, while it was theirs. @param at when a row was written */
export const byAddress =
  (address: AnyPgColumn | SQL, at: AnyPgColumn) =>
  (owner: Owner): SQL =>
    sql`((${address} = ${owner.email} and ${at} > ${addressSince(owner)}) or exists (
      select from ${formerEmails} where ${formerEmails.customerId} = ${owner.id} and ${formerEmails.email} = ${address}
        and ${at} > ${formerEmails.since} and ${at} <= ${formerEmails.until}))`

/** What codes and proofs are of: the address or the number, alone or before something else. */
export const bySubject =
  (column: AnyPgColumn, at: AnyPgColumn) =>
  (owner: Owner): SQL => {
    const subject = sql`split_part(${column}, ' ', 1)`
    return sql`(${subject} = ${String(owner.id)} or ${byAddress(subject, at)(owner)})`
  }
