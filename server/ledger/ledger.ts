import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  type AccountKind,
  type TransactionKind,
} from '../database/schema/index.ts'

/** One entry of a booking, in whole rupiah. Positive: liabilities or revenue grow; negative: assets grow. */
export interface Posting {
  kind: AccountKind
  /** The payment method for clearing, the customer for wallet and hold. */
  of?: string
  customerId?: number
  amount: number
}

/** What names a transaction. */
export interface Booking {
  kind: TransactionKind
  reference: string
}

const codeOf = ({ kind, of }: Pick<Posting, 'kind' | 'of'>) => (of === undefined ? kind : `${kind}:${of}`)

/**
 * Books one transaction whose entries sum to zero. Accounts are locked in id order.
 * @param reference the booking's natural key: booking it a second time has no effect
 * @returns whether it was booked now. Throws when the postings do not sum to zero.
 */
export async function book(
  transaction: Transaction,
  kind: TransactionKind,
  reference: string,
  postings: readonly Posting[],
  now: Date,
): Promise<boolean> {
  const entries = postings.filter(({ amount }) => amount !== 0)
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  if (sum !== 0 || entries.length < 2) throw new Error(`${kind} ${reference} does not sum to zero`)
  const accounts = await lockAccounts(transaction, entries)
  const [booked] = await transaction
    .insert(ledgerTransactions)
    .values({ kind, reference, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id })
  if (!booked) return false
  const accountOf = (posting: Posting) => {
    const id = accounts.get(codeOf(posting))
    if (id === undefined) throw new Error(`no account ${codeOf(posting)}`)
    return id
  }
  await transaction.insert(ledgerEntries).values(
    entries.map((entry) => ({
      transactionId: booked.id,
      accountId: accountOf(entry),
      amount: entry.amount,
    })),
  )
  for (const entry of entries) {
    await transaction
      .update(ledgerAccounts)
      .set({ balance: sql`${ledgerAccounts.balance} + ${entry.amount}` })
      .where(eq(ledgerAccounts.id, accountOf(entry)))
  }
  return true
}

/** Creates the accounts that are used for the first time. @returns the codes of all, each once */
async function createMissing(
  transaction: Transaction,
  owners: readonly Omit<Posting, 'amount'>[],
): Promise<string[]> {
  const wanted = new Map(owners.map((owner) => [codeOf(owner), owner]))
  const rows = [...wanted]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, { kind, customerId }]) => ({ code, kind, customerId: customerId ?? null }))
  await transaction.insert(ledgerAccounts).values(rows).onConflictDoNothing()
  return [...wanted.keys()]
}

async function lockAccounts(
  transaction: Transaction,
  postings: readonly Posting[],
): Promise<Map<string, number>> {
  const codes = await createMissing(transaction, postings)
  const locked = await transaction
    .select({ id: ledgerAccounts.id, code: ledgerAccounts.code })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.code, codes))
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update')
  return new Map(locked.map(({ id, code }) => [code, id]))
}

/**
 * Locks the accounts that all share and a customer's wallet, in id order: before the first of several bookings, which
 * each lock theirs in order, but not all of them together.
 */
export async function lockLedger(transaction: Transaction, customerId: number): Promise<void> {
  await createMissing(transaction, [walletOwner(customerId)])
  await transaction
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(or(isNull(ledgerAccounts.customerId), eq(ledgerAccounts.customerId, customerId)))
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update')
}

const isOf = ({ kind, reference }: Booking) =>
  and(eq(ledgerTransactions.kind, kind), eq(ledgerTransactions.reference, reference))

export async function isBooked(executor: Executor, booking: Booking): Promise<boolean> {
  const found = await executor
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(isOf(booking))
  return found.length > 0
}

/** Reverses an earlier booking, or several together, with opposite entries. @returns whether it was booked now */
export async function reverse(
  transaction: Transaction,
  earlier: Booking | readonly Booking[],
  as: Booking,
  now: Date,
): Promise<boolean> {
  const entries = await transaction
    .select({
      code: ledgerAccounts.code,
      kind: ledgerAccounts.kind,
      customerId: ledgerAccounts.customerId,
      amount: sql`sum(${ledgerEntries.amount})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(or(...[earlier].flat().map(isOf)))
    .groupBy(ledgerAccounts.id)
  const postings = entries.map(({ code, kind, customerId, amount }) => ({
    kind: kind,
    of: code.includes(':') ? code.slice(code.indexOf(':') + 1) : undefined,
    customerId: customerId ?? undefined,
    amount: -amount,
  }))
  return book(transaction, as.kind, as.reference, postings, now)
}

export const walletOwner = (customerId: number): Pick<Posting, 'kind' | 'of' | 'customerId'> => ({
  kind: 'wallet',
  of: String(customerId),
  customerId,
})

/** What is held of a customer's money until a withdrawal has ended. */
export const holdOwner = (customerId: number): Pick<Posting, 'kind' | 'of' | 'customerId'> => ({
  kind: 'hold',
  of: String(customerId),
  customerId,
})

/** What is held of it, in whole rupiah. */
export async function holdOf(executor: Executor, customerId: number): Promise<number> {
  const [account] = await executor
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.code, codeOf(holdOwner(customerId))))
  return account?.balance ?? 0
}

/** A customer's wallet in whole rupiah. */
export async function walletOf(executor: Executor, customerId: number): Promise<number> {
  const [account] = await walletAccount(executor, customerId)
  return account?.balance ?? 0
}

/** The same, locked until the transaction ends. */
export async function lockWallet(transaction: Transaction, customerId: number): Promise<number> {
  const [account] = await walletAccount(transaction, customerId).for('no key update')
  return account?.balance ?? 0
}

const walletAccount = (executor: Executor, customerId: number) =>
  executor
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.code, codeOf(walletOwner(customerId))))
