import { grantedRefunds } from '@seberang/domain/wallet'
import { sql } from 'drizzle-orm'
import { rowsOf, type Executor } from '../database/database.ts'
import { oneOf } from '../database/schema/one-of.ts'

/** An order of which more was returned than is paid for it, in whole rupiah. */
export interface OverReturned {
  invoiceCode: string
  customerId: number
  firstName: string
  lastName: string
  amount: number
  /** When its bank took a payment of it back, the last time. */
  since: Date
}

/**
 * Orders of which more was returned than is still paid for them, since a bank took a payment back: what was transferred or
 * spent stays (docs/decisions/0026), and its customer has it twice until they pay again. The oldest first.
 * @param of this order alone
 */
export async function findOverReturned(executor: Executor, of?: number): Promise<OverReturned[]> {
  const rows = rowsOf<{
    code: string
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
      )
      select invoices.code, customers.id as customer, first_name as first, last_name as last, sums.amount,
        to_json(sums.since) #>> '{}' as since
      from sums join invoices on invoices.id = sums.id join customers on customers.id = invoices.customer_id
      where sums.amount > 0 order by sums.since, invoices.id`),
  )
  return rows.map(({ code, customer, first, last, amount, since }) => ({
    invoiceCode: code,
    customerId: Number(customer),
    firstName: first,
    lastName: last,
    amount: Number(amount),
    since: new Date(since),
  }))
}
