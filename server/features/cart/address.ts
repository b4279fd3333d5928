import { can } from '@seberang/domain/status'
import { conflict, refusedField } from '../../refusal/refusal.ts'
import type { RequestContext } from '../../http/route.ts'
import { writeNotice } from '../../live/notices.ts'
import { findOwnAddress } from '../../shipments/find.ts'
import { courierNamed } from '../../shipments/couriers.ts'
import { countProducts, couriersOf, loadInTurn, shipmentOf } from '../../shipments/load.ts'
import { lockOwnCarts } from '../../shipments/lock.ts'
import { tryPrice } from '../../shipments/price.ts'
import { stateOf } from '../../shipments/state.ts'
import { changeCart } from '../../shipments/save.ts'

/**
 * Changes the address of these shipments, all of them or none. A courier that does not deliver there is cleared, so
 * that the customer has to choose another. Throws 404 for another customer's shipments, 409 for those that can no
 * longer be changed, 422 for another customer's address.
 */
export async function updateCartAddress(
  { transaction, now, catalogue }: RequestContext,
  customerId: number,
  input: { cart_codes: readonly string[]; address_id: string },
): Promise<void> {
  const rows = await lockOwnCarts(transaction, customerId, new Set(input.cart_codes))
  const address = await findOwnAddress(transaction, customerId, input.address_id)
  if (!address) throw refusedField('address_id', 'not_yours')
  for await (const loaded of loadInTurn(transaction, rows, await countProducts(transaction, rows))) {
    const permission = can.edit(stateOf(loaded))
    if (permission !== true) throw conflict(permission)
    const { cart } = loaded
    const goesThere =
      cart.courierPackage && courierNamed(couriersOf(catalogue, { ...loaded, address }), cart.courierPackage)
    const moved = { addressId: address.id, courierPackage: goesThere ? cart.courierPackage : null }
    const there = { ...loaded, address, cart: { ...cart, ...moved } }
    await changeCart(transaction, cart.id, {
      ...moved,
      savedPrice: tryPrice(catalogue, shipmentOf(catalogue, there), now),
      toldPrices: [],
      version: cart.version + 1,
      updatedAt: now,
    })
    await writeNotice(transaction, customerId, 'cart', cart.code, now)
  }
}
