import type { Cart } from '@seberang/domain/api'
import { useRowPrice } from '../../components/price/use-row-price.ts'

/** What all prices of a list lack; undefined where they differ, or where there is only one. */
export function useSharedGap(): (carts: readonly Cart[]) => string | undefined {
  const priceOf = useRowPrice()
  return (carts) => {
    const prices = carts.flatMap((cart) => priceOf(cart) ?? [])
    const gaps = new Set(prices.map((price) => (price.basis === 'so_far' ? price.missing : undefined)))
    const [gap] = gaps
    return prices.length > 1 && gaps.size === 1 ? gap : undefined
  }
}
