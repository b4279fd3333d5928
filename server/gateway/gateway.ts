import type { GatewayMethod, GatewayNotification } from '@seberang/domain/api'
import { createHash } from 'node:crypto'
import type { PaymentDetails, PaymentState } from '../database/schema/index.ts'
import { sameText } from '../security/secrets.ts'

export interface GatewayState {
  order_id: string
  transaction_id: string
  /** `unknown`: a status that we do not recognise; stored and queried again later. */
  state: PaymentState | 'unknown'
  /** Whole rupiah. */
  amount: number
  /** The gateway's response, unchanged. */
  raw: unknown
}

export interface Charge {
  /** Our order id, unique per attempt. */
  order_id: string
  method: GatewayMethod
  amount: number
  /** The time of creation by the product's clock; the time left until `expires_at` is counted from it. */
  made_at: Date
  expires_at: Date
  customer: { name: string; email: string }
}

/**
 * A payment gateway. Amounts are whole rupiah. Every call may fail with GatewayFailure; the effect at the gateway is
 * then unknown, and the call may be repeated.
 */
export interface Gateway {
  /** Repeatable: the same order returns the same charge. */
  charge(request: Charge): Promise<PaymentDetails & { transaction_id: string }>
  /** Null for an unknown order. */
  status(orderId: string): Promise<GatewayState | null>
  /**
   * Cancels an unpaid charge. Repeatable; false if the charge has already ended, perhaps as paid: query its status
   * then. True for an unknown order.
   */
  cancel(orderId: string): Promise<boolean>
  /** Refunds a payment. Repeatable: each key refunds once. */
  refund(orderId: string, amount: number, key: string): Promise<void>
  /** Verifies the signature; throws ForgedNotification. */
  read(notification: GatewayNotification): GatewayState
}

export class ForgedNotification extends Error {}

/** The gateway was unreachable or failed. */
export class GatewayFailure extends Error {}

/** Midtrans' signature: SHA-512 of order, status code, amount and the server key, in hexadecimal. */
export function notificationSignature(
  notification: Pick<GatewayNotification, 'order_id' | 'status_code' | 'gross_amount'>,
  serverKey: string,
): string {
  const { order_id, status_code, gross_amount } = notification
  return createHash('sha512').update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest('hex')
}

/**
 * Reads a notification in Midtrans' format. Success is status code 200, fraud accepted, and settlement or capture. The
 * status is not signed, its code is: what has the code of a pending payment has not ended.
 */
export function readNotification(notification: GatewayNotification, serverKey: string): GatewayState {
  if (!sameText(notificationSignature(notification, serverKey), notification.signature_key))
    throw new ForgedNotification()
  const { order_id, transaction_id } = notification
  return {
    order_id,
    transaction_id,
    state: stateOf(notification),
    amount: wholeRupiah(notification.gross_amount),
    raw: notification,
  }
}

const pendingStatuses = ['pending', 'authorize']

export function stateOf(
  notification: Pick<GatewayNotification, 'status_code' | 'transaction_status' | 'fraud_status'>,
): GatewayState['state'] {
  const { transaction_status, status_code } = notification
  if (status_code === '201' && !pendingStatuses.includes(transaction_status)) return 'unknown'
  switch (transaction_status) {
    case 'settlement':
    case 'capture':
      return status_code === '200' && (notification.fraud_status ?? 'accept') === 'accept'
        ? 'settled'
        : 'unknown'
    case 'pending':
    case 'authorize':
      return 'pending'
    case 'deny':
    case 'failure':
      return 'denied'
    case 'cancel':
      return 'cancelled'
    case 'expire':
      return 'expired'
    case 'refund':
      return 'refunded'
    default:
      return 'unknown'
  }
}

/** `5634314.00` → 5634314; -1 for an invalid rupiah amount, which matches no payment. */
export function wholeRupiah(text: string): number {
  const amount = /^(\d{1,15})(?:\.0{1,2})?$/.exec(text)?.[1]
  return amount === undefined ? -1 : Number(amount)
}
