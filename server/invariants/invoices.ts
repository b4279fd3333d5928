import { endedStatuses, longestMatchingDays } from '@seberang/domain/status'
import { grantedRefunds } from '@seberang/domain/wallet'
import { sql, type SQL } from 'drizzle-orm'
import { waitsForTransfer } from '../invoicing/attempts.ts'
import { proofWaits } from '../invoicing/transfer-proofs.ts'
import { transferTransaction } from '../invoicing/reported-payment.ts'
import { openStates, payments, type TransactionKind } from '../database/schema/index.ts'
import { oneOf } from '../database/schema/one-of.ts'

const kind = (one: TransactionKind): SQL => sql.raw(`'${one}'`)

/** A booking that has not been reversed. */
const stands = sql`not exists (
  select 1 from ledger_transactions undone
  where undone.kind = ${kind('settlement_taken_back')} and undone.reference = booked.reference)`

/** The reference of a payment's settlement, as `settlementReference` in reported-payment.ts builds it. */
const ownSettlement = sql`payments.order_id || ':' || payments.transaction_id || ':' || payments.id || ':' ||
  to_char(payments.settled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const transferStart = transferTransaction('')

/**
 * What came in by transfers, with the line of the bank statement that an operator named. `since` is when it came in, also
 * where it was booked again: as the payment in place of one that a bank reversed, or after it had been taken back.
 */
const bookedTransfers = sql`
  select payments.invoice_id, named.line, -entry.amount as amount, ${stands} as stands,
    case when booked.reference = ${ownSettlement} then payments.amount end as due,
    booked.reference = ${ownSettlement} and coalesce(payments.taken_back_at > payments.settled_at, false) as is_reversed,
    min(booked.created_at) over (partition by payments.invoice_id, named.line) as since
  from ledger_transactions booked
  join payments on payments.order_id = split_part(booked.reference, ':', 1)
  join ledger_entries entry on entry.transaction_id = booked.id
  join ledger_accounts account on account.id = entry.account_id and account.kind = 'clearing'
  cross join lateral (
    select substr(split_part(booked.reference, ':', 2), ${sql.raw(String(transferStart.length + 1))}) as line) named
  where booked.kind in (${kind('settlement')}, ${kind('refund_owed')})
    and starts_with(split_part(booked.reference, ':', 2), ${transferStart})`

/** Invariants of invoices, payments, credits and vouchers. */
export const invoiceInvariants = {
  'an invoice is paid exactly when one settlement of it stands': sql`
    select invoices.code as broken from invoices
    where (status = 'paid')::int <> (
      select count(*) from ledger_transactions booked
      where booked.kind = ${kind('settlement')} and ${stands}
        and booked.reference in (
          select ${ownSettlement} from payments
          where payments.invoice_id = invoices.id and payments.state = 'settled'))`,
  'every payment that is settled is booked once': sql`
    select payments.order_id as broken from payments
    where payments.state = 'settled' and 1 <> (
      select count(*) from ledger_transactions booked
      where ${stands} and (
        (booked.kind in (${kind('settlement')}, ${kind('refund_owed')}) and booked.reference = ${ownSettlement})
        or (booked.kind = ${kind('refund_owed')}
          and booked.reference = payments.order_id || ':' || payments.transaction_id)))`,
  'no settlement stands without its payment': sql`
    select booked.reference as broken from ledger_transactions booked
    where booked.kind = ${kind('settlement')} and ${stands}
      and not exists (
        select 1 from payments where payments.state = 'settled' and booked.reference = ${ownSettlement})`,
  'what pays from a wallet leaves it at once': sql`
    select payments.order_id as broken from payments join invoices on invoices.id = payments.invoice_id
    where payments.method = 'wallet' and (payments.state <> 'settled' or -payments.amount <> coalesce((
      select sum(entry.amount) from ledger_transactions booked
      join ledger_entries entry on entry.transaction_id = booked.id
      join ledger_accounts account on account.id = entry.account_id
      where booked.kind = ${kind('settlement')} and booked.reference = ${ownSettlement}
        and account.kind = 'wallet' and account.customer_id = invoices.customer_id), 0))`,
  'a top-up fills the wallet of its customer once': sql`
    select invoices.code as broken from invoices
    where invoices.type = 'topup'
      and case when invoices.status = 'paid' then invoices.total + (
        select coalesce(sum(surplus), 0) from payments
        where payments.invoice_id = invoices.id and payments.state = 'settled') else 0 end <> coalesce((
        select sum(entry.amount) from payments
        join ledger_transactions booked on booked.reference = ${ownSettlement} and ${stands}
          and booked.kind = ${kind('settlement')}
        join ledger_entries entry on entry.transaction_id = booked.id
        join ledger_accounts account on account.id = entry.account_id
        where payments.invoice_id = invoices.id and payments.state = 'settled'
          and account.kind = 'wallet' and account.customer_id = invoices.customer_id), 0)`,
  'what a transfer brought above its invoice is in the wallet': sql`
    select payments.order_id as broken from payments join invoices on invoices.id = payments.invoice_id
    where payments.method = 'manual' and payments.state = 'settled' and invoices.type <> 'topup'
      and payments.surplus <> coalesce((
        select sum(entry.amount) from ledger_transactions booked
        join ledger_entries entry on entry.transaction_id = booked.id
        join ledger_accounts account on account.id = entry.account_id
        where booked.kind = ${kind('settlement')} and booked.reference = ${ownSettlement}
          and account.kind = 'wallet' and account.customer_id = invoices.customer_id), 0)`,
  'every line of the bank statement is booked once, with its amount': sql`
    select invoices.code || ' ' || line.reference as broken
    from bank_transfers line
    join invoices on invoices.id = line.invoice_id
    left join (${bookedTransfers}) booked
      on booked.stands and booked.invoice_id = line.invoice_id and booked.line = line.reference
    left join lateral (
      select (detail ->> 'amount')::bigint as amount from audit_log
      where action = 'settle' and subject = invoices.code and detail ->> 'reference' = line.reference
      order by id desc limit 1) seen on true
    group by invoices.code, line.reference
    having count(booked.line) <> 1 or bool_or(booked.amount <> seen.amount or booked.amount <> booked.due)`,
  'no transfer is booked without its line of the bank statement': sql`
    select distinct invoices.code || ' ' || booked.line as broken
    from (${bookedTransfers}) booked
    join invoices on invoices.id = booked.invoice_id
    -- What was booked on the wrong invoice, whose goods had left, stands there without its line.
    where booked.stands and not booked.is_reversed
      and not exists (
        select 1 from bank_transfers line
        where line.invoice_id = booked.invoice_id and line.reference = booked.line)
      -- A release before noted no lines.
      and booked.since >= (
        select at from audit_log where action = 'settle' and detail ->> 'reference' is not null order by id limit 1)`,
  'what came in was paid for something or is owed back': sql`
    select kept.name as broken from (
      select 'clearing' as name, coalesce(sum(balance) filter (where kind = 'clearing'), 0)
        + coalesce(sum(balance) filter (where kind = 'refunds_payable'), 0)
        + (select coalesce(sum(total), 0) from invoices where status = 'paid' and not exists (
          select 1 from payments
          where payments.invoice_id = invoices.id and method in ('wallet', 'paylater') and state = 'settled'))
        + (select coalesce(sum(surplus), 0) from payments where state = 'settled')
        -- What is kept for refunds on their way to a bank was paid for something.
        - (select coalesce(sum(amount), 0) from refunds where status = 'approved')
        + (select coalesce(sum(amount), 0) from returned_money)
        + (select coalesce(sum(amount), 0) from double_payouts where exists (
          select 1 from ledger_transactions kept
          where kept.kind = ${kind('settlement_taken_back')} and kept.reference = recovered_reference || '#kept'))
        as difference
      from ledger_accounts) kept
    where kept.difference <> 0`,
  'an invoice is the sum of its items': sql`
    select code as broken from invoices
    where type not in ('topup', 'paylater')
      and total <> (select coalesce(sum(amount), 0) from invoice_items where invoice_id = invoices.id)`,
  'an item is the sum of its lines': sql`
    select id::text as broken from invoice_items
    where amount <> (select sum(value::bigint) from jsonb_each_text(lines))`,
  'a credit is the sum of its lines': sql`
    select id::text as broken from credits
    where amount <> -(select sum(value::bigint) from jsonb_each_text(lines))`,
  'a credit is in the wallet, or off what is owed, until it is undone': sql`
    select credits.id::text as broken from credits
    where (case when undone_at is null then amount else 0 end) <> (
      select coalesce(sum(entries.amount), 0) from ledger_entries entries
      join ledger_transactions booked on booked.id = entries.transaction_id
      join ledger_accounts accounts on accounts.id = entries.account_id
      where accounts.kind in ('wallet', 'receivable') and booked.kind in (${kind('credit')}, ${kind('credit_undone')})
        and booked.reference = credits.id::text)`,
  'no credit stands on an invoice that is not paid': sql`
    select credits.id::text as broken from credits
    join invoices on invoices.id = credits.invoice_id
    where credits.undone_at is null and invoices.status <> 'paid'
      -- What was spent of it stays.
      and credits.spent_at is null`,
  'what is paid later is owed by its company until it is paid or returned': sql`
    select coalesce(account.code, 'receivable:' || owed.company_id) as broken
    from (select * from ledger_accounts where kind = 'receivable') account
    full join (
      select company_id, sum(total) as total from invoices
      where type = 'paylater' and status = 'pending' group by company_id) owed
      on account.code = 'receivable:' || owed.company_id
    where coalesce(-account.balance, 0) <> coalesce(owed.total, 0)`,
  'what is paid later is what was paid with it, less what was returned': sql`
    select later.code as broken from invoices later join invoices paid on paid.id = later.pays_for
    where paid.total <> later.total + (
      select coalesce(sum(amount), 0) from pay_later_reductions
      where invoice_id = later.id and undone_at is null)`,
  'every payment with credit is owed by the company of its customer': sql`
    select payments.order_id as broken from payments
    join invoices on invoices.id = payments.invoice_id
    left join invoices later on later.pays_for = invoices.id
    where payments.method = 'paylater' and (payments.state <> 'settled' or -payments.amount <> coalesce((
      select sum(entry.amount) from ledger_transactions booked
      join ledger_entries entry on entry.transaction_id = booked.id
      join ledger_accounts account on account.id = entry.account_id
      where booked.kind = ${kind('settlement')} and booked.reference = ${ownSettlement}
        and account.code = 'receivable:' || later.company_id), 0))`,
  'nothing was accepted to be paid later above the limit of then': sql`
    select booked.reference as broken from ledger_transactions booked
    join ledger_entries entry on entry.transaction_id = booked.id and entry.amount < 0
    join ledger_accounts account on account.id = entry.account_id and account.kind = 'receivable'
    cross join lateral (
      select -sum(earlier.amount) as owed from ledger_entries earlier
      where earlier.account_id = account.id and earlier.transaction_id <= booked.id) then_owed
    cross join lateral (
      select (detail -> 'credit' ->> 'limit')::bigint as most from audit_log
      where action = 'company_credit' and subject = split_part(account.code, ':', 2) and at <= booked.created_at
      order by id desc limit 1) then_allowed
    where booked.kind = ${kind('settlement')} and then_owed.owed > then_allowed.most`,
  'what was off what is owed is so in the ledger': sql`
    select min(less.id)::text as broken from pay_later_reductions less
    left join invoices returned on returned.id = less.returned_id
    group by less.credit_id, less.refund_id, returned.code
    having coalesce(sum(less.amount) filter (where less.undone_at is null), 0) <> coalesce((
      select sum(entry.amount) from ledger_transactions booked
      join ledger_entries entry on entry.transaction_id = booked.id
      join ledger_accounts account on account.id = entry.account_id and account.kind = 'receivable'
      where (booked.kind in (${kind('credit')}, ${kind('credit_undone')}) and booked.reference = less.credit_id::text)
        or (booked.kind in (${kind('refund')}, ${kind('refund_undone')}) and booked.reference = less.refund_id)
        or (booked.kind in (${kind('additional_returned')}, ${kind('additional_return_undone')})
          and booked.reference = returned.code)), 0)`,
  'what stays paid of an order that has ended was returned': sql`
    select checkout.code || ' of ' || added.cart_id as broken
    from (
      select item.cart_id, invoices.adds_to,
        sum(case when invoices.status = 'paid' then item.amount else 0 end) - coalesce(sum(returned.amount), 0) as kept
      from invoices join invoice_items item on item.invoice_id = invoices.id
      left join lateral (
        select sum(entry.amount) as amount from ledger_transactions booked
        join ledger_entries entry on entry.transaction_id = booked.id
        join ledger_accounts account on account.id = entry.account_id and account.kind in ('wallet', 'receivable')
        where booked.kind in (${kind('additional_returned')}, ${kind('additional_return_undone')})
          and booked.reference = invoices.code) returned on true
      where invoices.adds_to is not null
        -- One that its bank has reversed since is left to operators.
        and not exists (
          select 1 from payments where payments.invoice_id = invoices.id
            and state = 'settled' and taken_back_at > settled_at)
      group by 1, 2) added
    join invoices checkout on checkout.id = added.adds_to and ${oneOf(sql`checkout.status`, endedStatuses)}
    where added.kept > coalesce((
        select sum(amount) from refunds
        where invoice_id = checkout.id and cart_id = added.cart_id and undone_at is null
          and ${oneOf(sql`refunds.status`, grantedRefunds)}), 0)
      + coalesce((
        select sum(less.amount) from pay_later_reductions less join credits on credits.id = less.credit_id
        where credits.invoice_id = checkout.id and credits.cart_id = added.cart_id and less.undone_at is null), 0)`,
  'no invoice waits long after its time': sql`
    select invoices.code as broken from invoices, clock
    where status = 'pending' and type <> 'paylater' and not ${proofWaits} and now() + offset_ms * interval '1 millisecond' > due_at + interval '10 minutes'
      + case when ${waitsForTransfer} then ${longestMatchingDays} * interval '1 day' else interval '0' end`,
  'an invoice that is over has no open payment': sql`
    select payments.order_id as broken from payments join invoices on invoices.id = payments.invoice_id
    where invoices.status <> 'pending' and ${oneOf(payments.state, openStates)}`,
  'what is added belongs to a shipment of its invoice': sql`
    select added.code as broken from invoices added
    where added.adds_to is not null and not exists (
      select 1 from invoice_items item
      join invoice_items first on first.cart_id = item.cart_id and first.invoice_id = added.adds_to
      where item.invoice_id = added.id)`,
  'what is added ends with its invoice': sql`
    select added.code as broken from invoices added join invoices first on first.id = added.adds_to
    where added.status = 'pending' and ${oneOf(sql`first.status`, endedStatuses)}`,
  'no voucher is used twice': sql`
    select vouchers.code as broken from vouchers
    where uses_allowed < (
        select count(*) from invoice_items
        where voucher_id = vouchers.id and voucher_use is not null)
      or exists (
        select 1 from invoice_items where voucher_id = vouchers.id and voucher_use > uses_allowed)`,
  'a voucher is used exactly while its invoice is open or paid': sql`
    select invoices.code as broken from invoice_items item join invoices on invoices.id = item.invoice_id
    where item.voucher_id is not null
      and (item.voucher_use is not null) <> (invoices.status in ('pending', 'paid'))`,
  'a voucher of one customer is used by nobody else': sql`
    select vouchers.code as broken from vouchers
    join invoice_items item on item.voucher_id = vouchers.id
    join invoices on invoices.id = item.invoice_id
    where vouchers.customer_id <> invoices.customer_id`,
} satisfies Record<string, SQL>
