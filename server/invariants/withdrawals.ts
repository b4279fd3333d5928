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
    select id as broken from withdrawals
    where ${moved('withdrawal_paid', 'hold')} <> -(${amountIf(sql`status = 'paid'`)})
      or ${moved('withdrawal_paid', 'bank_payout')} <> case when status = 'paid' then amount - fee else 0 end
      or ${moved('withdrawal_paid', 'revenue')} <> case when status = 'paid' then fee else 0 end`,
  'every withdrawal that came back is in the wallet again': sql`
    select id as broken from withdrawals
    where ${moved('withdrawal_returned', 'wallet')} <> ${amountIf(sql`status in ('cancelled', 'rejected')`)}
      or ${moved('withdrawal_returned', 'hold')} <> -(${amountIf(sql`status in ('cancelled', 'rejected')`)})`,
  'no booking of a withdrawal stands without one': sql`
    select booked.kind || ' ' || booked.reference as broken from ledger_transactions booked
    where booked.kind in (${quoted('withdrawal')}, ${quoted('withdrawal_paid')}, ${quoted('withdrawal_returned')})
      and not exists (select 1 from withdrawals where id = booked.reference)`,
} satisfies Record<string, SQL>
