import { methodFacts, type GatewayMethod } from '@seberang/domain/api'
import { pushSeconds } from '@seberang/domain/limits'
import { phoneDigits } from '@seberang/domain/validation'
import type { PaymentDetails } from '../database/schema/index.ts'
import { cardOf } from './cards.ts'
import {
  allMethods,
  GatewayFailure,
  LostCharge,
  type Charge,
  type Gateway,
  type GatewayState,
} from './gateway.ts'
import { readNotification, reportedBy, wholeRupiah } from './midtrans-format.ts'

const defaultTimeOutMs = 15_000

/** What the Core API charges; a card is entered on a page of Snap. */
type ChargedMethod = Exclude<GatewayMethod, 'card'>
type CoreCharge = Charge & { method: ChargedMethod }
const isCore = (request: Charge): request is CoreCharge => request.method !== 'card'

/** What a charge asks for, see docs/decisions/0024-gateways.md. */
const chargeOf: Record<ChargedMethod, (request: Charge) => object> = {
  va_bni: () => ({ payment_type: 'bank_transfer', bank_transfer: { bank: 'bni' } }),
  va_bri: () => ({ payment_type: 'bank_transfer', bank_transfer: { bank: 'bri' } }),
  va_bca: () => ({ payment_type: 'bank_transfer', bank_transfer: { bank: 'bca' } }),
  va_mandiri: () => ({
    payment_type: 'echannel',
    echannel: { bill_info1: 'Seberang', bill_info2: 'Invoice' },
  }),
  qris: () => ({ payment_type: 'qris', qris: { acquirer: 'gopay' } }),
  gopay: ({ return_url }) => ({
    payment_type: 'gopay',
    gopay: { enable_callback: true, callback_url: return_url },
  }),
  shopeepay: ({ return_url }) => ({ payment_type: 'shopeepay', shopeepay: { callback_url: return_url } }),
  ovo: ({ customer }) => ({ payment_type: 'ovo', ovo: { payer_phone_number: localPhone(customer.phone) } }),
}

/** As Midtrans writes them: 081111111111. */
const localPhone = (phone = ''): string => `0${phoneDigits(phone) ?? ''}`

export interface MidtransSettings {
  serverKey: string
  /** https://api.midtrans.com, or Midtrans' sandbox URL; no trailing slash. */
  baseUrl: string
  /** https://app.midtrans.com, where Snap's pages are; no trailing slash. */
  pageUrl: string
  timeOutMs?: number
}

interface Reply {
  status_code?: unknown
  transaction_id?: unknown
  transaction_status?: unknown
  fraud_status?: unknown
  gross_amount?: unknown
  va_numbers?: unknown
  biller_code?: unknown
  bill_key?: unknown
  qr_string?: unknown
  actions?: unknown
  transaction_time?: unknown
  expiry_time?: unknown
  refunds?: unknown
  masked_card?: unknown
  saved_token_id?: unknown
  saved_token_id_expired_at?: unknown
  /** Of Snap, which answers without a status code. */
  redirect_url?: unknown
  error_messages?: unknown
}

/** Midtrans' Core API, https://docs.midtrans.com/reference/api-methods-1, and the page of Snap for cards. */
export function createMidtrans(settings: MidtransSettings): Gateway {
  const exchange = createRequester(settings)
  const send = coreSender(settings, exchange)
  const statusOf = (orderId: string) => send('GET', actionPath(orderId, 'status'))

  return {
    offers: allMethods,
    repeatsCharges: true,
    async charge(request) {
      if (!isCore(request)) return openPage(settings, exchange, request)
      const reply = await send('POST', '/v2/charge', chargeBody(request))
      // 406: the order was charged before, and that response was lost.
      const charge = reply.status_code === '406' ? await statusOf(request.order_id) : reply
      if (typeof charge.transaction_id !== 'string') throw refused('a charge', reply)
      if (wholeRupiah(textOf(charge.gross_amount)) !== request.amount)
        throw new GatewayFailure('Midtrans has this order with another amount')
      try {
        return { transaction_id: charge.transaction_id, ...detailsOf(request, charge) }
      } catch (error) {
        // Its status need not repeat the code or the page that its charge had.
        throw charge === reply ? error : new LostCharge('Midtrans does not repeat a charge', { cause: error })
      }
    },
    async status({ order_id }) {
      const reply = await statusOf(order_id)
      if (reply.status_code === '404') return null
      if (typeof reply.transaction_status !== 'string') throw refused('a question', reply)
      return readStatus(order_id, reply)
    },
    async cancel({ order_id, method }) {
      // A cancellation voids a card's payment that was captured; an expiry ends only what waits.
      const reply = await send('POST', actionPath(order_id, method === 'card' ? 'expire' : 'cancel'))
      // 404: also a page that nobody has entered a card on.
      if (['200', '404', '407'].includes(textOf(reply.status_code))) return true
      // 412: the charge can no longer be changed.
      if (reply.status_code === '412') return false
      throw refused('a cancellation', reply)
    },
    async refund({ order_id }, amount, key) {
      const reply = await send('POST', actionPath(order_id, 'refund'), { refund_key: key, amount })
      if (reply.status_code === '200') return
      // If an earlier response was lost, the order already lists the refund with this key.
      if (hasRefund(await statusOf(order_id), key)) return
      throw refused('a refund', reply)
    },
    signsNotifications: true,
    read: (notification) => readNotification(notification, settings.serverKey),
  }
}

const actionPath = (orderId: string, act: string) => `/v2/${encodeURIComponent(orderId)}/${act}`
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

type Exchange = (
  method: 'GET' | 'POST',
  url: string,
  body?: object,
) => Promise<{ status: number; reply: Reply | null }>

function createRequester({ serverKey, timeOutMs = defaultTimeOutMs }: MidtransSettings): Exchange {
  const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`
  return async (method, url, body) => {
    const { status, reply } = await fetch(url, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', authorization },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeOutMs),
    })
      .then(async (answer) => ({ status: answer.status, reply: (await answer.json()) as unknown }))
      .catch((cause: unknown) => {
        throw new GatewayFailure('Midtrans did not answer', { cause })
      })
    if (status >= 500) throw new GatewayFailure(`Midtrans answered ${status}`)
    if (status === 401) throw new GatewayFailure('Midtrans refuses MIDTRANS_SERVER_KEY')
    return { status, reply: typeof reply === 'object' ? reply : null }
  }
}

/** The Core API reports errors by a code in the body; a body without one is a failure. */
const coreSender =
  ({ baseUrl }: MidtransSettings, exchange: Exchange) =>
  async (method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> => {
    const { status, reply } = await exchange(method, `${baseUrl}${path}`, body)
    if (!reply || !('status_code' in reply)) throw new GatewayFailure(`Midtrans answered ${status}`)
    if (reply.status_code === '401') throw new GatewayFailure('Midtrans refuses MIDTRANS_SERVER_KEY')
    return reply
  }

/** Minutes for which Snap keeps a page open, at the least and at the most. */
const pageMinutes = { min: 5, max: 7 * 24 * 60 }

/** The page of Snap where a card is entered; docs/decisions/0027-cards.md. */
async function openPage(
  { pageUrl }: MidtransSettings,
  exchange: Exchange,
  request: Charge,
): Promise<PaymentDetails & { transaction_id: null }> {
  const { order_id, amount, return_url, card_token } = request
  const minutes = minutesLeft(request)
  const { min, max } = pageMinutes
  const { status, reply } = await exchange('POST', `${pageUrl}/snap/v1/transactions`, {
    transaction_details: { order_id, gross_amount: amount },
    customer_details: payerOf(request),
    enabled_payments: ['credit_card'],
    // Its owner is asked on that page whether it is kept.
    credit_card: { secure: true, ...(card_token ? { card_token } : { save_card: true }) },
    callbacks: { finish: return_url },
    expiry: { unit: 'minutes', duration: minutes },
    page_expiry: { unit: 'minutes', duration: Math.min(max, Math.max(min, minutes)) },
  })
  const url = textOf(reply?.redirect_url)
  if (/^https?:/.test(url)) return { transaction_id: null, redirect_url: url }
  // An order has one page, whose address was in an answer that was lost.
  if (status === 400 && /order_id/.test(JSON.stringify(reply?.error_messages)))
    throw new LostCharge('Midtrans does not repeat a page')
  throw new GatewayFailure(`Midtrans refused a page with ${status}`)
}

const refused = (what: string, reply: Reply) =>
  new GatewayFailure(`Midtrans refused ${what} with ${textOf(reply.status_code)}`)

const payerOf = ({ customer }: Charge) => ({ first_name: customer.name, email: customer.email })

/** Rounded down: a number that outlives its invoice would still accept payments. */
const minutesLeft = ({ made_at, expires_at }: Charge): number =>
  Math.max(1, Math.floor((expires_at.getTime() - made_at.getTime()) / 60_000))

function chargeBody(request: CoreCharge): object {
  const { order_id, method, amount } = request
  return {
    ...chargeOf[method](request),
    transaction_details: { order_id, gross_amount: amount },
    customer_details: payerOf(request),
    // A request to a phone has its own fixed time.
    ...(methodFacts[method].instruction !== 'push' && {
      custom_expiry: { expiry_duration: minutesLeft(request), unit: 'minute' },
    }),
  }
}

function readStatus(orderId: string, reply: Reply): GatewayState {
  return {
    order_id: orderId,
    transaction_id: textOf(reply.transaction_id),
    ...reportedBy({
      status_code: textOf(reply.status_code),
      transaction_status: textOf(reply.transaction_status),
      fraud_status: textOf(reply.fraud_status) || undefined,
      gross_amount: textOf(reply.gross_amount),
    }),
    ...cardOf({
      masked_card: textOf(reply.masked_card),
      saved_token_id: textOf(reply.saved_token_id),
      saved_token_id_expired_at: textOf(reply.saved_token_id_expired_at),
    }),
    raw: reply,
  }
}

function hasRefund({ refunds }: Reply, key: string): boolean {
  const isIt = (one: unknown) =>
    typeof one === 'object' && one !== null && 'refund_key' in one && one.refund_key === key
  return Array.isArray(refunds) && refunds.some(isIt)
}

function detailsOf(request: Charge, reply: Reply): PaymentDetails {
  switch (methodFacts[request.method].instruction) {
    case 'qr':
      return { qr_string: given(reply.qr_string, 'code'), ...endOf(request, reply) }
    case 'redirect':
      return { ...walletOf(reply), ...endOf(request, reply) }
    case 'push':
      return endOf(request, reply)
    default:
      return numbersOf(reply)
  }
}

function given(value: unknown, what: string): string {
  if (typeof value !== 'string' || value === '')
    throw new GatewayFailure(`Midtrans gave no ${what} to pay by`)
  return value
}

/** The app of a wallet, and the code that a phone scans where there is one. */
function walletOf({ actions, qr_string }: Reply): PaymentDetails {
  const all: unknown[] = Array.isArray(actions) ? actions : []
  const link = all.find(
    (one): one is { url: unknown } =>
      typeof one === 'object' &&
      one !== null &&
      'name' in one &&
      one.name === 'deeplink-redirect' &&
      'url' in one,
  )
  const url = given(link?.url, 'page')
  // Whatever a gateway answers, a link runs no script here.
  if (!/^(https?|gojek|shopeeid):/.test(url)) throw new GatewayFailure('Midtrans gave no page to pay on')
  return { deeplink_url: url, ...(typeof qr_string === 'string' && qr_string !== '' && { qr_string }) }
}

/** Its clock may differ from ours, so that only the time between its two times counts. */
function endOf({ made_at, method }: Charge, { transaction_time, expiry_time }: Reply): PaymentDetails {
  const lasts = readTime(expiry_time) - readTime(transaction_time)
  const isPush = methodFacts[method].instruction === 'push'
  const ms = lasts > 0 ? lasts : isPush ? pushSeconds * 1000 : undefined
  return ms === undefined ? {} : { expires_at: new Date(made_at.getTime() + ms).toISOString() }
}

const readTime = (value: unknown): number => Date.parse(textOf(value).replace(' ', 'T'))

function numbersOf({ biller_code, bill_key, va_numbers }: Reply): PaymentDetails {
  if (typeof biller_code === 'string' && typeof bill_key === 'string')
    return { bill: { biller_code, bill_key } }
  const first: unknown = Array.isArray(va_numbers) ? va_numbers[0] : undefined
  const number = typeof first === 'object' && first !== null && 'va_number' in first && first.va_number
  if (typeof number !== 'string') throw new GatewayFailure('Midtrans gave no number to pay to')
  return { va_number: number }
}
