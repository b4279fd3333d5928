import { isExpired } from '@seberang/domain/terms'
import { useEffect, useEffectEvent } from 'react'
import { useSWRConfig } from 'swr'
import type { AnyCall } from '../api/types.ts'
import { serverNow } from '../browser/server-clock.ts'

/** In milliseconds: a longer timer of a browser would end at once. */
const longestTimer = 2 ** 31 - 1

/** Reads the calls again when the next of these quotes ends, by the server's clock: the price that it held is over then. */
export function useEndOfQuotes(
  quotes: readonly ({ expires_at: string } | null | undefined)[],
  refreshes: readonly AnyCall[],
): void {
  const { mutate } = useSWRConfig()
  const next = Math.min(
    ...quotes.flatMap((quote) =>
      quote && !isExpired(quote, serverNow()) ? Date.parse(quote.expires_at) : [],
    ),
  )
  const refresh = useEffectEvent(
    () => void mutate((key) => Array.isArray(key) && refreshes.some(({ id }) => id === key[0])),
  )
  useEffect(() => {
    if (next === Infinity) return
    let timer: ReturnType<typeof setTimeout>
    const wait = (): void => {
      const left = next - serverNow()
      if (left > 0) timer = setTimeout(wait, Math.min(left, longestTimer))
      else refresh()
    }
    wait()
    return () => clearTimeout(timer)
  }, [next])
}
