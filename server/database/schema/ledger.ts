import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { oneOf } from './one-of.ts'
import { customers, instant } from './people.ts'

export const accountKinds = [
  'wallet',
  'hold',
  'clearing',
  'receivable',
  'revenue',
  'duties_payable',
  'domestic_payable',
  'insurance_payable',
  'refunds_payable',
  'bank_payout',
] as const
export type AccountKind = (typeof accountKinds)[number]

/**
 * What a transaction books: money that came in, what is owed back of it, and was transferred back, unless that was noted by
 * mistake, credits to the wallet, and their reversals; what a customer keeps of a surplus that was taken back after it was
 * spent; what is held for a withdrawal, and what became of that, unless that was recorded by mistake; what a bank
 * transferred although its money had gone back, and whether it was given back or noted by mistake; what is refunded of a
 * shipment, and what became of that; what was left in the wallet of an account that is deleted.
 */
export const transactionKinds = [
  'settlement',
  'refund_owed',
  'money_returned',
  'money_unreturned',
  'settlement_taken_back',
  'surplus_kept',
  'credit',
  'credit_undone',
  'additional_returned',
  'additional_return_undone',
  'withdrawal',
  'withdrawal_paid',
  'withdrawal_unpaid',
  'withdrawal_returned',
  'double_payout',
  'double_payout_recovered',
  'double_payout_unrecovered',
  'double_payout_dismissed',
  'refund',
  'refund_paid',
  'refund_unpaid',
  'refund_returned',
  'refund_undone',
  'wallet_given_up',
] as const
export type TransactionKind = (typeof transactionKinds)[number]

/** Debits are negative and credits positive: liabilities and revenue grow upwards, assets downwards. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `revenue`, `clearing:va_bni`, `wallet:1024`, `receivable:CO-7KQ2M9XAB3`. */
    code: text('code').notNull(),
    kind: text('kind').$type<AccountKind>().notNull(),
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customers.id),
    /** Stored in addition to the entries; an invariant checks that it equals their sum. */
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('ledger_accounts_code').on(table.code),
    index('ledger_accounts_customer').on(table.customerId),
    check('ledger_accounts_kind', oneOf(table.kind, accountKinds)),
    check(
      'ledger_accounts_not_negative',
      sql`${table.kind} not in ('wallet', 'hold') or ${table.balance} >= 0`,
    ),
  ],
)

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<TransactionKind>().notNull(),
    /** The natural key of the booking, which prevents a second one. */
    reference: text('reference').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_transactions_once').on(table.kind, table.reference),
    check('ledger_transactions_kind', oneOf(table.kind, transactionKinds)),
  ],
)

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_account').on(table.accountId),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
)
