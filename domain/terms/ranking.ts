import type { PricingAnswer, TransitDays } from '../pricing/index.ts'
import type { Advice } from './advice.ts'

interface Cost {
  answer: Pick<PricingAnswer, 'total'>
  /** Where the law levies something else than the tariff. */
  advice?: Advice | undefined
}

/** The amount to have ready, rupiah: the total, with what customs may levy beyond the tariff. A law that levies less makes nothing cheaper. */
export const amountToHaveReady = ({ answer, advice }: Cost): number =>
  answer.total + Math.max(0, advice?.difference ?? 0)

interface RankedOption extends Cost {
  days: TransitDays
}

/** Sorts delivery options by transit time alone. */
export const byDays = (one: RankedOption, other: RankedOption): number =>
  one.days[1] - other.days[1] || one.days[0] - other.days[0]

/**
 * Sorts delivery options, cheapest first by the amount to have ready, wherever they are listed. Of two that cost the same
 * by law, the one whose tariff already says so comes first, then the quicker one.
 */
export const byCost = (one: RankedOption, other: RankedOption): number =>
  amountToHaveReady(one) - amountToHaveReady(other) ||
  other.answer.total - one.answer.total ||
  byDays(one, other)
