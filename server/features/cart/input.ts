import type { CartInput, CartSetup, PriceInput, ProductInput } from '@seberang/domain/api'
import { hasValidNpwp, packagingOf, type PricingPackaging } from '@seberang/domain/pricing'
import type { Priced, QuoteTerms } from '@seberang/domain/terms'
import { findOwnFiles } from '../../files/find.ts'
import type { Executor } from '../../database/database.ts'
import { FieldChecks } from '../../refusal/refusal.ts'
import type { RequestContext } from '../../http/route.ts'
import { findHsCode, type Catalogue } from '../../reference/index.ts'
import { checkOrigin, checkProducts, checkSetup, checkValue } from '../../shipments/check.ts'
import { courierNamed, couriersFor, weightOf } from '../../shipments/couriers.ts'
import { findRecipient } from '../../shipments/find.ts'
import { packagingOfCart } from '../../shipments/measures.ts'
import type { AddressRow, CartRow } from '../../shipments/rows.ts'
import { priceNow, priceOrRefuse, tryPrice, type Shipment } from '../../shipments/price.ts'
import { loadQuoteTerms } from '../../shipments/quotes.ts'

const textOf = (value: string | number | undefined) => (value === undefined ? null : String(value))

/** The columns of a cart's set-up. */
export function columnsOf(setup: CartSetup) {
  return {
    agentId: setup.agent_id,
    country: setup.country,
    addressId: setup.address_id,
    packageId: setup.package_id,
    containerType: setup.container_type ?? null,
    shipmentType: setup.shipment_type,
    courierPackage: setup.courier_package ?? null,
    insurance: String(setup.insurance ?? 0),
    sellerTrackingNumber: setup.seller_tracking_number ?? null,
    markingCode: setup.marking_code ?? null,
    quoteCode: setup.quote_code ?? null,
    invoiceFile: setup.invoice_file ?? null,
    paperFiles: setup.paper_files ?? [],
    isFragileGoods: setup.is_fragile_goods ?? false,
    isWood: setup.is_wood ?? false,
    woodNote: setup.wood_note ?? null,
    quantityPackaging: setup.quantity_packaging ?? null,
    packageWeightUnit: setup.package_weight_unit ?? 'kg',
    packageDimensionUnit: setup.package_dimension_unit ?? 'cm',
    estimationWeight: textOf(setup.estimation_weight),
    estimationLength: textOf(setup.estimation_dimension_length),
    estimationWidth: textOf(setup.estimation_dimension_width),
    estimationHeight: textOf(setup.estimation_dimension_height),
    estimationVolume: textOf(setup.estimation_volume),
  }
}

/** The columns of a product line, its HS code as the catalogue writes it. */
export function detailOf(catalogue: Catalogue, product: ProductInput) {
  return {
    productTitle: product.product_title,
    productDescription: product.product_description ?? null,
    categoryId: product.category,
    hscode: (product.hscode && findHsCode(catalogue, product.hscode)?.hscode) ?? null,
    unclassified: product.unclassified ?? false,
    quantity: product.quantity,
    weight: String(product.weight),
    length: String(product.dimension_length),
    width: String(product.dimension_width),
    height: String(product.dimension_height),
    currencyCode: product.currency_code,
    priceOriginal: String(product.price_original),
    url: product.url ?? null,
    imageFile: product.image_url ?? null,
    hasBattery: product.has_battery ?? false,
    additionalDocument: product.additional_document ?? null,
  }
}

/**
 * Checks that a payload's references exist, belong to the customer and can be priced. Throws 422 with every refused
 * field.
 * @param row of a saved one
 * @returns its price, of a measured parcel by its measurement as its customer sees it; null while an operator is to classify goods of it
 */
export async function checkCart(
  { transaction, catalogue, now }: Pick<RequestContext, 'transaction' | 'catalogue' | 'now'>,
  customerId: number,
  input: CartInput,
  row?: CartRow,
): Promise<Priced | null> {
  const checks = new FieldChecks()
  if (row) checkOrigin(row, input.setup, checks)
  checkSetup(catalogue, input.setup, checks)
  checkProducts(catalogue, input.products, input.setup.package_id, checks)
  const { address, isDisableMinimumWeight } = await findRecipient(
    transaction,
    customerId,
    input.setup.address_id,
  )
  if (!address) checks.refuse('setup.address_id', 'not_yours')
  await checkFiles(transaction, customerId, input, checks)
  const destination = {
    address,
    subDistrictId: address?.subDistrictId,
    isDisableMinimumWeight,
    quote: await findQuoteTerms(transaction, input.setup, checks),
  }
  const shipment = shipmentOfInput(catalogue, input, destination)
  if (address && input.setup.courier_package && !shipment.courier) {
    checks.refuse('setup.courier_package', 'no_such_courier')
  }
  checks.finish()
  // Weight, sides and value are limited whether or not the goods are classified.
  const products = shipment.products.map((product) => ({ ...product, unclassified: false }))
  const current = priceOrRefuse(() => priceNow(catalogue, { ...shipment, products }, now))
  if (!current) return null
  checkValue(catalogue, input.setup.package_id, current.priced, 'setup.package_id')
  if (shipment.products.some(({ unclassified }) => unclassified)) return null
  if (!row || row.weightRevision === null) return current.priced
  const packaging = packagingOfCart({ ...row, ...columnsOf(input.setup) })
  return tryPrice(catalogue, shipmentOfInput(catalogue, input, destination, packaging), now)
}

/** The terms of the quote that the shipment was started from. */
export async function findQuoteTerms(
  executor: Executor,
  { quote_code: code }: Pick<CartSetup, 'quote_code'>,
  checks: FieldChecks,
): Promise<QuoteTerms | null> {
  if (code === undefined) return null
  const terms = (await loadQuoteTerms(executor, [code])).get(code)
  if (!terms) checks.refuse('setup.quote_code', 'no_such_quote')
  return terms ?? null
}

async function checkFiles(
  executor: Executor,
  customerId: number,
  input: CartInput,
  checks: FieldChecks,
): Promise<void> {
  const named: [field: string, id: string][] = []
  const { invoice_file, paper_files = [] } = input.setup
  if (invoice_file) named.push(['setup.invoice_file', invoice_file])
  paper_files.forEach((id, index) => named.push([`setup.paper_files[${index}]`, id]))
  input.products.forEach(({ image_url, additional_document }, index) => {
    if (image_url) named.push([`products[${index}].image_url`, image_url])
    if (additional_document) named.push([`products[${index}].additional_document`, additional_document])
  })
  if (named.length === 0) return
  const ids = named.map(([, id]) => id)
  const known = await findOwnFiles(executor, customerId, ids)
  for (const [field, id] of named) if (!known.has(id)) checks.refuse(field, 'not_yours')
}

interface Destination {
  address: AddressRow | undefined
  subDistrictId: string | undefined
  isDisableMinimumWeight: boolean
  quote: QuoteTerms | null
}

/** A payload as input for pricing. */
export function shipmentOfInput(
  catalogue: Catalogue,
  input: CartInput | PriceInput,
  { address, subDistrictId, isDisableMinimumWeight, quote }: Destination,
  packaging: PricingPackaging = packagingOf(input.setup),
): Shipment {
  const { setup, products } = input
  const sent = { package_id: setup.package_id, products, packaging }
  const { courier_package: code } = setup
  const courier = code && courierNamed(couriersFor(catalogue, weightOf(catalogue, sent), subDistrictId), code)
  return {
    country: setup.country,
    ...sent,
    container_type: setup.container_type,
    insurance: setup.insurance ?? 0,
    has_valid_npwp: hasValidNpwp(address && { npwp: address.npwp, npwp_file: address.npwpFile }),
    is_disable_minimum_weight: isDisableMinimumWeight,
    courier: courier || null,
    sub_district_id: subDistrictId ?? null,
    quote,
  }
}
