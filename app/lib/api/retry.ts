/** How often and after which answers a request is repeated. */
const mostRetries = 6
const firstPauseMs = 300
const longestPauseMs = 10_000
const passing = new Set([408, 429, 502, 503, 504])

export interface Attempt {
  method: string
  /** The answer's status; undefined when there was none. */
  status: number | undefined
  /** Retries made so far. */
  retries: number
  /** Whether a repeat of a write is recognised by its key. */
  keyed: boolean
  retryAfter: string | null
}

/**
 * Milliseconds to wait before the next try, or undefined when the answer stands.
 * @param random between 0 and 1: spreads the tries of many browsers.
 */
export function pauseBeforeRetry(attempt: Attempt, random: number): number | undefined {
  const { method, status, retries, keyed, retryAfter } = attempt
  if (retries >= mostRetries) return undefined
  if (method !== 'GET' && !keyed) return undefined
  const again = status === undefined || passing.has(status) || (method === 'GET' && status === 500)
  if (!again) return undefined
  const named = Number(retryAfter)
  // A limit that lasts longer than a person waits at a spinner is told to them instead.
  if (retryAfter !== null && named * 1000 > longestPauseMs) return undefined
  if (retryAfter !== null && named > 0) return named * 1000
  const pause = Math.min(firstPauseMs * 2 ** retries, longestPauseMs)
  return pause * (0.5 + random / 2)
}
