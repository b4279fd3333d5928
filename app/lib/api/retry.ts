/** Which responses are retried, and how often. */
const maxRetries = 6
const firstPauseMs = 300
const maxPauseMs = 10_000
const transientStatuses = new Set([408, 429, 502, 503, 504])

export interface Attempt {
  method: string
  /** The response's status; undefined when there was none. */
  status: number | undefined
  /** Retries made so far. */
  retries: number
  /** Whether the write carries an idempotency key. */
  keyed: boolean
  retryAfter: string | null
}

/**
 * Milliseconds to wait before the next attempt, or undefined when the response is final.
 * @param random between 0 and 1: jitter, so that many browsers do not retry at once.
 */
export function pauseBeforeRetry(attempt: Attempt, random: number): number | undefined {
  const { method, status, retries, keyed, retryAfter } = attempt
  if (retries >= maxRetries) return undefined
  if (method !== 'GET' && !keyed) return undefined
  const again = status === undefined || transientStatuses.has(status) || (method === 'GET' && status === 500)
  if (!again) return undefined
  // 0 where it is missing.
  const namedMs = Number(retryAfter) * 1000
  // A rate limit that outlasts anyone's patience with a spinner is shown as an error instead.
  if (namedMs > maxPauseMs) return undefined
  if (namedMs > 0) return namedMs * (1 + random)
  const pause = Math.min(firstPauseMs * 2 ** retries, maxPauseMs)
  return pause * (0.5 + random / 2)
}
