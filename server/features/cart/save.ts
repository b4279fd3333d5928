import type { CartInput } from '@seberang/domain/api'
import { maxOpenCarts } from '@seberang/domain/limits'
import { can, papersAmong } from '@seberang/domain/status'
import { conflict, FieldChecks, refusedField } from '../../refusal/refusal.ts'
import { readableCode } from '../../base/ids.ts'
import type { RequestContext } from '../../http/route.ts'
import { writeNotice } from '../../live/notices.ts'
import type { Catalogue } from '../../reference/index.ts'
import { loadCart, type LoadedCart } from '../../shipments/load.ts'
import { lockOwnCart } from '../../shipments/lock.ts'
import { papersGivenAt } from '../../shipments/papers.ts'
import type { CartRow } from '../../shipments/rows.ts'
import { changeCart, insertCart, type NewDetail } from '../../shipments/save.ts'
import { stateOf } from '../../shipments/state.ts'
import { checkCart, columnsOf, detailOf } from './input.ts'
import { countOpenCarts, replaceDetails } from './store.ts'

/** Saves a new shipment with the status `from_seller`. Throws 409 when too many are not finished. */
export async function saveCart(context: RequestContext, customerId: number, input: CartInput) {
  const { transaction, now } = context
  if (input.setup.cart_code !== undefined)
    throw refusedField('setup.cart_code', 'not_offered', { values: '-' })
  const savedPrice = await checkCart(context, customerId, input)
  const code = readableCode('SC')
  const row = {
    ...columnsOf(input.setup),
    savedPrice,
    code,
    customerId,
    status: 'from_seller' as const,
    shipper: input.shipper ?? null,
    createdAt: now,
    updatedAt: now,
  }
  await insertCart(transaction, row, {
    by: 'customer',
    details: detailsOf(context.catalogue, input, 'new codes'),
  })
  const notices = await writeNotice(transaction, customerId, 'cart', code, now)
  // Every shipment has had a notice, so most customers' need no counting. After the notice, which locks the customer:
  // two at once count each other's.
  if (notices > maxOpenCarts && (await countOpenCarts(transaction, customerId)) > maxOpenCarts)
    throw conflict('carts_full')
  return { cart_code: code, version: 1 }
}

function detailsOf(
  catalogue: Catalogue,
  { products }: CartInput,
  codes: 'new codes' | 'known codes',
): NewDetail[] {
  return products.map((product, position) => ({
    ...detailOf(catalogue, product),
    position,
    code: (codes === 'known codes' && product.cart_detail_code) || readableCode('SD'),
  }))
}

/** Replaces a saved shipment completely. Throws 409 if it has changed since it was read. */
export async function updateCart(context: RequestContext, customerId: number, input: CartInput) {
  const { transaction, now } = context
  const code = input.setup.cart_code
  if (code === undefined) throw refusedField('setup.cart_code', 'required')
  if (input.version === undefined) throw refusedField('version', 'required')
  const row = await lockOwnCart(transaction, customerId, code)
  const loaded = await loadCart(transaction, row)
  const permission = can.edit(stateOf(loaded))
  if (permission !== true) throw conflict(permission)
  if (row.version !== input.version) throw conflict('changed_meanwhile')
  const savedPrice = await checkCart(context, customerId, input, row)
  requireOwnDetails(input, loaded.details)
  await replaceDetails(transaction, row.id, detailsOf(context.catalogue, input, 'known codes'))
  const version = row.version + 1
  const columns = columnsWithFixedUnits(input, row)
  const shipper = input.shipper ?? row.shipper
  const given = papersGivenAt(row, { before: attachedTo(loaded), after: attachedIn(input) }, now)
  await changeCart(transaction, row.id, {
    ...columns,
    savedPrice,
    toldPrices: [],
    shipper,
    papersGivenAt: given,
    version,
    updatedAt: now,
  })
  await writeNotice(transaction, customerId, 'cart', code, now)
  return { cart_code: code, version }
}

const attachedTo = ({ cart, details }: LoadedCart): readonly string[] =>
  papersAmong(
    { invoice_file: cart.invoiceFile, paper_files: cart.paperFiles },
    details.map(({ additionalDocument }) => ({ additional_document: additionalDocument })),
  )

const attachedIn = ({ setup, products }: CartInput): readonly string[] => papersAmong(setup, products)

/** Measurements are stored in the packaging's units, so a measured parcel keeps its units. */
function columnsWithFixedUnits(input: CartInput, row: CartRow) {
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
