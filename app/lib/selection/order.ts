import type { PaymentMethod, Voucher } from '@seberang/domain/api'
import type { InsuranceChoice } from '@seberang/domain/pricing'
import { nothingChosen, type Selection } from '@seberang/domain/selection'
import { useSyncExternalStore } from 'react'
import { session, subscribeToSession } from '../session/session.ts'

/** What a customer is about to pay; shared by locker and checkout, and kept across reloads of the tab. */
export interface Order {
  readonly selection: Selection
  readonly insurances: Readonly<Record<string, InsuranceChoice>>
  readonly method: PaymentMethod | null
  readonly voucher: { readonly cart_code: string; readonly voucher: Voucher } | null
  /** The last command with its idempotency key: repeating it creates no second invoice. */
  readonly sent: { readonly command: string; readonly key: string } | null
  /** Whether this tab has the choices that the customer made before. */
  readonly isRestored: boolean
}

export const emptyOrder: Order = {
  selection: nothingChosen,
  insurances: {},
  method: null,
  voucher: null,
  sent: null,
  isRestored: false,
}

const storageKey = 'tk_order'

interface StoredOrder {
  owner: string
  order: Order
}

let current: StoredOrder | undefined
const listeners = new Set<() => void>()

const ownerNow = (): string => session().customer?.customer_id ?? ''

// Signing out clears what is stored; what was read goes with it.
subscribeToSession(() => {
  if (current && current.owner !== ownerNow()) current = undefined
})

/** The order of the signed-in customer; another customer's is ignored. */
export function order(): Order {
  current ??= readStoredOrder()
  return current?.owner === ownerNow() ? current.order : emptyOrder
}

export function updateOrder(change: (order: Order) => Order): void {
  const before = order()
  const next = withoutDeselected(before, change(before))
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

/**
 * Drops the choices of shipments that were deselected. Those that never were selected keep theirs: a checkout without a
 * selection is of everything.
 */
function withoutDeselected(before: Order, next: Order): Order {
  const isDeselected = (code: string) =>
    before.selection.chosen.includes(code) && !next.selection.chosen.includes(code)
  const insurances = Object.fromEntries(
    Object.entries(next.insurances).filter(([code]) => !isDeselected(code)),
  )
  const voucher = next.voucher && !isDeselected(next.voucher.cart_code) ? next.voucher : null
  return { ...next, insurances, voucher }
}

function readStoredOrder(): StoredOrder | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isStoredOrder(stored)
      ? { owner: stored.owner, order: { ...emptyOrder, ...stored.order } }
      : undefined
  } catch {
    // Unreadable, or no storage in this window: start empty.
    return undefined
  }
}

function isStoredOrder(value: unknown): value is StoredOrder {
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('order' in value)) return false
  const { order: candidate } = value
  if (typeof candidate !== 'object' || candidate === null || !('selection' in candidate)) return false
  const { selection } = candidate
  return (
    typeof selection === 'object' && selection !== null && 'chosen' in selection && 'couriers' in selection
  )
}
