import type { WalletEntryKind, WithdrawalStatus } from '../../wallet/index.ts'
import type { Instant, List, Ok, Page, Rupiah, TakenBack } from './common.ts'
import type { TransferAccount } from './invoice.ts'
import type { topUpMethods } from './payment-method.ts'

/** A movement of the wallet's balance. */
export interface WalletEntry {
  id: string
  at: Instant
  kind: WalletEntryKind
  /** What caused it, in the language of the request. */
  title: string
  /** Signed. */
  amount: Rupiah
  /** After it. */
  balance: Rupiah
  /** Of the shipment, the invoice or the withdrawal that caused it. */
  code: string | null
}

/** Newest first. `balance` is what may be used, `hold` what is held until withdrawals have ended. */
export type WalletHistory = Page<WalletEntry> & {
  balance: Rupiah
  hold: Rupiah
  /** All that ever came in and went out; their difference is the balance. */
  total_in: Rupiah
  total_out: Rupiah
  /** A top-up that was spent and then taken back: until it is paid, nothing leaves the wallet, and none fills it. */
  reversed: ReversedTopUp | null
}

export interface ReversedTopUp {
  invoice_code: string
  /** Who took it back: its bank, or an operator who had booked a transfer on the wrong invoice. */
  by: TakenBack['by']
  /** To be transferred back. */
  amount: Rupiah
  /** Where to; absent while the company has not named its account. */
  account?: TransferAccount
}

export const statementFormats = ['pdf', 'csv'] as const
export type StatementFormat = (typeof statementFormats)[number]

export interface Bank {
  bank_code: string
  /** As people call it. */
  bank: string
}

export interface BankAccountInput {
  bank_code: string
  /** As it is typed; saved as digits. */
  number: string
  owner_name: string
  /** Of a code with the ref `BA`. */
  otp_token: string
  reauth_token?: string
}

export interface BankAccount extends Bank {
  id: string
  number: string
  owner_name: string
  is_main: boolean
  /** Whether its owner's name is the customer's or their company's: a withdrawal to another one waits for an operator. */
  is_own: boolean
}

export interface WithdrawalInput {
  bank_account_id: string
  /** What leaves the wallet. */
  amount: Rupiah
  pin: string
  /** Of a code with the ref `WD`. */
  otp_token: string
}

export interface TopUpInput {
  /** What is paid, and what the wallet has more. */
  amount: Rupiah
  payment_method: (typeof topUpMethods)[number]
}

export interface Withdrawal {
  /** `WD-7KQ2M9XA`. */
  id: string
  /** What left the wallet; the fee is part of it. */
  amount: Rupiah
  fee: Rupiah
  /** As it was at the request. */
  bank_account: BankAccount
  status: WithdrawalStatus
  /** The bank account is in another name: an operator looks at it first. */
  needs_review: boolean
  /** Why the money came back. */
  reason?: string
  created_at: Instant
  processed_at: Instant | null
  ended_at: Instant | null
}

/** Newest first, with what another withdrawal would cost and may take. */
export type Withdrawals = Page<Withdrawal> & {
  fee: Rupiah
  least: Rupiah
  /** What may still be withdrawn today. */
  left_today: Rupiah
}

export type BankList = List<Bank>
export type BankAccounts = List<BankAccount>
export type BankAccountShown = Ok<{ bank_account: BankAccount }>
export type WithdrawalShown = Ok<{ withdrawal: Withdrawal }>

/** For operators; the number of the bank account is masked. */
export interface OpsWithdrawal extends Bank {
  id: string
  status: WithdrawalStatus
  amount: Rupiah
  fee: Rupiah
  /** What the bank is to transfer. */
  to_pay: Rupiah
  number: string
  owner_name: string
  suite: string
  name: string
  needs_review: boolean
  /** The first of two operators who approve it. */
  approved_by: string | null
  /** It takes two operators. */
  needs_second: boolean
  processed_by: string | null
  /** The file for the bank that it stands in. */
  bank_file: string | null
  /** Who transfers it by hand, since when. */
  handed_over_by: string | null
  handed_over_at: Instant | null
  reference: string | null
  /** The references of transfers that the bank made although its money had gone back, or it was paid: several as `FT…, FT…`. */
  double_payout: string | null
  reason: string | null
  created_at: Instant
  ended_at: Instant | null
}
export type OpsWithdrawals = Page<OpsWithdrawal>
export type OpsWithdrawalShown = Ok<{ withdrawal: OpsWithdrawal }>
