import type { CourierPrice } from '@seberang/domain/api'
import { courierWeightKg, trackOf, weigh } from '@seberang/domain/pricing'
import { courierPrices, type Catalogue } from '../reference/index.ts'
import type { Shipment } from './price.ts'

/** A courier's price for a shipment; undefined if it does not carry this weight to this sub-district. */
export function offeredCourier(
  catalogue: Catalogue,
  { package_id, products, packaging }: Pick<Shipment, 'package_id' | 'products' | 'packaging'>,
  { subDistrictId, code }: { subDistrictId: string; code: string },
): CourierPrice | undefined {
  const chosen = catalogue.known('packages', package_id)
  // The track only decides whether an estimated volume counts; without a package the shipment has no price anyway.
  const weight = weigh({ track: chosen ? trackOf(chosen) : 'air', products, packaging })
  const offered = courierPrices(catalogue, subDistrictId, courierWeightKg(weight))
  return offered.find(({ courier_code }) => courier_code === code)
}
