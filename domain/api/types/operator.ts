import type { Status } from '../../status/index.ts'
import type { Instant, Ok } from './common.ts'

/** Exactly one of suite, resi and cart_code. */
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
