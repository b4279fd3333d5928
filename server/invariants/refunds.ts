import { grantedRefunds } from '@seberang/domain/wallet'
import { sql, type SQL } from 'drizzle-orm'
import type { AccountKind, TransactionKind } from '../database/schema/index.ts'
import { oneOf } from '../database/schema/one-of.ts'

const quoted = (one: TransactionKind | AccountKind): SQL => sql.raw(`'${one}'`)

/** What a refund's bookings of a kind moved on an account of a kind, for its customer; zero for none. */
const moved = (kind: TransactionKind, account: AccountKind) => sql`coalesce((
  select sum(entries.amount) from ledger_entries entries
  join ledger_transactions booked on booked.id = entries.transaction_id
  join ledger_accounts accounts on accounts.id = entries.account_id
  where booked.kind = ${quoted(kind)} and booked.reference = refunds.id and accounts.kind = ${quoted(account)}
    and coalesce(accounts.customer_id, refunds.customer_id) = refunds.customer_id), 0)`

/** What stands of what was booked as paid, which is numbered from the second time on. */
const paid = sql`
  select split_part(booked.reference, ':', 1) as id,
    sum(entries.amount) filter (where accounts.kind = ${quoted('bank_payout')}) as bank_payout,
    sum(entries.amount) filter (where accounts.kind = ${quoted('refunds_payable')}) as refunds_payable
  from ledger_transactions booked
  join ledger_entries entries on entries.transaction_id = booked.id
  join ledger_accounts accounts on accounts.id = entries.account_id
  where booked.kind in (${quoted('refund_paid')}, ${quoted('refund_unpaid')})
  group by 1`

const isGranted = oneOf(sql`refunds.status`, grantedRefunds)

/** Whether the bank ever took a payment of a refund's order back: what was returned of it before may stay. */
const isReversed = sql`exists (
  select 1 from payments join invoices paid on paid.id = payments.invoice_id
  where payments.taken_back_at is not null
    and (paid.id = refunds.invoice_id or paid.adds_to = refunds.invoice_id))`

/** Invariants of refunds. */
export const refundInvariants = {
  'every refund that was approved is booked once': sql`
    select id as broken from refunds
    where undone_at is null and (
      ${moved('refund', 'wallet')} + ${moved('refund', 'receivable')} + ${moved('refund', 'refunds_payable')}
        <> case when ${isGranted} then amount else 0 end
      or ${moved('refund', 'wallet')} + ${moved('refund', 'receivable')} <> case when ${isGranted} and bank_account_id is null then amount else 0 end)`,
  'every refund that was transferred is booked once': sql`
    select refunds.id as broken from refunds left join (${paid}) paid on paid.id = refunds.id
    where coalesce(paid.bank_payout, 0) <> case when reference is not null then amount else 0 end
      or coalesce(paid.refunds_payable, 0) <> -(case when reference is not null then amount else 0 end)`,
  'every refund that the bank did not take is in the wallet': sql`
    select id as broken from refunds
    where ${moved('refund_returned', 'wallet')} <> case when bounced is not null then amount else 0 end
      or ${moved('refund_returned', 'refunds_payable')} <> -(case when bounced is not null then amount else 0 end)`,
  'every refund that was taken back is undone': sql`
    select id as broken from refunds
    where (undone_at is not null) <> exists (
      select 1 from ledger_transactions booked
      where booked.kind = ${quoted('refund_undone')} and booked.reference = refunds.id)`,
  'no booking of a refund stands without one': sql`
    select booked.kind || ' ' || booked.reference as broken from ledger_transactions booked
    where booked.kind in (${quoted('refund')}, ${quoted('refund_paid')}, ${quoted('refund_unpaid')}, ${quoted('refund_returned')}, ${quoted('refund_undone')})
      and not exists (select 1 from refunds where id = split_part(booked.reference, ':', 1))`,
  'no shipment is refunded more than was paid for it': sql`
    select carts.code as broken from refunds join carts on carts.id = refunds.cart_id
    where ${isGranted} and refunds.undone_at is null and not ${isReversed}
    group by carts.id, carts.code, refunds.invoice_id
    having sum(refunds.amount) > (
      select coalesce(sum(item.amount), 0) from invoice_items item join invoices paid on paid.id = item.invoice_id
      where item.cart_id = carts.id and paid.status = 'paid'
        and (paid.id = refunds.invoice_id or paid.adds_to = refunds.invoice_id)
    ) - (
      select coalesce(sum(credits.amount), 0) from credits
      where credits.cart_id = carts.id and credits.invoice_id = refunds.invoice_id and credits.undone_at is null)`,
  'a refund is its shipment’s, its order’s and its bank account’s customer’s': sql`
    select refunds.id as broken from refunds
    join carts on carts.id = refunds.cart_id
    join invoices on invoices.id = refunds.invoice_id
    left join bank_accounts on bank_accounts.id = refunds.bank_account_id
    where carts.customer_id <> refunds.customer_id or invoices.customer_id <> refunds.customer_id
      or coalesce(bank_accounts.customer_id, refunds.customer_id) <> refunds.customer_id`,
} satisfies Record<string, SQL>
