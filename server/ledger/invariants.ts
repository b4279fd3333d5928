import { sql } from 'drizzle-orm'
import { rowsOf, type Executor } from '../database/database.ts'

/** What must hold at any moment. Each query names what breaks it; no row means that it holds. */
const invariants = {
  'every ledger transaction sums to zero': sql`
    select transaction_id::text as broken from ledger_entries group by transaction_id having sum(amount) <> 0`,
  'every kept balance is the sum of its entries': sql`
    select code as broken from ledger_accounts
    where balance <> coalesce((select sum(amount) from ledger_entries where account_id = ledger_accounts.id), 0)`,
  'no wallet is below zero': sql`
    select code as broken from ledger_accounts where kind in ('wallet', 'hold') and balance < 0`,
  'an invoice is paid exactly when one settlement of it stands': sql`
    select invoices.code as broken from invoices
    where type = 'checkout' and (status = 'paid')::int <> (
      select count(*) from ledger_transactions booked
      where booked.kind = 'settlement'
        and booked.reference in (
          select payments.order_id || ':' || payments.transaction_id || ':' || payments.id || ':' ||
            to_char(payments.settled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          from payments where payments.invoice_id = invoices.id and payments.state = 'settled')
        and not exists (
          select 1 from ledger_transactions undone
          where undone.kind = 'settlement_taken_back' and undone.reference = booked.reference))`,
  'an invoice is the sum of its items': sql`
    select code as broken from invoices
    where type = 'checkout'
      and total <> (select coalesce(sum(amount), 0) from invoice_items where invoice_id = invoices.id)`,
  'a shipment is as paid as its invoice': sql`
    select carts.code as broken from carts join invoices on invoices.id = carts.invoice_id
    where (carts.status = 'pending' and invoices.status <> 'pending')
       or (carts.status not in ('pending') and invoices.status <> 'paid')`,
  'the last log of a shipment is its status': sql`
    select carts.code as broken from carts
    where status <> (select status from cart_logs where cart_id = carts.id order by id desc limit 1)`,
  'no log is without an actor': sql`select id::text as broken from cart_logs where actor = ''`,
  'no invoice waits long after its time': sql`
    select invoices.code as broken from invoices, clock
    where status = 'pending' and due_at + interval '10 minutes' < now() + offset_ms * interval '1 millisecond'`,
}

export interface InvariantResult {
  name: string
  /** What breaks it; empty when it holds. */
  broken: string[]
}

/** Looks at everything that must always hold. */
export async function checkInvariants(executor: Executor): Promise<InvariantResult[]> {
  const results: InvariantResult[] = []
  for (const [name, query] of Object.entries(invariants)) {
    const rows = rowsOf<{ broken: string }>(await executor.execute(query))
    results.push({ name, broken: rows.map((row) => row.broken) })
  }
  return results
}
