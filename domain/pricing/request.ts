import type {
  ContainerType,
  Figure,
  InsuranceChoice,
  PricingCategory,
  PricingPackage,
  PricingPackaging,
  PricingProduct,
  PricingRequest,
  PricingVoucher,
} from './types.ts'
import { containerTypes } from './types.ts'

/** A line of goods as the API takes and answers it: grams and centimetres of one piece, the category by its id. */
export interface ShipmentProduct {
  category: string
  quantity: number
  weight: Figure
  dimension_length: Figure
  dimension_width: Figure
  dimension_height: Figure
  currency_code: string
  price_original: Figure
}

/** What a customer says of the packages of a shipment, under the names of a cart's set-up. */
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

/** What the warehouse measured, in the units of the packaging. */
export interface MeasuredPackaging {
  quantity?: number | null
  weight?: Figure | null
  length?: Figure | null
  width?: Figure | null
  height?: Figure | null
  volume?: Figure | null
}

/** A shipment on its way through: all that its price depends on but for tariffs and rates. */
export interface PricedShipment {
  country: string
  container_type?: string | null
  insurance: InsuranceChoice
  has_valid_npwp: boolean
  is_disable_minimum_weight: boolean
  products: readonly ShipmentProduct[]
  /** As `packagingOf` makes it; left out where only the products say how much it is. */
  packaging?: PricingPackaging | null
  /** Left out while nobody said where it goes, or which courier brings it there. */
  courier?: Readonly<{ price_per_kg: Figure }> | null
  voucher?: PricingVoucher | null
}

/** What prices are made of, as one day has it. */
export interface PricingFigures {
  /** Rupiah per unit of each currency. */
  rates: Readonly<Record<string, number>>
  /** The category of an id; undefined for one that is not known. */
  category: (id: string) => PricingCategory | undefined
}

/** Income tax at the lower rate takes both the number and its paper (spec 9). */
export function hasValidNpwp(
  address: Readonly<{ npwp?: string | null; npwp_file?: string | null }> | null | undefined,
): boolean {
  return Boolean(address?.npwp && address.npwp_file)
}

/** The packages of a shipment for the pricing function: what was measured beside what was estimated. */
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

/**
 * The shipment as the pricing function takes it, by whatever delivery option; null while it has no goods, or goods of a
 * category that is not known.
 */
export function parcelRequest(
  shipment: PricedShipment,
  { rates, category }: PricingFigures,
): Omit<PricingRequest, 'package' | 'container_type'> | null {
  const products: PricingProduct[] = []
  for (const product of shipment.products) {
    const known = category(product.category)
    if (!known) return null
    products.push({
      category: known,
      quantity: product.quantity,
      weight: product.weight,
      weight_unit: 'gram',
      length: product.dimension_length,
      width: product.dimension_width,
      height: product.dimension_height,
      dimension_unit: 'cm',
      price_original: product.price_original,
      currency_code: product.currency_code,
    })
  }
  if (products.length === 0) return null
  return {
    country: shipment.country,
    insurance: shipment.insurance,
    has_valid_npwp: shipment.has_valid_npwp,
    is_disable_minimum_weight: shipment.is_disable_minimum_weight,
    rates: { ...rates },
    products,
    packaging: shipment.packaging ?? null,
    domestic: shipment.courier ? { price_per_kg: shipment.courier.price_per_kg } : null,
    ...(shipment.voucher && { voucher: shipment.voucher }),
  }
}

/** The shipment by one delivery option; null as `parcelRequest` answers it, and while no option is chosen. */
export function pricingRequest(
  shipment: PricedShipment,
  chosen: PricingPackage | null | undefined,
  figures: PricingFigures,
): PricingRequest | null {
  const parcel = chosen ? parcelRequest(shipment, figures) : null
  if (!chosen || !parcel) return null
  return { ...parcel, package: chosen, container_type: containerOf(shipment.container_type) }
}

const containerOf = (name: string | null | undefined): ContainerType | null =>
  containerTypes.find((type) => type === name) ?? null
