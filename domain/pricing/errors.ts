import type { PricingErrorReason } from './error-texts.ts'

/** A request that cannot be priced; `field` is the path of the invalid value, such as `products[0].weight`. */
export class PricingError extends Error {
  readonly field: string
  readonly reason: PricingErrorReason

  constructor(field: string, reason: PricingErrorReason) {
    super(`${field}: ${reason}`)
    this.name = 'PricingError'
    this.field = field
    this.reason = reason
  }
}

export const refuse = (field: string, reason: PricingErrorReason): never => {
  throw new PricingError(field, reason)
}
