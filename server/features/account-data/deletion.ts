import type { DeletionObstacle } from '@seberang/domain/api'
import { leastWithdrawal } from '@seberang/domain/limits'
import { leaveOnInvoices } from '../../customers/company.ts'
import { deletePersonalData } from '../../customers/deletion.ts'
import { lockAccount } from '../../customers/identities.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import type { Services } from '../../http/services.ts'
import { owedTo } from '../../invoicing/waiting-money.ts'
import { book, holdOf, lockWallet, walletOf, walletOwner } from '../../ledger/ledger.ts'
import { queueMail } from '../../mail/mailer.ts'
import { conflict, notFound } from '../../refusal/refusal.ts'
import { customerOf, type Caller } from '../../security/caller.ts'
import { logEvent } from '../../security/events.ts'
import { openAccount } from '../../security/guess-limits.ts'
import { requireReauthentication } from '../../security/reauthentication.ts'
import { endSessions } from '../../security/sessions.ts'
import {
  moneyInWallet,
  openInvoices,
  openRefundsOf,
  openShipments,
  paidTwiceTo,
  reversedPaymentsOf,
} from './store.ts'
import { deletedMail } from './mails.ts'

/** What is in a wallet that is too little to be withdrawn. */
export async function remainderOf(executor: Executor, customerId: number): Promise<number> {
  const balance = await walletOf(executor, customerId)
  return balance < leastWithdrawal && (await holdOf(executor, customerId)) === 0 ? balance : 0
}

/**
 * What has to be settled before the account can be deleted.
 * @param givesUp the remainder that its owner gives up
 */
export async function findObstacles(
  executor: Executor,
  customerId: number,
  givesUp: number,
): Promise<DeletionObstacle[]> {
  const isGivenUp = givesUp > 0 && givesUp === (await remainderOf(executor, customerId))
  const owed = await owedTo(executor, customerId)
  const all: DeletionObstacle[] = [
    { kind: 'shipments', ...(await openShipments(executor, customerId)) },
    { kind: 'invoices', ...(await openInvoices(executor, customerId)) },
    ...(isGivenUp ? [] : [{ kind: 'wallet' as const, ...(await moneyInWallet(executor, customerId)) }]),
    {
      kind: 'owed_back',
      count: owed.length,
      amount: owed.reduce((sum, { amount }) => sum + amount, 0),
      codes: owed.slice(0, 3).map(({ invoice_code }) => invoice_code),
    },
    { kind: 'refunds', ...(await openRefundsOf(executor, customerId)) },
    { kind: 'reversed', ...(await reversedPaymentsOf(executor, customerId)) },
    { kind: 'paid_twice', ...(await paidTwiceTo(executor, customerId)) },
  ]
  return all.filter(({ count }) => count > 0)
}

/**
 * Deletes the account for good, and says so to its address. Throws 409 while something is open. Lock order: the wallet, the
 * customer; the accounts that all share come last, so that nobody's payment waits for what is erased.
 */
export async function deleteAccount(
  transaction: Transaction,
  services: Services,
  { caller, token, givesUp }: { caller: Caller; token: string; givesUp: number },
  now: Date,
): Promise<void> {
  const id = customerOf(caller)
  if (givesUp > 0) await lockWallet(transaction, id)
  // Also against what would open something meanwhile: whatever names the customer waits for it.
  const account = await lockAccount(transaction, id)
  if (!account) throw notFound()
  await requireReauthentication(transaction, services, { token, caller }, now)
  const obstacles = await findObstacles(transaction, id, givesUp)
  const isAgreed = givesUp === 0 || givesUp === (await remainderOf(transaction, id))
  if (obstacles.length > 0 || !isAgreed) throw conflict('account_open', { beside: { data: { obstacles } } })
  await endSessions(transaction, { customerId: id }, now)
  await openAccount(transaction, services, account.email)
  await deletePersonalData(transaction, { id, email: account.email }, now)
  await leaveOnInvoices(transaction, services.secrets, id)
  if (givesUp > 0) {
    const postings = [
      { ...walletOwner(id), amount: 0 - givesUp },
      { kind: 'revenue', amount: givesUp } as const,
    ]
    await book(transaction, 'wallet_given_up', String(id), postings, now)
  }
  await queueMail(transaction, { to: account.email, ...deletedMail(account.language, now, givesUp) }, now)
  logEvent(services, 'account_deleted', caller, { customer: id })
}
