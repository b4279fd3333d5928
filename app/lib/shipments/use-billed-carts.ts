import { calls, largestPage, type Cart, type Invoice } from '@seberang/domain/api'
import { useCall } from '../api/use-call.ts'

/** The shipments of an invoice, wherever they are since; none until they are known. */
export function useBilledCarts({ items }: Pick<Invoice, 'items'>): readonly Cart[] {
  const codes = items.map(({ cart_code }) => cart_code).join(',')
  const carts = useCall(calls.carts, codes ? { query: { codes, page_size: largestPage } } : null)
  return carts.data?.results ?? []
}
