import type { Quote } from '@seberang/domain/api'
import { toTyped } from '@seberang/domain/format'
import { readLengthUnit, readWeightUnit } from '@seberang/domain/units'
import type { LinkedParcel } from '../../lib/parcel-link.ts'

/** The parcel of a quote as the calculator and the wizard take it: its first product, and the way it was priced by. */
export function linkedOf({ request, about }: Quote): LinkedParcel | undefined {
  const [product] = request.products
  const [shown] = about.products
  if (!product || !shown) return undefined
  const { package_id } = request.package
  const size = (side: number | string): string => (Number(side) === 0 ? '' : toTyped(side))
  return {
    country: request.country,
    hscode: shown.hscode ?? '',
    categoryId: shown.category_id,
    title: shown.name,
    quantity: String(product.quantity),
    price: toTyped(product.price_original),
    currency: product.currency_code,
    weight: toTyped(product.weight),
    weightUnit: readWeightUnit(product.weight_unit) ?? 'kg',
    length: size(product.length),
    width: size(product.width),
    height: size(product.height),
    sizeUnit: readLengthUnit(product.dimension_unit) ?? 'cm',
    hasBattery: shown.has_battery,
    placeId: about.place?.sub_district_id ?? '',
    placeName: about.place ? `${about.place.sub_district_name}, ${about.place.district_name}` : '',
    wayId: request.container_type ? `${package_id}:${request.container_type}` : package_id,
  }
}
