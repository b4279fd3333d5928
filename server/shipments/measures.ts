import type { Measures } from '@seberang/domain/api'
import { readCentimetres, readGrams } from '@seberang/domain/format'
import {
  packagingOf,
  type EstimatedPackaging,
  type Figure,
  type PricingPackaging,
  type ShipmentProduct,
} from '@seberang/domain/pricing'
import {
  fromCentimetres,
  fromGrams,
  readLengthUnit,
  readWeightUnit,
  toCentimetres,
  toCubicCentimetres,
  toGrams,
} from '@seberang/domain/units'
import { add, decimal, multiply, toFraction, toNumber, zero, type Decimal } from '@seberang/domain/money'
import type { CartRow, DetailRow, MeasurementRow } from './rows.ts'

const figure = (value: string | null): Decimal | null => (value === null ? null : decimal(value))
const number = (value: Decimal): number => toNumber(toFraction(value))
const kilograms = (grams: Decimal): number => number(multiply(grams, { coefficient: 1, scale: 3 }))
const cubicMetres = (cubicCentimetres: Decimal): number =>
  number(multiply(cubicCentimetres, { coefficient: 1, scale: 6 }))

interface Raw {
  quantity: number | null
  weight: string | null
  length: string | null
  width: string | null
  height: string | null
  volume: string | null
}

interface Units {
  weight: string
  dimension: string
}

const unitsOf = ({ packageWeightUnit, packageDimensionUnit }: CartRow): Units => ({
  weight: packageWeightUnit,
  dimension: packageDimensionUnit,
})

function measuresOf(units: Units, raw: Raw): Partial<Measures> {
  const weightUnit = readWeightUnit(units.weight)
  const lengthUnit = readLengthUnit(units.dimension)
  const weight = figure(raw.weight)
  const [length, width, height] = [figure(raw.length), figure(raw.width), figure(raw.height)]
  const side = (value: Decimal | null) => (value ? number(toCentimetres(value, lengthUnit)) : undefined)
  const box = length && width && height && toCubicCentimetres(length, width, height, lengthUnit)
  const ofAll = box && cubicMetres(multiply(box, decimal(raw.quantity ?? 1)))
  return {
    quantity: raw.quantity ?? undefined,
    weight_kg: weight ? kilograms(toGrams(weight, weightUnit)) : undefined,
    length_cm: side(length),
    width_cm: side(width),
    height_cm: side(height),
    volume_m3: raw.volume === null ? (ofAll ?? undefined) : number(decimal(raw.volume)),
  }
}

/** The customer's estimates for the parcel, or else the totals of the products. */
export function estimationOf(cart: CartRow, details: readonly DetailRow[]): Measures {
  const estimated = measuresOf(unitsOf(cart), {
    quantity: cart.quantityPackaging,
    weight: cart.estimationWeight,
    length: cart.estimationLength,
    width: cart.estimationWidth,
    height: cart.estimationHeight,
    volume: cart.estimationVolume,
  })
  const sum = (of: (detail: DetailRow) => Decimal) =>
    details.reduce((total, detail) => add(total, multiply(of(detail), decimal(detail.quantity))), zero)
  // A single piece is as large as its parcel; several have no sides in common.
  const [only, ...others] = details
  const piece = only?.quantity === 1 && others.length === 0 ? only : undefined
  const sideOf = (value: string | undefined): number => Number(value ?? 0)
  return {
    quantity: estimated.quantity ?? 1,
    weight_kg: estimated.weight_kg ?? kilograms(sum(({ weight }) => decimal(weight))),
    length_cm: estimated.length_cm ?? sideOf(piece?.length),
    width_cm: estimated.width_cm ?? sideOf(piece?.width),
    height_cm: estimated.height_cm ?? sideOf(piece?.height),
    volume_m3:
      estimated.volume_m3 ??
      cubicMetres(
        sum(({ length, width, height }) =>
          toCubicCentimetres(decimal(length), decimal(width), decimal(height), 'cm'),
        ),
      ),
  }
}

/** The warehouse's measurements; empty before it has measured. */
export function revisionOf(cart: CartRow): Partial<Measures> {
  return measuresOf(unitsOf(cart), {
    quantity: cart.quantityRevision,
    weight: cart.weightRevision,
    length: cart.lengthRevision,
    width: cart.widthRevision,
    height: cart.heightRevision,
    volume: cart.volumeRevision,
  })
}

/** One measurement, in kilograms and centimetres. */
export function takenMeasures(taken: MeasurementRow): Partial<Measures> {
  const units = { weight: taken.weightUnit, dimension: taken.dimensionUnit }
  return measuresOf(units, { ...taken, volume: null })
}

/** What was measured of the packages of a price; undefined if it was made of the customer's estimates. */
export function measuredOf(packaging: PricingPackaging): Partial<Measures> | undefined {
  const { quantity, weight_unit, dimension_unit, revision } = packaging
  const text = (value: Figure | null | undefined) =>
    value === null || value === undefined ? null : String(value)
  if (!revision || text(revision.weight) === null) return undefined
  return measuresOf(
    { weight: weight_unit ?? 'kg', dimension: dimension_unit ?? 'cm' },
    {
      quantity: Number(quantity ?? 1),
      weight: text(revision.weight),
      length: text(revision.length),
      width: text(revision.width),
      height: text(revision.height),
      volume: text(revision.volume_m3),
    },
  )
}

/** A product line with the API's field names. */
export const productOf = (detail: DetailRow): ShipmentProduct & { unclassified?: boolean } => ({
  category: detail.categoryId,
  hscode: detail.hscode,
  ...(detail.unclassified && { unclassified: true }),
  quantity: detail.quantity,
  weight: detail.weight,
  dimension_length: detail.length,
  dimension_width: detail.width,
  dimension_height: detail.height,
  currency_code: detail.currencyCode,
  price_original: detail.priceOriginal,
})

const estimatedPackaging = (cart: CartRow): EstimatedPackaging => ({
  quantity_packaging: cart.quantityPackaging,
  package_weight_unit: cart.packageWeightUnit,
  package_dimension_unit: cart.packageDimensionUnit,
  estimation_weight: cart.estimationWeight,
  estimation_dimension_length: cart.estimationLength,
  estimation_dimension_width: cart.estimationWidth,
  estimation_dimension_height: cart.estimationHeight,
  estimation_volume: cart.estimationVolume,
})

/** The packages of a cart for the pricing function: measurements beside the estimates. */
export function packagingOfCart(cart: CartRow): PricingPackaging {
  return packagingOf(estimatedPackaging(cart), {
    quantity: cart.quantityRevision,
    weight: cart.weightRevision,
    length: cart.lengthRevision,
    width: cart.widthRevision,
    height: cart.heightRevision,
    volume: cart.volumeRevision,
  })
}

/** What an operator typed, read. */
export interface TypedMeasure {
  grams: string
  centimetres: readonly [string, string, string]
  quantity: number
}

/** @param typed checked by the call's schema */
export function readMeasure(typed: { weight: string; size: string; quantity?: number }): TypedMeasure {
  const [weight, size] = [readGrams(typed.weight), readCentimetres(typed.size)]
  if (weight.kind !== 'value' || size.kind !== 'value') throw new Error('a measure was not checked')
  return { grams: weight.value, centimetres: size.value, quantity: typed.quantity ?? 1 }
}

/** The measurement in the packaging's units, in which it is stored. */
export function inUnitsOf(
  cart: Pick<CartRow, 'packageWeightUnit' | 'packageDimensionUnit'>,
  { grams, centimetres }: TypedMeasure,
) {
  const weightUnit = readWeightUnit(cart.packageWeightUnit) ?? 'kg'
  const lengthUnit = readLengthUnit(cart.packageDimensionUnit) ?? 'cm'
  const [length, width, height] = centimetres.map((side) => fromCentimetres(decimal(side), lengthUnit))
  return { weight: fromGrams(decimal(grams), weightUnit), length, width, height }
}
