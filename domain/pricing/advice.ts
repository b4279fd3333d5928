import { currentRuleSet } from './rule-sets/index.ts'
import type { RuleSet } from './rule-sets/index.ts'
import { isParcel } from './track.ts'
import type { Law, PricingAnswer, PricingRequest } from './types.ts'

/** Differences between the law and what is charged: text keys, shown as advice and never applied. */
export const adviceKeys = [
  'duty_free_up_to_limit',
  'general_rates_above_limit',
  'jastip_without_allowance',
  'vat_effective_rate',
  'customs_value_with_freight',
] as const
export type AdviceKey = (typeof adviceKeys)[number]

export interface Advice {
  key: AdviceKey
  law: Law
}

/**
 * Advice beside a price. PMK 4/2025 art. 29: parcels up to USD 3 are free of duty (the tariff charges from USD 3 on),
 * and general rates apply above USD 1,500. PMK 34/2025: jastip has no allowance. PMK 131/2024: 11 % VAT is 12 % of
 * eleven twelfths. The customs value includes freight.
 */
export function advise(
  request: PricingRequest,
  answer: PricingAnswer,
  rules: RuleSet = currentRuleSet(),
): Advice[] {
  const { package_type, tax_included } = request.package
  if (tax_included) return []
  const simpleRates = isParcel(request.package)
  const { usd } = answer.goods
  const { parcel, parcel_above_limit, jastip, vat, customs_value } = rules.laws
  const found: (Advice | false)[] = [
    simpleRates && usd === rules.duty_free_under_usd && { key: 'duty_free_up_to_limit', law: parcel },
    simpleRates &&
      usd > rules.parcel_limit_usd && { key: 'general_rates_above_limit', law: parcel_above_limit },
    package_type === 'jastip' && usd > 0 && { key: 'jastip_without_allowance', law: jastip },
    answer.lines.vat > 0 && { key: 'vat_effective_rate', law: vat },
    answer.lines.duty > 0 && { key: 'customs_value_with_freight', law: customs_value },
  ]
  return found.filter((advice) => advice !== false)
}
