import type { CheckVoucher, OpsVoucher, Voucher, VoucherAvailable } from '@seberang/domain/api'
import { eq } from 'drizzle-orm'
import { customerOfSuite } from '../../customers/view.ts'
import type { Transaction } from '../../database/database.ts'
import { customers, vouchers } from '../../database/schema/index.ts'
import { conflict, notFound, refusedField } from '../../refusal/refusal.ts'
import type { Reading } from '../../http/route.ts'
import { readableCode } from '../../base/ids.ts'
import { findUsable, pricingVoucherOf, viewVoucher, voucherCode } from '../../invoicing/vouchers.ts'
import { courierFor, findCart, loadCart, shipmentOf } from '../../shipments/load.ts'
import { madeNow, priceOrRefuse, pricingRequestOf, tryPrice } from '../../shipments/price.ts'
import { checkoutVerdict } from '../../shipments/view.ts'

/**
 * What a voucher takes off a shipment that is not checked out yet.
 * Throws 404 for a shipment that is not theirs, 409 `not_available` with the reason for one that cannot be checked out.
 */
export async function checkVoucher(
  { database, now, catalogue }: Reading,
  customerId: number,
  asked: CheckVoucher,
): Promise<VoucherAvailable> {
  const cart = await findCart(database, asked.cart_code)
  if (cart?.customerId !== customerId || cart.deletedAt) throw notFound()
  const wanted = { code: asked.code, field: 'code' }
  const { voucher, usesLeft } = await findUsable(database, customerId, wanted, now)
  const loaded = await loadCart(database, cart)
  const shipment = shipmentOf(catalogue, loaded)
  const verdict = checkoutVerdict(loaded, tryPrice(catalogue, shipment) !== null)
  if (verdict !== true) {
    const carts = [{ cart_code: asked.cart_code, reason: verdict }]
    throw conflict('not_available', { beside: { data: { carts } } })
  }
  const { courier_code: wantedCourier } = asked
  const courier =
    wantedCourier === undefined ? shipment.courier : courierFor(catalogue, loaded, wantedCourier)
  if (courier === undefined) throw refusedField('courier_code', 'no_such_courier')
  const insurance = asked.insurance ?? shipment.insurance
  const request = pricingRequestOf(catalogue, { ...shipment, courier, insurance })
  if (!request) throw notFound()
  const withVoucher = { ...request, voucher: pricingVoucherOf(voucher) }
  const priced = priceOrRefuse(withVoucher, madeNow(catalogue))
  return { voucher: viewVoucher(voucher, usesLeft), discount: 0 - priced.answer.lines.discount, priced }
}

/** Makes a voucher. Throws 422 for a code that exists and for a suite that nobody has. */
export async function makeVoucher(transaction: Transaction, asked: OpsVoucher, now: Date): Promise<Voucher> {
  const validFrom = asked.valid_from === undefined ? now : new Date(asked.valid_from)
  const validUntil = asked.valid_until === undefined ? null : new Date(asked.valid_until)
  if (validUntil && validUntil <= validFrom) throw refusedField('valid_until', 'date')
  const [made] = await transaction
    .insert(vouchers)
    .values({
      code: asked.code === undefined ? readableCode('V') : voucherCode(asked.code),
      kind: asked.kind,
      value: String(asked.value),
      max: asked.max ?? null,
      customerId: await customerOf(transaction, asked.suite),
      usesAllowed: asked.uses_allowed ?? 1,
      validFrom,
      validUntil,
      source: asked.source ?? 'operator',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!made) throw refusedField('code', 'duplicate')
  return viewVoucher(made, made.usesAllowed)
}

async function customerOf(transaction: Transaction, suite: string | undefined): Promise<number | null> {
  if (suite === undefined) return null
  const id = customerOfSuite(suite)
  const found =
    id === null ? [] : await transaction.select().from(customers).where(eq(customers.id, id)).limit(1)
  if (!found[0]) throw refusedField('suite', 'not_offered', { values: 'SBR-…' })
  return found[0].id
}
