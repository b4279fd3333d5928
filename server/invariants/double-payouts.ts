import { sql, type SQL } from 'drizzle-orm'
import type { AccountKind } from '../database/schema/index.ts'

/** What the booking of a double payout moved on an account of a kind; zero for none. */
const moved = (account: AccountKind) => sql`coalesce((
  select sum(entries.amount) from ledger_entries entries
  join ledger_transactions booked on booked.id = entries.transaction_id
  join ledger_accounts accounts on accounts.id = entries.account_id
  where booked.kind = 'double_payout' and booked.reference = double_payouts.payout_id
    and accounts.kind = ${sql.raw(`'${account}'`)}), 0)`

/** Invariants of what a bank transferred although its money had gone back. */
export const doublePayoutInvariants = {
  'every double payout is booked once': sql`
    select payout_id as broken from double_payouts
    where ${moved('bank_payout')} <> amount or ${moved('revenue')} <> -amount`,
  'no booking of a double payout stands without one': sql`
    select booked.reference as broken from ledger_transactions booked
    where booked.kind = 'double_payout'
      and not exists (select 1 from double_payouts where payout_id = booked.reference)`,
  'every double payout is of what had gone back': sql`
    select payout_id as broken from double_payouts
    where not exists (
        select 1 from withdrawals
        where id = payout_id and status = 'rejected' and double_payouts.amount = withdrawals.amount - fee)
      and not exists (
        select 1 from refunds
        where id = payout_id and bank_account_id is not null and refunds.reference is null and ended_at is not null)`,
} satisfies Record<string, SQL>
