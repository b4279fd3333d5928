import { calls, type AnyCall } from '@seberang/domain/api'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import useSWR, { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serverNow } from '../browser/server-clock.ts'
import { useEndOfQuotes } from './use-end-of-quotes.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const hour = 3_600_000
const endingIn = (ms: number) => ({ expires_at: new Date(serverNow() + ms).toISOString() })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const ownCache = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
)

/** Shows shipments and invoices. @returns how often each was read */
async function show(quotes: Parameters<typeof useEndOfQuotes>[0]): Promise<Record<string, number>> {
  const reads: Record<string, number> = { carts: 0, invoices: 0 }
  const read = (id: string) => () => (reads[id] = (reads[id] ?? 0) + 1)
  const useRead = ({ id }: AnyCall) => useSWR([id], read(id))
  renderHook(
    () => {
      useRead(calls.carts)
      useRead(calls.invoices)
      useEndOfQuotes(quotes, [calls.carts])
    },
    { wrapper: ownCache },
  )
  await pass(1_000)
  expect(reads).toEqual({ carts: 1, invoices: 1 })
  return reads
}

it('reads the calls again once the first quote that still holds has ended', async () => {
  const reads = await show([endingIn(-hour), null, endingIn(2 * hour), endingIn(hour)])
  await pass(hour - 3_000)
  expect(reads).toEqual({ carts: 1, invoices: 1 })
  await pass(4_000)
  expect(reads).toEqual({ carts: 2, invoices: 1 })
})

it('waits longer than a timer of a browser can', async () => {
  const reads = await show([endingIn(40 * 24 * hour)])
  await pass(30 * 24 * hour)
  expect(reads).toEqual({ carts: 1, invoices: 1 })
  await pass(11 * 24 * hour)
  expect(reads).toEqual({ carts: 2, invoices: 1 })
})

it('waits for nothing where no quote holds', async () => {
  const reads = await show([endingIn(-hour), undefined])
  await pass(2 * hour)
  expect(reads).toEqual({ carts: 1, invoices: 1 })
})
