import type { BankAccount, BankAccountInput } from '@seberang/domain/api'
import { maxBankAccounts } from '@seberang/domain/limits'
import { isNameOf } from '@seberang/domain/wallet'
import { randomId } from '../../base/ids.ts'
import { companyOf, findBilledCompanies } from '../../customers/company.ts'
import { loadCustomer, type CustomerRow } from '../../customers/view.ts'
import { fullName } from '../../customers/full-name.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import type { Services } from '../../http/services.ts'
import { writeNotice } from '../../live/notices.ts'
import { queueMail } from '../../mail/mailer.ts'
import { conflict, FieldChecks, notFound } from '../../refusal/refusal.ts'
import { customerOf, type Caller } from '../../security/caller.ts'
import { useCodeProof } from '../../security/code-proofs.ts'
import { logEvent } from '../../security/events.ts'
import { requireReauthentication } from '../../security/reauthentication.ts'
import type { Secrets } from '../../security/secrets.ts'
import { bankName, isBank } from '../../reference/banks.ts'
import { addedMail } from './mails.ts'
import { openRecipient, sealRecipient } from './recipient.ts'
import { hasOpenRefundTo } from './refunds/store.ts'
import {
  clearBankAccount,
  findBankAccounts,
  hasOpenWithdrawal,
  insertBankAccount,
  lockBankAccount,
  makeMain,
  type BankAccountRow,
} from './store.ts'

/** The names in which a customer's own bank accounts are: theirs, and that of the company that they act for. */
export async function namesOf(
  executor: Executor,
  secrets: Secrets,
  { id, firstName, lastName }: Pick<CustomerRow, 'id' | 'firstName' | 'lastName'>,
): Promise<string[]> {
  const companyId = await companyOf(executor, id)
  const companies = await findBilledCompanies(executor, secrets, companyId === undefined ? [] : [companyId])
  return [fullName({ firstName, lastName }), ...[...companies.values()].map(({ name }) => name)]
}

const viewOf = (
  secrets: Secrets,
  { id, bankCode, details }: BankAccountRow,
  { names, isMain }: { names: readonly string[]; isMain: boolean },
): BankAccount => {
  const { number, owner_name } = openRecipient(secrets, details)
  return {
    id,
    bank_code: bankCode,
    bank: bankName(bankCode),
    number,
    owner_name,
    is_main: isMain,
    is_own: isNameOf(owner_name, names),
  }
}

/** As their owner sees them, the main one first. */
export async function listBankAccounts(
  executor: Executor,
  { secrets }: Pick<Services, 'secrets'>,
  customerId: number,
): Promise<BankAccount[]> {
  const rows = await findBankAccounts(executor, customerId)
  const names = await namesOf(executor, secrets, await loadCustomer(executor, customerId))
  return rows.map((row, index) => viewOf(secrets, row, { names, isMain: index === 0 }))
}

async function showBankAccount(
  executor: Executor,
  services: Pick<Services, 'secrets'>,
  customerId: number,
  id: string,
): Promise<BankAccount> {
  const account = (await listBankAccounts(executor, services, customerId)).find((one) => one.id === id)
  if (!account) throw notFound()
  return account
}

/** Adds a bank account, and says so to the customer's address. Throws 409 for one too many. */
export async function addBankAccount(
  transaction: Transaction,
  services: Services,
  { input, caller }: { input: BankAccountInput; caller: Caller },
  now: Date,
): Promise<BankAccount> {
  const customerId = customerOf(caller)
  const { bank_code, number, owner_name, otp_token, reauth_token } = input
  // It locks the customer: of two tabs at once, the second sees what the first has added.
  await requireReauthentication(transaction, services, { token: reauth_token, caller }, now)
  const accounts = await listBankAccounts(transaction, services, customerId)
  const checks = new FieldChecks()
  if (!isBank(bank_code)) checks.refuse('bank_code', 'no_such_bank')
  if (accounts.some((one) => one.bank_code === bank_code && one.number === number))
    checks.refuse('number', 'account_added')
  checks.finish()
  if (accounts.length >= maxBankAccounts) throw conflict('bank_accounts_full')
  await useCodeProof(transaction, services, { customerId, ref: 'BA', token: otp_token }, now)
  const id = randomId()
  const details = sealRecipient(services.secrets, { number, owner_name })
  await insertBankAccount(transaction, { id, customerId, bankCode: bank_code, details, createdAt: now })
  const { email, language } = await loadCustomer(transaction, customerId)
  const letter = addedMail(language, { bank: bankName(bank_code), number, owner_name }, now)
  await queueMail(transaction, { to: email, ...letter }, now)
  await writeNotice(transaction, customerId, 'wallet', 'bank_account', now)
  logEvent(services, 'bank_account_added', caller, { customer: customerId })
  return showBankAccount(transaction, services, customerId, id)
}

export async function makeMainBankAccount(
  transaction: Transaction,
  services: Services,
  { id, customerId }: { id: string; customerId: number },
  now: Date,
): Promise<BankAccount> {
  if (!(await lockBankAccount(transaction, { customerId, id }, 'update'))) throw notFound()
  await makeMain(transaction, id, now)
  await writeNotice(transaction, customerId, 'wallet', 'bank_account', now)
  return showBankAccount(transaction, services, customerId, id)
}

/** Throws 409 while a withdrawal or a refund to it is open. */
export async function removeBankAccount(
  transaction: Transaction,
  services: Services,
  { id, caller }: { id: string; caller: Caller },
  now: Date,
): Promise<void> {
  const customerId = customerOf(caller)
  if (!(await lockBankAccount(transaction, { customerId, id }, 'update'))) throw notFound()
  if (await hasOpenWithdrawal(transaction, id)) throw conflict('withdrawal_open')
  if (await hasOpenRefundTo(transaction, id)) throw conflict('refund_open_to')
  await clearBankAccount(transaction, id, now)
  await writeNotice(transaction, customerId, 'wallet', 'bank_account', now)
  logEvent(services, 'bank_account_removed', caller, { customer: customerId })
}
