import { calls } from '@seberang/domain/api'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serverNow } from '../browser/server-clock.ts'
import { useEndOfQuotes } from './use-end-of-quotes.ts'

const mutate = vi.hoisted(() => vi.fn<(matches: (key: unknown) => boolean) => void>())
vi.mock('swr', () => ({ useSWRConfig: () => ({ mutate }) }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  mutate.mockClear()
})

const hour = 3_600_000
const endingIn = (ms: number) => ({ expires_at: new Date(serverNow() + ms).toISOString() })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('reads the calls again once the first quote that still holds has ended', async () => {
  const quotes = [endingIn(-hour), null, endingIn(2 * hour), endingIn(hour)]
  renderHook(() => useEndOfQuotes(quotes, [calls.carts]))
  await pass(hour - 2_000)
  expect(mutate).not.toHaveBeenCalled()
  await pass(4_000)
  expect(mutate).toHaveBeenCalledOnce()
  const [matches] = mutate.mock.calls[0] ?? []
  expect([['carts'], ['invoices'], undefined].map((key) => matches?.(key))).toEqual([true, false, false])
})

it('waits longer than a timer of a browser can', async () => {
  const quotes = [endingIn(40 * 24 * hour)]
  renderHook(() => useEndOfQuotes(quotes, [calls.carts]))
  await pass(30 * 24 * hour)
  expect(mutate).not.toHaveBeenCalled()
  await pass(11 * 24 * hour)
  expect(mutate).toHaveBeenCalledOnce()
})

it('waits for nothing where no quote holds', async () => {
  const quotes = [endingIn(-hour), undefined]
  renderHook(() => useEndOfQuotes(quotes, [calls.carts]))
  await pass(2 * hour)
  expect(mutate).not.toHaveBeenCalled()
})
