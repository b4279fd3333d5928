import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const noon = Date.parse('2026-11-22T12:00:00Z')
const device = Date.parse('2020-01-01T00:00:00Z')

describe("the server's clock", () => {
  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers({ now: device, toFake: ['Date', 'performance'] })
  })
  // Files of one process share their clocks.
  afterEach(() => void vi.useRealTimers())

  it('is the device’s before the first response, then runs on from the response', async () => {
    const { readServerTime, serverNow, serverWallClock } = await import('./server-clock.ts')
    expect(serverNow()).toBe(device)
    expect(serverWallClock()).toBe(device)
    readServerTime(new Headers({ 'tb-time': String(noon), date: 'Sat, 21 Nov 2026 12:00:00 GMT' }))
    vi.advanceTimersByTime(90_000)
    expect(serverNow()).toBe(noon + 90_000)
    expect(serverWallClock()).toBe(Date.parse('2026-11-21T12:01:30Z'))
  })

  it('neither goes back for a response from a cache, nor follows the device’s clock', async () => {
    const { readServerTime, serverNow } = await import('./server-clock.ts')
    readServerTime(new Headers({ 'tb-time': String(noon) }))
    readServerTime(new Headers({ 'tb-time': String(noon - 60_000) }))
    vi.setSystemTime(Date.parse('2030-01-01T00:00:00Z'))
    expect(serverNow()).toBe(noon)
  })

  it('ignores a response without a readable time', async () => {
    const { readServerTime, serverNow, serverWallClock } = await import('./server-clock.ts')
    readServerTime(new Headers())
    readServerTime(new Headers({ 'tb-time': 'soon', date: 'soon' }))
    expect(serverNow()).toBe(device)
    expect(serverWallClock()).toBe(device)
  })
})
