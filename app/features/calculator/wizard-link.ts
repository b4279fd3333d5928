import { parcelQuery, type LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import { wizardOf } from '../../lib/navigation/paths.ts'
import type { Calculation } from './calculate.ts'

/** The wizard with the parcel as it was priced: by the same delivery option and courier. */
export const wizardLink = (typed: LinkedParcel, { chosen, courier }: Calculation): string =>
  wizardOf(parcelQuery({ ...typed, optionId: chosen.id, courierCode: courier?.courier_code ?? '' }))
