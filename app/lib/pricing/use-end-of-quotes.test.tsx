import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import useSWR, { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calls } from '@seberang/domain/api'
import { isExpired } from '@seberang/domain/terms'
import { serverNow } from '../browser/server-clock.ts'
import { useEndOfQuotes } from './use-end-of-quotes.ts'

const hour = 3_600_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const endsIn = (ms: number) => ({ expires_at: new Date(serverNow() + ms).toISOString() })

function watch(quotes: readonly ({ expires_at: string } | null)[]) {
  const reads = { carts: vi.fn<() => string>(() => 'carts'), rates: vi.fn<() => string>(() => 'rates') }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
  )
  const { result, unmount } = renderHook(
    () => {
      useSWR([calls.carts.id, 'id', {}], reads.carts)
      useSWR([calls.rates.id, 'id', {}], reads.rates)
      useEndOfQuotes(quotes)
      return quotes.filter((quote) => quote && isExpired(quote, serverNow())).length
    },
    { wrapper },
  )
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { reads, ended: () => result.current, pass, unmount }
}

test('each quote that ends by the clock of the server renders again, and reads the prices again', async () => {
  const { reads, ended, pass } = watch([null, endsIn(2 * hour), endsIn(hour), endsIn(-hour)])
  await pass(hour - 1)
  expect([ended(), reads.carts.mock.calls.length]).toEqual([1, 1])
  await pass(1)
  expect([ended(), reads.carts.mock.calls.length]).toEqual([2, 2])
  await pass(hour)
  expect([ended(), reads.carts.mock.calls.length]).toEqual([3, 3])
  await pass(48 * hour)
  expect(reads.carts).toHaveBeenCalledTimes(3)
  expect(reads.rates).toHaveBeenCalledOnce()
})

test('an end beyond the longest timer of a browser is waited for', async () => {
  const month = 30 * 24 * hour
  const { ended, pass } = watch([endsIn(month)])
  await pass(month - 1)
  expect(ended()).toBe(0)
  await pass(1)
  expect(ended()).toBe(1)
})

test('what is closed before reads nothing', async () => {
  const { reads, pass, unmount } = watch([endsIn(hour)])
  await pass(0)
  unmount()
  await pass(2 * hour)
  expect(reads.carts).toHaveBeenCalledOnce()
})
