import type { CourierPrice } from '@seberang/domain/api'
import { courierWeightKg, trackOf, weigh, type RealAndVolumetricKg } from '@seberang/domain/pricing'
import { courierPrices, type Catalogue } from '../reference/index.ts'
import type { Shipment } from './price.ts'

/** The couriers that carry this weight to a sub-district, cheapest first; none while the sub-district is unknown. */
export function couriersFor(
  catalogue: Catalogue,
  weight: RealAndVolumetricKg,
  subDistrictId: string | null | undefined,
): CourierPrice[] {
  return subDistrictId ? courierPrices(catalogue, subDistrictId, courierWeightKg(weight)) : []
}

/** The weight of a shipment, whether or not it has a price. */
export function weightOf(
  catalogue: Catalogue,
  { package_id, products, packaging }: Pick<Shipment, 'package_id' | 'products' | 'packaging'>,
): RealAndVolumetricKg {
  const chosen = catalogue.known('packages', package_id)
  // The track only decides whether an estimated volume counts; without a package the shipment has no price anyway.
  return weigh({ track: chosen ? trackOf(chosen) : 'air', products, packaging })
}

/** The courier of a code; undefined if it is not among those that are offered. */
export const courierNamed = (couriers: readonly CourierPrice[], code: string): CourierPrice | undefined =>
  couriers.find(({ courier_code }) => courier_code === code)
