import type { Status } from '../../status/index.ts'
import type { Instant, Ok, Page, Rupiah } from './common.ts'
import type { AgreedPrice, Measures } from './cart.ts'
import type { InvoiceStatus, InvoiceType } from './invoice.ts'
import type { OpsProof } from './transfer-proof.ts'

/**
 * Either cart_code, or suite, resi or both. Receives the named cart, or the one expected with this resi; otherwise
 * creates one in quarantine, which requires suite and agent_id.
 */
export interface OpsReceive {
  suite?: string
  resi?: string
  cart_code?: string
  agent_id?: string
  /** Total, as people write it: '1.4kg', '1,4 kg', '3.5 lbs'. */
  weight: string
  /** Of one package: '42x20x11cm', '16" x 8" x 4"'. */
  size: string
  quantity?: number
  /** Confirms a measurement that is doubted (422 `doubtful`). */
  sure?: boolean
  /** What the customer has to hand in, in words for them; the parcel then waits in quarantine. */
  papers?: string
}
/** `null` withdraws the request. */
export interface OpsPapers {
  papers: string | null
}
export interface OpsMeasure {
  weight: string
  size: string
  quantity?: number
  sure?: boolean
}
export interface OpsMove {
  status: Status
  resi?: string
  note?: string
}
/** The stages of a shipment that have a tracking number of their own. */
export type TrackedStage = 'seller' | 'flight' | 'courier'
export interface OpsTrackingInput {
  resi: string
  /** Confirms a number that is doubted (422 `doubtful`). */
  sure?: boolean
}
/** `before`: the number that it replaces. */
export type OpsTracking = Ok<{ cart_code: string; stage: TrackedStage; resi: string; before: string | null }>
/** The HS code that an operator found for a product. */
export interface OpsClassify {
  /** A `cart_detail_code`. */
  product: string
  hscode: string
}
export type OpsClassified = Ok<{ cart_code: string; product: string; hscode: string; category: string }>
export type OpsPhotoRemoved = Ok<{ cart_code: string; file_id: string }>
export type OpsMoved = Ok<{ cart_code: string; status: Status }>
/** What a measurement booked, and its consequences: whoever made it sees a slip. */
export type OpsMeasured = Ok<{
  cart_code: string
  status: Status
  suite: string
  /** Of the customer. */
  name: string
  /** Its weight is of all packages, its size of one. */
  measured: Partial<Measures>
  /** Until then; null without a price. */
  price_before: AgreedPrice | null
  /** By the measurement, with the weight or volume that it is billed by. */
  price: AgreedPrice | null
  /** The additional invoice, if the shipment costs more. */
  additional_invoice?: string
  /** What it asks for. */
  additional_total?: Rupiah
  /** Amount credited to the customer's wallet, if it costs less. */
  credited?: Rupiah
  /** Amount that left the wallet again of what earlier measurements credited, if it costs more than they found. */
  credit_undone?: Rupiah
  /** Amount that is not credited while a payment is reversed by its bank; it is, once the bank settles that again. */
  withheld?: Rupiah
  /** Of a parcel that was not announced: what its customer has announced and still waits for. */
  still_expected?: { cart_code: string; title: string; seller_tracking_number: string | null }[]
}>

export interface OpsBill {
  amount: Rupiah
  /** Shown to the customer. */
  reason: string
  /** It is what customs levied: the customer is not warned of that again. */
  levy?: boolean
  /** Confirms a charge that is doubted (422 `doubtful`). */
  sure?: boolean
}
/** The reason is mailed to the customer. */
export interface OpsUnbill {
  reason: string
}
export type OpsUnbilled = Ok<{
  invoice_code: string
  cart_code: string
  total: Rupiah
  status: InvoiceStatus
}>
export type OpsBilled = Ok<{
  cart_code: string
  invoice_code: string
  total: Rupiah
  suite: string
  name: string
}>
/** `refund_owed`: the invoice had already ended; the money is held for a refund. */
export type OpsSettled = Ok<{
  invoice_code: string
  type: InvoiceType
  status: InvoiceStatus
  outcome: 'paid' | 'refund_owed'
  amount: Rupiah
  /** What of it is owed back: less where its payer has had some of the order before. */
  to_return?: Rupiah
  suite: string
  name: string
  shipments: { cart_code: string; title: string; status: Status; received_at: Instant | null }[]
}>
/** `amount`: what came in; another one than the invoice asks for is doubted. */
export interface OpsSettle {
  /** Of the transfer's line in the bank statement: letters and digits, however they are typed. */
  reference: string
  amount?: number
  /** It is another transfer than the one that is booked: it is owed back. */
  again?: boolean
  /**
   * The `sure` of the refusal (422 `doubtful`) whose doubts it confirms: that the line pays another invoice, too; another
   * amount, or an invoice that is over or was paid in another way, and it is owed back; a transfer where none was to come. Where
   * others have come since, it is refused with those.
   */
  sure?: string
}

/** Takes back that a line of the bank statement was booked for an invoice that it does not pay. */
export interface OpsUnsettle {
  /** As it was booked. */
  reference: string
  /** The `sure` of the refusal (422 `doubtful`): confirms that what has been owed back for more than a day was not returned by hand. */
  sure?: string
}
/** `settled`: what was booked by a proof, which need not be what its customer wrote. */
export type OpsProofAccepted = Ok<{ proof: OpsProof; settled: Omit<OpsSettled, 'action'> }>
/** `status`: of the invoice, now. `outcome`: what the line had been booked as. */
export type OpsUnsettled = Ok<
  Pick<OpsSettled, 'invoice_code' | 'status' | 'outcome' | 'amount' | 'suite' | 'name'> & {
    /** Its goods had left, or its top-up was spent: it stays paid, and is to be settled with its customer. */
    reversed?: true
  }
>

/** Says that what was owed back of an order was transferred to its payer. */
export interface OpsReturnMoney {
  /** Of the payment attempt, as `opsUnmatched` names it. */
  order_id: string
  /** Of the transfer's line in the bank statement: letters and digits, however they are typed. */
  reference: string
  /** What was transferred: all that is owed without it. Needed where different amounts are owed back of one order. */
  amount?: number
  /**
   * The `sure` of the refusal (422 `doubtful`): confirms a reference under which money came in, what was taken back, or less
   * or more than is still its payer's.
   */
  sure?: string
}
/** Takes that back, which was recorded by mistake. */
export interface OpsUnreturnMoney {
  /** As it was recorded. */
  reference: string
  /** The `sure` of the refusal (422 `doubtful`): confirms what was recorded more than a day ago. */
  sure?: string
}
/** `status`: of the invoice. */
export type OpsMoneyReturned = Ok<
  Pick<OpsSettled, 'invoice_code' | 'status' | 'amount' | 'suite' | 'name'> & {
    order_id: string
    reference: string
    /** It had been taken back, or returned, before: its payer has it twice, and is not told. */
    double_payout?: boolean
    /** It had not been returned, and pays its invoice, which was to be paid again. */
    pays?: boolean
  }
>

export interface OpsUnlock {
  email: string
}
/** `failures`: wrong passwords and codes in a row. */
export type OpsUnlocked = Ok<{ email: string; failures: number }>

/** What a shipment may need of an operator. */
/** `reason` goes into the shipment's log, for the customer. */
export interface OpsUnreceive {
  reason?: string
}
export type OpsUnreceived = Ok<{ cart_code: string; status: Status | 'deleted' }>

export const operatorNeeds = ['hscode'] as const
export type OperatorNeed = (typeof operatorNeeds)[number]

/** Money that waits for an operator: to be returned, to be matched with a transfer, or to be asked for anew. */
export const moneyNeeds = ['refund', 'transfer', 'reversal'] as const
export type MoneyNeed = (typeof moneyNeeds)[number]

export interface OpsWaiting {
  invoice_code: string
  suite: string
  name: string
  amount: Rupiah
  /** When the money came in, was taken back by the bank, or the transfer was announced. */
  since: Instant
  /** Of the invoice, where it is still to be paid. */
  due_date: Instant | null
}
/** `sum`: on all pages. */
export type OpsWaitingMoney = Page<OpsWaiting> & { sum: Rupiah }

export interface OpsCart {
  cart_code: string
  suite: string
  status: Status
  package: string | null
  seller_tracking_number: string | null
  created_at: Instant
  received_at: Instant | null
}

export interface AuditEntry {
  at: Instant
  actor: string
  action: string
  subject: string
  detail: unknown
}

/** The invariants that were checked, and their violations. */
/** Something that must be so before customers may come. */
export interface Requirement {
  name: string
  met: boolean
  /** Customers may come all the same. */
  advised?: boolean
  /** What to do about it. */
  remedy: string
}

export type OpsReady = Ok<{ ready: boolean; requirements: Requirement[] }>

export type OpsCheck = Ok<{ healthy: boolean; checks: { name: string; broken: string[] }[] }>
