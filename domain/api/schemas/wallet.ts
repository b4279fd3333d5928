import { formatRupiah } from '../../format/index.ts'
import { leastTopUp, leastWithdrawal, mostTopUp, mostWithdrawnADay, pinDigits } from '../../limits/index.ts'
import {
  accountNumberDigits,
  accountNumberMax,
  accountNumberMin,
  walletFilters,
  withdrawalStatuses,
} from '../../wallet/index.ts'
import {
  bankReference,
  choice,
  digits,
  fields,
  inUpperCase,
  limits,
  message,
  numeric,
  optionalChoice,
  optionalText,
  printedText,
  text,
  yesOrNo,
} from '../../validation/index.ts'
import type { walletCalls } from '../calls/wallet.ts'
import type { SchemasOf } from '../define.ts'
import { topUpMethods } from '../types/payment-method.ts'
import { statementFormats } from '../types/wallet.ts'
import { pageShape } from './page.ts'
import { codeOfDoubts } from './sure.ts'

/** As people write it; saved as digits. */
const accountNumber = () =>
  text(limits.tracking)
    .transform((typed: unknown) => (typeof typed === 'string' ? accountNumberDigits(typed) : typed))
    .matches(
      new RegExp(`^\\d{${accountNumberMin},${accountNumberMax}}$`),
      message('account_number', { min: accountNumberMin, max: accountNumberMax }),
    )
    .meta({ openapi: { type: 'string', examples: ['0081 2765 8841'] } })

/** Bounds in rupiah, as people read them. */
const amount = (least: number, most: number) =>
  numeric(0, Number.MAX_SAFE_INTEGER)
    .integer(message('whole_rupiah'))
    .required(message('required'))
    .min(least, message('amount_least', { least: formatRupiah(least) }))
    .max(most, message('amount_most', { most: formatRupiah(most) }))

const account = fields({ id: text(limits.code) })
const withdrawal = fields({ id: text(limits.code).transform(inUpperCase) })

/** What the form has, before it is confirmed by a code. */
export const bankAccountFields = {
  bank_code: text(limits.code),
  number: accountNumber(),
  owner_name: printedText().required(message('required')),
}

export const withdrawalFields = {
  bank_account_id: text(limits.code),
  amount: amount(leastWithdrawal, mostWithdrawnADay),
}

export const walletSchemas = {
  walletHistory: { query: fields({ ...pageShape, kind: optionalChoice(walletFilters) }) },
  walletStatement: {
    query: fields({
      month: text(limits.code).matches(/^20\d\d-(?:0[1-9]|1[0-2])$/, message('day')),
      format: choice(statementFormats),
    }),
  },
  topUp: {
    body: fields({ amount: amount(leastTopUp, mostTopUp), payment_method: choice(topUpMethods) }),
  },
  availableBanks: { query: fields({ search: optionalText(limits.name) }) },
  addBankAccount: {
    body: fields({
      ...bankAccountFields,
      otp_token: text(limits.line),
      reauth_token: optionalText(limits.line),
    }),
  },
  makeMainBankAccount: {
    params: account,
    body: fields({ is_main: yesOrNo().required(message('required')).oneOf([true], message('true_false')) }),
  },
  removeBankAccount: { params: account },
  withdrawals: { query: fields(pageShape) },
  withdraw: {
    body: fields({
      ...withdrawalFields,
      pin: digits(pinDigits),
      otp_token: text(limits.line),
    }),
  },
  cancelWithdrawal: { params: withdrawal },
  opsWithdrawals: { query: fields({ ...pageShape, status: optionalChoice(withdrawalStatuses) }) },
  opsProcessWithdrawal: { params: withdrawal, body: fields({ sure: codeOfDoubts() }) },
  opsPayWithdrawal: {
    params: withdrawal,
    body: fields({ reference: bankReference(), sure: codeOfDoubts() }),
  },
  opsUnpayWithdrawal: {
    params: withdrawal,
    body: fields({ reference: bankReference(), sure: codeOfDoubts() }),
  },
  opsRejectWithdrawal: {
    params: withdrawal,
    body: fields({ reason: text(limits.note), sure: codeOfDoubts() }),
  },
} satisfies SchemasOf<typeof walletCalls>
