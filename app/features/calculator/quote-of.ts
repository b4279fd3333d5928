import type { Category, QuoteInput } from '@seberang/domain/api'
import type { LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import { canonical } from '../../lib/pricing/typed.ts'
import { categoryName } from '../../lib/reference/category-name.ts'
import type { Calculation } from './calculate.ts'

/** What the goods of a quote are called: a link may name their category alone. */
export const goodsName = (
  { title }: Pick<LinkedParcel, 'title'>,
  { category }: { category: Pick<Category, 'label' | 'category_name'> },
): string => title || categoryName(category)

/** The request that saves a quote: the parcel in the units that were typed, by the chosen option. */
export function quoteOf(typed: LinkedParcel, calculation: Calculation, title: string): QuoteInput {
  const { chosen, goods, courier, hasValidNpwp, category } = calculation
  return {
    title,
    request: {
      country: typed.country,
      container_type: chosen.container,
      insurance: typed.insurance,
      has_valid_npwp: hasValidNpwp,
      is_disable_minimum_weight: false,
      package: { package_id: chosen.package.package_id },
      products: [
        {
          category: { category_name: category.category_name },
          quantity: goods.quantity,
          weight: canonical(typed.weight),
          weight_unit: typed.weightUnit,
          length: side(typed.length),
          width: side(typed.width),
          height: side(typed.height),
          dimension_unit: typed.sizeUnit,
          price_original: goods.price_original,
          currency_code: goods.currency_code,
        },
      ],
      domestic: courier ? { price_per_kg: courier.price_per_kg } : null,
    },
    about: {
      products: [
        {
          name: goodsName(typed, calculation),
          has_battery: typed.hasBattery,
          ...(typed.hscode && { hscode: typed.hscode }),
        },
      ],
      ...(typed.placeId && { sub_district_id: typed.placeId }),
      ...(typed.placeId && typed.villageName && { village_name: typed.villageName }),
      ...(courier && { courier_code: courier.courier_code }),
    },
  }
}

/** An empty side counts as 0. */
const side = (typed: string): string => canonical(typed) || '0'
