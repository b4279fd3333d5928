// Midtrans' notifications and statuses, which the sandbox imitates.
import type { GatewayNotification, XenditNotification } from '@seberang/domain/api'
import { createHash } from 'node:crypto'
import { sameText } from '../security/secrets.ts'
import { cardOf } from './cards.ts'
import { ForgedNotification, type GatewayState, type NotificationWords, type Notified } from './gateway.ts'

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
export function readNotification(
  notification: GatewayNotification | XenditNotification,
  serverKey: string,
): Notified {
  if (!('signature_key' in notification)) throw new ForgedNotification()
  if (!sameText(notificationSignature(notification, serverKey), notification.signature_key))
    throw new ForgedNotification()
  const { order_id, transaction_id } = notification
  return {
    order_id,
    transaction_id,
    ...reportedBy(notification),
    ...cardOf(notification),
    status: notification.transaction_status,
    // What charges a card is stored encrypted, with the card.
    raw: { ...notification, saved_token_id: undefined },
  }
}

type Reported = Pick<
  GatewayNotification,
  'status_code' | 'transaction_status' | 'fraud_status' | 'gross_amount'
>

/** What is reported of an order; `unknown` for an amount that is not whole rupiah, since it cannot be booked. */
export function reportedBy(notification: Reported): Pick<GatewayState, 'state' | 'amount'> {
  const amount = wholeRupiah(notification.gross_amount)
  return amount === undefined ? { state: 'unknown', amount: 0 } : { state: stateOf(notification), amount }
}

/** What is looked for in stored notifications. */
export const notificationWords: NotificationWords = {
  withoutMoney: ['pending', 'expire', 'cancel', 'deny', 'failure'],
  partlyTakenBack: ['partial_refund', 'partial_chargeback'],
  amountPath: ['gross_amount'],
  partPath: ['refund_amount'],
}

const pendingStatuses = ['pending', 'authorize']

function stateOf(notification: Omit<Reported, 'gross_amount'>): GatewayState['state'] {
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
    // The bank of a card took back the whole of what had settled.
    case 'chargeback':
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

/** `5634314.00` → 5634314; undefined for what is not a positive whole amount. */
export function wholeRupiah(text: string): number | undefined {
  const amount = Number(/^(\d{1,15})(?:\.0{1,2})?$/.exec(text)?.[1] ?? 0)
  return amount > 0 ? amount : undefined
}
