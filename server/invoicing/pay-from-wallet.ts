import { isPaidHere, type PaymentMethod, type WalletProof } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { message } from '@seberang/domain/validation'
import { checkPinAndCode } from '../customers/pins.ts'
import type { Transaction } from '../database/database.ts'
import { lockLedger, lockWallet } from '../ledger/ledger.ts'
import { mailPinLocked } from '../mail/pin-locked-mail.ts'
import { FieldChecks, Refusal, refusedField } from '../refusal/refusal.ts'
import { customerOf, type Caller } from '../security/caller.ts'
import { useCodeProof } from '../security/code-proofs.ts'
import type { SecurityPorts } from '../security/ports.ts'
import { lockPayable } from './change.ts'
import { lockCartsOf } from './lock.ts'
import { applyWalletPayment } from './settle.ts'
import { requireNoSpentTopUp } from './reversed-money.ts'

type Paying = { payment_method: PaymentMethod } & WalletProof

/**
 * Checks the PIN and the code of whoever pays from the wallet or later, before the transaction that pays.
 * @returns the refusal of a wrong PIN, null of any other method. Throws 422 for a PIN or code that is missing, and as
 *   `checkPinAndCode`.
 */
export async function checkPayer(
  ports: SecurityPorts,
  caller: Caller,
  { payment_method: method, pin, otp_token }: Paying,
): Promise<Refusal | null> {
  if (!isPaidHere(method)) return null
  const checks = new FieldChecks()
  if (pin === undefined) checks.refuse('pin', 'required')
  if (otp_token === undefined) checks.refuse('otp_token', 'required')
  checks.finish()
  const proof = { ref: 'CO', pin: pin ?? '', otp_token: otp_token ?? '' } as const
  return checkPinAndCode(ports, caller, proof, mailPinLocked)
}

/**
 * Locks a wallet that is to pay, with all accounts that this books on, and uses up the proof of the code. Two at once are
 * two after each other here, and the second sees what is left. Whatever comes before the ledger is locked by then.
 * Throws 422 `wallet_short` with what is missing, 409 `topup_reversed` while a top-up is that was spent.
 */
export async function lockWalletToPay(
  transaction: Transaction,
  ports: Pick<SecurityPorts, 'secrets'>,
  { caller, total, otp_token: token = '' }: { caller: Caller; total: number } & WalletProof,
  now: Date,
): Promise<void> {
  const customerId = customerOf(caller)
  await lockLedger(transaction, customerId)
  const balance = await lockWallet(transaction, customerId)
  await requireNoSpentTopUp(transaction, customerId)
  if (balance < total) throw walletShort(balance, total - balance)
  await useCodeProof(transaction, ports, { customerId, ref: 'CO', token }, now)
}

/**
 * Pays an open invoice of a customer from their wallet.
 * Throws 404 for another customer's, 409 for one that is paid or ended, and as `lockWalletToPay`.
 */
export async function payInvoiceFromWallet(
  transaction: Transaction,
  ports: Pick<SecurityPorts, 'secrets'>,
  { caller, invoice_code, otp_token }: { caller: Caller; invoice_code: string } & WalletProof,
  now: Date,
): Promise<void> {
  const invoice = await lockPayable(transaction, customerOf(caller), invoice_code, now)
  if (invoice.type === 'topup') throw refusedField('payment_method', 'not_from_wallet')
  await lockCartsOf(transaction, invoice.id)
  await lockWalletToPay(transaction, ports, { caller, total: invoice.total, otp_token }, now)
  await applyWalletPayment(transaction, invoice, now)
}

const walletShort = (balance: number, missing: number) =>
  new Refusal(422, 'invalid', {
    code: 'wallet_short',
    fields: [
      {
        field: 'payment_method',
        reason: message('wallet_lacks', { balance: formatRupiah(balance), missing: formatRupiah(missing) }),
      },
    ],
    beside: { data: { balance, missing } },
  })
