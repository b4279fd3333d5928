/** Why a request was refused, as text keys, so that forms can translate them. */
export const pricingErrorReasons = {
  products_count: 'Give between 1 and 500 products.',
  insurance_choice: 'Insurance must be 0, 0.05, 0.1 or 0.15.',
  package_missing: 'Give the package (delivery method) to price with.',
  container_choice: 'By sea choose a container: LCL (lcl), 20 feet (fcl_20) or 40 feet (fcl_40).',
  rate_usd: 'Give a positive rupiah rate for USD: limits in law are in dollars.',
  quantity_minimum: 'The quantity must be a whole number of at least 1.',
  figure_unreadable: 'Give a number of zero or more, with at most one point or comma and no grouped digits.',
  currency_rate: 'There is no positive rate for this currency.',
  category_incomplete: 'Neither the package nor the category gives the price or the tax rate that is needed.',
  country_price: 'This delivery option does not serve this origin. Choose another.',
  additional_cost_negative: 'Additional costs must be numbers of zero or more.',
  voucher_invalid: 'A voucher is fixed or percent, with a value (and a maximum) of zero or more.',
  weight_above_tiers: 'The weight is above the last tier of this package.',
} as const
export type PricingErrorReason = keyof typeof pricingErrorReasons

/** A request that cannot be priced; `field` is the path of the invalid value, such as `products[0].weight`. */
export class PricingError extends Error {
  readonly field: string
  readonly reason: PricingErrorReason

  constructor(field: string, reason: PricingErrorReason) {
    super(pricingErrorReasons[reason])
    this.name = 'PricingError'
    this.field = field
    this.reason = reason
  }
}

export const refuse = (field: string, reason: PricingErrorReason): never => {
  throw new PricingError(field, reason)
}
