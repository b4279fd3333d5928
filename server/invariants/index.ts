import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Executor } from '../database/database.ts'
import { runNamed } from '../database/named.ts'
import { doublePayoutInvariants } from './double-payouts.ts'
import { invoiceInvariants } from './invoices.ts'
import { refundInvariants } from './refunds.ts'
import { returnedMoneyInvariants } from './returned-money.ts'
import { shipmentInvariants } from './shipments.ts'
import { withdrawalInvariants } from './withdrawals.ts'

/** Conditions that must always hold. Each query returns the violations; no rows means that it holds. */
const ledgerInvariants = {
  'every ledger transaction sums to zero': sql`
    select transaction_id::text as broken from ledger_entries group by transaction_id having sum(amount) <> 0`,
  'every ledger transaction has two sides': sql`
    select booked.kind || ' ' || booked.reference as broken from ledger_transactions booked
    where (select count(*) from ledger_entries where transaction_id = booked.id) < 2`,
  'every kept balance is the sum of its entries': sql`
    select code as broken from ledger_accounts
    where balance <> coalesce((select sum(amount) from ledger_entries where account_id = ledger_accounts.id), 0)`,
  'no wallet is below zero': sql`
    select code as broken from ledger_accounts where kind in ('wallet', 'hold') and balance < 0`,
  'a wallet is its customer’s': sql`
    select code as broken from ledger_accounts
    where (kind in ('wallet', 'hold')) <> (customer_id is not null)
       or (customer_id is not null and code <> kind || ':' || customer_id)`,
} satisfies Record<string, SQL>

const mailInvariants = {
  'no mail is given up': sql`
    select id::text as broken from mails where sent_at is null and next_try_at is null`,
} satisfies Record<string, SQL>

/** Each group is one statement. */
const groups: Record<string, SQL>[] = [
  { ...ledgerInvariants, ...mailInvariants },
  invoiceInvariants,
  { ...withdrawalInvariants, ...refundInvariants, ...doublePayoutInvariants, ...returnedMoneyInvariants },
  shipmentInvariants,
]

/** Broken by time alone while no server runs; its first sweep repairs it. */
export const heldBySweeps: readonly string[] = ['no invoice waits long after its time']

export interface InvariantResult {
  name: string
  /** The violations; empty if it holds. */
  broken: string[]
}

const dialect = new PgDialect()
const statements = groups.map((invariants) => {
  const checks = Object.entries(invariants).map(
    ([name, query]) => sql`select ${name} as name, broken from (${query}) checked`,
  )
  // PostgreSQL plans a named statement with parameters anew five times before it keeps a plan.
  const statement = sql.join(checks, sql` union all `).inlineParams()
  return { names: Object.keys(invariants), text: dialect.sqlToQuery(statement).sql }
})

/**
 * Checks all invariants, a group of them in a statement: fewer would keep the embedded database from serving others in
 * between, more would wait for their turns longer than they take. Named, since planning them takes longer than they do.
 */
export async function checkInvariants(executor: Executor): Promise<InvariantResult[]> {
  const results: InvariantResult[] = []
  for (const [index, { names, text }] of statements.entries()) {
    const name = `check-invariants-${index}`
    const rows = await runNamed<{ name: string; broken: string }>(executor, name, text)
    for (const checked of names)
      results.push({
        name: checked,
        broken: rows.filter((row) => row.name === checked).map(({ broken }) => broken),
      })
  }
  return results
}
