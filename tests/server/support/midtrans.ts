import type { GatewayNotification } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { notificationSignature } from '../../../server/gateway/midtrans-format.ts'
import { startProvider, type Provider, type Reply } from './provider.ts'

interface Order {
  order_id: string
  transaction_id: string
  payment_type: string
  gross_amount: string
  transaction_status: string
  refunds: { refund_key: string; refund_amount: string }[]
  numbers: object
  /** What only the charge answers, not a question about it. */
  once: object
  body: Record<string, unknown>
}

export interface FakeMidtrans extends Provider {
  serverKey: string
  /** Orders about which it answers nothing but an error. */
  refused: Set<string>
  /** Where the link to a wallet leads, in place of its own. */
  link: string | undefined
  /** Every request it parsed, as `POST /v2/charge`. */
  requests: string[]
  order(orderId: string): Order
  /** What a page of Snap was asked for. */
  page(orderId: string): Record<string, unknown>
  /** The payer enters a card on a page; only then the Core API knows its order. */
  entersCard(orderId: string, maskedCard?: string): void
  /** Changes an order's status as the payer, the bank or time would: `settlement`, `deny`, `expire`, `pending`. */
  becomes(orderId: string, status: string): void
  /** The notification that Midtrans would post about an order. */
  notification(orderId: string): GatewayNotification
}

interface Details {
  order_id: string
  gross_amount: number
}

const codeOf: Record<string, string> = {
  pending: '201',
  settlement: '200',
  deny: '202',
  cancel: '200',
  expire: '407',
  capture: '200',
  refund: '200',
  partial_refund: '200',
}

/** Implements the part of Midtrans' Core API and of Snap that we use, see https://docs.midtrans.com/reference. */
export async function startMidtrans(): Promise<FakeMidtrans> {
  const serverKey = `SB-Mid-server-${randomUUID()}`
  const orders = new Map<string, Order>()
  const pages = new Map<string, Record<string, unknown>>()
  const requests: string[] = []

  const statusBody = (order: Order) => ({
    status_code: codeOf[order.transaction_status] ?? '200',
    order_id: order.order_id,
    transaction_id: order.transaction_id,
    gross_amount: order.gross_amount,
    payment_type: order.payment_type,
    transaction_status: order.transaction_status,
    fraud_status: 'accept',
    ...(order.refunds.length > 0 && { refunds: order.refunds }),
    ...order.numbers,
  })

  const charge = (body: Record<string, unknown>): Reply => {
    const { transaction_details: details, payment_type } = body as {
      transaction_details: Details
      payment_type: string
    }
    if (!Number.isInteger(details.gross_amount) || details.gross_amount < 1) return no('400')
    if (orders.has(details.order_id)) return no('406')
    const numbers = numbersOf(payment_type, body)
    if (!numbers) return no('402')
    const order: Order = {
      order_id: details.order_id,
      transaction_id: randomUUID(),
      payment_type,
      gross_amount: `${details.gross_amount}.00`,
      transaction_status: 'pending',
      refunds: [],
      numbers,
      once: onceOf(payment_type, fake.link),
      body,
    }
    orders.set(order.order_id, order)
    return [201, { ...statusBody(order), ...order.once }]
  }

  const refund = (order: Order, body: Record<string, unknown>): Reply => {
    const { refund_key, amount } = body as { refund_key: string; amount: number }
    if (order.refunds.some((one) => one.refund_key === refund_key)) return no('406')
    const given = order.refunds.reduce((sum, one) => sum + Number(one.refund_amount), 0)
    const isPaid = ['settlement', 'partial_refund'].includes(order.transaction_status)
    if (!isPaid || given + amount > Number(order.gross_amount)) return no('412')
    order.refunds.push({ refund_key, refund_amount: `${amount}.00` })
    order.transaction_status = given + amount === Number(order.gross_amount) ? 'refund' : 'partial_refund'
    return [200, statusBody(order)]
  }

  const answer = (request: IncomingMessage, body: Record<string, unknown>): Reply => {
    const expected = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`
    if (request.headers.authorization !== expected) return no('401')
    const line = `${request.method} ${decodeURIComponent(request.url ?? '')}`
    requests.push(line)
    const [, method, orderId = '', act] =
      /^(GET|POST) \/v2\/([^/]+)\/(status|cancel|expire|refund)$/.exec(line) ?? []
    const { transaction_details: details } = body as { transaction_details?: { order_id: string } }
    if (fake.refused.has(details?.order_id ?? orderId)) return no('500')
    if (line === 'POST /v2/charge') return charge(body)
    if (line === 'POST /snap/v1/transactions') return openPage(body)
    const order = orders.get(orderId)
    if (!order || (method === 'GET') !== (act === 'status')) return no('404')
    if (act === 'status') return [200, statusBody(order)]
    if (act === 'refund') return refund(order, body)
    // What a card has captured is voided, until it is settled.
    const voids = act === 'cancel' && order.transaction_status === 'capture'
    if (order.transaction_status !== 'pending' && !voids) return no('412')
    order.transaction_status = act === 'expire' ? 'expire' : 'cancel'
    return [200, statusBody(order)]
  }

  const openPage = (body: Record<string, unknown>): Reply => {
    const { order_id, gross_amount } = body['transaction_details'] as Details
    if (pages.has(order_id))
      return [400, { error_messages: ['transaction_details.order_id has already been taken'] }]
    if (!Number.isInteger(gross_amount) || gross_amount < 1)
      return [
        400,
        { error_messages: ['transaction_details.gross_amount must be greater than or equal to 0.01'] },
      ]
    pages.set(order_id, body)
    const token = randomUUID()
    return [201, { token, redirect_url: fake.link ?? `${fake.url}/snap/v4/redirection/${token}` }]
  }

  const failure = { status_code: '500', status_message: 'Internal error' }
  const provider = await startProvider((request, body) => answer(request, body), failure)
  const own: Omit<FakeMidtrans, keyof Provider> = {
    serverKey,
    refused: new Set(),
    link: undefined,
    requests,
    order(orderId) {
      const order = orders.get(orderId)
      if (!order) throw new Error(`Midtrans knows no ${orderId}`)
      return order
    },
    page(orderId) {
      const body = pages.get(orderId)
      if (!body) throw new Error(`Midtrans has no page of ${orderId}`)
      return body
    },
    entersCard(orderId, masked_card = '48111111-1114') {
      const body = fake.page(orderId)
      const { gross_amount } = body['transaction_details'] as Details
      orders.set(orderId, {
        order_id: orderId,
        transaction_id: randomUUID(),
        payment_type: 'credit_card',
        gross_amount: `${gross_amount}.00`,
        transaction_status: 'pending',
        refunds: [],
        numbers: { masked_card },
        once: {},
        body,
      })
    },
    becomes(orderId, status) {
      fake.order(orderId).transaction_status = status
    },
    notification(orderId) {
      const { status_code, order_id, gross_amount, ...rest } = statusBody(fake.order(orderId))
      const signed = { status_code, order_id, gross_amount }
      const { transaction_id, transaction_status, fraud_status, payment_type } = rest
      return {
        ...signed,
        transaction_id,
        transaction_status,
        fraud_status,
        payment_type,
        ...(rest.refunds && { refund_amount: `${sumOfRefunds(rest.refunds)}.00` }),
        ...('masked_card' in rest && { masked_card: String(rest.masked_card) }),
        signature_key: notificationSignature(signed, serverKey),
      }
    },
  }
  const fake = Object.assign(provider, own)
  return fake
}

const sumOfRefunds = (refunds: Order['refunds']) =>
  refunds.reduce((sum, { refund_amount }) => sum + Number(refund_amount), 0)

const no = (status_code: string): Reply => [
  Number(status_code),
  { status_code, status_message: 'refused', id: randomUUID() },
]

/** In its time zone, without naming it. */
const timeOf = (milliseconds: number) =>
  new Date(milliseconds + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const lastsOf: Record<string, number> = { ovo: 60, gopay: 900, shopeepay: 300, qris: 900 }

/** Codes and links, see docs/decisions/0024-gateways.md. */
function onceOf(paymentType: string, url = `https://pay.example/${randomUUID()}`): object {
  const code = `00020101021226610014COM.GO-JEK.WWW${randomUUID()}`
  const link = { name: 'deeplink-redirect', method: 'GET', url }
  const image = { name: 'generate-qr-code', method: 'GET', url: 'https://api.example/qr-code' }
  switch (paymentType) {
    case 'qris':
      return { qr_string: code, acquirer: 'gopay', actions: [image] }
    case 'gopay':
      return { actions: [image, link] }
    case 'shopeepay':
      return { actions: [link] }
    default:
      return {}
  }
}

const number = () => String(Math.floor(Math.random() * 1e12)).padStart(12, '0')

function numbersOf(paymentType: string, body: Record<string, unknown>): object | undefined {
  const lasts = lastsOf[paymentType]
  if (lasts !== undefined) {
    const phone = (body['ovo'] as { payer_phone_number?: string } | undefined)?.payer_phone_number
    if (paymentType === 'ovo' && !/^08\d{8,11}$/.test(phone ?? '')) return undefined
    // A request to a phone takes no expiry of ours.
    if (paymentType === 'ovo' && 'custom_expiry' in body) return undefined
    const now = Date.now()
    return { transaction_time: timeOf(now), expiry_time: timeOf(now + lasts * 1000) }
  }
  if (paymentType === 'echannel' && 'echannel' in body) return { biller_code: '70012', bill_key: number() }
  const bank = (body['bank_transfer'] as { bank?: string } | undefined)?.bank
  const isOffered = paymentType === 'bank_transfer' && ['bni', 'bri', 'bca'].includes(bank ?? '')
  return isOffered ? { va_numbers: [{ bank, va_number: number() }] } : undefined
}
