import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activity, begin } from './activity.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a failure is shown for three seconds', () => {
  begin()(false)
  expect(activity()).toEqual({ running: 0, failed: true })
  vi.advanceTimersByTime(2999)
  expect(activity().failed).toBe(true)
  vi.advanceTimersByTime(1)
  expect(activity().failed).toBe(false)
})

test('a failure among several requests is shown when the last one has finished, until the next one starts', () => {
  const [first, second] = [begin(), begin()]
  first(false)
  vi.advanceTimersByTime(5000)
  expect(activity()).toEqual({ running: 1, failed: true })
  second(true)
  expect(activity().failed).toBe(true)
  begin()(true)
  expect(activity()).toEqual({ running: 0, failed: false })
})
