import { calls } from '@seberang/domain/api'
import { useMemo } from 'react'
import { useCall } from '../../lib/api/use-call.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import {
  calculate,
  courierWeight,
  type CalculationInput,
  type Calculation,
  type NoCalculation,
} from './calculate.ts'

/** Recalculates everything on the page on every keystroke. */
export function useCalculation({
  typed,
  reference,
  hsCode,
  hasValidNpwp,
  everyContainer,
  importer,
}: Omit<CalculationInput, 'courier'>): Calculation | NoCalculation {
  // Some couriers have a 10 kg minimum, so they are queried with the parcel's weight.
  const [placeId, weight] = useDebounced(`${typed.placeId} ${courierWeight(typed)}`, 200).split(' ')
  const couriers = useCall(
    calls.courierPrices,
    placeId && weight ? { body: { sub_district_id: placeId, weight } } : null,
  )
  // They come cheapest first.
  const courier = placeId ? couriers.data?.results[0] : undefined
  return useMemo(
    () => calculate({ typed, reference, hsCode, courier, hasValidNpwp, everyContainer, importer }),
    [typed, reference, hsCode, courier, hasValidNpwp, everyContainer, importer],
  )
}
