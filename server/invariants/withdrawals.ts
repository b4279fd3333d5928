import { openWithdrawals } from '@seberang/domain/wallet'
import { sql, type SQL } from 'drizzle-orm'
import type { AccountKind, TransactionKind } from '../database/schema/index.ts'
import { oneOf } from '../database/schema/one-of.ts'

const quoted = (one: TransactionKind | AccountKind): SQL => sql.raw(`'${one}'`)

/** What a withdrawal's booking of a kind moved on an account of a kind; zero for none. */
const moved = (kind: TransactionKind, account: AccountKind) => sql`coalesce((
  select sum(entries.amount) from ledger_entries entries
  join ledger_transactions booked on booked.id = entries.transaction_id
  join ledger_accounts accounts on accounts.id = entries.account_id
  where booked.kind = ${quoted(kind)} and booked.reference = withdrawals.id and accounts.kind = ${quoted(account)}
    and coalesce(accounts.customer_id, withdrawals.customer_id) = withdrawals.customer_id), 0)`

/** What stands of what was booked as paid, which is numbered from the second time on. */
const paid = sql`
  select paid.id,
    sum(entries.amount) filter (where accounts.customer_id = paid.customer_id) as hold,
    sum(entries.amount) filter (where accounts.kind = ${quoted('bank_payout')}) as bank_payout,
    sum(entries.amount) filter (where accounts.kind = ${quoted('revenue')}) as revenue
  from withdrawals paid
  join ledger_transactions booked on split_part(booked.reference, ':', 1) = paid.id
    and booked.kind in (${quoted('withdrawal_paid')}, ${quoted('withdrawal_unpaid')})
  join ledger_entries entries on entries.transaction_id = booked.id
  join ledger_accounts accounts on accounts.id = entries.account_id
  group by paid.id`

const amountIf = (condition: SQL) => sql`case when ${condition} then amount else 0 end`

/** Invariants of withdrawals. */
export const withdrawalInvariants = {
  'what is held is the sum of the open withdrawals': sql`
    select accounts.code as broken from ledger_accounts accounts
    where accounts.kind = ${quoted('hold')} and accounts.balance <> (
      select coalesce(sum(amount), 0) from withdrawals
      where withdrawals.customer_id = accounts.customer_id and ${oneOf(sql`withdrawals.status`, openWithdrawals)})`,
  'every withdrawal is held once, by its customer': sql`
    select id as broken from withdrawals
    where ${moved('withdrawal', 'wallet')} <> -amount or ${moved('withdrawal', 'hold')} <> amount`,
  'every withdrawal that is paid is booked once': sql`
    select withdrawals.id as broken from withdrawals left join (${paid}) paid on paid.id = withdrawals.id
    where coalesce(paid.hold, 0) <> -(${amountIf(sql`status = 'paid'`)})
      or coalesce(paid.bank_payout, 0) <> case when status = 'paid' then amount - fee else 0 end
      or coalesce(paid.revenue, 0) <> case when status = 'paid' then fee else 0 end`,
  'every withdrawal that came back is in the wallet again': sql`
    select id as broken from withdrawals
    where ${moved('withdrawal_returned', 'wallet')} <> ${amountIf(sql`status in ('cancelled', 'rejected')`)}
      or ${moved('withdrawal_returned', 'hold')} <> -(${amountIf(sql`status in ('cancelled', 'rejected')`)})`,
  'no booking of a withdrawal stands without one': sql`
    select booked.kind || ' ' || booked.reference as broken from ledger_transactions booked
    where booked.kind in (${quoted('withdrawal')}, ${quoted('withdrawal_paid')}, ${quoted('withdrawal_unpaid')}, ${quoted('withdrawal_returned')})
      and not exists (select 1 from withdrawals where id = split_part(booked.reference, ':', 1))`,
} satisfies Record<string, SQL>
