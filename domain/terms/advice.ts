import { currentRuleSet, isParcel, isUnderHeading, leviesOf, price } from '../pricing/index.ts'
import type {
  Law,
  PricingAnswer,
  PricingProduct,
  PricingRequest,
  RuleSet,
  SpecialGoods,
  SpecialRate,
} from '../pricing/index.ts'

/** Where the law and what is charged differ: text keys. Advice beside a price, never applied. */
export const adviceKeys = [
  'general_rates_above_limit',
  'jastip_without_allowance',
  'special_goods',
  'simple_rates_up_to_limit',
  'duty_free_up_to_limit',
  'duty_of_hscode',
] as const
export type AdviceKey = (typeof adviceKeys)[number]

export type Levies = Pick<PricingAnswer['lines'], 'duty' | 'vat' | 'income_tax'>

export interface Advice {
  key: AdviceKey
  law: Law
  /** What customs may levy by law, in rupiah. */
  levies: Levies
  /** Their sum less what is charged, in rupiah; negative if the law levies less. */
  difference: number
  /** The difference with a valid NPWP, where the importer has none and it is less. */
  difference_with_npwp?: number
  /** The kinds of goods that have their own rates; empty for other advice. */
  goods: SpecialGoods[]
  /** The duty by law in percent, where one rate is meant. */
  duty_percent?: number
  /** Goods without an HS code are levied as their category may be at most: it may be up to this difference. */
  without_hscode?: true
}

/**
 * The one difference between a price and the levies by law, if there is any. All-in prices have no levies, which are the company's own risk.
 *
 * - Above USD 1,500 a parcel is levied at the general rates (PMK 4/2025); up to and including it at the simple ones,
 *   whoever imports it, though the tariff of companies charges the general ones.
 * - Goods brought along for others have no allowance (PMK 34/2025).
 * - Special goods have rates of their own in parcels (PMK 96/2023 art. 29(4) as amended by PMK 4/2025). Without an HS
 *   code the category tells which goods may be special; it can only tell that they may cost more.
 * - Where the general rates hold, the duty is that of the HS code (PMK 26/2022); the tariff charges its category's.
 * - Parcels up to and including USD 3 are free of duty (PMK 4/2025 art. 29); the tariff charges it from USD 3 on.
 *
 * Throws PricingError, as `price` does.
 */
export function advise(request: PricingRequest, rules: RuleSet = currentRuleSet()): Advice | undefined {
  const { package_type } = request.package
  const { goods, lines } = price(request, rules)
  const charged = leviesOf(lines)
  const levied = (other: PricingRequest): Pick<Advice, 'levies' | 'difference'> => {
    const { duty, vat, income_tax } = price(other, rules).lines
    const levies = { duty, vat, income_tax }
    return { levies, difference: leviesOf(levies) - charged }
  }
  const isLevied = ({ difference }: Pick<Advice, 'difference'>): boolean => difference !== 0
  if (package_type === 'jastip') {
    const { duty, vat, income_tax } = rules.jastip_by_law
    const advice = levied(withRates(request, { duty, vat, income_tax }))
    const about = { law: rules.laws.jastip, goods: [], duty_percent: duty }
    return isLevied(advice) ? { key: 'jastip_without_allowance', ...about, ...advice } : undefined
  }
  if (!isParcel(request.package)) return hscodeAdvice(request, rules, levied)
  if (goods.usd > rules.parcel_limit_usd) {
    const atCategories = { ...request, package: { ...request.package, package_details: {} } }
    // A company's parcel is charged at the general rates already.
    if (!isLevied(levied(atCategories))) return hscodeAdvice(request, rules, levied)
    const general = byHscode(atCategories)
    const advice = levied(general)
    const withNpwp = request.has_valid_npwp
      ? advice.difference
      : (advise({ ...request, has_valid_npwp: true }, rules)?.difference ?? 0)
    return {
      key: 'general_rates_above_limit',
      law: rules.laws.parcel_above_limit,
      goods: [],
      ...advice,
      ...(withNpwp < advice.difference && { difference_with_npwp: withNpwp }),
    }
  }
  if (goods.usd === rules.duty_free_under_usd) {
    const advice = levied(withRates(request, { duty: 0 }))
    return isLevied(advice)
      ? { key: 'duty_free_up_to_limit', law: rules.laws.parcel, goods: [], ...advice }
      : undefined
  }
  if (goods.usd < rules.duty_free_under_usd) return undefined
  return parcelAdvice(request, rules, levied)
}

function hscodeAdvice(
  request: PricingRequest,
  rules: RuleSet,
  levied: (other: PricingRequest) => Pick<Advice, 'levies' | 'difference'>,
): Advice | undefined {
  const advice = levied(byHscode(request))
  if (advice.difference === 0) return undefined
  const [first, ...others] = request.products.map(({ hscode_duty }) => hscode_duty)
  const isOneRate = others.every((duty) => duty === first)
  return {
    key: 'duty_of_hscode',
    law: rules.laws.customs_tariff,
    goods: [],
    ...advice,
    ...(isOneRate && { duty_percent: Number(first) }),
  }
}

/** The request at the duty of each product's HS code, unless the package has a rate of its own. */
const byHscode = (request: PricingRequest): PricingRequest => ({
  ...request,
  products: request.products.map((product) => rated(product, { duty: product.hscode_duty })),
})

/** What the law levies on a parcel within the limit, beside the rates of its tariff. */
function parcelAdvice(
  request: PricingRequest,
  rules: RuleSet,
  levied: (other: PricingRequest) => Pick<Advice, 'levies' | 'difference'>,
): Advice | undefined {
  const found = request.products.map((product) => specialRate(product, rules))
  const special = found.filter((rate) => rate !== undefined)
  const [first] = special
  const isAtGeneralRates = request.package.package_type === 'company'
  if (!first && !isAtGeneralRates) return undefined
  const simple = rules.parcel_by_law
  const advice = levied({
    ...request,
    // No source says whether the 5 % doubles without an NPWP, so it does not.
    has_valid_npwp: true,
    package: { ...request.package, package_details: {} },
    products: request.products.map((product, index) => rated(product, found[index] ?? simple)),
  })
  const [duty, ...otherDuties] = found.map((rate) => (rate ?? simple).duty)
  const isOneRate = otherDuties.every((other) => other === duty)
  const isByCategory = request.products.some(({ hscode }, index) => !hscode && found[index])
  if (advice.difference === 0 || (isByCategory && advice.difference < 0)) return undefined
  return {
    key: isAtGeneralRates ? 'simple_rates_up_to_limit' : 'special_goods',
    law: rules.laws.parcel,
    goods: [...new Set(special.map(({ goods }) => goods))],
    ...advice,
    ...(isOneRate && duty !== undefined && { duty_percent: duty }),
    ...(isByCategory && { without_hscode: true }),
  }
}

const specialRate = (
  { hscode, category: { category_name } }: PricingProduct,
  rules: RuleSet,
): SpecialRate | undefined =>
  rules.special_goods.find(({ headings, category }) =>
    hscode ? isUnderHeading(hscode, headings) : category === category_name,
  )

type Rate = number | string | null | undefined

/** A product at other rates, in percent; those that are not given stay its category's. */
function rated(
  { category, ...product }: PricingProduct,
  { duty, vat, income_tax }: { duty?: Rate; vat?: Rate; income_tax?: Rate },
): PricingProduct {
  return {
    ...product,
    category: {
      ...category,
      percentage_bea_masuk: duty ?? category.percentage_bea_masuk,
      percentage_ppn: vat ?? category.percentage_ppn,
      percentage_pph: income_tax ?? category.percentage_pph,
    },
  }
}

/** The request at other rates, in percent, without allowance or exemption. */
function withRates(
  request: PricingRequest,
  { duty, vat, income_tax }: { duty?: number; vat?: number; income_tax?: number },
): PricingRequest {
  const { package_details } = request.package
  return {
    ...request,
    has_valid_npwp: true,
    package: {
      ...request.package,
      package_type: 'trading-company',
      package_details: {
        bea_masuk: duty ?? package_details.bea_masuk,
        ppn: vat ?? package_details.ppn,
        pph_npwp: income_tax ?? package_details.pph_npwp,
      },
    },
  }
}
