import type { Actor, Status } from '../../status/index.ts'
import type { Address } from './address.ts'
import type { Cart } from './cart.ts'
import type { FileId, Instant, Ok, Rupiah } from './common.ts'
import type { InvoiceStatus, InvoiceType } from './invoice.ts'
import type { BankFile } from './money.ts'
import type { AuditEntry, OpsCart, OpsSettled, OpsWaiting } from './operator.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { RefundStatus, WithdrawalStatus } from '../../wallet/index.ts'
import type { Customer } from './session.ts'
import type { OpsProof } from './transfer-proof.ts'

export interface OpsPerson {
  suite: string
  name: string
  email: string
  phone_number: string
}

/** What a text was found as. */
export const foundBy = [
  'suite',
  'email',
  'phone',
  'name',
  'cart',
  'invoice',
  'tracking',
  'amount',
  'transfer',
  'payout',
  'proof',
  'bank_file',
] as const
export type FoundBy = (typeof foundBy)[number]

/** Money that goes or went to a customer's bank account. */
export interface OpsPayout {
  /** Of a withdrawal, a refund or what a bank transferred twice of one; of money that was returned, the order that it paid. */
  id: string
  of: 'withdrawal' | 'refund' | 'double_payout' | 'money_returned'
  /** Null where it has none: it was transferred. */
  status: WithdrawalStatus | RefundStatus | null
  /** Null of a refund of which nobody has said how much. */
  amount: Rupiah | null
  /** Of its transfer, where that is recorded. */
  reference: string | null
  suite: string
  name: string
  /** When it was asked for, or noted. */
  since: Instant
}

/** What a customer sent to show a transfer. */
export interface OpsFoundProof extends Pick<OpsProof, 'id' | 'status' | 'invoice_code' | 'suite' | 'name'> {
  /** What its customer says. */
  amount: Rupiah
  /** When it was sent. */
  since: Instant
}

/** A file for the bank. */
export interface OpsFoundBankFile extends Pick<BankFile, 'id' | 'operator'> {
  /** How many transfers it was made with. */
  lines: number
  /** When it was made. */
  since: Instant
}

/** A receipt by mistake that left nothing of its parcel. */
export interface UndoneReceipt {
  at: Instant
  by: string
  reason: string | null
}

export type OpsFound =
  | ({ kind: 'customer'; by: FoundBy } & OpsPerson)
  | ({ kind: 'shipment'; by: FoundBy; name: string; receipt_undone: UndoneReceipt | null } & OpsCart)
  | ({ kind: 'invoice'; by: 'amount' } & OpsWaiting)
  /** One that has no shipments, by its code: of a top-up, or of what is paid later. */
  | ({ kind: 'invoice'; by: 'invoice'; status: InvoiceStatus } & OpsWaiting)
  | ({ kind: 'payout'; by: 'payout' | 'transfer' } & OpsPayout)
  /** By its own code; by that of its invoice only while it waits, and keeps it from expiring. */
  | ({ kind: 'proof'; by: 'proof' | 'invoice' } & OpsFoundProof)
  | ({ kind: 'bank_file'; by: 'bank_file' } & OpsFoundBankFile)
  /** `amount`: what was booked, whatever the invoice asks for; `since`: when. `returned`: it was owed back until then. */
  | ({ kind: 'invoice'; by: 'transfer'; outcome: OpsSettled['outcome'] | 'returned' } & OpsWaiting)
/** `more`: others were found, too. */
export type OpsFindings = Ok<{ results: OpsFound[]; more: boolean }>

/** Whether there is an NPWP, and not which: who may read papers reads it there. */
export type OpsAddress = Omit<Address, 'npwp' | 'npwp_file' | 'domesticShipping'> & { has_npwp: boolean }

/** One attempt to pay an invoice. */
export interface OpsPayment {
  order_id: string
  payment_method: PaymentMethod
  state: string
  amount: Rupiah
  created_at: Instant
  settled_at: Instant | null
  /** When the bank reversed it last. */
  taken_back_at: Instant | null
}

export interface OpsInvoice {
  invoice_code: string
  type: InvoiceType
  status: InvoiceStatus
  /** Of all its shipments. */
  total: Rupiah
  /** Of this shipment. */
  amount: Rupiah
  reason: string | null
  created_at: Instant
  due_date: Instant
  paid_at: Instant | null
  payments: OpsPayment[]
  /** A proof of its transfer that waits for an operator: until it is decided, the invoice does not expire. */
  proof: Pick<OpsProof, 'id' | 'amount' | 'sent_at'> | null
}

export const opsFileKinds = ['invoice', 'document', 'picture'] as const

/** All that is known of a shipment, but for what its papers contain. */
export interface OpsShipment {
  cart: Omit<Cart, 'address'> & { address: OpsAddress | null }
  customer: OpsPerson
  receipt_undone: UndoneReceipt | null
  log: { status: Status; at: Instant; by: Actor; operator: string | null; note: string | null }[]
  invoices: OpsInvoice[]
  /** Money for its invoices that is to be returned. */
  owed_back: OpsWaiting[]
  /** What its newest measurement would credit and does not yet, since a payment of it is reversed by its bank. */
  withheld: Rupiah
  /** What its customer attached. */
  files: { file_id: FileId; kind: (typeof opsFileKinds)[number]; product: string | null }[]
  /** What operators did, oldest first. */
  actions: AuditEntry[]
}

export interface OpsCustomer {
  suite: string
  profile: Omit<Customer, 'ktp' | 'passport' | 'company'>
  created_at: Instant
  addresses: OpsAddress[]
  /** The newest. */
  shipments: OpsCart[]
  /** Money that is to be returned. */
  owed_back: OpsWaiting[]
  actions: AuditEntry[]
}
