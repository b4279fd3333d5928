import type { PaymentMethod, Voucher } from '@seberang/domain/api'
import type { InsuranceChoice } from '@seberang/domain/pricing'
import { nothingChosen, type Selection } from '@seberang/domain/selection'
import { useSyncExternalStore } from 'react'
import { session } from '../session/session.ts'

/** What a customer is about to pay: locker and checkout share it, and it outlives a reload of the tab. */
export interface Order {
  readonly selection: Selection
  readonly insurances: Readonly<Record<string, InsuranceChoice>>
  readonly method: PaymentMethod | null
  readonly voucher: { readonly cart_code: string; readonly voucher: Voucher } | null
  /** The command that was sent last with its key: sent again as it is, it makes no second invoice. */
  readonly sent: { readonly command: string; readonly key: string } | null
}

export const emptyOrder: Order = {
  selection: nothingChosen,
  insurances: {},
  method: null,
  voucher: null,
  sent: null,
}

const storageKey = 'tk_order'

interface Kept {
  owner: string
  order: Order
}

let current: Kept | undefined
const listeners = new Set<() => void>()

const ownerNow = (): string => session().customer?.customer_id ?? ''

/** The order of who is signed in; another customer's is as good as none. */
export function order(): Order {
  current ??= readKept()
  return current?.owner === ownerNow() ? current.order : emptyOrder
}

export function updateOrder(change: (order: Order) => Order): void {
  const next = tidied(change(order()))
  current = { owner: ownerNow(), order: next }
  sessionStorage.setItem(storageKey, JSON.stringify(current))
  for (const listener of listeners) listener()
}

export function changeSelection(change: (selection: Selection) => Selection): void {
  updateOrder((known) => ({ ...known, selection: change(known.selection) }))
}

export function useOrder(): Order {
  return useSyncExternalStore(subscribe, order, () => emptyOrder)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What belonged to a shipment goes with it. */
function tidied(next: Order): Order {
  const { chosen } = next.selection
  const insurances = Object.fromEntries(
    Object.entries(next.insurances).filter(([code]) => chosen.includes(code)),
  )
  const voucher = next.voucher && chosen.includes(next.voucher.cart_code) ? next.voucher : null
  return { ...next, insurances, voucher }
}

function readKept(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isKept(kept) ? { owner: kept.owner, order: { ...emptyOrder, ...kept.order } } : undefined
  } catch {
    // Somebody else wrote there, or the browser keeps nothing: the choices are made anew.
    return undefined
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('order' in value)) return false
  const { order: kept } = value
  if (typeof kept !== 'object' || kept === null || !('selection' in kept)) return false
  const { selection } = kept
  return (
    typeof selection === 'object' && selection !== null && 'chosen' in selection && 'couriers' in selection
  )
}
