import type { CheckoutReason } from '../../status/index.ts'
import type { FieldError } from '../../validation/index.ts'
import type { Priced } from './cart.ts'
import type { Rupiah } from './common.ts'
import type { UnknownIdentity } from './identity.ts'
import type { DeletionObstacle } from './account-data.ts'
import type { Draft } from './draft.ts'
import type { PayLaterRefused } from './invoice.ts'

/** Body of every failure. */
export interface Failure {
  action: false
  /** For programs: why not. */
  code?: string
  /** For people, in the language of `tb-language`. */
  message: string
  /** All refused fields. */
  errors?: FieldError[]
  /** Of a wrong code: the attempts that are left. */
  tries_left?: number
  /** Of a signature that does not match: numbers that were sent in another form than the signed one. */
  numbers?: NumberForms[]
  /** Of a signature that does not match, outside production: the canonical request as the server builds it. */
  canonical?: string
  /** Of a doubted transfer (`doubtful`): sent as `sure` it confirms exactly what `errors` has. */
  sure?: string
  /** Of some codes: what a program needs to go on. */
  data?:
    | TotalChanged
    | NotAvailable
    | StillNeeded
    | Draft
    | UnknownIdentity
    | AccountOpen
    | WalletShort
    | PayLaterRefused
}

/** A number of a body, and how its canonical form writes it. */
export interface NumberForms {
  sent: string
  signed_as: string
}

/** With the code `price_changed`: the total that was sent, the current one, and the price of each shipment. */
export interface TotalChanged {
  expected_total: Rupiah
  total: Rupiah
  carts: Priced[]
}

/** With the code `not_available`: the shipments that cannot be checked out. */
export interface NotAvailable {
  carts: { cart_code: string; reason: CheckoutReason }[]
}

/** With the code `still_needed`: what needs the record. */
/** What a wallet lacks to pay. */
export interface WalletShort {
  balance: Rupiah
  missing: Rupiah
}

export interface StillNeeded {
  needed_by: string[]
}

/** With the code `account_open`: what has to be settled first. */
export interface AccountOpen {
  obstacles: DeletionObstacle[]
}
