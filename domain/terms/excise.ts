import {
  currentRuleSet,
  isUnderHeading,
  type Law,
  type PricingRequest,
  type RuleSet,
} from '../pricing/index.ts'

/** The law by which goods of a request carry excise, which no price includes; undefined if none of them do. */
export const exciseOf = (
  { products }: Pick<PricingRequest, 'products'>,
  rules: RuleSet = currentRuleSet(),
): Law | undefined =>
  products.some(({ hscode }) => hscode && isUnderHeading(hscode, rules.excise_headings))
    ? rules.laws.excise
    : undefined
