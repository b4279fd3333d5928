import { multiply, quotient, roundHalfUp, toFraction, toNumber, type Decimal } from '../money/index.ts'
import { rateOf, readCount, readFigure } from './read.ts'
import type { Figure } from './types.ts'

type Rates = Readonly<Record<string, Figure>>

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
  rates: Rates,
): number | null {
  const count = readCount(quantity)
  const rupiah = rupiahOf({ price_original, currency_code }, rates)
  return rupiah && count && Number(roundHalfUp(toFraction(multiply(rupiah, count))))
}

/** Of one piece, exactly. */
function rupiahOf({ price_original, currency_code }: Priced, rates: Rates): Decimal | null {
  const [price, rate] = [readFigure(price_original), rateOf(rates, currency_code)]
  return price && rate && multiply(price, rate)
}

/**
 * The price of one piece in rupiah and dollars, on the rates of its shipment's price; null for a currency without a
 * rate.
 */
export function piecePrice(product: Priced, rates: Rates): PiecePrice | null {
  const rupiah = rupiahOf(product, rates)
  const dollar = rateOf(rates, 'USD')
  if (!rupiah || !dollar) return null
  return { price: Number(roundHalfUp(toFraction(rupiah))), price_dollar: toNumber(quotient(rupiah, dollar)) }
}
