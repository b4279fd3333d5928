/** A number, or a text with a point or a comma as decimal sign. */
export type Figure = number | string
type Optional<Value> = Value | null | undefined

export const containerTypes = ['lcl', 'fcl_20', 'fcl_40'] as const
export type ContainerType = (typeof containerTypes)[number]
export const packageTypes = ['individu', 'company', 'trading-company', 'jastip'] as const
export type PackageType = (typeof packageTypes)[number]
/** Price of insurance as a fraction of the goods' value. */
export const insuranceChoices = [0, 0.05, 0.1, 0.15] as const
export type InsuranceChoice = (typeof insuranceChoices)[number]
/** The choice that a stored or typed value names; undefined if it is none. */
export const readInsurance = (value: number | string | null): InsuranceChoice | undefined =>
  insuranceChoices.find((choice) => choice === Number(value))
export const maxProducts = 500

/** Prices in rupiah, rates in percent (7.5 is 7.5 %). */
export interface PricingCategory {
  category_name: string
  /** Sea: per cubic metre, for a 20-foot and for a 40-foot container. */
  price_cbm?: Optional<Figure>
  price_20?: Optional<Figure>
  price_40?: Optional<Figure>
  percentage_bea_masuk?: Optional<Figure>
  percentage_ppn?: Optional<Figure>
  percentage_pph?: Optional<Figure>
  percentage_pph_non_npwp?: Optional<Figure>
  additional_info?: Optional<{ extra_charge_handphone?: Optional<Figure> }>
}

/** The first tier that reaches the weight prices all of it; null means no limit. */
export interface PricingTier {
  up_to_kg: Optional<Figure>
  price_per_kg: Figure
}

export interface PricingPackage {
  package_id: string
  /** `udara` is air; anything else is sea. */
  package_track: string
  package_type: PackageType
  price_json: Record<string, { tiers: PricingTier[] }>
  package_details: { bea_masuk?: Optional<Figure>; ppn?: Optional<Figure>; pph_npwp?: Optional<Figure> }
  /** An all-in price: import duty and taxes are in the freight. */
  tax_included?: Optional<boolean>
  /** Overrides the rule that handling is charged by sea only. */
  handling?: Optional<boolean>
}

/** Weight, sides and price are those of one unit of the quantity. */
export interface PricingProduct {
  category: PricingCategory
  /** For the law beside the price; the price does not depend on it. */
  hscode?: Optional<string>
  /** The general duty of its HS code, in percent: for the law beside the price, too, which charges its category's. */
  hscode_duty?: Optional<Figure>
  quantity: Figure
  weight: Figure
  weight_unit: string
  length: Figure
  width: Figure
  height: Figure
  dimension_unit: string
  price_original: Figure
  currency_code: string
}

export interface PackagingMeasures {
  /** Of the whole shipment. */
  weight?: Optional<Figure>
  /** Of one package. */
  length?: Optional<Figure>
  width?: Optional<Figure>
  height?: Optional<Figure>
  /** Of the whole shipment; ignored by air. */
  volume_m3?: Optional<Figure>
}

export interface PricingPackaging extends PackagingMeasures {
  quantity?: Optional<Figure>
  weight_unit?: Optional<string>
  dimension_unit?: Optional<string>
  /** Measured values in the same units; each replaces its estimate. */
  revision?: Optional<PackagingMeasures>
}

export interface PricingVoucher {
  kind: 'fixed' | 'percent'
  value: Figure
  max?: Optional<Figure>
}

export interface PricingRequest {
  /** Country of origin, a key of the package's `price_json`. */
  country: string
  container_type?: ContainerType | null
  insurance: InsuranceChoice
  /** Whether both number and file are there. */
  has_valid_npwp: boolean
  is_disable_minimum_weight: boolean
  /** Rupiah per unit of each currency. */
  rates: Record<string, Figure>
  package: PricingPackage
  products: readonly PricingProduct[]
  packaging?: Optional<PricingPackaging>
  domestic?: Optional<{ price_per_kg: Figure }>
  voucher?: Optional<PricingVoucher>
  additional_costs?: Optional<readonly { cost_value: Figure }[]>
}

/** The lines of a bill, in display order. */
export const pricingLines = [
  'freight',
  'handling',
  'phone_surcharge',
  'duty',
  'vat',
  'income_tax',
  'insurance',
  'domestic_shipping',
  'additional_costs',
  'discount',
] as const
export type PricingLine = (typeof pricingLines)[number]
/** Lines paid to the state. */
export const levyLines = ['duty', 'vat', 'income_tax'] as const satisfies readonly PricingLine[]
/** Duty, VAT and income tax in one sum, rupiah. */
export const leviesOf = (lines: Readonly<Record<(typeof levyLines)[number], number>>): number =>
  levyLines.reduce((sum, line) => sum + lines[line], 0)
export const isLevy = (line: string): boolean => levyLines.some((levy) => levy === line)

export type PricedWeight = { real_kg: number; volumetric_kg: number } & (
  | { chargeable_kg: number }
  /** `measured_m3` is the volume alone, before weight is considered. */
  | { measured_m3: number; chargeable_m3: number }
)

export interface PricingWarning {
  field: string
  message: string
}

/** Whole rupiah, except `goods.usd`: the double nearest to the unrounded quotient. */
export interface PricingAnswer {
  weight: PricedWeight
  goods: { idr: number; usd: number }
  taxable_base: number
  /** Zero or positive; the discount is zero or negative. */
  lines: Record<PricingLine, number>
  /** The sum of the lines. */
  total: number
  warnings?: PricingWarning[]
}

/** Legal source of a rule. `article` is empty if the law as a whole is meant. */
export interface Law {
  title: string
  article: string
  url?: string
  checked_on: string
}

/** Calculation of a line: quantity × rate = exact, rounded to the amount. Texts are decimals with a point. */
export interface Explanation {
  line: PricingLine
  /** A text key (`explanationRules`). */
  rule: ExplanationRule
  quantity?: string
  /** Rupiah per unit of quantity; for taxes and insurance a percentage of the quantity, which is in rupiah. */
  rate?: string
  exact: string
  amount: number
  /** A text key (`roundingKeys`); absent if rounding changed nothing. */
  rounding?: RoundingKey
  law?: Law
  basis: 'estimate' | 'measured'
}

export const explanationRules = [
  'freight_air',
  'freight_sea_lcl',
  'freight_sea_lcl_mixed',
  'freight_sea_fcl_20',
  'freight_sea_fcl_40',
  'handling_up_to_limit',
  'handling_above_limit',
  'handling_not_charged',
  'phone_surcharge',
  'phone_surcharge_mixed',
  'phone_surcharge_none',
  'duty',
  'duty_mixed',
  'duty_free_small_value',
  'vat',
  'vat_mixed',
  'income_tax',
  'income_tax_mixed',
  'income_tax_without_npwp',
  'income_tax_without_npwp_mixed',
  'income_tax_not_collected',
  'tax_included',
  'within_allowance',
  'no_goods_value',
  'insurance',
  'insurance_none',
  'domestic_shipping',
  'domestic_shipping_none',
  'additional_costs',
  'additional_costs_none',
  'discount_percent',
  'discount_fixed',
  'discount_up_to_maximum',
  'discount_up_to_freight',
  'discount_none',
] as const
export type ExplanationRule = (typeof explanationRules)[number]

export const roundingKeys = [
  'half_up_rupiah',
  'down_rupiah',
  'up_thousand',
  'up_half_kilogram',
  'minimum_half_kilogram',
  'up_kilogram',
  'minimum_kilogram',
  'up_litre',
  'minimum_volume',
] as const
export type RoundingKey = (typeof roundingKeys)[number]
