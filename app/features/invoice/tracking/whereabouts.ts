import type { Cart } from '@seberang/domain/api'
import type { Status } from '@seberang/domain/status'

/** Where a parcel is, whatever of it is paid: statuses of payment name no place. */
export function whereaboutsOf({ status, received_at }: Pick<Cart, 'status' | 'received_at'>): Status {
  if (status !== 'pending' && status !== 'paid') return status
  return received_at === null ? 'from_seller' : 'warehouse'
}
