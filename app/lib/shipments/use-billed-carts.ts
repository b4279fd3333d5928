import { calls, largestPage, type Cart, type Invoice } from '@seberang/domain/api'
import { useCall } from '../api/use-call.ts'

type Billing = Pick<Invoice, 'items'>

/** The shipments of an invoice as it bills them, wherever they are since; none until they are known. */
export const useBilledCarts = (invoice: Billing): readonly Cart[] =>
  asBilled(invoice, useKnownCarts(invoice) ?? [])

/** In the order of its items: a list of shipments has the newest first. */
export function asBilled({ items }: Billing, carts: readonly Cart[]): readonly Cart[] {
  const placeOf = (cart: Cart): number => items.findIndex(({ cart_code }) => cart_code === cart.cart_code)
  return carts.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The same; undefined until they are known. */
export function useKnownCarts(invoice: Billing | undefined): readonly Cart[] | undefined {
  const codes = invoice?.items.map(({ cart_code }) => cart_code).join(',')
  const carts = useCall(calls.carts, codes ? { query: { codes, page_size: largestPage } } : null)
  return codes === '' ? [] : carts.data?.results
}
