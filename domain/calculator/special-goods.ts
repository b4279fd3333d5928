import { currentRuleSet, isParcel, price } from '../pricing/index.ts'
import type { Law, PricingAnswer, PricingRequest, RuleSet, SpecialGoods } from '../pricing/index.ts'

export interface LawDifference {
  goods: SpecialGoods
  /** Percent. */
  duty: number
  /** The levies by law, in rupiah, and the difference to what is charged; negative if less. */
  lines: Pick<PricingAnswer['lines'], 'duty' | 'vat' | 'income_tax'>
  amount: number
  law: Law
}

/**
 * What customs may charge if the law has a specific rate for these goods and the tariff uses another. Advice beside a
 * price, never part of it; for a single product.
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
      // No source says whether the 5 % doubles without an NPWP, so it does not.
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

/** Fine for declaring too low a value: a multiple of the unpaid duty, in rupiah. */
export function fineFor(
  duty: number,
  rules: RuleSet = currentRuleSet(),
): { min: number; max: number; law: Law } {
  const { min_percent, max_percent } = rules.false_value_fine
  return {
    min: (duty * min_percent) / 100,
    max: (duty * max_percent) / 100,
    law: rules.laws.false_value,
  }
}
