import type { NotPaid } from '../../status/index.ts'
import type { RefundStatus, WithdrawalStatus } from '../../wallet/index.ts'
import type { Instant, List, Ok, Page, Rupiah } from './common.ts'

/** An account on which money lies outside of the product, over a day. */
export interface MoneyAccount {
  /** `clearing:va_bca`, `bank_payout`. */
  account: string
  /** How many bookings moved it. */
  bookings: number
  opening: Rupiah
  /** What came in, and what went out or was taken back. */
  in: Rupiah
  out: Rupiah
  /** `opening` + `in` - `out`. */
  closing: Rupiah
}

/** Money over a day of Jakarta. What lies on the accounts is what is owed and earned: both sums are the same. */
export interface OpsMoneyDay {
  /** As `2026-11-29`. */
  date: string
  accounts: MoneyAccount[]
  opening: Rupiah
  in: Rupiah
  out: Rupiah
  closing: Rupiah
  /** At the end of the day, by kind of account: wallets, what is held, what is owed back, levies, revenue. */
  owed: { kind: string; amount: Rupiah }[]
}
export type OpsMoneyDayShown = Ok<{ day: OpsMoneyDay }>

/**
 * `owed_back`: it came twice, late or of another amount. `reversal`: its bank took it back after the goods had left.
 * `unknown`: a gateway has it, for an order that is not known here. `double_payout`: the bank transferred a withdrawal or a
 * refund whose money had gone back to the wallet, or was no longer due, or that another transfer had paid; or what was owed back
 * was returned and taken back, too. `over_returned`: of an order, more was refunded or credited than is paid for it, since a
 * payment was taken back.
 */
export type UnmatchedKind =
  'owed_back' | 'reversal' | 'unknown' | 'double_payout' | 'over_returned' | 'partly_taken_back'

export interface UnmatchedMoney {
  kind: UnmatchedKind
  /** Of the payment attempt: where a gateway alone knows it, or of what is owed back. */
  order_id: string | null
  /** The withdrawal or the refund that was transferred, or the reference of the transfer that returned what was owed back. */
  payout_id: string | null
  /** Null of one that is not known. */
  invoice_code: string | null
  suite: string | null
  name: string | null
  /** Null where a gateway alone knows it; of `partly_taken_back`, what went back of the payment. */
  amount: Rupiah | null
  /** Why it could not pay. */
  because: NotPaid | null
  since: Instant
}
export type UnmatchedList = Page<UnmatchedMoney>

/**
 * What a bank transferred although its money had gone back, as it was noted; what was returned too much of an order; or what
 * went back of a payment in part.
 */
export interface OpsDoublePayout {
  /**
   * The withdrawal or the refund that was transferred; of what was owed back, the reference of its transfer; of what was
   * returned too much of an order, its invoice; of a part of a payment, its order.
   */
  payout_id: string
  /** Null where a gateway alone knows it. */
  amount: Rupiah | null
  /** Of the bank's transfer; null of an order, and of a part of a payment. */
  reference: string | null
  suite: string
  name: string
}
export type OpsDoublePayoutShown = Ok<{ double_payout: OpsDoublePayout }>

/** A transfer that a bank is to make. */
export interface BankFileLine {
  /** Our reference: the code of a withdrawal or a refund. */
  id: string
  amount: Rupiah
  bank_code: string
  /** Whole. */
  number: string
  owner_name: string
  status: WithdrawalStatus | RefundStatus
}

export interface BankFile {
  /** `BF-7KQ2M9XA`. */
  id: string
  operator: string
  created_at: Instant
  /** Those that are still to be transferred. */
  lines: BankFileLine[]
  /** How many were transferred, or ended otherwise, since it was made. */
  ended: number
  /** Refunds that are not to be transferred any more, since their payment was taken back, but wait for what the bank did. */
  not_due: string[]
}
export type BankFileShown = Ok<{ file: BankFile }>

/** What a bank says of transfers, by our references. */
export interface BankResults {
  paid: { id: string; reference: string }[]
  failed: { id: string; reason: string }[]
}

export interface BankResult {
  id: string
  /**
   * `already`: it was booked before. `double_payout`: it was paid although its money had gone back. `paid_not_due`: a refund
   * was paid although it is no longer due, since its payment was taken back.
   */
  outcome: 'paid' | 'failed' | 'already' | 'double_payout' | 'paid_not_due'
  /** What was transferred twice, or was not due. */
  amount?: Rupiah
}
export type BankResultList = List<BankResult>
