import type { Quote } from '@seberang/domain/api'
import { supposesNpwp } from '@seberang/domain/calculator'
import { joinPlaces, toTyped } from '@seberang/domain/format'
import { optionId } from '@seberang/domain/pricing'
import { readLengthUnit, readWeightUnit } from '@seberang/domain/units'
import { linkedNpwp, type LinkedParcel } from './parcel-link.ts'

/** The products of a quote as calculator and wizard take them, each with the delivery option of the quote. */
export function parcelsOf({ request, about }: Pick<Quote, 'request' | 'about'>): LinkedParcel[] {
  const { package_id } = request.package
  const shared = {
    country: request.country,
    placeId: about.place?.sub_district_id ?? '',
    placeName: about.place
      ? joinPlaces([about.place.village_name, about.place.sub_district_name, about.place.district_name])
      : '',
    villageName: about.place?.village_name ?? '',
    insurance: request.insurance,
    optionId: optionId(package_id, request.container_type),
    courierCode: about.courier?.courier_code ?? '',
    npwp: linkedNpwp(request.has_valid_npwp, supposesNpwp(request.package.package_type)),
  }
  return request.products.map((product, index) => {
    const shown = about.products[index]
    return {
      ...shared,
      hscode: shown?.hscode ?? '',
      categoryId: shown?.category_id ?? '',
      title: shown?.name ?? '',
      quantity: String(product.quantity),
      price: toTyped(product.price_original, { currency: product.currency_code }),
      currency: product.currency_code,
      weight: toTyped(product.weight),
      weightUnit: readWeightUnit(product.weight_unit) ?? 'kg',
      length: side(product.length),
      width: side(product.width),
      height: side(product.height),
      sizeUnit: readLengthUnit(product.dimension_unit) ?? 'cm',
      hasBattery: shown?.has_battery ?? false,
    }
  })
}

/** The API stores 0 for a side that was left empty. */
const side = (length: number | string): string => (Number(length) === 0 ? '' : toTyped(length))
