import { grantedRefunds } from '@seberang/domain/wallet'
import { sql } from 'drizzle-orm'
import { rowsOf, type Executor } from '../database/database.ts'
import { orderOfPayout } from '../database/schema/index.ts'
import { oneOf } from '../database/schema/one-of.ts'

/** An order of which more was returned than is paid for it, in whole rupiah. */
export interface OverReturned {
  orderId: number
  invoiceCode: string
  /** Whether that may still change: something of it can still be paid, or a refund of it is still on its way. */
  isOpen: boolean
  customerId: number
  firstName: string
  lastName: string
  amount: number
  /** When its bank took a payment of it back, the last time. */
  since: Date
}

/**
 * Orders of which more was returned than is still paid for them, since a bank took a payment back: what was transferred or
 * spent stays (docs/decisions/0026), and its customer has it twice until they pay again, give it back, or somebody writes it
 * off. The oldest first.
 * @param of this order alone
 */
export async function findOverReturned(executor: Executor, of?: number): Promise<OverReturned[]> {
  const rows = rowsOf<{
    id: string
    code: string
    open: boolean
    customer: string
    first: string
    last: string
    amount: string
    since: string
  }>(
    await executor.execute(sql`
      with taken as (
        select coalesce(billed.adds_to, billed.id) as id, max(payments.taken_back_at) as since
        from payments join invoices billed on billed.id = payments.invoice_id
        where payments.taken_back_at is not null and billed.type in ('checkout', 'additional')
          ${of === undefined ? sql`` : sql`and ${of} in (billed.id, billed.adds_to)`}
        group by 1
      ), bills as (
        select taken.id as order_id, billed.id, billed.code, billed.status, billed.total
        from taken join invoices billed on billed.id = taken.id or billed.adds_to = taken.id
      ), sums as (
        select taken.id, taken.since,
          coalesce((
            select sum(amount) from refunds
            where invoice_id = taken.id and undone_at is null and ${oneOf(sql`refunds.status`, grantedRefunds)}), 0)
          + coalesce((select sum(amount) from credits where invoice_id = taken.id and undone_at is null), 0)
          + coalesce((
            select sum(entries.amount) from bills
            join ledger_transactions booked on booked.reference = bills.code
              and booked.kind in ('additional_returned', 'additional_return_undone')
            join ledger_entries entries on entries.transaction_id = booked.id
            join ledger_accounts accounts on accounts.id = entries.account_id and accounts.kind in ('wallet', 'receivable')
            where bills.order_id = taken.id), 0)
          - coalesce((select sum(total) from bills where bills.order_id = taken.id and status = 'paid'), 0) as amount
        from taken
      ), open as (
        select sums.id, sums.since, sums.amount - coalesce((
            select sum(amount) from double_payouts where ${orderOfPayout} = invoices.code), 0) as amount
        from sums join invoices on invoices.id = sums.id
      )
      select invoices.id, invoices.code, customers.id as customer, first_name as first, last_name as last, open.amount,
        exists (select 1 from bills where bills.order_id = open.id and bills.status = 'pending')
          or exists (select 1 from refunds where invoice_id = open.id and refunds.status = 'approved') as open,
        to_json(open.since) #>> '{}' as since
      from open join invoices on invoices.id = open.id join customers on customers.id = invoices.customer_id
      where open.amount > 0 order by open.since, invoices.id`),
  )
  return rows.map(({ id, code, open: isOpen, customer, first, last, amount, since }) => ({
    orderId: Number(id),
    invoiceCode: code,
    isOpen,
    customerId: Number(customer),
    firstName: first,
    lastName: last,
    amount: Number(amount),
    since: new Date(since),
  }))
}
