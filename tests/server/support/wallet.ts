import {
  calls,
  type BankAccount,
  type BankAccountInput,
  type CodeRef,
  type Invoice,
  type TopUpInput,
  type Withdrawal,
} from '@seberang/domain/api'
import { advanceClock } from './api.ts'
import { Counter } from './counter.ts'
import { TestCustomer } from './customer.ts'

export const pin = '480217'

const ownName = 'AYU LESTARI'

/** A customer with money in the wallet: a parcel that was paid for by far more weight than it turned out to have. */
export async function richCustomer(
  url: string,
  weight = '20kg',
): Promise<{ customer: TestCustomer; balance: number }> {
  const counter = new Counter(url)
  const { customer, code } = await counter.paid(weight)
  await counter.measure(code, '1kg')
  return { customer, balance: await customer.wallet() }
}

/** Three codes are mailed in a quarter of an hour. */
const betweenCodes = 6 * 60_000

/** The proof of a code, for whoever needs many. */
export async function code(customer: TestCustomer, ref: CodeRef): Promise<string> {
  await advanceClock(customer.url, betweenCodes)
  return customer.provesCode(ref)
}

export async function setsPin(customer: TestCustomer): Promise<void> {
  const body = { pin, otp_token: await code(customer, 'PIN') }
  const { status } = await customer.call(calls.setPin, { body })
  if (status !== 201) throw new Error('the PIN was not set')
}

export const accountInput = async (
  customer: TestCustomer,
  change: Partial<BankAccountInput> = {},
): Promise<BankAccountInput> => ({
  bank_code: '014',
  number: '0081 2765 8841',
  owner_name: ownName,
  otp_token: await code(customer, 'BA'),
  reauth_token: await customer.reauthenticates(),
  ...change,
})

export async function addsAccount(
  customer: TestCustomer,
  change: Partial<BankAccountInput> = {},
): Promise<BankAccount> {
  const { status, body } = await customer.call(calls.addBankAccount, {
    body: await accountInput(customer, change),
  })
  if (status !== 201) throw new Error(`the account was not added: ${JSON.stringify(body)}`)
  return body.bank_account
}

export async function withdraws(
  customer: TestCustomer,
  bank_account_id: string,
  amount: number,
): Promise<Withdrawal> {
  const { status, body } = await customer.call(calls.withdraw, {
    body: { bank_account_id, amount, pin, otp_token: await code(customer, 'WD') },
  })
  if (status !== 201) throw new Error(`nothing was withdrawn: ${JSON.stringify(body)}`)
  return body.withdrawal
}

/** Pays an open invoice from the wallet. */
export const paysFromWallet = async (customer: TestCustomer, invoice_code: string) =>
  customer.call(calls.changePayment, {
    body: { invoice_code, payment_method: 'wallet', pin, otp_token: await code(customer, 'CO') },
  })

/** The invoice of a top-up, which is still to be paid. */
export async function topsUp(
  customer: TestCustomer,
  amount: number,
  payment_method: TopUpInput['payment_method'] = 'va_bca',
): Promise<Invoice> {
  const { status, body } = await customer.call(calls.topUp, { body: { amount, payment_method } })
  if (status !== 201) throw new Error(`no top-up was made: ${JSON.stringify(body)}`)
  return body.invoice
}

/** What came into the wallet and left it, with its balance: all of it on one page, unless the query says otherwise. */
export const walletHistory = async (customer: TestCustomer, query: object = {}) =>
  (await customer.call(calls.walletHistory, { query: { page: 1, page_size: 100, ...query } })).body
