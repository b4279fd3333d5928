import { calls } from '@seberang/domain/api'
import { isExpired } from '@seberang/domain/terms'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { useSWRConfig } from 'swr'
import { serverNow } from '../browser/server-clock.ts'

/** In milliseconds: a longer timer of a browser would end at once. */
const longestTimer = 2 ** 31 - 1

/** The answers that say whether a quote holds. */
const quoted: readonly unknown[] = [calls.carts.id, calls.cartOrInvoice.id, calls.quote.id]

/** Renders again and reads prices again when the next of these quotes ends, by the server's clock. */
export function useEndOfQuotes(quotes: readonly ({ expires_at: string } | null | undefined)[]): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const { mutate } = useSWRConfig()
  const next = Math.min(
    ...quotes.flatMap((quote) =>
      quote && !isExpired(quote, serverNow()) ? Date.parse(quote.expires_at) : [],
    ),
  )
  const end = useEffectEvent(() => {
    renderAgain()
    void mutate((key) => Array.isArray(key) && quoted.includes(key[0]))
  })
  useEffect(() => {
    if (next === Infinity) return undefined
    let timer: ReturnType<typeof setTimeout>
    const wait = (): void => {
      const left = next - serverNow()
      if (left > 0) timer = setTimeout(wait, Math.min(left, longestTimer))
      else end()
    }
    wait()
    return () => clearTimeout(timer)
  }, [next])
}
