import type { CourierPrice } from '@seberang/domain/api'
import { domesticFee } from '@seberang/domain/pricing'
import type { Catalogue } from './catalogue.ts'
import type { Courier } from './records.ts'
import { regions } from './regions.ts'

const subDistrictIds = new Set(regions.subDistricts.map(({ sub_district_id }) => sub_district_id))

/** The courier zone of a province, or undefined for an unknown province. */
export function zoneOf(catalogue: Catalogue, provinceId: string): string | undefined {
  return catalogue.all('courier-zones').find(({ provinces }) => provinces.includes(provinceId))?.zone
}

/** Each courier's price for a weight and sub-district, cheapest first; empty for an unknown sub-district. */
export function courierPrices(catalogue: Catalogue, subDistrictId: string, weightKg: number): CourierPrice[] {
  const [provinceId = ''] = subDistrictId.split('.')
  const zone = subDistrictIds.has(subDistrictId) ? zoneOf(catalogue, provinceId) : undefined
  if (zone === undefined) return []
  const prices = catalogue.all('couriers').flatMap((courier) => priceInto(courier, zone, weightKg))
  return prices.sort((left, right) => left.shipping_fee - right.shipping_fee)
}

function priceInto(
  { zones, from_kg = 0, ...courier }: Courier,
  zone: string,
  weightKg: number,
): CourierPrice[] {
  const tariff = zones[zone]
  if (!tariff || weightKg < from_kg) return []
  const { price_per_kg, days } = tariff
  return [{ ...courier, price_per_kg, shipping_fee: domesticFee(price_per_kg, weightKg), days }]
}
