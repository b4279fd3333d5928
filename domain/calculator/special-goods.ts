import { currentRuleSet, isParcel, price } from '../pricing/index.ts'
import type { Law, PricingAnswer, PricingRequest, RuleSet, SpecialGoods } from '../pricing/index.ts'

export interface LawDifference {
  goods: SpecialGoods
  /** Percent. */
  duty: number
  /** What the levies would be, in rupiah, and how much more than charged in all; negative where less. */
  lines: Pick<PricingAnswer['lines'], 'duty' | 'vat' | 'income_tax'>
  amount: number
  law: Law
}

/**
 * Where the law names a rate of its own for such goods and the tariff charges another: what customs may ask instead.
 * Advice beside a price, never part of it. One kind of goods at a time.
 */
export function lawDifference(
  request: PricingRequest,
  hscode: string,
  rules: RuleSet = currentRuleSet(),
): LawDifference | undefined {
  const { tax_included } = request.package
  const rate = rules.special_goods.find(({ headings }) =>
    headings.some((heading) => hscode.startsWith(heading)),
  )
  if (!rate || !isParcel(request.package) || tax_included || request.products.length !== 1) return undefined
  const charged = price(request, rules)
  if (charged.goods.usd <= rules.duty_free_under_usd || charged.goods.usd > rules.parcel_limit_usd)
    return undefined
  const { duty, vat, income_tax, goods } = rate
  const { lines } = price(
    {
      ...request,
      // Whether the 5 % doubles without an NPWP is nowhere said: as it stands.
      has_valid_npwp: true,
      package: { ...request.package, package_details: { bea_masuk: duty, ppn: vat, pph_npwp: income_tax } },
    },
    rules,
  )
  const amount = leviesOf(lines) - leviesOf(charged.lines)
  if (amount === 0) return undefined
  return {
    goods,
    duty,
    lines: { duty: lines.duty, vat: lines.vat, income_tax: lines.income_tax },
    amount,
    law: rules.laws.parcel,
  }
}

/** Duty, VAT and income tax in one sum, rupiah. */
export function leviesOf({ duty, vat, income_tax }: PricingAnswer['lines']): number {
  return duty + vat + income_tax
}

/** What a value that is declared too low may cost: from as much to ten times the duty that was not paid. */
export function fineFor(
  duty: number,
  rules: RuleSet = currentRuleSet(),
): { least: number; most: number; law: Law } {
  const { least_percent, most_percent } = rules.false_value_fine
  return {
    least: (duty * least_percent) / 100,
    most: (duty * most_percent) / 100,
    law: rules.laws.false_value,
  }
}
