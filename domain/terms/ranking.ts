import type { PackageType, PricingAnswer } from '../pricing/index.ts'
import type { TransitDays } from '../time/index.ts'
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
  /** In whose name it is imported. */
  package: { package_type: PackageType }
}

/** Sorts delivery options by transit time alone. */
export const byDays = (one: Pick<RankedOption, 'days'>, other: Pick<RankedOption, 'days'>): number =>
  one.days[1] - other.days[1] || one.days[0] - other.days[0]

/** Anybody can import in their own name; every other importer needs a company, its papers or somebody else. */
const needsPapers = ({ package: { package_type: type } }: RankedOption): number =>
  type === 'individu' ? 0 : 1

/** Whether a tariff is backed by law. Jastip's is not: it is offered with a notice, but neither first nor recommended. */
export const isBackedByLaw = ({ package: { package_type: type } }: Pick<RankedOption, 'package'>): boolean =>
  type !== 'jastip'

/**
 * Sorts delivery options, cheapest first by the amount to have ready, wherever they are listed; jastip comes after all
 * others. Of two that cost the same by law, the one that anybody can use comes first, then the one whose tariff already
 * says so, then the quicker one.
 */
export const byCost = (one: RankedOption, other: RankedOption): number =>
  Number(isBackedByLaw(other)) - Number(isBackedByLaw(one)) ||
  amountToHaveReady(one) - amountToHaveReady(other) ||
  needsPapers(one) - needsPapers(other) ||
  other.answer.total - one.answer.total ||
  byDays(one, other)
