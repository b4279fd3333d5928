import { setImmediate } from 'node:timers/promises'
import type { CourierPrice } from '@seberang/domain/api'
import { shipmentTitle } from '@seberang/domain/explain'
import type { Language } from '@seberang/domain/language'
import { hasValidNpwp, readInsurance, type InsuranceChoice } from '@seberang/domain/pricing'
import type { QuoteTerms } from '@seberang/domain/terms'
import { asc, count, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import {
  addresses,
  cartDetails,
  cartLogs,
  carts,
  customers,
  invoices,
  photos,
} from '../database/schema/index.ts'
import type { Catalogue } from '../reference/index.ts'
import { loadAgreements, type AgreedPart } from './agreement.ts'
import { courierNamed, couriersFor, weightOf } from './couriers.ts'
import { packagingOfCart, productOf } from './measures.ts'
import type { Shipment } from './price.ts'
import { loadQuoteTerms } from './quotes.ts'
import { loadRatings, type RatingRow } from './ratings.ts'
import { loadMeasurements } from './measurements.ts'
import type { AddressRow, CartRow, DetailRow, MeasurementRow } from './rows.ts'
import { loadPayments, type InvoicePayments } from './invoice-payments.ts'

/** A cart with everything needed to show, price or move it. */
export interface LoadedCart {
  cart: CartRow
  details: DetailRow[]
  address: AddressRow | null
  logs: (typeof cartLogs.$inferSelect)[]
  photos: (typeof photos.$inferSelect)[]
  /** In the order in which they were taken. */
  measurements: MeasurementRow[]
  invoice: Pick<
    typeof invoices.$inferSelect,
    'id' | 'code' | 'total' | 'createdAt' | 'dueAt' | 'status' | 'paidAt'
  > | null
  /** The quote that it was started from; null from checkout on. */
  quote: QuoteTerms | null
  /** The parts of its agreed price; empty before checkout. */
  agreed: AgreedPart[]
  payments: InvoicePayments
  /** The customer's rating. */
  rating: RatingRow | null
  isDisableMinimumWeight: boolean
}

/** How many product lines each of these carts has, by its id. */
export async function countProducts(
  executor: Executor,
  rows: readonly CartRow[],
): Promise<ReadonlyMap<number, number>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map((row) => row.id)
  const counted = await executor
    .select({ id: cartDetails.cartId, lines: count() })
    .from(cartDetails)
    .where(inArray(cartDetails.cartId, ids))
    .groupBy(cartDetails.cartId)
  return new Map(counted.map(({ id, lines }) => [id, lines]))
}

/** The goods of these carts and how they were measured, in the given order. */
export async function loadMeasured(
  executor: Executor,
  rows: readonly CartRow[],
): Promise<Pick<LoadedCart, 'cart' | 'details' | 'measurements'>[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const details = await executor
    .select()
    .from(cartDetails)
    .where(inArray(cartDetails.cartId, ids))
    .orderBy(asc(cartDetails.position))
  // No others were measured.
  const arrived = rows.flatMap(({ id, receivedAt }) => (receivedAt === null ? [] : id))
  const taken = await loadMeasurements(executor, arrived)
  return rows.map((cart) => ({
    cart,
    details: details.filter((detail) => detail.cartId === cart.id),
    measurements: taken.filter((one) => one.cartId === cart.id),
  }))
}

/** Loads these carts' related rows, in the given order, with one query per table. */
export async function loadCarts(executor: Executor, rows: readonly CartRow[]): Promise<LoadedCart[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const measured = await loadMeasured(executor, rows)
  const logs = await executor
    .select()
    .from(cartLogs)
    .where(inArray(cartLogs.cartId, ids))
    .orderBy(asc(cartLogs.id))
  const taken = await executor
    .select()
    .from(photos)
    .where(inArray(photos.cartId, ids))
    .orderBy(asc(photos.id))
  const addressIds = rows.flatMap((row) => row.addressId ?? [])
  const places = addressIds.length
    ? await executor.select().from(addresses).where(inArray(addresses.id, addressIds))
    : []
  const invoiceIds = rows.flatMap((row) => row.invoiceId ?? [])
  const bills = invoiceIds.length
    ? await executor.select().from(invoices).where(inArray(invoices.id, invoiceIds))
    : []
  const agreements = await loadAgreements(executor, rows)
  const agreedTo = [...agreements.values()].flat()
  const payments = await loadPayments(
    executor,
    agreedTo.map(({ invoice }) => invoice),
  )
  const quoted = await loadQuoteTerms(
    executor,
    rows.flatMap(({ quoteCode, invoiceId }) => (quoteCode !== null && invoiceId === null ? quoteCode : [])),
  )
  // Only finished shipments have a rating.
  const finished = rows.flatMap(({ id, status }) => (status === 'finished' ? id : []))
  const rated = await loadRatings(executor, finished)
  const owners = await executor
    .select({ id: customers.id, isDisableMinimumWeight: customers.isDisableMinimumWeight })
    .from(customers)
    .where(
      inArray(
        customers.id,
        rows.map((row) => row.customerId),
      ),
    )
  return measured.map(({ cart, details, measurements }) => ({
    cart,
    details,
    measurements,
    logs: logs.filter((log) => log.cartId === cart.id),
    photos: taken.filter((photo) => photo.cartId === cart.id),
    address: places.find((place) => place.id === cart.addressId) ?? null,
    invoice: bills.find((bill) => bill.id === cart.invoiceId) ?? null,
    agreed: agreements.get(cart.id) ?? [],
    payments,
    quote: (cart.invoiceId === null && quoted.get(cart.quoteCode ?? '')) || null,
    rating: rated.get(cart.id) ?? null,
    isDisableMinimumWeight:
      owners.find((owner) => owner.id === cart.customerId)?.isDisableMinimumWeight ?? false,
  }))
}

/** Product lines read at once: the embedded database blocks the event loop while it works. */
const maxLinesAtOnce = 1_000
/** What a shipment weighs beside its product lines: its logs, photos, measurements and agreement. */
export const linesPerCart = 20

/**
 * Loads these carts a few at a time, by their number of product lines: others have their turn in between.
 * @param lines by a cart's id
 */
export async function* loadInTurn(
  executor: Executor,
  rows: readonly CartRow[],
  lines: ReadonlyMap<number, number>,
): AsyncGenerator<LoadedCart, void> {
  let few: CartRow[] = []
  let weight = 0
  for (const row of rows) {
    const own = linesPerCart + (lines.get(row.id) ?? 0)
    if (few.length > 0 && weight + own > maxLinesAtOnce) {
      yield* await loadCarts(executor, few)
      await setImmediate()
      few = []
      weight = 0
    }
    few.push(row)
    weight += own
  }
  yield* await loadCarts(executor, few)
}

export async function loadCart(executor: Executor, row: CartRow): Promise<LoadedCart> {
  const [loaded] = await loadCarts(executor, [row])
  if (!loaded) throw new Error('a cart was not loaded')
  return loaded
}

export async function findCart(executor: Executor, code: string): Promise<CartRow | undefined> {
  const [found] = await executor.select().from(carts).where(eq(carts.code, code))
  return found
}

/**
 * The cart as input for pricing.
 * @param couriers those of the cart, by whoever has them already
 */
export function shipmentOf(
  catalogue: Catalogue,
  loaded: LoadedCart,
  couriers: readonly CourierPrice[] = couriersOf(catalogue, loaded),
): Shipment {
  const { cart, details, address, quote, isDisableMinimumWeight } = loaded
  const chosen = cart.courierPackage ? courierNamed(couriers, cart.courierPackage) : undefined
  return {
    country: cart.country,
    package_id: cart.packageId,
    container_type: cart.containerType,
    insurance: insuranceOf(cart),
    has_valid_npwp: hasValidNpwp(address && { npwp: address.npwp, npwp_file: address.npwpFile }),
    is_disable_minimum_weight: isDisableMinimumWeight,
    products: details.map(productOf),
    packaging: packagingOfCart(cart),
    courier: cart.domesticCourier ?? chosen ?? null,
    sub_district_id: address?.subDistrictId ?? null,
    quote,
  }
}

/** The database accepts only valid choices. */
const insuranceOf = ({ insurance }: Pick<CartRow, 'insurance'>): InsuranceChoice =>
  readInsurance(insurance) ?? 0

/** What each courier asks for the cart, cheapest first. */
export function couriersOf(
  catalogue: Catalogue,
  { cart, details, address }: Pick<LoadedCart, 'cart' | 'details' | 'address'>,
): CourierPrice[] {
  const sent = {
    package_id: cart.packageId,
    products: details.map(productOf),
    packaging: packagingOfCart(cart),
  }
  return couriersFor(catalogue, weightOf(catalogue, sent), address?.subDistrictId)
}

export const titleOf = ({ cart, details }: LoadedCart, language: Language): string =>
  shipmentTitle(
    details.map(({ productTitle }) => ({ title: productTitle })),
    cart.code,
    language,
  )
