import { centimetresIn, gramsIn, toGrams, type LengthUnit, type WeightUnit } from '../units/index.ts'
import { decimal, toFraction, toNumber } from '../money/index.ts'

/** Usual weight and price of one piece of such goods, as [min, max]. */
export interface TypicalGoods {
  unit_grams: readonly [number, number]
  unit_usd: readonly [number, number]
}

/** One piece as typed, parsed. */
export interface Declared {
  weight: number
  weightUnit: WeightUnit
  price: number
  currency: string
  sides: readonly [number, number, number]
  sideUnit: LengthUnit
}

/** A probable mistake in a declaration: questioned, never refused. */
export type Question =
  /** The figure would be usual in another unit. */
  | { field: 'weight'; kind: 'unit'; unit: WeightUnit }
  /** The figure would be usual in the Indonesian units of that name (ons of 100 g, pon of 500 g). */
  | { field: 'weight'; kind: 'local_unit'; grams: number }
  | { field: 'size'; kind: 'unit'; unit: LengthUnit }
  | { field: 'price'; kind: 'currency'; currency: string }
  /** The figure would be usual with its decimal comma moved. */
  | { field: 'weight' | 'price'; kind: 'comma'; value: number }
  /** Far from usual, in grams or USD. */
  | { field: 'weight' | 'price'; kind: 'far'; usual: readonly [number, number] }
  /** Impossible density, in grams per cubic centimetre. */
  | { field: 'size'; kind: 'density'; density: number }

/** Tolerated factor outside the usual range, which is wide already. */
const tolerance = 2
/** Lighter than foam, heavier than lead. */
export const densities = [0.004, 12] as const
/** Grams in the everyday Indonesian units of these names. */
const localUnits: Partial<Record<WeightUnit, number>> = { ons: 100, pond: 500, pound: 500 }
/** Commonly confused units; a factor of ten is more likely a misplaced comma than a pound. */
const everydayUnits = ['kg', 'gram'] as const satisfies readonly WeightUnit[]
const otherUnits = ['pound', 'ons'] as const satisfies readonly WeightUnit[]
const likelySides = ['cm', 'mm', 'inch', 'm'] as const satisfies readonly LengthUnit[]
const moves = [10, 0.1, 100, 0.01, 1000, 0.001] as const

/** @param rates rupiah per unit of USD and of each currency that may have been meant, above all the origin's */
export function questionsAbout(
  declared: Declared,
  typical: TypicalGoods | undefined,
  rates: Readonly<Record<string, number>>,
): Question[] {
  const found = [
    typical && askWeight(declared, typical),
    typical && askPrice(declared, typical, rates),
    askSize(declared),
  ]
  return found.filter((question) => question !== undefined)
}

const within = (value: number, [low, high]: readonly [number, number]): boolean =>
  value >= low / tolerance && value <= high * tolerance

const centimetresPer = (unit: LengthUnit): number => toNumber(toFraction(centimetresIn[unit]))
const gramsPer = (unit: WeightUnit): number => toNumber(toFraction(gramsIn[unit]))

function gramsOf({ weight, weightUnit }: Declared): number {
  return toNumber(toFraction(toGrams(decimal(weight), weightUnit)))
}

function askWeight(declared: Declared, { unit_grams: usual }: TypicalGoods): Question | undefined {
  const { weight, weightUnit } = declared
  if (weight === 0 || within(gramsOf(declared), usual)) return undefined
  const local = localUnits[weightUnit]
  if (local !== undefined && within(weight * local, usual)) {
    return { field: 'weight', kind: 'local_unit', grams: weight * local }
  }
  const inUnit = (units: readonly WeightUnit[]) =>
    units.find((other) => other !== weightUnit && within(weight * gramsPer(other), usual))
  const moved = movedComma(weight, gramsPer(weightUnit), usual)
  const unit = inUnit(everydayUnits) ?? (moved === undefined ? inUnit(otherUnits) : undefined)
  if (unit) return { field: 'weight', kind: 'unit', unit }
  return commaOrFar('weight', moved, usual)
}

function askPrice(
  { price, currency }: Declared,
  { unit_usd: usual }: TypicalGoods,
  rates: Readonly<Record<string, number>>,
): Question | undefined {
  const usd = rates['USD']
  const rate = rateOf(currency, rates)
  if (price === 0 || usd === undefined || rate === undefined) return undefined
  if (within((price * rate) / usd, usual)) return undefined
  const other = [...Object.keys(rates), 'IDR'].find((code) => {
    const otherRate = rateOf(code, rates)
    return code !== currency && otherRate !== undefined && within((price * otherRate) / usd, usual)
  })
  if (other) return { field: 'price', kind: 'currency', currency: other }
  return commaOrFar('price', movedComma(price, rate / usd, usual), usual)
}

const rateOf = (currency: string, rates: Readonly<Record<string, number>>): number | undefined =>
  currency === 'IDR' ? 1 : rates[currency]

/** The figure with its comma moved so that it becomes usual. */
function movedComma(value: number, per: number, usual: readonly [number, number]): number | undefined {
  const move = moves.find((by) => within(value * by * per, usual))
  return move === undefined ? undefined : Number((value * move).toPrecision(12))
}

function commaOrFar(
  field: 'weight' | 'price',
  moved: number | undefined,
  usual: readonly [number, number],
): Question {
  return moved === undefined ? { field, kind: 'far', usual } : { field, kind: 'comma', value: moved }
}

/** A size in the wrong unit shows in the density. */
function askSize(declared: Declared): Question | undefined {
  const { sides, sideUnit } = declared
  const grams = gramsOf(declared)
  const volume = sides[0] * sides[1] * sides[2]
  if (volume === 0 || grams === 0) return undefined
  const density = (unit: LengthUnit): number => grams / (volume * centimetresPer(unit) ** 3)
  const isLikely = (value: number): boolean => value >= densities[0] && value <= densities[1]
  if (isLikely(density(sideUnit))) return undefined
  const unit = likelySides.find((other) => other !== sideUnit && isLikely(density(other)))
  return unit
    ? { field: 'size', kind: 'unit', unit }
    : { field: 'size', kind: 'density', density: density(sideUnit) }
}
