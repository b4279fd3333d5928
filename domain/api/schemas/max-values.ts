import { maxRupiah } from '../../limits/index.ts'
import { toFraction, toNumber, type Decimal } from '../../money/index.ts'
import { centimetresIn, gramsIn, type LengthUnit, type WeightUnit } from '../../units/index.ts'

/** Values above these are typing errors. Weight and sides are those of one piece or package. */
export const maxValues = {
  grams: 30_000_000,
  centimetres: 10_000,
  cubicMetres: 1000,
  pieces: 1_000_000,
  /** Of a voucher, a bill or a payment. */
  rupiah: maxRupiah,
  packages: 10_000,
}

/**
 * The highest price of one piece, about ten billion rupiah: its import VAT alone would be a bill above `maxValues.rupiah`,
 * which nobody can pay. In round figures, so that the limit does not change with the rate of the day; currencies that are
 * not listed are worth about as much as the dollar.
 */
const maxPrices: ReadonlyMap<string, number> = new Map(
  Object.entries({
    IDR: 10 * maxValues.rupiah,
    KRW: 1_000_000_000,
    JPY: 100_000_000,
    THB: 100_000_000,
    TWD: 100_000_000,
    CNY: 10_000_000,
    HKD: 10_000_000,
    MYR: 10_000_000,
  }),
)

const wholeUnits = (max: number, unit: Decimal): number => Math.floor(max / toNumber(toFraction(unit)))

/** The largest weight in a unit, such as 30,000 kg. */
export const maxWeightIn = (unit: WeightUnit): number => wholeUnits(maxValues.grams, gramsIn[unit])
/** The longest side in a unit, such as 100 m. */
export const maxSideIn = (unit: LengthUnit): number => wholeUnits(maxValues.centimetres, centimetresIn[unit])

export const maxPriceIn = (currency: string): number => maxPrices.get(currency) ?? 1_000_000
