import { currentRuleSet, price } from '../pricing/index.ts'
import type { PricingProduct, PricingRequest, RuleSet } from '../pricing/index.ts'

/** A lower box for the same goods, and what it saves in rupiah. Sides are centimetres. */
export interface LowerBox {
  height: number
  volumetricKg: number
  saves: number
}

/** Nobody can press goods to less than half of their box. */
const leastShare = 0.5

/**
 * The highest box that is lower by whole centimetres and cheaper, for one kind of goods whose sides are in
 * centimetres. Undefined where weight is billed anyway, or no lower box that could hold the goods saves anything.
 */
export function lowerBox(request: PricingRequest, rules: RuleSet = currentRuleSet()): LowerBox | undefined {
  const [product, another] = request.products
  if (!product || another || product.dimension_unit !== 'cm') return undefined
  const height = Number(product.height)
  const now = price(request, rules)
  if (!isVolumeBilled(now.weight, rules)) return undefined
  for (let lower = Math.ceil(height) - 1; lower >= Math.max(1, height * leastShare); lower--) {
    const { total, weight } = price(withHeight(request, product, lower), rules)
    if (total < now.total)
      return { height: lower, volumetricKg: weight.volumetric_kg, saves: now.total - total }
  }
  return undefined
}

function isVolumeBilled(weight: ReturnType<typeof price>['weight'], { sea }: RuleSet): boolean {
  return 'chargeable_kg' in weight
    ? weight.volumetric_kg > weight.real_kg
    : weight.measured_m3 * sea.kilograms_per_m3 > weight.real_kg
}

function withHeight(request: PricingRequest, product: PricingProduct, height: number): PricingRequest {
  return { ...request, products: [{ ...product, height }] }
}
