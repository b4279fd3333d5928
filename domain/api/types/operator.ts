import type { Status } from '../../status/index.ts'
import type { Instant, Ok, Rupiah } from './common.ts'
import type { InvoiceStatus } from './invoice.ts'

/**
 * Either cart_code, or suite, resi or both: the cart that is named, or expected with this tracking number, else a new one
 * in quarantine, for which suite and agent_id are needed.
 */
export interface OpsReceive {
  suite?: string
  resi?: string
  cart_code?: string
  agent_id?: string
  /** Total, as '1.4kg'. */
  weight: string
  /** Of one package, as '42x20x11cm'. */
  size: string
  quantity?: number
}
export interface OpsMeasure {
  weight: string
  size: string
  quantity?: number
}
export interface OpsMove {
  status: Status
  resi?: string
  note?: string
}
export type OpsMoved = Ok<{ cart_code: string; status: Status }>
/** What a measurement changed beside itself. */
export type OpsMeasured = Ok<{
  cart_code: string
  status: Status
  /** The invoice for what the shipment costs more. */
  additional_invoice?: string
  /** What it costs less, in the customer's wallet. */
  credited?: Rupiah
}>

export interface OpsBill {
  amount: Rupiah
  /** Read by the customer. */
  reason: string
}
export type OpsBilled = Ok<{ cart_code: string; invoice_code: string; total: Rupiah }>
/** `refund_owed`: the invoice was over, and the money is kept to be returned. */
export type OpsSettled = Ok<{ invoice_code: string; status: InvoiceStatus; outcome: 'paid' | 'refund_owed' }>

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

/** The invariants that were looked at, and what breaks them. */
export type OpsCheck = Ok<{ healthy: boolean; checks: { name: string; broken: string[] }[] }>
