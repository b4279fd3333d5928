import type { WalletFilter, WithdrawalStatus } from '../../wallet/index.ts'
import { defineCall } from '../define.ts'
import type { CheckedOut } from '../types/invoice.ts'
import type {
  BankAccountInput,
  BankAccounts,
  BankAccountShown,
  BankList,
  OpsWithdrawals,
  OpsWithdrawalShown,
  StatementFormat,
  TopUpInput,
  WalletHistory,
  WithdrawalInput,
  Withdrawals,
  WithdrawalShown,
} from '../types/wallet.ts'

const accounts = '/api/customer/bank-accounts'
const withdrawals = '/api/wallet/withdraw'
const ops = '/api/ops/withdrawal'

export const walletCalls = {
  walletHistory: defineCall<{
    answer: WalletHistory
    query: { page: number; page_size: number; kind?: WalletFilter }
  }>('walletHistory', {
    method: 'GET',
    path: '/api/wallet/history',
    auth: 'customer',
    about:
      'The movements of the wallet, newest first, each with the balance after it: of one kind, or only what came in or went out.',
  }),
  walletStatement: defineCall<{ answer: Blob; query: { month: string; format: StatementFormat } }>(
    'walletStatement',
    {
      method: 'GET',
      path: '/api/wallet/statement',
      auth: 'customer',
      print: true,
      about: 'The movements of a month in Jakarta, between the balances before and after it, as PDF or CSV.',
    },
  ),
  topUp: defineCall<{ answer: CheckedOut; body: TopUpInput }>('topUp', {
    method: 'POST',
    path: '/api/wallet/topup',
    auth: 'customer',
    signed: true,
    ok: 201,
    money: true,
    about: 'An invoice that fills the wallet once it is paid, by every method but the wallet itself.',
  }),
  availableBanks: defineCall<{ answer: BankList; query: { search?: string } }>('availableBanks', {
    method: 'GET',
    path: '/api/wallet/available-banks',
    auth: 'customer',
    about: 'The banks that can be withdrawn to, those that most people use first.',
  }),
  bankAccounts: defineCall<{ answer: BankAccounts }>('bankAccounts', {
    method: 'GET',
    path: accounts,
    auth: 'customer',
    signed: true,
    about: "The customer's bank accounts, the main one first.",
  }),
  addBankAccount: defineCall<{ answer: BankAccountShown; body: BankAccountInput }>('addBankAccount', {
    method: 'POST',
    path: accounts,
    auth: 'customer',
    signed: true,
    ok: 201,
    about:
      'Adds a bank account, which the customer is told by mail. 403 `reauthenticate` unless they have just confirmed that it is them.',
  }),
  makeMainBankAccount: defineCall<{
    answer: BankAccountShown
    params: { id: string }
    body: { is_main: boolean }
  }>('makeMainBankAccount', {
    method: 'PUT',
    path: `${accounts}/{id}`,
    auth: 'customer',
    signed: true,
    about: 'Makes a bank account the main one.',
  }),
  removeBankAccount: defineCall<{ answer: undefined; params: { id: string } }>('removeBankAccount', {
    method: 'DELETE',
    path: `${accounts}/{id}`,
    auth: 'customer',
    signed: true,
    ok: 204,
    about:
      'Removes a bank account. The one that was the main one before it, or the oldest, becomes the main one. 409 `withdrawal_open` while a withdrawal to it is.',
  }),
  withdrawals: defineCall<{ answer: Withdrawals; query: { page: number; page_size: number } }>(
    'withdrawals',
    {
      method: 'GET',
      path: withdrawals,
      auth: 'customer',
      signed: true,
      about: "The customer's withdrawals, newest first, with the fee of another one and what it may take.",
    },
  ),
  withdraw: defineCall<{ answer: WithdrawalShown; body: WithdrawalInput }>('withdraw', {
    method: 'POST',
    path: withdrawals,
    auth: 'customer',
    signed: true,
    ok: 201,
    money: true,
    password: true,
    about:
      'Asks for money of the wallet, which is held until it is paid. 429 `pin_locked` after five wrong PINs in a day, until another PIN is set.',
  }),
  cancelWithdrawal: defineCall<{ answer: WithdrawalShown; params: { id: string } }>('cancelWithdrawal', {
    method: 'DELETE',
    path: `${withdrawals}/{id}`,
    auth: 'customer',
    signed: true,
    money: true,
    about: 'Takes back a withdrawal that is still requested: its money may be used again at once.',
  }),
  opsWithdrawals: defineCall<{
    answer: OpsWithdrawals
    query: { page: number; page_size: number; status?: WithdrawalStatus }
  }>('opsWithdrawals', {
    method: 'GET',
    path: ops,
    auth: 'operator',
    roles: ['finance'],
    about: 'Withdrawals that are requested, unless another status is named, oldest first.',
  }),
  opsProcessWithdrawal: defineCall<{
    answer: OpsWithdrawalShown
    params: { id: string }
    body: { sure?: string }
  }>('opsProcessWithdrawal', {
    method: 'POST',
    path: `${ops}/{id}/process`,
    // As with `opsIdentity`: each answer shows the whole number, and is a reading of its own.
    keyed: false,
    money: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'Approves a withdrawal, which can no longer be cancelled, and shows the whole number to transfer to. A large one takes two operators. 422 `doubtful` for a bank account in another name, and for one that somebody is transferring, unless `sure` has the code of that refusal; 409 `in_bank_file` for one that stands in a file. Recorded.',
  }),
  opsPayWithdrawal: defineCall<{
    answer: OpsWithdrawalShown
    params: { id: string }
    body: { reference: string; sure?: string }
  }>('opsPayWithdrawal', {
    method: 'POST',
    path: `${ops}/{id}/pay`,
    money: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'Says that a withdrawal was transferred, with the reference of the bank. 409 `reference_used` for that of another one. 422 `doubtful` for one whose money went back while it was being transferred, or that another transfer has paid: with the code of that refusal as `sure` it is noted as a loss; the same code confirms a line by which money came in.',
  }),
  opsUnpayWithdrawal: defineCall<{
    answer: OpsWithdrawalShown
    params: { id: string }
    body: { reference: string; sure?: string }
  }>('opsUnpayWithdrawal', {
    method: 'POST',
    path: `${ops}/{id}/unpay`,
    money: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'Takes back that a withdrawal was transferred, which was recorded by mistake: it is being transferred as before, its reference is free again, and its customer is told. 409 `not_paid_by_it` for one that is not recorded as paid by this transfer, `account_deleted` once its customer is gone. 422 `doubtful` more than a day after it was recorded, unless `sure` has the code of that refusal.',
  }),
  opsRejectWithdrawal: defineCall<{
    answer: OpsWithdrawalShown
    params: { id: string }
    body: { reason: string; sure?: string }
  }>('opsRejectWithdrawal', {
    method: 'POST',
    path: `${ops}/{id}/reject`,
    money: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'Returns the money of a withdrawal to the wallet, with a reason in words for the customer, who is told.',
  }),
}
