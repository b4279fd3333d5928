import type { DimensionInput, Dimensions } from '@seberang/domain/api'
import { price, type PricedWeight } from '@seberang/domain/pricing'

/** Zero rates, since only the billed weight is needed. */
const free = {
  category_name: '',
  price_cbm: 0,
  price_20: 0,
  price_40: 0,
  percentage_bea_masuk: 0,
  percentage_ppn: 0,
  percentage_pph: 0,
  percentage_pph_non_npwp: 0,
}

/**
 * The billed weights of pieces of this size, by the same rules as shipments.
 * @param isMinimumLifted whether the customer is exempt from the minimum volume by sea
 */
export function dimensionsOf(input: DimensionInput, isMinimumLifted: boolean): Dimensions {
  const weigh = (package_track: 'udara' | 'laut'): PricedWeight =>
    price({
      country: 'ANY',
      container_type: 'lcl',
      insurance: 0,
      has_valid_npwp: false,
      is_disable_minimum_weight: isMinimumLifted,
      rates: { USD: 1 },
      package: {
        package_id: '',
        package_track,
        package_type: 'individu',
        price_json: { ANY: { tiers: [{ up_to_kg: null, price_per_kg: 0 }] } },
        package_details: {},
        tax_included: true,
      },
      products: [{ ...input, category: free, price_original: 0, currency_code: 'USD' }],
    }).weight
  return { air: weigh('udara'), sea: weigh('laut') }
}
