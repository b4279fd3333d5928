import type { Cart, CartCounts, CartGroup, CartInput, Priced, PriceInput } from '@seberang/domain/api'
import { can, hasFixedOrigin, stage, statuses, type Status } from '@seberang/domain/status'
import { and, count, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import { loadCustomer } from '../../customers/view.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import { insertNamed } from '../../database/named.ts'
import { cartDetails, carts, invoiceItems, invoices } from '../../database/schema/index.ts'
import { conflict, FieldChecks, notFound, refusedField } from '../../refusal/refusal.ts'
import { readableCode } from '../../base/ids.ts'
import type { Standing } from '../../http/route.ts'
import { writeNotice } from '../../live/notices.ts'
import { checkProducts, checkSetup } from '../../shipments/check.ts'
import { ownCarts } from '../../shipments/find.ts'
import { loadCart, loadCarts, lockCarts } from '../../shipments/load.ts'
import { writeLog } from '../../shipments/move.ts'
import { madeNow, priceOrRefuse, pricingRequestOf } from '../../shipments/price.ts'
import { findPlace, stateOf, viewCart, type View } from '../../shipments/view.ts'
import { checkCart, columnsOf, detailOf, findAddress, shipmentOfInput } from './input.ts'

/** Saves a shipment, which has not come from its seller yet. */
export async function saveCart(standing: Standing, customerId: number, input: CartInput) {
  const { transaction, now } = standing
  const customer = await loadCustomer(transaction, customerId)
  if (input.setup.cart_code !== undefined)
    throw refusedField('setup.cart_code', 'not_offered', { values: '-' })
  await checkCart(standing, customerId, input, customer)
  const code = readableCode('SC')
  const row = {
    ...columnsOf(input.setup),
    code,
    customerId,
    status: 'from_seller',
    shipper: input.shipper ?? null,
    createdAt: now,
    updatedAt: now,
  }
  const [saved] = await insertNamed(transaction, carts, row, 'returning id')
  if (!saved) throw new Error('a cart was not saved')
  const id = Number(saved['id'])
  await insertDetails(transaction, id, input, 'new codes')
  await writeLog(transaction, id, 'from_seller', { by: 'customer' }, now)
  await writeNotice(transaction, customerId, 'cart', code, now)
  return { cart_code: code, version: 1 }
}

async function insertDetails(
  transaction: Transaction,
  cartId: number,
  { products }: CartInput,
  codes: 'new codes' | 'known codes',
): Promise<void> {
  const rows = products.map((product, position) => ({
    ...detailOf(product),
    cartId,
    position,
    code: (codes === 'known codes' && product.cart_detail_code) || readableCode('SD', 10),
  }))
  for (const row of rows) await insertNamed(transaction, cartDetails, row)
}

/** Changes a saved shipment as a whole. 409 when somebody changed it since it was read. */
export async function updateCart(standing: Standing, customerId: number, input: CartInput) {
  const { transaction, now } = standing
  const code = input.setup.cart_code
  if (code === undefined) throw refusedField('setup.cart_code', 'required')
  if (input.version === undefined) throw refusedField('version', 'required')
  const [row] = await lockCarts(transaction, [code])
  if (row?.customerId !== customerId || row.deletedAt) throw notFound()
  const loaded = await loadCart(transaction, row)
  const verdict = can.edit(stateOf(loaded))
  if (verdict !== true) throw conflict(verdict)
  if (row.version !== input.version) throw conflict('changed_meanwhile')
  await checkCart(standing, customerId, input, {
    isDisableMinimumWeight: loaded.isDisableMinimumWeight,
    origin: { country: row.country, agentId: row.agentId, isFixed: hasFixedOrigin(row.receivedAt) },
  })
  requireOwnDetails(input, loaded.details)
  await transaction.delete(cartDetails).where(eq(cartDetails.cartId, row.id))
  await insertDetails(transaction, row.id, input, 'known codes')
  const version = row.version + 1
  await transaction
    .update(carts)
    .set({ ...unitsKept(input, row), shipper: input.shipper ?? row.shipper, version, updatedAt: now })
    .where(eq(carts.id, row.id))
  await writeNotice(transaction, customerId, 'cart', code, now)
  return { cart_code: code, version }
}

/** What was measured is in the packaging's units: once it is, they stay. */
function unitsKept(input: CartInput, row: typeof carts.$inferSelect) {
  const columns = columnsOf(input.setup)
  if (row.weightRevision === null) return columns
  const checks = new FieldChecks()
  if (columns.packageWeightUnit !== row.packageWeightUnit) {
    checks.refuse('setup.package_weight_unit', 'not_offered', { values: row.packageWeightUnit })
  }
  if (columns.packageDimensionUnit !== row.packageDimensionUnit) {
    checks.refuse('setup.package_dimension_unit', 'not_offered', { values: row.packageDimensionUnit })
  }
  checks.finish()
  return columns
}

function requireOwnDetails(input: CartInput, details: readonly { code: string }[]): void {
  const known = new Set(details.map((detail) => detail.code))
  const checks = new FieldChecks()
  const seen = new Set<string>()
  input.products.forEach(({ cart_detail_code: code }, index) => {
    if (code === undefined) return
    if (!known.has(code)) checks.refuse(`products[${index}].cart_detail_code`, 'not_yours')
    else if (seen.has(code)) checks.refuse(`products[${index}].cart_detail_code`, 'duplicate')
    seen.add(code)
  })
  checks.finish()
}

/** Deletes all of these shipments, or none. */
export async function deleteCarts(
  transaction: Transaction,
  customerId: number,
  codes: readonly string[],
  now: Date,
) {
  const wanted = [...new Set(codes)]
  const rows = await lockCarts(transaction, wanted)
  const mine = rows.filter((row) => row.customerId === customerId && !row.deletedAt)
  if (mine.length !== wanted.length) throw notFound()
  for (const loaded of await loadCarts(transaction, mine)) {
    const verdict = can.delete(stateOf(loaded))
    if (verdict !== true) throw conflict(verdict)
  }
  await transaction
    .update(carts)
    .set({ deletedAt: now, updatedAt: now })
    .where(
      inArray(
        carts.id,
        mine.map((row) => row.id),
      ),
    )
  for (const row of mine) await writeNotice(transaction, customerId, 'cart', row.code, now)
}

export interface CartQuery {
  page: number
  page_size: number
  status?: CartGroup
  query?: string
  /** With commas between. */
  codes?: string
}

/** Of the overseas stage, and without an invoice. */
const isIdle = (status: Status) => stage(status) === 'overseas' && !['pending', 'paid'].includes(status)
const idleStatuses = statuses.filter(isIdle)

/** One page of a customer's shipments, newest first. `query` looks at codes, invoices, tracking numbers and goods. */
export async function listCarts(
  executor: Executor,
  customerId: number,
  asked: CartQuery,
  view: View,
): Promise<{ count: number; results: Cart[] }> {
  const where = and(ownCarts(customerId), inGroup(asked.status), named(asked.codes), matching(asked.query))
  const [counted] = await executor.select({ count: count() }).from(carts).where(where)
  const rows = await executor
    .select()
    .from(carts)
    .where(where)
    .orderBy(desc(carts.id))
    .limit(asked.page_size)
    .offset((asked.page - 1) * asked.page_size)
  const loaded = await loadCarts(executor, rows)
  return { count: counted?.count ?? 0, results: loaded.map((one) => viewCart(one, view)) }
}

function inGroup(group: CartGroup | undefined): SQL | undefined {
  if (!group) return undefined
  return group === 'idle' ? inArray(carts.status, idleStatuses) : eq(carts.status, group)
}

function named(codes: string | undefined): SQL | undefined {
  return codes ? inArray(carts.code, codes.split(',')) : undefined
}

function matching(query: string | undefined): SQL | undefined {
  if (!query) return undefined
  const pattern = `%${query.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return or(
    ilike(carts.code, pattern),
    ilike(carts.sellerTrackingNumber, pattern),
    sql`exists (select 1 from ${cartDetails} where ${cartDetails.cartId} = ${carts.id} and ${cartDetails.productTitle} ilike ${pattern})`,
    sql`exists (select 1 from ${invoiceItems} join ${invoices} on ${invoices.id} = ${invoiceItems.invoiceId} where ${invoiceItems.cartId} = ${carts.id} and ${invoices.code} ilike ${pattern})`,
  )
}

/** How many shipments are where; `idle` are those of the overseas stage that have no invoice. */
export async function countCarts(executor: Executor, customerId: number): Promise<CartCounts> {
  const rows = await executor
    .select({ status: carts.status, kind: carts.kind, count: count() })
    .from(carts)
    .where(ownCarts(customerId))
    .groupBy(carts.status, carts.kind)
  const sum = (of: (status: Status, kind: string) => boolean) =>
    rows.reduce((total, row) => total + (of(row.status as Status, row.kind) ? row.count : 0), 0)
  const ofImport = rows.filter(({ kind }) => kind === 'import')
  return {
    by_status: Object.fromEntries(ofImport.map((row) => [row.status, row.count])),
    idle: {
      count_total: sum((status) => isIdle(status)),
      titipimport: sum((status, kind) => isIdle(status) && kind === 'import'),
      titipexport: sum((status, kind) => isIdle(status) && kind === 'export'),
    },
    titipimport: sum((_, kind) => kind === 'import'),
    titipexport: sum((_, kind) => kind === 'export'),
    quarantine: sum((status) => status === 'quarantine'),
    count_total: sum(() => true),
  }
}

/** The landed cost of what is not saved yet. A signed-in customer's own address decides about the NPWP. */
export async function priceShipment(
  { transaction, catalogue }: Standing,
  customerId: number | null,
  input: PriceInput,
): Promise<Priced> {
  const checks = new FieldChecks()
  const { setup } = input
  checkSetup(catalogue, setup, checks)
  checkProducts(catalogue, input.products, setup.package_id, checks)
  const address =
    customerId !== null && setup.address_id
      ? await findAddress(transaction, customerId, setup.address_id)
      : undefined
  if (setup.address_id && !address) checks.refuse('setup.address_id', 'not_yours')
  const subDistrictId = address?.subDistrictId ?? setup.sub_district_id
  if (setup.sub_district_id && !findPlace(setup.sub_district_id))
    checks.refuse('setup.sub_district_id', 'no_such_region')
  const isDisableMinimumWeight =
    customerId === null ? false : (await loadCustomer(transaction, customerId)).isDisableMinimumWeight
  const shipment = shipmentOfInput(catalogue, input, { address, subDistrictId, isDisableMinimumWeight })
  if (setup.courier_package && subDistrictId && !shipment.courier)
    checks.refuse('setup.courier_package', 'no_such_courier')
  checks.finish()
  const request = pricingRequestOf(catalogue, shipment)
  if (!request) throw refusedField('products', 'required')
  return priceOrRefuse(request, madeNow(catalogue))
}
