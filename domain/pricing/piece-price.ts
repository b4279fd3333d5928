import {
  isZero,
  multiply,
  quotient,
  readDecimal,
  roundHalfUp,
  toFraction,
  toNumber,
  type Decimal,
} from '../money/index.ts'
import type { Figure } from './types.ts'

/** The price of one piece. */
export interface PiecePrice {
  /** Whole rupiah, rounded half up. */
  price: number
  /** The nearest double to the exact quotient. */
  price_dollar: number
}

/** What was paid to the shop, in the currency of the shop. */
interface Priced {
  price_original: Figure
  currency_code: string
}

/** The value of goods in whole rupiah, rounded half up; null for a price or currency that cannot be read. */
export function goodsRupiah(
  { price_original, currency_code, quantity }: Priced & { quantity: Figure },
  rates: Readonly<Record<string, Figure>>,
): number | null {
  const rupiah = rupiahOf(price_original, rates[currency_code], quantity)
  return rupiah && Number(roundHalfUp(toFraction(rupiah)))
}

function rupiahOf(price: Figure, rate: Figure | undefined, quantity: Figure): Decimal | null {
  const [each, perUnit, count] = [readDecimal(price), readDecimal(rate), readDecimal(quantity)]
  return each && perUnit && count && multiply(multiply(each, perUnit), count)
}

/**
 * The price of one piece in rupiah and dollars, on the rates of its shipment's price; null for a currency without a
 * rate.
 */
export function piecePrice(
  { price_original, currency_code }: Priced,
  rates: Readonly<Record<string, Figure>>,
): PiecePrice | null {
  const rupiah = rupiahOf(price_original, rates[currency_code], 1)
  const dollar = readDecimal(rates['USD'])
  if (!rupiah || !dollar || isZero(dollar)) return null
  return { price: Number(roundHalfUp(toFraction(rupiah))), price_dollar: toNumber(quotient(rupiah, dollar)) }
}
