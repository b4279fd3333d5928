import { currentRuleSet, price } from '../pricing/index.ts'
import { billedBy } from './options.ts'
import type { PricingProduct, PricingRequest, RuleSet } from '../pricing/index.ts'

/** A lower box for the same goods, and what it saves in rupiah. Sides are centimetres. */
export interface LowerBox {
  height: number
  volumetricKg: number
  saves: number
}

/** Goods cannot be compressed below this share of their box's height. */
const minShare = 0.5

/**
 * The highest box that is lower by whole centimetres and cheaper, for a single product with sides in centimetres.
 * Undefined if weight is billed anyway, or if no feasible box saves anything.
 */
export function lowerBox(request: PricingRequest, rules: RuleSet = currentRuleSet()): LowerBox | undefined {
  const [product, another] = request.products
  if (!product || another || product.dimension_unit !== 'cm') return undefined
  const height = Number(product.height)
  const now = price(request, rules)
  if (billedBy(now.weight, rules) !== 'volume') return undefined
  for (let lower = Math.ceil(height) - 1; lower >= Math.max(1, height * minShare); lower--) {
    const { total, weight } = price(withHeight(request, product, lower), rules)
    if (total < now.total)
      return { height: lower, volumetricKg: weight.volumetric_kg, saves: now.total - total }
  }
  return undefined
}

function withHeight(request: PricingRequest, product: PricingProduct, height: number): PricingRequest {
  return { ...request, products: [{ ...product, height }] }
}
