import type { InsuranceChoice } from '../../pricing/index.ts'
import type { InvoiceEnd, NotPaid, Status } from '../../status/index.ts'
import type { Cart, MeasurementChange, PriceChange, Priced } from './cart.ts'
import type { Instant, Ok, Received, Rupiah, TakenBack } from './common.ts'
import type { PayLaterReason } from '../../wallet/index.ts'
import type { PayLater } from './company.ts'
import type { TransferProof } from './transfer-proof.ts'
import type { PaymentCategory, PaymentMethod } from './payment-method.ts'

export const invoiceTypes = ['checkout', 'additional', 'paylater', 'topup'] as const
export type InvoiceType = (typeof invoiceTypes)[number]
export const invoiceStatuses = ['pending', 'paid', 'expired', 'cancelled'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export interface CheckoutItem {
  cart_code: string
  courier_code: string
  insurance: InsuranceChoice
}

export interface Checkout extends WalletProof {
  carts: CheckoutItem[]
  payment_method: PaymentMethod
  /** Reduces the freight of one of the shipments. */
  voucher?: { code: string; cart_code: string } | null
  /** The total the customer saw; any other total answers 409 `price_changed`. */
  expected_total: Rupiah
}

/** What confirms a payment from the wallet or later; other methods need neither. */
export interface WalletProof {
  pin?: string
  /** Of a code with the ref `CO`. */
  otp_token?: string
}

export interface PaymentStep {
  title: string
  lines: string[]
}

/** What is known of a payer's card: the number stays with the gateway. */
export interface PaidCard {
  /** As its network calls itself: `Visa`. */
  brand: string
  last4: string
}

/** A bank account of the company. */
export interface TransferAccount {
  bank: string
  number: string
  holder: string
}

export interface Payment {
  order_id: string
  payment_method: PaymentMethod
  title: string
  va_number?: string
  bill?: { biller_code: string; bill_key: string }
  /** Account for a manual transfer. */
  account?: TransferAccount
  /** How much more than the invoice a manual transfer is of, so that it is known; it goes to the wallet. */
  surplus?: Rupiah
  /** What a QR code holds. */
  qr_string?: string
  /** The gateway's own page for this payment. */
  redirect_url?: string
  /** Whose page asks for the card, by its name. */
  gateway?: string
  /** Opens the app of a wallet on the phone that it is on. */
  deeplink_url?: string
  /** The phone whose owner is asked; absent until the customer gives it. */
  phone_number?: string
  /** The saved one that was chosen, or the one that paid, once the gateway has told it. */
  card?: PaidCard
  /** Of the saved card that was chosen. */
  card_id?: string
  /** When the code, the request or the page ends, where that is before the invoice. */
  expires_at?: Instant
  /** It has ended unpaid, and the invoice has not: the customer takes another. */
  lapsed?: 'expired' | 'denied'
  steps: PaymentStep[]
  /** The newest that the customer sent to show their transfer. */
  proof?: TransferProof
}

export interface InvoiceItem {
  cart_code: string
  title: string
  /** The amount of this invoice; on an additional invoice only the difference to what was agreed. */
  amount: Rupiah
  /** The code of the voucher in its price. */
  voucher: string | null
  /** The name of the courier in its price. */
  courier: string
  /** The agreed price. */
  priced: Priced
  /** On an additional invoice, the price agreed before it; null on any other. */
  agreed_before: Priced | null
  /** What other invoices still ask for of that price. */
  unpaid_before: Rupiah
  /** On an additional invoice, the measurement that it came from; null on any other. */
  measurement: MeasurementChange | null
  /** What operators charged for after checkout, in this price. */
  charges: Cart['additional_costs']
  /** On a checkout invoice, what changed the price since. */
  changes: PriceChange[]
  previous_status: Status
  /** After a checkout invoice ended unpaid: its shipment was deleted, or has been checked out with another. */
  gone?: true
}

/** What a later measurement put in the place of an additional invoice. */
export interface Replacement {
  /** Null where nothing is to be paid any more. */
  invoice_code: string | null
  /** To be paid instead; negative what went back to the wallet; 0 where the price is what was already paid. */
  amount: Rupiah
  /** What the later measurement found. */
  reason: string
  measurement: MeasurementChange | null
}

/** A charge after one that was withdrawn. */
export interface NextCharge {
  invoice_code: string
  amount: Rupiah
  /** What it is for. */
  reason: string
}

/** Money that could not pay its invoice. */
export interface ToReturn extends Received {
  because: NotPaid
}

/** A company that an invoice is made out to. */
export interface BilledCompany {
  name: string
  npwp: string
}

export interface Invoice {
  invoice_code: string
  invoice_type: InvoiceType
  status: InvoiceStatus
  total: Rupiah
  created_at: Instant
  due_date: Instant
  paid_at: Instant | null
  message: string
  /** Reason of an additional invoice; null on any other. */
  reason: string | null
  /** When it was paid, expired or was cancelled. */
  ended_at: Instant | null
  /** Why it expired or was cancelled; null while it is open and once it is paid. */
  ended_because: InvoiceEnd | null
  /** Why an operator withdrew it. */
  withdrawn_reason?: string
  /** Of an additional invoice that was cancelled because of a measurement. */
  replaced_by?: Replacement
  /** Of one that was withdrawn: the next charge for its shipment that stands. */
  charged_next?: NextCharge
  /** Of a checkout invoice that ended unpaid, once all of its shipments that are not deleted are in others: the newest of those. */
  checked_out_again?: string
  /** Payments that could not pay it, since it had ended, was paid or the amount was another: they are kept to be returned. */
  to_return: ToReturn[]
  /**
   * The payment that was taken back: while the invoice is open again for that, once a newer measurement took its
   * place, or, of goods that had left, while it is paid all the same.
   */
  taken_back: TakenBack | null
  /** What had been credited of that payment, and is out of the wallet again. */
  credit_undone?: Rupiah
  items: InvoiceItem[]
  payment: Payment | null
  /** The customer's, where they belonged to one when it was issued. */
  company?: BilledCompany
  /** Of what is paid later: the invoice that was paid with it, whose shipments are its items. */
  pays_for?: string
  /** Of either: how much less is due than was paid with it, since that was returned. */
  reduced?: Rupiah
  /** Of an invoice that was paid later: the one that is due for it. */
  paid_with?: string
}

export type CheckedOut = Ok<{ invoice_code: string; invoice: Invoice }>
/** Data of a checkout refused because its price changed. */
export interface PriceChanged {
  expected_total: Rupiah
  total: Rupiah
  carts: Priced[]
}
export type CartOrInvoice = Ok<{ data: { kind: 'cart'; cart: Cart } | { kind: 'invoice'; invoice: Invoice } }>

export interface PaymentGroup {
  payment_category: PaymentCategory
  title: string
  methods: {
    payment_method: PaymentMethod
    title: string
    fee: Rupiah
    min: Rupiah
    max: Rupiah
    available: boolean
    reason?: string
    /** What this customer last paid with. */
    last_used?: true
    /** What is in the wallet; absent of any other method. */
    balance?: Rupiah
    /** The wallet is shut, and `reason` says why; absent otherwise. */
    shut?: true
    /** What the company of the customer may pay later; absent of any other method, and where it may not. */
    paylater?: Omit<PayLater, 'overdue'>
    /** Why it cannot be paid later. */
    refused?: PayLaterReason
  }[]
}

/** With the code `pay_later_refused`: why something cannot be paid later, and what is left of the limit. */
export interface PayLaterRefused {
  reason: PayLaterReason
  limit: Rupiah
  used: Rupiah
  left: Rupiah
}

/** What is read of the request body defined by Xendit, https://docs.xendit.co/apidocs/payment-webhook-notification. */
export interface XenditNotification {
  /** As `payment.capture` or `payment_request.expiry`. */
  event: string
  data: {
    /** Our order id. */
    reference_id: string
    payment_request_id: string
    /** Absent where nobody has tried to pay. */
    payment_id?: string
    status: string
    currency?: string
    request_amount?: number
    captures?: { capture_amount?: number }[] | null
  }
}

/** Request body defined by Midtrans. */
export interface GatewayNotification {
  order_id: string
  status_code: string
  gross_amount: string
  transaction_id: string
  transaction_status: string
  fraud_status?: string
  payment_type?: string
  /** What went back of it, all parts together. */
  refund_amount?: string
  /** Of a card: its first six or eight digits and its last four, `48111111-1114`. */
  masked_card?: string
  /** What stands for a card that its owner has the gateway keep, and until when. */
  saved_token_id?: string
  saved_token_id_expired_at?: string
  signature_key: string
}
