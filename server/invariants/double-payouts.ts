import { sql, type SQL } from 'drizzle-orm'
import {
  orderOfPayout,
  payoutCode,
  type AccountKind,
  type TransactionKind,
} from '../database/schema/index.ts'

const quoted = (one: TransactionKind | AccountKind): SQL => sql.raw(`'${one}'`)
const noted = sql`(${quoted('double_payout')}, ${quoted('double_payout_dismissed')})`
const recovered = sql`(${quoted('double_payout_recovered')}, ${quoted('double_payout_unrecovered')})`

/** What the bookings of these kinds moved for a double payout on an account of a kind; zero for none. */
const moved = (kinds: SQL, account: AccountKind) => sql`coalesce((
  select sum(entries.amount) from ledger_entries entries
  join ledger_transactions booked on booked.id = entries.transaction_id
  join ledger_accounts accounts on accounts.id = entries.account_id
  where booked.kind in ${kinds} and split_part(booked.reference, ':', 1) = double_payouts.payout_id
    and accounts.kind = ${quoted(account)}), 0)`

/** What was returned too much of an order lies on our revenue already, but for what others were to get. */
const isOfOrder = sql`exists (select 1 from invoices where code = ${orderOfPayout})`

/** The same for all that is noted of an order. */
const movedForOrder = (account: AccountKind) => sql`coalesce((
  select sum(entries.amount) from ledger_entries entries
  join ledger_transactions booked on booked.id = entries.transaction_id
  join ledger_accounts accounts on accounts.id = entries.account_id
  where booked.kind in ${noted} and split_part(split_part(booked.reference, ':', 1), '#', 1) = orders.code
    and accounts.kind = ${quoted(account)}), 0)`

/** What was kept of what is owed back, and came in by no line: it is booked with that. */
const isKept = sql`exists (
  select 1 from ledger_transactions booked
  where booked.kind = ${quoted('settlement_taken_back')} and booked.reference = recovered_reference || '#kept')`

const recoveredAmount = sql`case when recovered_at is null or ${isKept} then 0 else amount end`

/** Invariants of what a bank transferred although its money had gone back, or although it had transferred it before. */
export const doublePayoutInvariants = {
  'every double payout is booked once': sql`
    select payout_id as broken from double_payouts
    where not ${isOfOrder} and (
      ${moved(noted, 'bank_payout')} <> amount or ${moved(noted, 'revenue')} <> -amount)`,
  'what was returned too much of an order is lost once, and by us alone': sql`
    select code as broken from (
      select ${orderOfPayout} as code, sum(amount) as amount from double_payouts where ${isOfOrder} group by 1) orders
    where ${movedForOrder('bank_payout')} <> 0 or ${movedForOrder('revenue')} not between -amount and 0`,
  'every double payout that was given back is booked back': sql`
    select payout_id as broken from double_payouts
    where ${moved(recovered, 'bank_payout')} <> -(${recoveredAmount})
      or ${moved(recovered, 'revenue')} <> ${recoveredAmount}`,
  'no booking of a double payout stands without one': sql`
    select split_part(booked.reference, ':', 1) as broken from ledger_transactions booked
    join ledger_entries entries on entries.transaction_id = booked.id and entries.amount > 0
    where (booked.kind in ${noted} or booked.kind in ${recovered})
      and not exists (
        select 1 from double_payouts
        where split_part(booked.reference, ':', 1) in (payout_id, ${orderOfPayout}))
    group by 1
    having sum(
      case when booked.kind in (${quoted('double_payout')}, ${quoted('double_payout_unrecovered')})
        then entries.amount else -entries.amount end) <> 0`,
  'every double payout is of what had gone back, or was paid by another transfer': sql`
    select payout_id as broken from double_payouts
    where not exists (
        select 1 from withdrawals
        where id = ${payoutCode} and double_payouts.amount = withdrawals.amount - fee
          and (status = 'rejected' or (status = 'paid' and withdrawals.reference <> double_payouts.reference)))
      and not exists (
        select 1 from refunds
        where id = ${payoutCode} and bank_account_id is not null and ended_at is not null
          and (refunds.reference is null
            or (refunds.reference <> double_payouts.reference and double_payouts.amount = refunds.amount)))
      and not exists (
        select 1 from ledger_transactions came
        where came.kind = ${quoted('refund_owed')} and came.reference = split_part(double_payouts.owed, '#', 1))
      and not exists (
        select 1 from payments join invoices paid on paid.id = payments.invoice_id
        join invoices ordered on ordered.id = coalesce(paid.adds_to, paid.id)
        where payments.taken_back_at is not null and ordered.code = ${orderOfPayout})`,
} satisfies Record<string, SQL>
