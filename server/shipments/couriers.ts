import type { CourierPrice } from '@seberang/domain/api'
import { courierWeightKg, trackOf, weigh } from '@seberang/domain/pricing'
import { courierPrices, type Catalogue } from '../reference/index.ts'
import type { Shipment } from './price.ts'

type Sent = Pick<Shipment, 'package_id' | 'products' | 'packaging'>

/** The couriers that carry a shipment's weight to a sub-district, cheapest first. */
export function offeredCouriers(
  catalogue: Catalogue,
  { package_id, products, packaging }: Sent,
  subDistrictId: string,
): CourierPrice[] {
  const chosen = catalogue.known('packages', package_id)
  // The track only decides whether an estimated volume counts; without a package the shipment has no price anyway.
  const weight = weigh({ track: chosen ? trackOf(chosen) : 'air', products, packaging })
  return courierPrices(catalogue, subDistrictId, courierWeightKg(weight))
}

/** One courier's price for a shipment; undefined if it does not carry this weight to this sub-district. */
export function offeredCourier(
  catalogue: Catalogue,
  sent: Sent,
  { subDistrictId, code }: { subDistrictId: string; code: string },
): CourierPrice | undefined {
  return offeredCouriers(catalogue, sent, subDistrictId).find(({ courier_code }) => courier_code === code)
}
