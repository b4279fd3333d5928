export { currentRuleSet, PricingError } from '@seberang/domain/pricing'
export { estimate } from './estimate.ts'
