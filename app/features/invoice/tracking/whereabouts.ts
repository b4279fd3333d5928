import type { Cart } from '@seberang/domain/api'
import { expectedArrival, type Expected, type Status } from '@seberang/domain/status'

/** Where a parcel is, whatever of it is paid: statuses of payment name no place. */
export function whereaboutsOf({ status, received_at }: Pick<Cart, 'status' | 'received_at'>): Status {
  if (status !== 'pending' && status !== 'paid') return status
  return received_at === null ? 'from_seller' : 'warehouse'
}

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
  const { finished, ...expected } = expectedArrival(cart_logs, { toIndonesia, toDoor: courier?.days ?? null })
  const isHeld = additional.some(({ status }) => status === 'pending')
  return isHeld || !finished ? expected : { ...expected, finished }
}
