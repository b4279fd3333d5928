import { describe, expect, it } from 'vitest'
import { pauseBeforeRetry, type Attempt } from './retry.ts'

const first: Attempt = { method: 'GET', status: undefined, retries: 0, keyed: false, retryAfter: null }

describe('a request is retried', () => {
  it.each([
    ['a read after a network failure', {}, true],
    ['a read after 500', { status: 500 }, true],
    ['a read after 503', { status: 503 }, true],
    ['a read after 404', { status: 404 }, false],
    ['a read after 422', { status: 422 }, false],
    ['a keyed write after a network failure', { method: 'POST', keyed: true }, true],
    ['a keyed write after 502', { method: 'POST', keyed: true, status: 502 }, true],
    ['a keyed write after 500', { method: 'POST', keyed: true, status: 500 }, false],
    ['a write without a key', { method: 'POST', status: 503 }, false],
    ['the seventh attempt', { retries: 6 }, false],
    ['a rate limit of a minute', { status: 429, retryAfter: '60' }, false],
  ] as const)('%s: %o → %s', (_, change, repeated) => {
    expect(pauseBeforeRetry({ ...first, ...change }, 0.5) !== undefined).toBe(repeated)
  })

  it('waits as long as Retry-After says, and up to as long again, so that not all come back at once', () => {
    const pauses = [0, 0.5, 1].map((random) =>
      pauseBeforeRetry({ ...first, status: 429, retryAfter: '3' }, random),
    )
    expect(pauses).toEqual([3000, 4500, 6000])
  })

  it('backs off exponentially, with jitter over half of the pause', () => {
    const pauses = [0, 1, 2, 3].map((retries) => pauseBeforeRetry({ ...first, retries }, 1))
    expect(pauses).toEqual([300, 600, 1200, 2400])
    expect(pauseBeforeRetry(first, 0)).toBe(150)
  })
})
