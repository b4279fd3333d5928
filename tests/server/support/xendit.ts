import type { XenditNotification } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { startProvider, type Json, type Provider, type Reply } from './provider.ts'

interface PaymentRequest {
  payment_request_id: string
  reference_id: string
  request_amount: number
  currency: string
  channel_code: string
  channel_properties: Json
  actions: object[]
  status: string
  latest_payment_id?: string
}

interface Payment {
  payment_id: string
  payment_request_id: string
  reference_id: string
  currency: string
  request_amount: number
  channel_code: string
  status: string
  captures: { capture_id: string; capture_amount: number; capture_timestamp: string }[]
}

interface Refund {
  id: string
  payment_request_id: string
  reference_id: string
  amount: number
  currency: string
  status: string
}

export interface FakeXendit extends Provider {
  secretKey: string
  callbackToken: string
  /** Orders whose payment requests it answers nothing about but an error. */
  refused: Set<string>
  /** Where a wallet's page is, in place of its own. */
  link: string | undefined
  /** What it answers a payment request with in place of one: an HTTP status and an error code. */
  chargeError: [status: number, code: string] | undefined
  /** Every request it parsed, as `POST /v3/payment_requests`. */
  requests: string[]
  refunds: Refund[]
  /** The payment requests of an order, oldest first. */
  all(orderId: string): PaymentRequest[]
  /** The newest of them. */
  request(orderId: string): PaymentRequest
  /** The payer pays the newest of them, unless another is given. */
  pays(orderId: string, change?: Partial<Payment> & { captured?: number }): Payment
  /** The newest payment request, or its newest payment, changes as the bank or time would. */
  becomes(orderId: string, status: string): void
  /** The notification that Xendit would post: of a payment, or of its request where nobody has tried to pay. */
  notification(orderId: string, payment?: Payment): XenditNotification
}

/** What it takes: the code, the most, and what its payer is given. */
const channels: Record<string, [max: number, descriptor: string]> = {
  BNI_VIRTUAL_ACCOUNT: [50_000_000_000, 'VIRTUAL_ACCOUNT_NUMBER'],
  BRI_VIRTUAL_ACCOUNT: [50_000_000_000, 'VIRTUAL_ACCOUNT_NUMBER'],
  BCA_VIRTUAL_ACCOUNT: [50_000_000, 'VIRTUAL_ACCOUNT_NUMBER'],
  MANDIRI_VIRTUAL_ACCOUNT: [50_000_000_000, 'VIRTUAL_ACCOUNT_NUMBER'],
  QRIS: [10_000_000, 'QR_STRING'],
  GOPAY: [50_000_000, 'WEB_URL'],
  SHOPEEPAY: [20_000_000, 'DEEPLINK_URL'],
}

/** Implements the part of Xendit's API that we use, see docs/decisions/0024-gateways.md. */
export async function startXendit(): Promise<FakeXendit> {
  const secretKey = `xnd_development_${randomUUID()}`
  const made: PaymentRequest[] = []
  const payments: Payment[] = []

  const view = (request: PaymentRequest) => ({
    business_id: '5f27a14a9bf05c73dd040bc8',
    type: 'PAY',
    country: 'ID',
    capture_method: 'AUTOMATIC',
    ...request,
    created: new Date().toISOString(),
    updated: new Date().toISOString(),
  })

  const charge = (body: Json): Reply => {
    if (fake.chargeError) return no(...fake.chargeError)
    const { reference_id, type, country, currency, request_amount, channel_code, channel_properties } = body
    const [max, descriptor] = channels[String(channel_code)] ?? []
    const isComplete =
      typeof reference_id === 'string' && type === 'PAY' && country === 'ID' && currency === 'IDR'
    if (!isComplete || !Number.isInteger(request_amount) || !max || !descriptor)
      return no(400, 'API_VALIDATION_ERROR')
    if (Number(request_amount) > max) return no(400, 'INVALID_VALUE_ERROR')
    const properties = channel_properties as Json
    const isAccount = descriptor === 'VIRTUAL_ACCOUNT_NUMBER'
    const isInTime = Date.parse(String(properties['expires_at'])) > Date.now()
    if (isAccount !== isInTime || isAccount !== 'display_name' in properties)
      return no(400, 'API_VALIDATION_ERROR')
    const isPage = descriptor.endsWith('_URL')
    if (isPage !== 'success_return_url' in properties) return no(400, 'API_VALIDATION_ERROR')
    // Its references need not be unique: the same again is another one.
    const request: PaymentRequest = {
      payment_request_id: `pr-${randomUUID()}`,
      reference_id,
      request_amount: Number(request_amount),
      currency,
      channel_code: String(channel_code),
      channel_properties: properties,
      actions: [
        {
          type: isPage ? 'REDIRECT_CUSTOMER' : 'PRESENT_TO_CUSTOMER',
          descriptor,
          value: valueOf(descriptor, fake.link),
        },
      ],
      status: 'REQUIRES_ACTION',
    }
    made.push(request)
    return [201, view(request)]
  }

  const refund = (body: Json, key: string): Reply => {
    const { payment_request_id, reference_id, amount, currency } = body
    const request = made.find((one) => one.payment_request_id === payment_request_id)
    if (!request) return no(404, 'DATA_NOT_FOUND')
    const [given] = fake.refunds.filter((one) => one.id === `rfd-${key}`)
    if (given) return [200, given]
    if (request.channel_code.endsWith('_VIRTUAL_ACCOUNT')) return no(403, 'REFUND_NOT_SUPPORTED')
    if (request.status !== 'SUCCEEDED') return no(400, 'INELIGIBLE_TRANSACTION_STATUS')
    const before = fake.refunds.reduce((sum, one) => sum + one.amount, 0)
    if (before + Number(amount) > request.request_amount) return no(400, 'REFUND_AMOUNT_EXCEEDED')
    const created = {
      id: `rfd-${key}`,
      payment_request_id: request.payment_request_id,
      reference_id: String(reference_id),
      amount: Number(amount),
      currency: String(currency),
      status: 'PENDING',
    }
    fake.refunds.push(created)
    return [200, created]
  }

  const answer = ({ headers, method, url = '' }: IncomingMessage, body: Json): Reply => {
    const expected = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
    if (headers.authorization !== expected) return no(401, 'INVALID_API_KEY')
    const { pathname, searchParams } = new URL(url, provider.url)
    const line = `${method} ${pathname}`
    fake.requests.push(line)
    if (pathname.startsWith('/v3/') && headers['api-version'] !== '2024-11-11')
      return no(400, 'API_VALIDATION_ERROR')
    if (line === 'POST /refunds') return refund(body, String(headers['idempotency-key']))
    if (line === 'GET /refunds') {
      const of = searchParams.get('payment_request_id')
      return [200, { data: fake.refunds.filter((one) => one.payment_request_id === of), has_more: false }]
    }
    const [, kind, id, act] = /^\/v3\/(payment_requests|payments)\/([^/]+)(\/cancel)?$/.exec(pathname) ?? []
    const request = made.find((one) => one.payment_request_id === id)
    const reference = request?.reference_id ?? String(body['reference_id'])
    if (fake.refused.has(reference)) return no(500, 'SERVER_ERROR')
    if (line === 'POST /v3/payment_requests') return charge(body)
    const payment = payments.find((one) => one.payment_id === id)
    if (kind === 'payments') return payment ? [200, payment] : no(404, 'DATA_NOT_FOUND')
    if (!request) return no(404, 'DATA_NOT_FOUND')
    if (!act) return [200, view(request)]
    if (!['REQUIRES_ACTION', 'ACCEPTING_PAYMENTS'].includes(request.status))
      return no(400, 'INACTIVE_PAYMENT_REQUEST')
    request.status = 'CANCELED'
    return [200, view(request)]
  }

  const provider = await startProvider(answer, { error_code: 'SERVER_ERROR', message: 'An unexpected error' })
  const own: Omit<FakeXendit, keyof Provider> = {
    secretKey,
    callbackToken: randomUUID(),
    refused: new Set(),
    link: undefined,
    chargeError: undefined,
    requests: [],
    refunds: [],
    all: (orderId) => made.filter(({ reference_id }) => reference_id === orderId),
    request(orderId) {
      const newest = fake.all(orderId).at(-1)
      if (!newest) throw new Error(`Xendit knows no ${orderId}`)
      return newest
    },
    pays(orderId, { captured, ...change } = {}) {
      const request = fake.request(orderId)
      const { request_amount, currency, channel_code, reference_id, payment_request_id } = request
      const payment: Payment = {
        payment_id: `py-${randomUUID()}`,
        payment_request_id,
        reference_id,
        currency,
        request_amount,
        channel_code,
        status: 'SUCCEEDED',
        captures: [
          {
            capture_id: `cptr-${randomUUID()}`,
            capture_amount: captured ?? request_amount,
            capture_timestamp: new Date().toISOString(),
          },
        ],
        ...change,
      }
      payments.push(payment)
      request.latest_payment_id = payment.payment_id
      if (payment.status === 'SUCCEEDED') request.status = 'SUCCEEDED'
      return payment
    },
    becomes(orderId, status) {
      const request = fake.request(orderId)
      const payment = payments.find(({ payment_id }) => payment_id === request.latest_payment_id)
      request.status = status
      if (payment) payment.status = status
    },
    notification(orderId, given) {
      const request = fake.request(orderId)
      const payment = given ?? payments.find(({ payment_id }) => payment_id === request.latest_payment_id)
      if (payment) {
        const event = payment.status === 'SUCCEEDED' ? 'payment.capture' : 'payment.failure'
        return { event, data: payment }
      }
      return { event: 'payment_request.expiry', data: view(request) }
    },
  }
  const fake = Object.assign(provider, own)
  return fake
}

const no = (status: number, error_code: string): Reply => [status, { error_code, message: 'refused' }]

function valueOf(descriptor: string, url = `https://pay.example/${randomUUID()}`): string {
  if (descriptor === 'QR_STRING') return `00020101021226610014ID.CO.QRIS.WWW${randomUUID()}`
  return descriptor.endsWith('_URL')
    ? url
    : `88608${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
}
