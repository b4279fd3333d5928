// What Xendit's answers and notifications say: docs/decisions/0024-gateways.md.
import type { GatewayNotification, XenditNotification } from '@seberang/domain/api'
import type { PaymentState } from '../database/schema/index.ts'
import { sameText } from '../security/secrets.ts'
import { ForgedNotification, type GatewayState, type NotificationWords, type Notified } from './gateway.ts'

/** Of a payment request and of a payment. */
const states = new Map<unknown, PaymentState>([
  ['ACCEPTING_PAYMENTS', 'pending'],
  ['REQUIRES_ACTION', 'pending'],
  ['PENDING', 'pending'],
  // What is reserved is captured without our doing.
  ['AUTHORIZED', 'pending'],
  ['SUCCEEDED', 'settled'],
  ['FAILED', 'denied'],
  ['CANCELED', 'cancelled'],
  ['EXPIRED', 'expired'],
])

/** What is looked for in stored notifications. It does not tell that a part of a payment went back. */
export const notificationWords: NotificationWords = {
  withoutMoney: ['payment.authorization', 'payment.failure', 'payment.expiry', 'payment_request.expiry'],
  partlyTakenBack: [],
  amountPath: ['data', 'request_amount'],
}

interface Reported {
  status?: unknown
  currency?: unknown
  request_amount?: unknown
  captures?: unknown
}

/** What is told of an order; `unknown` for an amount that is not whole rupiah, since it cannot be booked. */
export function reportedBy(payment: Reported): Pick<GatewayState, 'state' | 'amount'> {
  const amount = payment.currency === currency ? wholeAmount(amountOf(payment)) : undefined
  if (amount === undefined) return { state: 'unknown', amount: 0 }
  return { state: states.get(payment.status) ?? 'unknown', amount }
}

export const currency = 'IDR'

/** What was captured, where that is told; otherwise what was asked for. */
function amountOf({ captures, request_amount }: Reported): unknown {
  if (!Array.isArray(captures) || captures.length === 0) return request_amount
  return captures.reduce<number>((sum, one: unknown) => {
    const captured = typeof one === 'object' && one !== null && 'capture_amount' in one && one.capture_amount
    return sum + (wholeAmount(captured) ?? NaN)
  }, 0)
}

/** Undefined for what is not a positive whole number. */
export function wholeAmount(value: unknown): number | undefined {
  const amount = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN
  return Number.isSafeInteger(amount) && amount > 0 ? amount : undefined
}

/**
 * A transaction here: the payment request (`pr-…`) and, once one has paid, the payment (`py-…`), so that two payments of one
 * request are two transactions.
 */
export const transactionOf = (request: string, payment?: string): string =>
  payment ? `${request}/${payment}` : request

export function partsOf(transaction: string | null): { request?: string; payment?: string } {
  const [request, payment] = transaction?.split('/') ?? []
  return { ...(request && { request }), ...(payment && { payment }) }
}

/**
 * Reads a notification. Its token says who sends it, and nothing signs what it says.
 * @param token of the header that comes with it
 * @param expected what the dashboard gives for the account
 */
export function readNotification(
  notification: GatewayNotification | XenditNotification,
  token: string,
  expected: string,
): Notified {
  if (token === '' || !sameText(token, expected) || !('event' in notification)) throw new ForgedNotification()
  const { event, data } = notification
  const { reference_id: order_id, payment_request_id, payment_id } = data
  // Of a refund or of a saved method the same words mean something else.
  const reported = /^payment(_request)?\./.test(event)
    ? reportedBy(data)
    : ({ state: 'unknown', amount: 0 } as const)
  return {
    order_id,
    transaction_id: transactionOf(payment_request_id, reported.state === 'settled' ? payment_id : undefined),
    ...(reported.state === 'settled' && !payment_id ? { state: 'unknown', amount: 0 } : reported),
    status: event,
    raw: notification,
  }
}
