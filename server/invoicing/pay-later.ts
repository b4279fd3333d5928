import type { PayLaterRefused, WalletProof } from '@seberang/domain/api'
import {
  leftToPayLater,
  nextReminder,
  payLaterDue,
  payLaterPermission,
  type PayLaterReason,
  type PayLaterState,
} from '@seberang/domain/wallet'
import { lockCompany } from '../customers/company.ts'
import type { Transaction } from '../database/database.ts'
import { lockLedger } from '../ledger/ledger.ts'
import { Refusal, refusedField } from '../refusal/refusal.ts'
import { customerOf, type Caller } from '../security/caller.ts'
import { useCodeProof } from '../security/code-proofs.ts'
import type { SecurityPorts } from '../security/ports.ts'
import { addAttempt } from './attempts.ts'
import { lockPayable } from './change.ts'
import { lockCartsOf } from './lock.ts'
import { payLaterMessage } from './pay-later-message.ts'
import { payLaterStateOf } from './pay-later-state.ts'
import { applyPayLater } from './settle.ts'
import { insertInvoice } from './store.ts'
import type { InvoiceRow } from './rows.ts'

function refusal(reason: PayLaterReason, state: PayLaterState, amount: number): Refusal {
  const data: PayLaterRefused = {
    reason,
    limit: state.terms?.limit ?? 0,
    used: state.used,
    left: leftToPayLater(state.used, state.terms?.limit ?? 0),
  }
  return new Refusal(422, 'invalid', {
    code: 'pay_later_refused',
    fields: [{ field: 'payment_method', reason: payLaterMessage(reason, state, amount) }],
    beside: { data },
  })
}

/**
 * Locks the company that is to pay later, with all accounts that this books on, and uses up the proof of the code. Two at
 * once are two after each other here, and the second sees what is left of the limit.
 * Throws 422 `pay_later_refused` with the reason.
 */
export async function lockToPayLater(
  transaction: Transaction,
  ports: Pick<SecurityPorts, 'secrets'>,
  { caller, total, otp_token: token = '' }: { caller: Caller; total: number } & WalletProof,
  now: Date,
): Promise<PayLaterCredit> {
  const customerId = customerOf(caller)
  const before = await payLaterStateOf(transaction, customerId, now)
  if (before.companyId === undefined) throw refusal('no_company', before, total)
  await lockCompany(transaction, before.companyId)
  await lockLedger(transaction, customerId)
  const { companyId, ...state } = await payLaterStateOf(transaction, customerId, now)
  const permission = payLaterPermission(state, total)
  if (permission !== true) throw refusal(permission, state, total)
  if (companyId === undefined || !state.terms) throw new Error('what is permitted has terms')
  await useCodeProof(transaction, ports, { customerId, ref: 'CO', token }, now)
  return { companyId, days: state.terms.days }
}

/** Who owes what is paid later, and within how many days. */
export interface PayLaterCredit {
  companyId: string
  days: number
}

/**
 * Pays a locked, open invoice with the credit of a company that is locked (`lockToPayLater`): at once.
 * @returns the invoice that is due for it later
 */
export async function payLater(
  transaction: Transaction,
  invoice: InvoiceRow,
  credit: PayLaterCredit,
  now: Date,
): Promise<InvoiceRow> {
  const dueAt = payLaterDue(now, credit.days)
  const { customerId, id: paysFor, total } = invoice
  const row = { customerId, type: 'paylater', total, paysFor, createdAt: now, dueAt } as const
  const owed = await insertInvoice(transaction, { ...row, remindAt: nextReminder(dueAt, now) }, [])
  // Until its customer chooses another way: a transfer is always possible.
  await addAttempt(transaction, owed, 'manual', now)
  await applyPayLater(transaction, invoice, { companyId: credit.companyId, owed }, now)
  return owed
}

/**
 * Pays an open invoice of a customer later.
 * Throws 404 for another customer's, 409 for one that is paid or ended, 422 for one that cannot be paid in this way, and as
 * `lockToPayLater`.
 */
export async function payInvoiceLater(
  transaction: Transaction,
  ports: Pick<SecurityPorts, 'secrets'>,
  { caller, invoice_code, otp_token }: { caller: Caller; invoice_code: string } & WalletProof,
  now: Date,
): Promise<void> {
  const invoice = await lockPayable(transaction, customerOf(caller), invoice_code, now)
  if (!canBePaidLater(invoice)) throw refusedField('payment_method', 'not_paid_later')
  await lockCartsOf(transaction, invoice.id)
  const credit = await lockToPayLater(transaction, ports, { caller, total: invoice.total, otp_token }, now)
  await payLater(transaction, invoice, credit, now)
}

/** Not what fills a wallet, and not what is paid later already. */
export const canBePaidLater = ({ type }: Pick<InvoiceRow, 'type'>): boolean =>
  type === 'checkout' || type === 'additional'
