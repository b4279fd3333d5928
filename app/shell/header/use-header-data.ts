import {
  calls,
  largestPage,
  type AnswerOf,
  type CartCounts,
  type Invoice,
  type KeptNotice,
} from '@seberang/domain/api'
import { maxOrder } from '@seberang/domain/limits'
import { isSelectable, missingFrom } from '@seberang/domain/selection'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { SWRConfiguration } from 'swr'
import { useCall } from '../../lib/api/use-call.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useOrder } from '../../lib/selection/order.ts'
import { updateCustomer } from '../../lib/session/update-customer.ts'

/** ms after the header appears: the page's own requests go first. */
const delay = 1500

/** Shows cached data only; other readers and live notices revalidate it. */
const passive = { revalidateOnMount: false, revalidateIfStale: false } satisfies SWRConfiguration

interface HeaderData {
  counts: CartCounts | undefined
  /** Shipments that the checkout opens with. */
  toCheckOut: number
  pending: readonly Invoice[] | undefined
  pendingFailed: boolean
  /** Notices that tell something, read or not. */
  notices: readonly KeptNotice[]
}

/** The data of the header's badges. */
export function useHeaderData(): HeaderData {
  const counts = useCall(calls.allCartCounts, {}, passive)
  // Cached by the locker.
  const knownCounts = useCall(calls.cartCounts, {}, passive)
  const invoices = useCall(calls.invoices, { query: { status: 'pending' } }, passive)
  const notices = useCall(calls.notices, { query: { topic: 'notice' } }, passive)
  const profile = useCall(calls.profile, {}, passive)
  const { chosen } = useOrder().selection
  const chosenCarts = useChosenCarts(chosen)
  const customer = profile.data?.customer
  useEffect(() => {
    if (customer) void updateCustomer(customer)
  }, [customer])

  const atMount = useRef([counts.data, invoices.data, notices.data, profile.data, chosenCarts.data])
  const readAll = useEffectEvent(() => {
    ;[counts, invoices, notices, profile, chosenCarts].forEach(({ data, mutate }, index) => {
      // Already loaded by somebody else since.
      if (data === undefined || data === atMount.current[index]) void mutate()
    })
  })
  useEffect(() => {
    const timer = setTimeout(() => readAll(), delay)
    return () => clearTimeout(timer)
  }, [])
  const known = counts.data?.data ?? knownCounts.data?.data
  const ended = chosenCarts.data ? endedOf(chosen, chosenCarts.data) : 0
  return {
    counts: known,
    // As the checkout: of what is chosen in the locker, or else of all that can be paid.
    toCheckOut: chosen.length > 0 ? chosen.length - ended : Math.min(known?.payable ?? 0, maxOrder),
    pending: invoices.data?.results,
    pendingFailed: invoices.error !== undefined,
    notices: notices.data?.results ?? [],
  }
}

/** The chosen shipments, as the checkout reads them: another device may have paid or deleted one. The locker deselects those itself. */
function useChosenCarts(chosen: readonly string[]) {
  const { pathname } = useLocation()
  const isRead = chosen.length > 0 && pathname !== paths.lockerImport
  const query = { codes: chosen.join(','), page_size: largestPage }
  return useCall(calls.carts, isRead ? { query } : null, { ...passive, keepPreviousData: false })
}

/** How many of the chosen shipments can no longer be checked out. */
const endedOf = (chosen: readonly string[], answer: AnswerOf<typeof calls.carts>): number =>
  missingFrom(chosen, answer).length + answer.results.filter((cart) => !isSelectable(cart)).length
