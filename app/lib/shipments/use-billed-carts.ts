import { calls, largestPage, type Cart, type Invoice } from '@seberang/domain/api'
import { useCall } from '../api/use-call.ts'

type Billing = Pick<Invoice, 'items'>

/** The shipments of an invoice, wherever they are since; none until they are known. */
export const useBilledCarts = (invoice: Billing): readonly Cart[] => useKnownCarts(invoice) ?? []

/** The same; undefined until they are known. */
export function useKnownCarts(invoice: Billing | undefined): readonly Cart[] | undefined {
  const codes = invoice?.items.map(({ cart_code }) => cart_code).join(',')
  const carts = useCall(calls.carts, codes ? { query: { codes, page_size: largestPage } } : null)
  return codes === '' ? [] : carts.data?.results
}
