import type { GatewayNotification } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { notificationSignature } from '../../../server/gateway/midtrans-format.ts'

/** The key that signs notifications to the test servers. */
export const serverKey = 'a-server-key-for-the-tests-only'

/** A signed gateway notification for an order of whole rupiah: paid, unless another state is given. */
export function notificationOf(
  order_id: string,
  amount: number,
  change: Partial<GatewayNotification> = {},
): GatewayNotification {
  const body = {
    order_id,
    status_code: '200',
    gross_amount: `${amount}.00`,
    transaction_id: randomUUID(),
    transaction_status: 'settlement',
    fraud_status: 'accept',
    payment_type: 'bank_transfer',
    ...change,
  }
  return { ...body, signature_key: change.signature_key ?? notificationSignature(body, serverKey) }
}
