import { isZero } from '../money/index.ts'
import { readFigure } from './read.ts'
import type { Figure } from './types.ts'

// A file of its own, so that the arrival page does not load it.

/**
 * Whether goods have a price of nothing, as a gift: customs values them itself. A price that is missing or cannot be
 * read is not one of nothing.
 */
export function isWithoutPrice({ price_original }: { price_original: Figure }): boolean {
  const price = readFigure(price_original)
  return price !== null && isZero(price)
}
