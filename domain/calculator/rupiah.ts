import { maxPriceIn } from '../api/schemas/index.ts'
import { firstReading, readRupiahWord } from '../format/index.ts'

/** Below this, an amount may be meant in any currency. */
const leastRupiah = 10_000
/** Of the highest price of a piece: more is rare in that currency, and common in rupiah. */
const rareShare = 1 / 100

/**
 * A price that was probably meant in rupiah although another currency is chosen, as it is written there: one with a word
 * such as `rb` or `jt`, or one so high that hardly anything costs as much. Asked about, never refused.
 */
export function rupiahMeant(typed: string, currency: string): string | undefined {
  if (currency === 'IDR') return undefined
  const inWords = readRupiahWord(typed)
  if (inWords) return inWords.figure
  const figure = firstReading(typed, currency)
  return Number(figure) >= Math.max(leastRupiah, maxPriceIn(currency) * rareShare) ? figure : undefined
}
