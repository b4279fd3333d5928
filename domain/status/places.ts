import type { Status } from './statuses.ts'

/** Where a parcel can be, in the order of its way; quarantine is at the warehouse. */
export const places = [
  'from_seller',
  'quarantine',
  'warehouse',
  'sent',
  'inbound',
  'outbound',
  'finished',
] as const satisfies readonly Status[]
export type Place = (typeof places)[number]

/** Where a parcel is, whatever of it is paid: statuses of payment name no place. */
export function placeOf({ status, isReceived }: { status: Status; isReceived: boolean }): Place {
  if (status !== 'pending' && status !== 'paid') return status
  return isReceived ? 'warehouse' : 'from_seller'
}
