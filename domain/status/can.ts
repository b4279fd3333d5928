import { stage, type Status } from './statuses.ts'
import type { StatusReason } from './transitions.ts'

/** The fields of a cart that decide what its owner may do with it. */
export interface CartState {
  status: Status
  products: readonly Readonly<{ unclassified?: boolean }>[]
  /** Papers that an operator asked for are still missing. */
  lacksPapers?: boolean
}

/** The fields of a cart that decide what the warehouse may do with its parcel. */
export interface ParcelState {
  status: Status
  /** The parcel is in the warehouse. */
  isReceived: boolean
}

/** Why the owner of a cart may not do something with it: text keys. */
const ownerReasons = [
  'no_products',
  'no_papers',
  'unclassified',
  'in_quarantine',
  'invoice_open',
  'already_paid',
] as const satisfies readonly StatusReason[]
export type OwnerReason = (typeof ownerReasons)[number]

/** Why a cart cannot be checked out; the last two say so of its price. */
export const checkoutReasons = [...ownerReasons, 'cannot_be_priced', 'too_valuable'] as const
export type CheckoutReason = (typeof checkoutReasons)[number]

type Permission = true | StatusReason
type Permissions = Record<Status, Permission>
type OwnerPermission = true | OwnerReason
type OwnerPermissions = Record<Status, OwnerPermission>

const afterCheckout = {
  pending: 'invoice_open',
  paid: 'already_paid',
  sent: 'already_paid',
  inbound: 'already_paid',
  outbound: 'already_paid',
  finished: 'already_paid',
} as const satisfies Partial<Permissions>

const editing: OwnerPermissions = { ...afterCheckout, from_seller: true, warehouse: true, quarantine: true }
const deleting: OwnerPermissions = {
  ...afterCheckout,
  from_seller: true,
  warehouse: true,
  quarantine: 'in_quarantine',
}
const checkingOut: OwnerPermissions = editing

/** Before checkout, and while the invoice is open or paid. */
const receiving: Permissions = {
  from_seller: true,
  pending: true,
  paid: true,
  quarantine: 'already_received',
  warehouse: 'already_received',
  sent: 'already_received',
  inbound: 'already_received',
  outbound: 'already_received',
  finished: 'already_received',
}
/** Once it is out for delivery nothing more is charged. */
const measuring: Permissions = {
  from_seller: true,
  quarantine: true,
  warehouse: true,
  pending: true,
  paid: true,
  sent: true,
  inbound: true,
  outbound: 'out_for_delivery',
  finished: 'out_for_delivery',
}

/** A receipt by mistake is undone until it is paid. */
const unreceiving: Permissions = {
  ...afterCheckout,
  from_seller: 'not_arrived',
  quarantine: true,
  warehouse: true,
  pending: true,
}

/** Charges besides those of a measurement are for what was agreed at checkout. */
const billing: Permissions = {
  from_seller: 'not_checked_out',
  quarantine: 'not_checked_out',
  warehouse: 'not_checked_out',
  pending: 'invoice_open',
  paid: true,
  sent: true,
  inbound: true,
  outbound: 'out_for_delivery',
  finished: 'out_for_delivery',
}

/** What the owner and the warehouse may do with a cart: true, or the key of the reason why not. */
export const can = {
  /** Open in quarantine, because missing details are added by editing. */
  edit: (cart: CartState): OwnerPermission => editing[cart.status],
  delete: (cart: CartState): OwnerPermission => deleting[cart.status],
  checkout: (cart: CartState): OwnerPermission => {
    const permission = checkingOut[cart.status]
    if (permission !== true) return permission
    if (cart.products.length === 0) return 'no_products'
    if (cart.products.some(({ unclassified }) => unclassified)) return 'unclassified'
    return cart.lacksPapers ? 'no_papers' : true
  },
  /** Set the mark on its boxes, until they leave the warehouse. */
  mark: ({ status }: Pick<CartState, 'status'>): Permission =>
    stage(status) === 'overseas' ? true : 'already_sent',
  receive: ({ status, isReceived }: ParcelState): Permission =>
    isReceived ? 'already_received' : receiving[status],
  /** Undo its receipt. */
  unreceive: ({ status, isReceived }: ParcelState): Permission =>
    isReceived ? unreceiving[status] : 'not_arrived',
  /** Correct its measurement. */
  measure: ({ status, isReceived }: ParcelState): Permission =>
    isReceived ? measuring[status] : 'not_arrived',
  /** Charge it for something other than its measurement. */
  bill: ({ status }: Pick<CartState, 'status'>): Permission => billing[status],
}
