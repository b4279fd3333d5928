import type { RefundReason, RefundStatus } from '../../wallet/index.ts'
import type { FileId, Instant, List, Ok, Page, Rupiah } from './common.ts'
import type { Bank, BankAccount } from './wallet.ts'

export interface RefundInput {
  /** One of both, or both where an invoice has several shipments. */
  cart_code?: string
  invoice_code?: string
  reason: RefundReason
  description: string
  /** All that can be returned where it is left out. */
  amount?: Rupiah
  /** `wallet`, or the id of a bank account. */
  to: string
  files: FileId[]
}

/** What may be returned of a shipment that was paid for. */
export interface RefundTerms {
  cart_code: string
  /** The order that paid for it. */
  invoice_code: string
  title: string
  /** All of its invoices together. */
  paid: Rupiah
  paid_at: Instant
  /** What went back already. */
  returned: Rupiah
  /** The most that may still be returned, and the most of it to a bank account. */
  left: Rupiah
  left_to_bank: Rupiah
  /** The refund that is open about it. */
  open: string | null
}
export type RefundTermsList = List<RefundTerms>

export interface Refund {
  /** `RF-7KQ2M9XA`. */
  id: string
  cart_code: string
  invoice_code: string
  /** Of the shipment, as its invoice names it. */
  title: string
  reason: RefundReason
  description: string
  files: FileId[]
  /** The bank account as it was at the request. */
  to: 'wallet' | BankAccount
  /** Null for all that could be returned. */
  requested_amount: Rupiah | null
  /** What is returned, once that is decided. */
  amount: Rupiah | null
  /** How much of it is off what was still to be paid later: the rest is in the wallet. */
  reduced?: Rupiah
  status: RefundStatus
  /** The operator's words. */
  answer?: string
  /** Why the bank did not take it: it is in the wallet. */
  bounced?: string
  created_at: Instant
  decided_at: Instant | null
  ended_at: Instant | null
  /** When it was taken back, since the bank had reversed the payment. */
  undone_at: Instant | null
}
export type Refunds = Page<Refund>
export type RefundShown = Ok<{ refund: Refund }>

/** For operators; the number of a bank account is masked but where it is handed over to be transferred. */
export interface OpsRefund {
  id: string
  status: RefundStatus
  cart_code: string
  invoice_code: string
  title: string
  suite: string
  name: string
  reason: RefundReason
  description: string
  files: FileId[]
  /** Null to the wallet. */
  to_bank: (Bank & { number: string; owner_name: string; needs_review: boolean }) | null
  requested_amount: Rupiah | null
  amount: Rupiah | null
  /** What was paid for the shipment, what went back of it, and the most that may go where this one is asked for. */
  paid: Rupiah
  returned: Rupiah
  left: Rupiah
  /** Payments of it of which a part went back at the gateway, and that nobody has seen to: that is in `left` still. */
  partly_taken_back: {
    order_id: string
    /** Null where the gateway does not say. */
    amount: Rupiah | null
  }[]
  /** The first of two operators who approve it, and how much. */
  approved_by: string | null
  approved_amount: Rupiah | null
  decided_by: string | null
  /** The file for the bank that it stands in. */
  bank_file: string | null
  /** It is approved, but its payment was taken back: it is not to be transferred any more, though it may have been. */
  not_due: boolean
  /** Who transfers it by hand, since when: it goes into no bank file. */
  handed_over_by: string | null
  handed_over_at: Instant | null
  answer: string | null
  bounced: string | null
  reference: string | null
  /** The references of transfers that the bank made although its money had gone back, or it was paid: several as `FT…, FT…`. */
  double_payout: string | null
  created_at: Instant
  decided_at: Instant | null
  ended_at: Instant | null
}
export type OpsRefunds = Page<OpsRefund>
export type OpsRefundShown = Ok<{ refund: OpsRefund }>
