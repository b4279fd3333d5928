import type { CrossingPlace } from '@seberang/design-system/CrossingRoute'
import type { Cart } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { expectedArrival, placeLabels, placeOf, type Expected, type Place } from '@seberang/domain/status'

/** Where a parcel is, whatever of it is paid. */
export const whereaboutsOf = ({ status, received_at }: Pick<Cart, 'status' | 'received_at'>): Place =>
  placeOf({ status, isReceived: received_at !== null })

/** The name of the place where a parcel is. */
export const placeLabelOf = (cart: Pick<Cart, 'status' | 'received_at'>, language: Language): string =>
  placeLabels[language][whereaboutsOf(cart)]

/** On the crossing: before, at or after one of its three stops, the warehouse abroad, customs and home. */
export interface PlaceOnCrossing {
  /** The stop, from 0; past the last one once the way is over. */
  current: number
  place: CrossingPlace
}

const crossingPlaces: Record<Place, PlaceOnCrossing> = {
  from_seller: { current: 0, place: 'before' },
  quarantine: { current: 0, place: 'at' },
  warehouse: { current: 0, place: 'at' },
  sent: { current: 0, place: 'after' },
  inbound: { current: 1, place: 'at' },
  outbound: { current: 1, place: 'after' },
  // Past the last stop: nothing is on its way any more.
  finished: { current: 3, place: 'at' },
}

export const crossingPlaceOf = (cart: Pick<Cart, 'status' | 'received_at'>): PlaceOnCrossing =>
  crossingPlaces[whereaboutsOf(cart)]

type WaitingPlace = 'from_seller' | 'warehouse' | 'sent' | 'inbound'

/** Where a parcel is that goes no further than Indonesia until what is due for it is paid. */
export function waitingPlaceOf(cart: Pick<Cart, 'status' | 'received_at'>): WaitingPlace {
  const place = whereaboutsOf(cart)
  if (place === 'from_seller' || place === 'sent') return place
  return place === 'warehouse' || place === 'quarantine' ? 'warehouse' : 'inbound'
}

/** When it is expected; not at the door, while something is due that holds it back. */
export function expectedOf({
  cart_logs,
  package: chosen,
  country,
  domestic_courier: courier,
  additional_invoices: additional,
}: Pick<Cart, 'cart_logs' | 'country' | 'additional_invoices'> & {
  package: Pick<NonNullable<Cart['package']>, 'days'> | null
  domestic_courier: Pick<NonNullable<Cart['domestic_courier']>, 'days'> | null
}): Expected {
  const toIndonesia = chosen?.days[country]
  if (!toIndonesia) return {}
  const isHeld = additional.some(({ status }) => status === 'pending')
  return expectedArrival(cart_logs, { toIndonesia, toDoor: courier?.days ?? null, isHeld })
}
