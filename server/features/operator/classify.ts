import type { OpsClassified, OpsClassify } from '@seberang/domain/api'
import { unitLimit, unitLimitValues } from '@seberang/domain/calculator'
import { can } from '@seberang/domain/status'
import type { RequestContext } from '../../http/route.ts'
import { writeNotice } from '../../live/notices.ts'
import { findHsCode } from '../../reference/index.ts'
import { conflict, notFound, refusedField } from '../../refusal/refusal.ts'
import { mailAboutPrice } from '../../shipments/shipment-letters.ts'
import { loadCart, shipmentOf } from '../../shipments/load.ts'
import { tryPrice } from '../../shipments/price.ts'
import { stateOf } from '../../shipments/state.ts'
import { lockCart } from '../../shipments/lock.ts'
import { classifyDetail } from './store.ts'

/**
 * Gives an unclassified product the HS code that an operator found, and its category; the customer is notified, and
 * told the price once no product lacks a code. Throws 404 for a product of another shipment, 409 for one that is
 * classified or already checked out, 422 for a code that does not exist or may not be sent, or of which a parcel takes fewer.
 */
export async function classifyProduct(
  { transaction, catalogue, now }: Pick<RequestContext, 'transaction' | 'catalogue' | 'now'>,
  code: string,
  input: OpsClassify,
): Promise<Omit<OpsClassified, 'action'>> {
  const cart = await lockCart(transaction, code)
  const loaded = await loadCart(transaction, cart)
  const detail = loaded.details.find((one) => one.code === input.product)
  if (!detail) throw notFound()
  const permission = can.edit(stateOf(loaded))
  if (permission !== true) throw conflict(permission)
  if (!detail.unclassified) throw conflict('conflict')
  const record = findHsCode(catalogue, input.hscode)
  if (!record) throw refusedField('hscode', 'no_such_hscode')
  if (record.restriction?.kind === 'banned') throw refusedField('hscode', 'prohibited_goods')
  const { hscode, category_id: categoryId } = record
  const limit = unitLimit(
    loaded.details.map((one) => ({
      ...one,
      hscode: one.code === detail.code ? hscode : (one.hscode ?? undefined),
    })),
  )
  if (limit) throw refusedField('hscode', 'too_many_units', unitLimitValues(limit))
  await classifyDetail(transaction, { cartId: cart.id, detailId: detail.id }, { hscode, categoryId }, now)
  await writeNotice(transaction, cart.customerId, 'cart', code, now)
  const classified = await loadCart(transaction, cart)
  const priced = tryPrice(catalogue, shipmentOf(catalogue, classified), now)
  if (priced) {
    await mailAboutPrice({ transaction, catalogue, now }, code, priced)
    await writeNotice(transaction, cart.customerId, 'notice', code, now, {
      event: 'priced',
      price: priced.answer.total,
    })
  }
  return { cart_code: code, product: detail.code, hscode, category: categoryId }
}
