import { sql, type SQL } from 'drizzle-orm'
import type { AccountKind } from '../database/schema/index.ts'

/** What was returned of each, in one part or several. */
const returned = sql`(
  select split_part(owed, '#', 1) as owed, sum(amount) as amount from returned_money group by 1) returned`

/** What the return of money to its payer moved on an account of a kind; zero for none. */
const moved = (account: AccountKind) => sql`coalesce((
  select sum(entries.amount) from ledger_entries entries
  join ledger_transactions booked on booked.id = entries.transaction_id
  join ledger_accounts accounts on accounts.id = entries.account_id
  where booked.kind in ('money_returned', 'money_unreturned') and split_part(booked.reference, '#', 1) = returned.owed
    and accounts.kind = ${sql.raw(`'${account}'`)}), 0)`

/** Invariants of what was owed back and has been transferred to its payer. */
export const returnedMoneyInvariants = {
  'what was returned to a payer is booked once': sql`
    select owed as broken from ${returned}
    where ${moved('bank_payout')} <> amount or ${moved('refunds_payable')} <> -amount`,
  'no money is booked as returned without its transfer': sql`
    select split_part(booked.reference, '#', 1) as broken from ledger_transactions booked
    where booked.kind in ('money_returned', 'money_unreturned')
      and not exists (select 1 from returned_money where split_part(owed, '#', 1) = split_part(booked.reference, '#', 1))
    group by 1
    having sum(case booked.kind when 'money_returned' then 1 else -1 end) <> 0`,
  'only what was owed back is returned': sql`
    select owed as broken from ${returned}
    where amount > coalesce((
        select sum(entries.amount) from ledger_entries entries
        join ledger_transactions booked on booked.id = entries.transaction_id
        join ledger_accounts accounts on accounts.id = entries.account_id
        where accounts.kind = 'refunds_payable' and (
          (booked.kind = 'refund_owed' and booked.reference = returned.owed)
          or (booked.kind = 'settlement_taken_back'
            and starts_with(booked.reference, returned.owed || '#')))), 0)
      or exists (
        select 1 from ledger_transactions undone
        where undone.kind = 'settlement_taken_back' and undone.reference = returned.owed)`,
  'what is kept of what is owed back was returned too much of its order': sql`
    select split_part(booked.reference, '#', 1) as broken from ledger_transactions booked
    join ledger_entries entries on entries.transaction_id = booked.id
    join ledger_accounts accounts on accounts.id = entries.account_id and accounts.kind = 'refunds_payable'
    where booked.kind = 'settlement_taken_back' and split_part(booked.reference, '#', 2) = 'kept'
      and not exists (
        select 1 from ledger_transactions undone
        where undone.kind = 'settlement_taken_back' and undone.reference = split_part(booked.reference, '#', 1))
    group by 1
    having -sum(entries.amount) <> coalesce((
      select sum(amount) from double_payouts
      where recovered_reference = split_part(min(booked.reference), '#', 1)), 0)`,
  'no more is kept, or gone back in part, than was owed back': sql`
    select split_part(less.reference, '#', 1) as broken from ledger_transactions less
    join ledger_entries entries on entries.transaction_id = less.id
    join ledger_accounts accounts on accounts.id = entries.account_id and accounts.kind = 'refunds_payable'
    where less.kind = 'settlement_taken_back' and less.reference like '%#%'
    group by 1
    having -sum(entries.amount) > coalesce((
      select sum(came.amount) from ledger_entries came
      join ledger_transactions owed on owed.id = came.transaction_id and owed.kind = 'refund_owed'
      join ledger_accounts payable on payable.id = came.account_id and payable.kind = 'refunds_payable'
      where owed.reference = split_part(min(less.reference), '#', 1)), 0)`,
} satisfies Record<string, SQL>
