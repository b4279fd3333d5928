import { calls, type CartCounts, type Invoice, type KeptNotice } from '@seberang/domain/api'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { SWRConfiguration } from 'swr'
import { useCall } from '../../lib/api/use-call.ts'
import { session, updateSession } from '../../lib/session/session.ts'

/** ms after the header appears: the page's own requests go first. */
const delay = 1500

/** Shows cached data only; other readers and live notices revalidate it. */
const passive = { revalidateOnMount: false, revalidateIfStale: false } satisfies SWRConfiguration

interface HeaderData {
  counts: CartCounts | undefined
  pending: readonly Invoice[] | undefined
  pendingFailed: boolean
  /** Notices that tell something, read or not. */
  notices: readonly KeptNotice[]
}

/** The data of the header's badges. */
export function useHeaderData(): HeaderData {
  const counts = useCall(calls.allCartCounts, {}, passive)
  // Cached by the locker.
  const known = useCall(calls.cartCounts, {}, passive)
  const invoices = useCall(calls.invoices, { query: { status: 'pending' } }, passive)
  const notices = useCall(calls.notices, { query: { topic: 'notice' } }, passive)
  const profile = useCall(calls.profile, {}, passive)
  const customer = profile.data?.customer
  useEffect(() => {
    if (customer && session().customer?.customer_id === customer.customer_id) void updateSession({ customer })
  }, [customer])

  const atMount = useRef([counts.data, invoices.data, notices.data, profile.data])
  const readAll = useEffectEvent(() => {
    ;[counts, invoices, notices, profile].forEach(({ data, mutate }, index) => {
      // Already loaded by somebody else since.
      if (data === undefined || data === atMount.current[index]) void mutate()
    })
  })
  useEffect(() => {
    const timer = setTimeout(() => readAll(), delay)
    return () => clearTimeout(timer)
  }, [])
  return {
    counts: counts.data?.data ?? known.data?.data,
    pending: invoices.data?.results,
    pendingFailed: invoices.error !== undefined,
    notices: notices.data?.results ?? [],
  }
}
