import type {
  ContainerType,
  Figure,
  PricingCategory,
  PricingPackage,
  PricingPackaging,
  PricingProduct,
  PricingRequest,
} from './types.ts'
import { add, decimal, readDecimal, toText } from '../money/index.ts'
import { parcelRequest } from './parcel-request.ts'
import type { ParcelContext, UndeliveredRequest } from './parcel-request.ts'
import type { SizedProduct } from './read.ts'
import { isSea } from './track.ts'
import { containerTypes } from './types.ts'

/** A product in the API's form: grams and centimetres of one piece, the category by id. */
export interface ShipmentProduct {
  category: string
  hscode?: string | null | undefined
  quantity: number
  weight: Figure
  dimension_length: Figure
  dimension_width: Figure
  dimension_height: Figure
  currency_code: string
  price_original: Figure
}

/** The customer's estimates of the packaging, with the field names of a cart's setup. */
export interface EstimatedPackaging {
  quantity_packaging?: number | null
  package_weight_unit?: string | null
  package_dimension_unit?: string | null
  estimation_weight?: Figure | null
  estimation_dimension_length?: Figure | null
  estimation_dimension_width?: Figure | null
  estimation_dimension_height?: Figure | null
  estimation_volume?: Figure | null
}

/** Measured values, in the units of the packaging. */
export interface MeasuredPackaging {
  quantity?: number | null
  weight?: Figure | null
  length?: Figure | null
  width?: Figure | null
  height?: Figure | null
  volume?: Figure | null
}

/** Everything the price of a shipment depends on, except tariffs and rates. */
export interface PricingInput extends ParcelContext {
  container_type?: string | null
  products: readonly ShipmentProduct[]
}

/** What a price depends on besides the goods, tariffs and rates. */
export type PricingContext = Omit<PricingInput, 'products'>

/** Tariffs and rates of a day. */
export interface PricingFigures {
  /** Rupiah per unit of each currency. */
  rates: Readonly<Record<string, number>>
  /** Looks up a category by id; undefined if unknown. */
  category: (id: string) => PricingCategory | undefined
  /** Looks up the general duty of an HS code in percent; undefined if it has no rate of its own, or is not known yet. */
  hscodeDuty: (hscode: string) => number | undefined
}

/** The lower income tax rate requires both the number and its document. */
export function hasValidNpwp(
  address: Readonly<{ npwp?: string | null; npwp_file?: string | null }> | null | undefined,
): boolean {
  return Boolean(address?.npwp && address.npwp_file)
}

/** The packaging of a shipment for the pricing function: estimates, and measured values as its revision. */
export function packagingOf(
  estimated: EstimatedPackaging,
  measured: MeasuredPackaging = {},
): PricingPackaging {
  return {
    quantity: measured.quantity ?? estimated.quantity_packaging ?? 1,
    weight_unit: estimated.package_weight_unit ?? 'kg',
    dimension_unit: estimated.package_dimension_unit ?? 'cm',
    weight: estimated.estimation_weight ?? null,
    length: estimated.estimation_dimension_length ?? null,
    width: estimated.estimation_dimension_width ?? null,
    height: estimated.estimation_dimension_height ?? null,
    volume_m3: estimated.estimation_volume ?? null,
    revision: {
      weight: measured.weight ?? null,
      length: measured.length ?? null,
      width: measured.width ?? null,
      height: measured.height ?? null,
      volume_m3: measured.volume ?? null,
    },
  }
}

/** The size of a product for the pricing function. */
export const sizedProduct = (product: ShipmentProduct): SizedProduct => ({
  quantity: product.quantity,
  weight: product.weight,
  weight_unit: 'gram',
  length: product.dimension_length,
  width: product.dimension_width,
  height: product.dimension_height,
  dimension_unit: 'cm',
})

/**
 * The pricing request of a shipment without a delivery option; null if it has no products, or one of an unknown
 * category.
 */
export function undeliveredRequest(
  shipment: PricingInput,
  { rates, category, hscodeDuty }: PricingFigures,
): UndeliveredRequest | null {
  const products: PricingProduct[] = []
  for (const product of shipment.products) {
    const known = category(product.category)
    if (!known) return null
    products.push({
      category: known,
      ...(product.hscode && withDuty(product.hscode, hscodeDuty(product.hscode))),
      ...sizedProduct(product),
      price_original: product.price_original,
      currency_code: product.currency_code,
    })
  }
  return products.length > 0 ? parcelRequest(products, shipment, rates) : null
}

/** The general duty of an HS code in percent, where its own rate is known: that of a chapter is an estimate. */
export const generalDuty = (
  code: Readonly<{ percentage_bea_masuk: number; rate_basis?: 'chapter' | undefined }> | undefined,
): number | undefined => (code?.rate_basis === undefined ? code?.percentage_bea_masuk : undefined)

/** An HS code with its general duty, where it has one. */
export const withDuty = (
  hscode: string,
  duty: number | undefined,
): Pick<PricingProduct, 'hscode' | 'hscode_duty'> => ({
  hscode,
  ...(duty !== undefined && { hscode_duty: duty }),
})

/** A package as the tariff has it. */
export type PackageTariff = PricingPackage & Readonly<{ levies_per_m3?: number | null }>

/** The pricing request of a parcel with a delivery option. */
export function deliveredBy(
  parcel: UndeliveredRequest,
  chosen: PackageTariff,
  container: ContainerType | null,
): PricingRequest {
  const { levies_per_m3, ...delivered } = chosen
  const products =
    isSea(chosen) && levies_per_m3
      ? parcel.products.map((product) => ({ ...product, category: allIn(product.category, levies_per_m3) }))
      : parcel.products
  return { ...parcel, products, package: delivered, container_type: container }
}

/** A category with the levies in its price. Only shared containers have such a price. */
function allIn(category: PricingCategory, leviesPerM3: number): PricingCategory {
  const { price_cbm } = category
  const price = price_cbm === null || price_cbm === undefined ? null : readDecimal(price_cbm)
  return {
    ...category,
    price_cbm: price && toText(add(price, decimal(leviesPerM3))),
    price_20: null,
    price_40: null,
  }
}

/** The pricing request with a delivery option; null where `undeliveredRequest` is, and while no option is chosen. */
export function pricingRequest(
  shipment: PricingInput,
  chosen: PackageTariff | null | undefined,
  figures: PricingFigures,
): PricingRequest | null {
  const parcel = chosen ? undeliveredRequest(shipment, figures) : null
  if (!chosen || !parcel) return null
  return deliveredBy(parcel, chosen, containerOf(shipment.container_type))
}

const containerOf = (name: string | null | undefined): ContainerType | null =>
  containerTypes.find((type) => type === name) ?? null
