import type { CheckVoucher, ListedVoucher, OpsVoucher, VoucherAvailable } from '@seberang/domain/api'
import { readCustomer } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { hasCustomer } from '../../customers/find.ts'
import type { Transaction } from '../../database/database.ts'
import { conflict, notFound, refusedField } from '../../refusal/refusal.ts'
import type { Reading } from '../../http/route.ts'
import { readableCode } from '../../base/ids.ts'
import {
  conditionRefusal,
  findUsable,
  pricingVoucherOf,
  viewListed,
  viewVoucher,
  voucherCode,
} from '../../invoicing/vouchers.ts'
import type { Catalogue } from '../../reference/index.ts'
import { courierNamed } from '../../shipments/couriers.ts'
import { findOwnCart } from '../../shipments/find.ts'
import { couriersOf, shipmentOf } from '../../shipments/load.ts'
import { priceNow, priceOrRefuse, tryPrice } from '../../shipments/price.ts'
import { checkoutPermission } from '../../shipments/state.ts'
import { insertVoucher } from './store.ts'

/**
 * The discount of a voucher on a shipment before checkout.
 * Throws 404 for another customer's shipment, 409 `not_available` with the reason for one that cannot be checked out.
 */
export async function checkVoucher(
  { database, now, catalogue }: Reading,
  customerId: number,
  input: CheckVoucher,
  language: Language,
): Promise<VoucherAvailable> {
  const loaded = await findOwnCart(database, customerId, input.cart_code)
  if (!loaded) throw notFound()
  const wanted = { code: input.code, field: 'code' }
  const { voucher, usesLeft } = await findUsable(database, customerId, wanted, now)
  const couriers = couriersOf(catalogue, loaded)
  const shipment = shipmentOf(catalogue, loaded, couriers)
  const permission = checkoutPermission(catalogue, loaded, tryPrice(catalogue, shipment, now))
  if (permission !== true) {
    const carts = [{ cart_code: input.cart_code, reason: permission }]
    throw conflict('not_available', { beside: { data: { carts } } })
  }
  const { courier_code: wantedCourier } = input
  const courier = wantedCourier === undefined ? shipment.courier : courierNamed(couriers, wantedCourier)
  if (courier === undefined) throw refusedField('courier_code', 'no_such_courier')
  const insurance = input.insurance ?? shipment.insurance
  const asChosen = { ...shipment, courier, insurance, voucher: pricingVoucherOf(voucher) }
  const current = priceOrRefuse(() => priceNow(catalogue, asChosen, now))
  if (!current) throw notFound()
  const { priced } = current
  const names = { catalogue, language }
  const refusal = conditionRefusal(voucher, { country: shipment.country, answer: priced.answer }, names)
  if (refusal !== null) throw refusedField('code', ...refusal)
  return {
    voucher: viewVoucher(voucher, usesLeft, names),
    discount: 0 - priced.answer.lines.discount,
    priced,
  }
}

/** Creates a voucher. Throws 422 for an existing code, and for an unknown suite or country. */
export async function makeVoucher(
  transaction: Transaction,
  input: OpsVoucher,
  names: { catalogue: Catalogue; language: Language },
  now: Date,
): Promise<ListedVoucher> {
  if (input.country !== undefined && !names.catalogue.offered('countries', input.country))
    throw refusedField('country', 'no_such_country')
  const validFrom = input.starts_at === undefined ? now : new Date(input.starts_at)
  const validUntil = input.ends_at === undefined ? null : new Date(input.ends_at)
  if (validUntil && validUntil <= validFrom)
    throw refusedField('ends_at', input.starts_at === undefined ? 'time_over' : 'ends_before_start')
  const voucher = await insertVoucher(transaction, {
    code: input.code === undefined ? readableCode('V') : voucherCode(input.code),
    kind: input.kind,
    value: String(input.value),
    max: input.max ?? null,
    minTotal: input.min_total ?? null,
    country: input.country ?? null,
    customerId: await customerOf(transaction, input.suite),
    usesAllowed: input.uses_allowed ?? 1,
    validFrom,
    validUntil,
    source: input.source ?? 'operator',
    createdAt: now,
  })
  if (!voucher) throw refusedField('code', 'duplicate')
  return viewListed(voucher, 0, names)
}

async function customerOf(transaction: Transaction, suite: string | undefined): Promise<number | null> {
  if (suite === undefined) return null
  const id = readCustomer(suite)
  if (id === null || !(await hasCustomer(transaction, id))) throw refusedField('suite', 'no_such_suite')
  return id
}
