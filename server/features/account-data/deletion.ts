import type { DeletionObstacle } from '@seberang/domain/api'
import { leaveOnInvoices } from '../../customers/company.ts'
import { deletePersonalData } from '../../customers/deletion.ts'
import { lockAccount } from '../../customers/identities.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import type { Services } from '../../http/services.ts'
import { owedTo } from '../../invoicing/waiting-money.ts'
import { queueMail } from '../../mail/mailer.ts'
import { conflict, notFound } from '../../refusal/refusal.ts'
import { customerOf, type Caller } from '../../security/caller.ts'
import { logEvent } from '../../security/events.ts'
import { openAccount } from '../../security/guess-limits.ts'
import { requireReauthentication } from '../../security/reauthentication.ts'
import { endSessions } from '../../security/sessions.ts'
import { moneyInWallet, openInvoices, openRefundsOf, openShipments } from './store.ts'
import { deletedMail } from './mails.ts'

/** What has to be settled before the account can be deleted. */
export async function findObstacles(executor: Executor, customerId: number): Promise<DeletionObstacle[]> {
  const owed = await owedTo(executor, customerId)
  const all: DeletionObstacle[] = [
    { kind: 'shipments', ...(await openShipments(executor, customerId)) },
    { kind: 'invoices', ...(await openInvoices(executor, customerId)) },
    { kind: 'wallet', ...(await moneyInWallet(executor, customerId)) },
    {
      kind: 'owed_back',
      count: owed.length,
      amount: owed.reduce((sum, { amount }) => sum + amount, 0),
      codes: owed.slice(0, 3).map(({ invoice_code }) => invoice_code),
    },
    { kind: 'refunds', ...(await openRefundsOf(executor, customerId)) },
  ]
  return all.filter(({ count }) => count > 0)
}

/** Deletes the account for good, and says so to its address. Throws 409 while something is open. */
export async function deleteAccount(
  transaction: Transaction,
  services: Services,
  { caller, token }: { caller: Caller; token: string },
  now: Date,
): Promise<void> {
  await requireReauthentication(transaction, services, { token, caller }, now)
  const id = customerOf(caller)
  // Also against what would open something meanwhile: whatever names the customer waits for it.
  const account = await lockAccount(transaction, id)
  if (!account) throw notFound()
  const obstacles = await findObstacles(transaction, id)
  if (obstacles.length > 0) throw conflict('account_open', { beside: { data: { obstacles } } })
  await endSessions(transaction, { customerId: id }, now)
  await openAccount(transaction, services, account.email)
  await deletePersonalData(transaction, { id, email: account.email }, now)
  await leaveOnInvoices(transaction, services.secrets, id)
  await queueMail(transaction, { to: account.email, ...deletedMail(account.language, now) }, now)
  logEvent(services, 'account_deleted', caller, { customer: id })
}
