import { calls, type CourierPrice } from '@seberang/domain/api'
import {
  courierWeightKg,
  PricingError,
  weigh,
  type PricingPackaging,
  type RealAndVolumetricKg,
  type Track,
} from '@seberang/domain/pricing'
import { useMemo } from 'react'
import { useCall } from '../../lib/api/use-call.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import { toProductInput } from './draft/convert.ts'
import type { ProductDraft } from './draft/draft.ts'

export interface Couriers {
  /** Those that carry this weight to the address, the cheapest first; undefined while that is unknown. */
  offered: readonly CourierPrice[] | undefined
  chosen: CourierPrice | null
  /** What is saved: the chosen code, unless it is known not to be offered. */
  code: string | null
}

interface CouriersOptions {
  /** Where it goes: an address, or what is known of it so far. */
  place: { sub_district_id: string } | undefined
  track: Track
  products: readonly ProductDraft[]
  packaging: PricingPackaging | null
  /** The code that was chosen. */
  chosen: string | undefined
}

/** The domestic couriers of a draft: which there are depends on the place and the weight. */
export function useCouriers({ place, track, products, packaging, chosen }: CouriersOptions): Couriers {
  const weight = useMemo(() => weightOf(track, products, packaging), [track, products, packaging])
  const settledWeight = useDebounced(weight, 200)
  const subDistrict = place?.sub_district_id
  const { data } = useCall(
    calls.courierPrices,
    subDistrict && settledWeight !== undefined
      ? { body: { sub_district_id: subDistrict, weight: settledWeight } }
      : null,
    { revalidateOnFocus: false },
  )
  const offered = data?.results
  return useMemo(() => {
    const found = offered?.find(({ courier_code }) => courier_code === chosen) ?? null
    const code = offered ? found?.courier_code : chosen
    return { offered, chosen: found, code: code ?? null }
  }, [offered, chosen])
}

/** Couriers are offered by the unrounded weight; more digits than a gram decide nothing. */
function weightOf(
  track: Track,
  products: readonly ProductDraft[],
  packaging: PricingPackaging | null,
): string | undefined {
  const weighed = weighedOf(track, products, packaging)
  return weighed && String(Math.floor(courierWeightKg(weighed) * 1000) / 1000)
}

/** What goods weigh together: as typed, or as their parcel was measured; undefined while they have no weight. */
export function weighedOf(
  track: Track,
  products: readonly ProductDraft[],
  packaging: PricingPackaging | null,
): RealAndVolumetricKg | undefined {
  if (products.length === 0) return undefined
  try {
    return weigh({ track, products: products.map(toProductInput), packaging })
  } catch (error) {
    // Incomplete goods are not an error: they have no weight yet.
    if (error instanceof PricingError) return undefined
    throw error
  }
}
