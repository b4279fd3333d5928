import type { GatewayMethod, GatewayNotification } from '@seberang/domain/api'
import { createHash } from 'node:crypto'
import type { PaymentDetails, PaymentState } from '../database/schema/index.ts'
import { sameText } from '../security/secrets.ts'

export interface GatewayState {
  order_id: string
  transaction_id: string
  /** `unknown`: a word that we do not understand yet; kept and asked about later. */
  state: PaymentState | 'unknown'
  /** Whole rupiah. */
  amount: number
  /** The gateway's own words. */
  raw: unknown
}

export interface Charge {
  /** Ours, unique per try. */
  order_id: string
  method: GatewayMethod
  amount: number
  /** The product's time at which it is made; what is left until `expires_at` is counted from here. */
  made_at: Date
  expires_at: Date
  customer: { name: string; email: string }
}

/**
 * A payment gateway. Amounts are whole rupiah. Every call may fail with GatewayFailure; then nothing is known of what
 * the gateway did, and the call may be repeated.
 */
export interface Gateway {
  /** Repeatable: the same order answers the same charge. */
  charge(request: Charge): Promise<PaymentDetails & { transaction_id: string }>
  /** null for an order that it does not know. */
  status(orderId: string): Promise<GatewayState | null>
  /**
   * Closes a charge that nobody is to pay any more. Repeatable; false when it is over already, paid perhaps: ask for
   * its status then. An order that it does not know is closed.
   */
  cancel(orderId: string): Promise<boolean>
  /** Gives money back. Repeatable: one key refunds once. */
  refund(orderId: string, amount: number, key: string): Promise<void>
  /** Checks the signature; throws ForgedNotification. */
  read(notification: GatewayNotification): GatewayState
}

export class ForgedNotification extends Error {}

/** The gateway could not be reached, or did not do what it was asked. */
export class GatewayFailure extends Error {}

/** Midtrans' signature: SHA-512 of order, status code, amount and the server key, in hexadecimal. */
export function notificationSignature(
  notification: Pick<GatewayNotification, 'order_id' | 'status_code' | 'gross_amount'>,
  serverKey: string,
): string {
  const { order_id, status_code, gross_amount } = notification
  return createHash('sha512').update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest('hex')
}

/** Reads a notification in Midtrans' form. Success is status code 200, fraud accepted, and settlement or capture. */
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

export function stateOf(
  notification: Pick<GatewayNotification, 'status_code' | 'transaction_status' | 'fraud_status'>,
): GatewayState['state'] {
  switch (notification.transaction_status) {
    case 'settlement':
    case 'capture':
      return notification.status_code === '200' && (notification.fraud_status ?? 'accept') === 'accept'
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

/** `5634314.00` → 5634314; -1 for what is no amount of rupiah, which matches no payment. */
export function wholeRupiah(text: string): number {
  const amount = /^(\d{1,15})(?:\.0{1,2})?$/.exec(text)?.[1]
  return amount === undefined ? -1 : Number(amount)
}
