import type { AgreedPrice, OpsMeasured } from '@seberang/domain/api'
import { loadCustomer } from '../../customers/view.ts'
import type { RequestContext } from '../../http/route.ts'
import { nextChange } from '../../shipments/changes.ts'
import { findCart, loadCart, shipmentOf, type LoadedCart } from '../../shipments/load.ts'
import { revisionOf } from '../../shipments/measures.ts'
import { tryPrice } from '../../shipments/price.ts'
import { personOf } from './find.ts'

/** What a measurement changed. */
export type MeasureResult = Pick<
  OpsMeasured,
  | 'cart_code'
  | 'status'
  | 'additional_invoice'
  | 'additional_total'
  | 'credited'
  | 'credit_undone'
  | 'withheld'
  | 'still_expected'
>

/** What a shipment costs as it is measured: also while an open invoice still asks for what was agreed before. */
export function measuredPrice(
  { catalogue, now }: Pick<RequestContext, 'catalogue' | 'now'>,
  loaded: LoadedCart,
): AgreedPrice | null {
  const next = nextChange(loaded, 'en')
  if (next) return next.now
  const priced = loaded.agreed.at(-1)?.priced ?? tryPrice(catalogue, shipmentOf(catalogue, loaded), now)
  return priced && { total: priced.answer.total, weight: priced.answer.weight }
}

/** Adds to what a measurement changed what is now booked, and on whom. */
export async function withBooked(
  context: RequestContext,
  result: MeasureResult,
  before: AgreedPrice | null,
): Promise<Omit<OpsMeasured, 'action'>> {
  const { transaction } = context
  const cart = await findCart(transaction, result.cart_code)
  if (!cart) throw new Error(`${result.cart_code} is gone`)
  const loaded = await loadCart(transaction, cart)
  const { suite, name } = personOf(await loadCustomer(transaction, cart.customerId))
  return {
    ...result,
    suite,
    name,
    measured: revisionOf(cart),
    price_before: before,
    price: measuredPrice(context, loaded),
  }
}
