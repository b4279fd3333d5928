// What the home page needs after the first paint: pricing, formats, and reference data.
import { referenceCalls } from '@seberang/domain/api'
import { request } from '../../lib/api/client.ts'
import { referenceFrom, type Reference } from '../../lib/reference/reference.ts'

export {
  formatDay,
  formatPercent,
  formatRate,
  formatRupiah,
  formatWeight,
  joinSentences,
  readTyped,
  retyped,
} from '@seberang/domain/format'
export { ruleFigures } from '@seberang/domain/explain'
export { currentRuleSet, isLevy, PricingError } from '@seberang/domain/pricing'
export { reasonWithLaw } from '../../lib/pricing/reason.ts'
export { estimate } from './estimate.ts'
export { formatRateDay } from './rate-day.ts'

/** Loads the reference data in parallel. */
export async function loadReference(): Promise<Reference> {
  const [rates, packages, categories, agents] = await Promise.all([
    request(referenceCalls.rates, {}),
    request(referenceCalls.packages, {}),
    request(referenceCalls.categories, {}),
    request(referenceCalls.agents, {}),
  ])
  return referenceFrom(rates, packages, categories, agents)
}
