import type { Status } from './statuses.ts'
import type { StatusReason } from './transitions.ts'

/** The fields of a cart that decide what its owner may do with it. */
export interface CartState {
  status: Status
  products: readonly Readonly<{ unclassified?: boolean }>[]
  /** Papers that an operator asked for are still missing. */
  lacksPapers?: boolean
}

type Permission = true | StatusReason
type Permissions = Record<Status, Permission>

const afterCheckout = {
  pending: 'invoice_open',
  paid: 'already_paid',
  sent: 'already_paid',
  inbound: 'already_paid',
  outbound: 'already_paid',
  finished: 'already_paid',
} as const satisfies Partial<Permissions>

const editing: Permissions = { ...afterCheckout, from_seller: true, warehouse: true, quarantine: true }
const deleting: Permissions = {
  ...afterCheckout,
  from_seller: true,
  warehouse: true,
  quarantine: 'in_quarantine',
}
const checkingOut: Permissions = editing

/** What the owner may do with a cart: true, or the key of the reason why not. */
export const can = {
  /** Open in quarantine, because missing details are added by editing. */
  edit: (cart: CartState): Permission => editing[cart.status],
  delete: (cart: CartState): Permission => deleting[cart.status],
  checkout: (cart: CartState): Permission => {
    const permission = checkingOut[cart.status]
    if (permission !== true) return permission
    if (cart.products.length === 0) return 'no_products'
    if (cart.products.some(({ unclassified }) => unclassified)) return 'unclassified'
    return cart.lacksPapers ? 'no_papers' : true
  },
}
