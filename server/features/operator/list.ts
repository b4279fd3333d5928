import type { OperatorNeed, OpsCart } from '@seberang/domain/api'
import { formatSuite } from '@seberang/domain/format'
import type { Status } from '@seberang/domain/status'
import type { Executor } from '../../database/database.ts'
import type { CartRow } from '../../shipments/rows.ts'
import { findParcels } from './store.ts'

export async function listParcels(
  executor: Executor,
  query: { page: number; page_size: number; status?: Status; needs?: OperatorNeed },
): Promise<{ count: number; results: OpsCart[] }> {
  const { count, rows } = await findParcels(executor, query)
  return { count, results: rows.map(parcelOf) }
}

export function parcelOf(cart: CartRow): OpsCart {
  return {
    cart_code: cart.code,
    suite: formatSuite(cart.customerId),
    status: cart.status,
    package: cart.packageId,
    seller_tracking_number: cart.sellerTrackingNumber,
    created_at: cart.createdAt.toISOString(),
    received_at: cart.receivedAt?.toISOString() ?? null,
  }
}
