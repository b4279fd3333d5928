import { gatewayMethods, methodFacts, type AmountLimits, type GatewayMethod } from '@seberang/domain/api'
import { minute } from '../database/clock.ts'
import type { PaymentDetails } from '../database/schema/index.ts'
import {
  GatewayFailure,
  LostCharge,
  NothingCharged,
  type Charge,
  type Gateway,
  type GatewayState,
  type Offers,
} from './gateway.ts'
import {
  currency,
  partsOf,
  readNotification,
  reportedBy,
  transactionOf,
  wholeAmount,
} from './xendit-format.ts'

const defaultTimeOutMs = 15_000
const version = '2024-11-11'

/** What leads its payer here as at the other gateways: Xendit's OVO is a page, and its cards are a component of its own. */
type Offered = Exclude<GatewayMethod, 'ovo' | 'card'>

interface Channel extends Partial<AmountLimits> {
  code: string
  /** How many milliseconds it can be paid, unless the answer says so; others last as long as their invoice. */
  lastsMs?: number
}

/** With the limits and times of each one's page, see docs/decisions/0024-gateways.md. */
const channels: Record<Offered, Channel> = {
  va_bni: { code: 'BNI_VIRTUAL_ACCOUNT' },
  va_bri: { code: 'BRI_VIRTUAL_ACCOUNT' },
  va_bca: { code: 'BCA_VIRTUAL_ACCOUNT', min: 10_000, max: 50_000_000 },
  va_mandiri: { code: 'MANDIRI_VIRTUAL_ACCOUNT' },
  qris: { code: 'QRIS', max: 10_000_000 },
  gopay: { code: 'GOPAY', max: 50_000_000, lastsMs: 30 * minute },
  shopeepay: { code: 'SHOPEEPAY', max: 20_000_000, lastsMs: 30 * minute },
}
const isOffered = (method: GatewayMethod): method is Offered => method in channels

const offers: Offers = Object.fromEntries(
  gatewayMethods.filter(isOffered).map((method): [GatewayMethod, AmountLimits] => {
    const { min, max } = methodFacts[method]
    const channel = channels[method]
    return [method, { min: Math.max(min, channel.min ?? 0), max: Math.min(max, channel.max ?? max) }]
  }),
)

export interface XenditSettings {
  secretKey: string
  /** Of the webhooks, from the dashboard. */
  callbackToken: string
  /** https://api.xendit.co; no trailing slash. */
  baseUrl: string
  timeOutMs?: number
}

interface Reply {
  payment_request_id?: unknown
  payment_id?: unknown
  latest_payment_id?: unknown
  reference_id?: unknown
  status?: unknown
  currency?: unknown
  request_amount?: unknown
  captures?: unknown
  actions?: unknown
  channel_properties?: unknown
  created?: unknown
  failure_code?: unknown
  error_code?: unknown
  /** Of a list of refunds. */
  data?: unknown
}

/** Xendit's payment requests, https://docs.xendit.co/apidocs/create-payment-request. */
export function createXendit(settings: XenditSettings): Gateway {
  const send = createSender(settings)

  /** What a payment has paid; null for one that has not, and for one of another order. */
  const settledBy = async (
    order_id: string,
    request: string,
    payment: string,
  ): Promise<GatewayState | null> => {
    const reply = await send('GET', `/v3/payments/${encodeURIComponent(payment)}`)
    if (!reply.ok) return noneOr(reply, 'a question')
    const { body } = reply
    const reported = reportedBy(body)
    const isIts = body.reference_id === order_id && body.payment_request_id === request
    if (!isIts || reported.state !== 'settled') return null
    return { order_id, transaction_id: transactionOf(request, payment), ...reported, raw: body }
  }

  return {
    offers,
    repeatsCharges: false,
    async charge(request) {
      const reply = await send('POST', '/v3/payment_requests', chargeBody(request))
      if (!reply.ok) throw chargeRefusal(reply)
      return readCharge(request, reply.body)
    },
    async status({ order_id, transaction_id }) {
      const { request, payment } = partsOf(transaction_id)
      if (transaction_id === null || !request) return null
      const settled = payment && (await settledBy(order_id, request, payment))
      if (settled) return settled
      const reply = await send('GET', `/v3/payment_requests/${encodeURIComponent(request)}`)
      if (!reply.ok) return noneOr(reply, 'a question')
      const { body } = reply
      if (body.reference_id !== order_id) return null
      const reported = reportedBy(body)
      // While nothing has paid, no payment is the transaction, whatever a notification has named.
      const transaction = reported.state === 'pending' ? request : transaction_id
      if (reported.state !== 'settled')
        return { order_id, transaction_id: transaction, ...reported, raw: body }
      // What has paid tells how much, and tells one payment from another.
      const paid =
        typeof body.latest_payment_id === 'string' &&
        (await settledBy(order_id, request, body.latest_payment_id))
      return paid || { order_id, transaction_id, state: 'unknown', amount: 0, raw: body }
    },
    async cancel({ transaction_id }) {
      const { request } = partsOf(transaction_id)
      if (!request) return true
      const reply = await send('POST', `/v3/payment_requests/${encodeURIComponent(request)}/cancel`)
      if (reply.ok || reply.status === 404) return true
      if (isCode(reply.body, 'INACTIVE_PAYMENT_REQUEST', 'INELIGIBLE_TRANSACTION_STATUS')) return false
      throw refused('a cancellation', reply)
    },
    async refund({ transaction_id }, amount, key) {
      const { request } = partsOf(transaction_id)
      if (!request) throw new GatewayFailure('Xendit has no payment to refund')
      const query = new URLSearchParams({ payment_request_id: request })
      const given = await send('GET', `/refunds?${query}`)
      if (!given.ok) throw refused('a list of refunds', given)
      if (hasRefund(given.body, key)) return
      const body = {
        reference_id: key,
        payment_request_id: request,
        currency,
        amount,
        reason: 'REQUESTED_BY_CUSTOMER',
      }
      const reply = await send('POST', '/refunds', body, { 'idempotency-key': key })
      if (!reply.ok || isFailed(reply.body)) throw refused('a refund', reply)
    },
    signsNotifications: false,
    read: (notification, token = '') => readNotification(notification, token, settings.callbackToken),
  }
}

interface Answer {
  ok: boolean
  status: number
  body: Reply
}

type Send = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<Answer>

function createSender({ secretKey, baseUrl, timeOutMs = defaultTimeOutMs }: XenditSettings): Send {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  return async (method, path, body, headers = {}) => {
    const { ok, status, reply } = await fetch(baseUrl + path, {
      method,
      headers: {
        accept: 'application/json',
        authorization,
        ...(body && { 'content-type': 'application/json' }),
        ...(path.startsWith('/v3/') && { 'api-version': version }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeOutMs),
    })
      .then(async (answer) => ({
        ok: answer.ok,
        status: answer.status,
        reply: (await answer.json()) as unknown,
      }))
      .catch((cause: unknown) => {
        throw new (isUnsent(cause) ? NothingCharged : GatewayFailure)('Xendit did not answer', { cause })
      })
    if (typeof reply !== 'object' || reply === null) throw new GatewayFailure(`Xendit answered ${status}`)
    if (status === 401) throw new NothingCharged('Xendit refuses XENDIT_SECRET_KEY')
    // The bank or the wallet behind it is out of order, which is told in place of a payment request.
    const isUnavailable = isCode(reply, 'CHANNEL_UNAVAILABLE', 'ISSUER_UNAVAILABLE')
    if (status >= 500)
      throw new (isUnavailable ? NothingCharged : GatewayFailure)(
        `Xendit answered ${status} ${codeOf(reply)}`,
      )
    return { ok, status, body: reply }
  }
}

/** Whether a request has not left this machine, as fetch says it. */
function isUnsent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].some(
    (one) => one === code,
  )
}

const codeOf = ({ error_code }: Reply): string => (typeof error_code === 'string' ? error_code : '')
const isCode = (reply: Reply, ...codes: string[]): boolean => codes.includes(codeOf(reply))

const refused = (what: string, { status, body }: Answer) =>
  new GatewayFailure(`Xendit refused ${what} with ${status} ${codeOf(body)}`)

/** What is not there is null; all else that is refused, a failure. */
function noneOr(answer: Answer, what: string): null {
  if (answer.status === 404) return null
  throw refused(what, answer)
}

function chargeRefusal(answer: Answer): Error {
  const { message } = refused('a charge', answer)
  // It has the order already, and does not say by which number.
  return answer.status === 409 ? new LostCharge(message) : new NothingCharged(message)
}

function chargeBody(request: Charge): object {
  const { order_id, amount, method } = request
  if (!isOffered(method)) throw new NothingCharged(`Xendit is not asked for ${method}`)
  return {
    reference_id: order_id,
    type: 'PAY',
    country: 'ID',
    currency,
    request_amount: amount,
    capture_method: 'AUTOMATIC',
    channel_code: channels[method].code,
    channel_properties: propertiesOf(request),
  }
}

function propertiesOf({ method, made_at, expires_at, return_url }: Charge): object {
  switch (methodFacts[method].instruction) {
    // It takes no end of ours: it is cancelled with its invoice.
    case 'qr':
      return {}
    case 'redirect':
      return { success_return_url: return_url, failure_return_url: return_url }
    default: {
      const end = new Date(Date.now() + expires_at.getTime() - made_at.getTime())
      // Rounded down: a number that outlives its invoice would still accept payments. What payers read at their bank.
      return { expires_at: end.toISOString().replace(/\.\d+/, ''), display_name: 'Seberang' }
    }
  }
}

function readCharge(request: Charge, reply: Reply): PaymentDetails & { transaction_id: string } {
  const { payment_request_id: id, reference_id, request_amount } = reply
  if (typeof id !== 'string' || reference_id !== request.order_id)
    throw new GatewayFailure('Xendit answered a charge with something else')
  if (reply.currency !== currency || wholeAmount(request_amount) !== request.amount)
    throw new GatewayFailure('Xendit has this order with another amount')
  if (reply.status === 'FAILED')
    throw new NothingCharged(`Xendit could not charge: ${String(reply.failure_code)}`)
  return { transaction_id: transactionOf(id), ...detailsOf(request, reply) }
}

function detailsOf(request: Charge, reply: Reply): PaymentDetails {
  switch (methodFacts[request.method].instruction) {
    case 'qr':
      return { qr_string: given(reply, 'QR_STRING'), ...endOf(request, reply) }
    case 'redirect': {
      // The page works on a laptop, too, and opens the app on a phone.
      const url = given(reply, 'WEB_URL', 'DEEPLINK_URL')
      // Whatever a gateway answers, a link runs no script here.
      if (!/^(https?|gojek|shopeeid):/.test(url)) throw new GatewayFailure('Xendit gave no page to pay on')
      return { deeplink_url: url, ...endOf(request, reply) }
    }
    case 'bill': {
      // The bank asks for the company, and then for the whole number: docs.xendit.co/docs/mandiri-virtual-account.
      const number = given(reply, 'VIRTUAL_ACCOUNT_NUMBER')
      return { bill: { biller_code: number.slice(0, 5), bill_key: number } }
    }
    default:
      return { va_number: given(reply, 'VIRTUAL_ACCOUNT_NUMBER') }
  }
}

/** What its payer needs, under the first of these names that it has. */
function given({ actions }: Reply, ...names: string[]): string {
  const all: unknown[] = Array.isArray(actions) ? actions : []
  for (const name of names) {
    const found = all.find(
      (one): one is { value: string } =>
        typeof one === 'object' &&
        one !== null &&
        'descriptor' in one &&
        one.descriptor === name &&
        'value' in one &&
        typeof one.value === 'string' &&
        one.value !== '',
    )
    if (found) return found.value
  }
  throw new GatewayFailure(`Xendit gave no ${names.join(' or ')} to pay by`)
}

/** Its clock may differ from ours, so that only the time between its two times counts. */
function endOf({ made_at, method }: Charge, { created, channel_properties: given }: Reply): PaymentDetails {
  const end = typeof given === 'object' && given !== null && 'expires_at' in given && given.expires_at
  const lasts = Date.parse(String(end)) - Date.parse(String(created))
  const ms = lasts > 0 ? lasts : isOffered(method) && channels[method].lastsMs
  return ms ? { expires_at: new Date(made_at.getTime() + ms).toISOString() } : {}
}

const isFailed = ({ status }: Reply): boolean => status === 'FAILED' || status === 'CANCELLED'

/** Whether a list of refunds has one by this key that has not failed. */
function hasRefund({ data }: Reply, key: string): boolean {
  const isIt = (one: unknown) =>
    typeof one === 'object' &&
    one !== null &&
    'reference_id' in one &&
    one.reference_id === key &&
    !isFailed(one)
  return Array.isArray(data) && data.some(isIt)
}
