import type { Measures } from '@seberang/domain/api'
import { packagingOf, type PricingPackaging, type ShipmentProduct } from '@seberang/domain/pricing'
import { readLengthUnit, readWeightUnit, toCentimetres, toGrams } from '@seberang/domain/units'
import { decimal, multiply, toText, type Decimal } from '@seberang/domain/money'
import type { CartRow, DetailRow, MeasurementRow } from './rows.ts'

const figure = (value: string | null): Decimal | null => (value === null ? null : decimal(value))
const number = (value: Decimal) => Number(toText(value))

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
  const side = (value: string | null) => {
    const read = figure(value)
    return read === null ? undefined : number(toCentimetres(read, lengthUnit))
  }
  const measures: Partial<Measures> = {
    quantity: raw.quantity ?? undefined,
    weight_kg: weight === null ? undefined : number(toGrams(weight, weightUnit)) / 1000,
    length_cm: side(raw.length),
    width_cm: side(raw.width),
    height_cm: side(raw.height),
    volume_m3: raw.volume === null ? undefined : Number(raw.volume),
  }
  measures.volume_m3 ??= volumeOf(measures)
  return measures
}

function volumeOf({ quantity = 1, length_cm, width_cm, height_cm }: Partial<Measures>): number | undefined {
  if (length_cm === undefined || width_cm === undefined || height_cm === undefined) return undefined
  return (length_cm * width_cm * height_cm * quantity) / 1_000_000
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
  const sum = (of: (detail: DetailRow) => number) =>
    details.reduce((total, detail) => total + of(detail) * detail.quantity, 0)
  // A single piece is as large as its parcel; several have no sides in common.
  const [only, ...others] = details
  const piece = only?.quantity === 1 && others.length === 0 ? only : undefined
  const sideOf = (value: string | undefined): number => Number(value ?? 0)
  return {
    quantity: estimated.quantity ?? 1,
    weight_kg: estimated.weight_kg ?? sum((detail) => Number(detail.weight)) / 1000,
    length_cm: estimated.length_cm ?? sideOf(piece?.length),
    width_cm: estimated.width_cm ?? sideOf(piece?.width),
    height_cm: estimated.height_cm ?? sideOf(piece?.height),
    volume_m3:
      estimated.volume_m3 ??
      sum((detail) => Number(detail.length) * Number(detail.width) * Number(detail.height)) / 1_000_000,
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

/** The packages of a cart for the pricing function: measurements beside the estimates. */
export function packagingOfCart(cart: CartRow): PricingPackaging {
  const estimated = {
    quantity_packaging: cart.quantityPackaging,
    package_weight_unit: cart.packageWeightUnit,
    package_dimension_unit: cart.packageDimensionUnit,
    estimation_weight: cart.estimationWeight,
    estimation_dimension_length: cart.estimationLength,
    estimation_dimension_width: cart.estimationWidth,
    estimation_dimension_height: cart.estimationHeight,
    estimation_volume: cart.estimationVolume,
  }
  return packagingOf(estimated, {
    quantity: cart.quantityRevision,
    weight: cart.weightRevision,
    length: cart.lengthRevision,
    width: cart.widthRevision,
    height: cart.heightRevision,
    volume: cart.volumeRevision,
  })
}

/** An operator's input: `1.4kg` and `42x20x11cm`, already checked by the call's schema. */
export interface TypedMeasure {
  grams: string
  centimetres: [string, string, string]
  quantity: number
}

export function readMeasure(typed: { weight: string; size: string; quantity?: number }): TypedMeasure {
  const [, weight = '0', weightUnit] = /^([\d.]+) ?([a-z]+)$/.exec(typed.weight) ?? []
  const [, length = '0', width = '0', height = '0', lengthUnit] =
    /^([\d.]+)x([\d.]+)x([\d.]+) ?([a-z]+)$/.exec(typed.size) ?? []
  const side = (value: string) => toText(toCentimetres(decimal(value), readLengthUnit(lengthUnit)))
  return {
    grams: toText(toGrams(decimal(weight), readWeightUnit(weightUnit))),
    centimetres: [side(length), side(width), side(height)],
    quantity: typed.quantity ?? 1,
  }
}

const pieces = { kg: '0.001', g: '1', gram: '1' } as const
const sides = { cm: '1', mm: '10', m: '0.01' } as const

/**
 * The measurement in the packaging's units. Pounds, ounces and inches have no exact decimal in grams or centimetres;
 * nine places are finer than any scale.
 */
export function inUnitsOf(
  cart: Pick<CartRow, 'packageWeightUnit' | 'packageDimensionUnit'>,
  measure: TypedMeasure,
) {
  const weight = convert(measure.grams, pieces, cart.packageWeightUnit, (unit) =>
    number(toGrams(decimal(1), readWeightUnit(unit))),
  )
  const [length, width, height] = measure.centimetres.map((side) =>
    convert(side, sides, cart.packageDimensionUnit, (unit) =>
      number(toCentimetres(decimal(1), readLengthUnit(unit))),
    ),
  )
  return { weight, length, width, height }
}

function convert(
  value: string,
  exact: Record<string, string>,
  unit: string,
  inBase: (unit: string) => number,
): string {
  const factor = exact[unit]
  if (factor !== undefined) return toText(multiply(decimal(value), decimal(factor)))
  return (Number(value) / inBase(unit)).toFixed(9)
}
