import { multiply, quotient, readDecimal, roundHalfUp, toFraction, toNumber } from '../money/index.ts'
import type { Figure } from './types.ts'

/** The price of one piece. */
export interface PiecePrice {
  /** Whole rupiah, rounded half up. */
  price: number
  /** The nearest double to the exact quotient. */
  price_dollar: number
}

/**
 * The price of one piece in rupiah and dollars, on the rates of its shipment's price; null for a currency without a
 * rate.
 */
export function piecePrice(
  { price_original, currency_code }: { price_original: Figure; currency_code: string },
  rates: Readonly<Record<string, Figure>>,
): PiecePrice | null {
  const [amount, rate, dollar] = [price_original, rates[currency_code], rates['USD']].map(readDecimal)
  if (!amount || !rate || !dollar || dollar.coefficient === 0) return null
  const rupiah = multiply(amount, rate)
  return { price: Number(roundHalfUp(toFraction(rupiah))), price_dollar: toNumber(quotient(rupiah, dollar)) }
}
