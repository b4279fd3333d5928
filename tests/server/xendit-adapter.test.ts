import type { GatewayMethod } from '@seberang/domain/api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ForgedNotification,
  GatewayFailure,
  LostCharge,
  NothingCharged,
} from '../../server/gateway/gateway.ts'
import { reportedBy } from '../../server/gateway/xendit-format.ts'
import { createXendit } from '../../server/gateway/xendit.ts'
import { charge, known, made_at } from './support/charge.ts'
import { freePort } from './support/port.ts'
import { startXendit, type FakeXendit } from './support/xendit.ts'

describe('the adapter of Xendit', () => {
  let fake: FakeXendit
  beforeAll(async () => {
    fake = await startXendit()
  })
  beforeEach(() => {
    fake.behaviour = 'well'
    fake.chargeError = undefined
  })
  afterAll(() => fake.close())

  const xendit = (baseUrl = fake.url) =>
    createXendit({ ...fake, callbackToken: fake.callbackToken, baseUrl, timeOutMs: 300 })
  const charged = async (method: GatewayMethod = 'va_bca') => {
    const request = charge({ method })
    const answer = await xendit().charge(request)
    return { id: request.order_id, request, answer, order: known(request, answer.transaction_id) }
  }
  const { return_url } = charge()

  it.each<[GatewayMethod, string, object, object]>([
    ['va_bni', 'BNI_VIRTUAL_ACCOUNT', {}, { va_number: expect.stringMatching(/^\d{13}$/) }],
    ['va_bri', 'BRI_VIRTUAL_ACCOUNT', {}, { va_number: expect.stringMatching(/^\d{13}$/) }],
    ['va_bca', 'BCA_VIRTUAL_ACCOUNT', {}, { va_number: expect.stringMatching(/^\d{13}$/) }],
    [
      'va_mandiri',
      'MANDIRI_VIRTUAL_ACCOUNT',
      {},
      { bill: { biller_code: '88608', bill_key: expect.stringMatching(/^88608\d{8}$/) } },
    ],
    ['qris', 'QRIS', {}, { qr_string: expect.stringMatching(/^000201/) }],
    ...(['gopay', 'shopeepay'] as const).map((method): [GatewayMethod, string, object, object] => [
      method,
      method.toUpperCase(),
      { success_return_url: return_url, failure_return_url: return_url },
      {
        deeplink_url: expect.stringMatching(/^https:/),
        expires_at: new Date(made_at.getTime() + 30 * 60_000).toISOString(),
      },
    ]),
  ])('charges by %s', async (method, channel_code, properties, given) => {
    const { id, answer } = await charged(method)
    expect(answer).toEqual({ transaction_id: fake.request(id).payment_request_id, ...given })
    expect(fake.request(id)).toMatchObject({
      request_amount: 417_500,
      channel_code,
      channel_properties: properties,
    })
  })

  it('a number ends with its invoice by the clock of Xendit, rounded down', async () => {
    const before = Date.now()
    const { channel_properties: given } = fake.request((await charged()).id)
    const end = Date.parse(String(given['expires_at']))
    const left = charge().expires_at.getTime() - made_at.getTime()
    expect(end).toBeGreaterThan(before + left - 1000)
    expect(end).toBeLessThanOrEqual(Date.now() + left)
  })

  it('takes what both it and the method take, and neither OVO nor cards', () => {
    const { va_bca, qris, ovo, card } = xendit().offers
    expect({ va_bca, qris, ovo, card }).toEqual({
      va_bca: { min: 10_000, max: 50_000_000 },
      qris: { min: 1, max: 10_000_000 },
      ovo: undefined,
      card: undefined,
    })
  })

  it('says what is certain to have charged nothing, and what it has had before', async () => {
    for (const error of [
      [400, 'API_VALIDATION_ERROR'],
      [403, 'INVALID_MERCHANT_SETTINGS'],
      [429, 'RATE_LIMIT_EXCEEDED'],
      [503, 'CHANNEL_UNAVAILABLE'],
    ] as const) {
      fake.chargeError = [...error]
      await expect(xendit().charge(charge()), error[1]).rejects.toThrow(NothingCharged)
    }
    fake.chargeError = [409, 'DUPLICATE_ERROR']
    await expect(xendit().charge(charge())).rejects.toThrow(LostCharge)
    const nobody = xendit(`http://127.0.0.1:${await freePort()}`).charge(charge())
    await expect(nobody).rejects.toThrow(NothingCharged)
    fake.chargeError = [500, 'SERVER_ERROR']
    const perhaps = await xendit()
      .charge(charge())
      .catch((error: unknown) => error)
    expect(perhaps).toBeInstanceOf(GatewayFailure)
    expect(perhaps).not.toBeInstanceOf(NothingCharged)
  })

  it.each([
    ['REQUIRES_ACTION', 'pending'],
    ['ACCEPTING_PAYMENTS', 'pending'],
    ['AUTHORIZED', 'pending'],
    ['FAILED', 'denied'],
    ['EXPIRED', 'expired'],
    ['CANCELED', 'cancelled'],
    ['CONSTRUCTOR', 'unknown'],
    ['constructor', 'unknown'],
  ])('reads the status %s as %s', async (word, state) => {
    const { id, order } = await charged()
    fake.becomes(id, word)
    const { transaction_id } = order
    expect(await xendit().status(order)).toMatchObject({
      order_id: id,
      transaction_id,
      amount: 417_500,
      state,
    })
    expect(xendit().read(fake.notification(id), fake.callbackToken)).toMatchObject({ state, transaction_id })
  })

  it('a payment is told by its own id and by what was captured, and each by its own', async () => {
    const { id, order } = await charged()
    const one = fake.pays(id, { captured: 400_000 })
    const first = {
      state: 'settled',
      amount: 400_000,
      transaction_id: `${order.transaction_id}/${one.payment_id}`,
    }
    expect(await xendit().status(order)).toMatchObject(first)
    expect(xendit().read(fake.notification(id), fake.callbackToken)).toMatchObject(first)
    fake.pays(id)
    const now = await xendit().status(order)
    expect(now).toMatchObject({ state: 'settled', amount: 417_500 })
    expect(now?.transaction_id).not.toBe(first.transaction_id)
    expect(await xendit().status({ ...order, transaction_id: first.transaction_id })).toMatchObject(first)
  })

  it('an attempt of the payer that failed leaves the payment request open', async () => {
    const { id, order } = await charged('gopay')
    fake.pays(id, { status: 'FAILED' })
    expect(xendit().read(fake.notification(id), fake.callbackToken)).toMatchObject({ state: 'denied' })
    expect(await xendit().status(order)).toMatchObject({ state: 'pending' })
  })

  it('a payment of another order, in another currency or without an id is none', async () => {
    const { order } = await charged()
    const other = await charged()
    fake.pays(other.id)
    const stolen = { ...order, transaction_id: other.order.transaction_id }
    expect(await xendit().status(stolen)).toBeNull()
    const foreign = await charged()
    fake.pays(foreign.id, { currency: 'USD' })
    expect(await xendit().status(foreign.order)).toMatchObject({ state: 'unknown' })
    expect(xendit().read(fake.notification(foreign.id), fake.callbackToken)).toMatchObject({
      state: 'unknown',
    })
    const { data } = fake.notification(other.id)
    const nameless = { event: 'payment.capture', data: { ...data, payment_id: undefined } }
    expect(xendit().read(nameless, fake.callbackToken)).toMatchObject({ state: 'unknown' })
  })

  it.each([10_000.5, 0, -1, '1e999', {}, null, undefined])(
    'books nothing by the amount %j',
    (request_amount) => {
      const paid = { status: 'SUCCEEDED', currency: 'IDR', request_amount }
      expect(reportedBy(paid)).toEqual({ state: 'unknown', amount: 0 })
      const captured = { ...paid, request_amount: 100, captures: [{ capture_amount: request_amount }] }
      expect(reportedBy(captured)).toEqual({ state: 'unknown', amount: 0 })
    },
  )

  it('a notification without its token is forged, and one about a refund says nothing of the payment', async () => {
    const { id } = await charged()
    fake.pays(id)
    const notification = fake.notification(id)
    for (const token of [undefined, '', 'x', `${fake.callbackToken} `])
      expect(() => xendit().read(notification, token)).toThrow(ForgedNotification)
    const refund = { ...notification, event: 'refund.succeeded' }
    expect(xendit().read(refund, fake.callbackToken)).toMatchObject({ state: 'unknown' })
  })
})
