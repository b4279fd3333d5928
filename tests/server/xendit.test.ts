import { calls, type PaymentMethod, type XenditNotification } from '@seberang/domain/api'
import { methodChangesAnHour } from '@seberang/domain/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationSignature } from '../../server/gateway/midtrans-format.ts'
import { createXendit } from '../../server/gateway/xendit.ts'
import { advanceClock, Browser, Operator } from './support/api.ts'
import { charge } from './support/charge.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { startMidtrans, type FakeMidtrans } from './support/midtrans.ts'
import { expectOutcomes } from './support/outcomes.ts'
import { anyDatabase, startTestServer, type TestServer } from './support/server.ts'
import { startXendit, type FakeXendit } from './support/xendit.ts'
import { listUnmatched } from './support/unmatched.ts'

const minutes = 60_000

describe('Xendit beside Midtrans', () => {
  let server: TestServer
  let fake: FakeXendit
  let midtrans: FakeMidtrans
  beforeAll(async () => {
    fake = await startXendit()
    midtrans = await startMidtrans()
    server = await startTestServer(anyDatabase, {
      gateways: ['xendit', 'midtrans'],
      xenditSecretKey: fake.secretKey,
      xenditCallbackToken: fake.callbackToken,
      xenditUrl: fake.url,
      midtransServerKey: midtrans.serverKey,
      midtransUrl: midtrans.url,
      gatewayTimeOut: 500,
    })
  })
  beforeEach(() => {
    fake.behaviour = 'well'
    fake.chargeError = undefined
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
    await fake.close()
    await midtrans.close()
  })

  const openedBy = async (payment_method: PaymentMethod = 'va_bca') => {
    const customer = await TestCustomer.register(server.url)
    const invoice = await customer.checksOut(await customer.savesCart())
    const { invoice_code, total } = invoice
    const changes = (method: PaymentMethod) =>
      customer.call(calls.changePayment, { body: { invoice_code, payment_method: method } })
    if (payment_method !== 'va_bca') await changes(payment_method)
    const seen = () => customer.invoice(invoice_code)
    const { payment } = await seen()
    const givesUp = () => customer.call(calls.giveUpInvoice, { body: { invoice_code } })
    const checks = () => customer.call(calls.checkPayment, { body: { invoice_code } })
    return { total, payment, orderId: payment?.order_id ?? '', changes, seen, givesUp, checks }
  }
  const post = async (body: XenditNotification, token: string | null = fake.callbackToken) => {
    const headers: Record<string, string> = token === null ? {} : { 'x-callback-token': token }
    return (await new Browser(server.url).call(calls.xenditNotification, { body, headers })).status
  }
  const notify = (orderId: string) => post(fake.notification(orderId))

  it('takes what it offers; the rest is Midtrans’', async () => {
    const { payment, orderId } = await openedBy('va_mandiri')
    expect(payment?.bill?.bill_key).toMatch(/^88608\d{8}$/)
    expect(payment?.steps.length).toBeGreaterThan(0)
    expect(fake.all(orderId)).toHaveLength(1)
    const byCard = await openedBy('card')
    expect(midtrans.page(byCard.orderId)).toMatchObject({ enabled_payments: ['credit_card'] })
    expect(byCard.payment?.gateway).toBe('Midtrans')
    expect(fake.all(byCard.orderId)).toEqual([])
  })

  it('refuses what comes without its token, and keeps nothing of it', async () => {
    const { orderId, seen } = await openedBy()
    fake.pays(orderId)
    for (const token of [null, '', 'another-token'])
      expect(await post(fake.notification(orderId), token), String(token)).toBe(403)
    expect((await seen()).status).toBe('pending')
    await expectOutcomes(server, orderId, [])
  })

  it('believes no notification that Xendit does not confirm, and asks it', async () => {
    const { orderId, seen } = await openedBy()
    const { data } = fake.notification(orderId)
    const invented = { event: 'payment.capture', data: { ...data, payment_id: 'py-1', status: 'SUCCEEDED' } }
    expect(await post(invented)).toBe(200)
    const paid = await openedBy()
    fake.pays(paid.orderId)
    // A true payment, of another order.
    const stolen = { ...fake.notification(paid.orderId) }
    expect(await post({ ...stolen, data: { ...stolen.data, reference_id: orderId } })).toBe(200)
    expect((await seen()).status).toBe('pending')
    await expectOutcomes(server, orderId, ['unconfirmed', 'unconfirmed'])
    fake.behaviour = 'failing'
    expect(await notify(paid.orderId)).toBe(503)
    expect((await paid.seen()).status).toBe('pending')
    fake.behaviour = 'well'
    // Repeated by Xendit until it is answered, and once more.
    expect([await notify(paid.orderId), await notify(paid.orderId)]).toEqual([200, 200])
    expect(await paid.seen()).toMatchObject({ status: 'paid', to_return: [] })
    await expectOutcomes(server, paid.orderId, ['paid'])
  })

  it('a number that expires ends its invoice; an attempt that failed ends nothing', async () => {
    const { orderId, seen } = await openedBy()
    fake.pays(orderId, { status: 'FAILED' })
    expect(await notify(orderId)).toBe(200)
    expect((await seen()).status).toBe('pending')
    const other = await openedBy()
    fake.becomes(other.orderId, 'EXPIRED')
    expect(await notify(other.orderId)).toBe(200)
    expect((await other.seen()).status).toBe('expired')
  })

  it('a wallet’s payment that fails or expires leaves its invoice open', async () => {
    const { orderId, changes, seen } = await openedBy('gopay')
    fake.becomes(orderId, 'FAILED')
    expect(await notify(orderId)).toBe(200)
    expect(await seen()).toMatchObject({ status: 'pending', payment: { lapsed: 'denied' } })
    await changes('shopeepay')
    const next = (await seen()).payment?.order_id ?? ''
    fake.becomes(next, 'EXPIRED')
    expect(await notify(next)).toBe(200)
    expect(await seen()).toMatchObject({ status: 'pending', payment: { lapsed: 'expired' } })
  })

  it('one payment that is named under another request is not booked once more', async () => {
    const { orderId, seen } = await openedBy()
    fake.pays(orderId)
    expect(await notify(orderId)).toBe(200)
    const { event, data } = fake.notification(orderId)
    expect(await post({ event, data: { ...data, payment_request_id: 'pr-of-nobody' } })).toBe(200)
    expect(await seen()).toMatchObject({ status: 'paid', to_return: [] })
  })

  it('what is paid twice, too late, or with another amount is owed back once', async () => {
    const twice = await openedBy('qris')
    const payments = [fake.pays(twice.orderId), fake.pays(twice.orderId)]
    for (const payment of [...payments, ...payments])
      expect(await post(fake.notification(twice.orderId, payment))).toBe(200)
    expect(await twice.seen()).toMatchObject({ status: 'paid', to_return: [{ amount: twice.total }] })
    const late = await openedBy()
    await late.givesUp()
    expect(fake.request(late.orderId).status).toBe('CANCELED')
    fake.pays(late.orderId)
    expect([await notify(late.orderId), await notify(late.orderId)]).toEqual([200, 200])
    expect(await late.seen()).toMatchObject({ status: 'cancelled', to_return: [{ amount: late.total }] })
    const short = await openedBy()
    fake.pays(short.orderId, { captured: short.total - 1 })
    expect([await notify(short.orderId), await notify(short.orderId)]).toEqual([200, 200])
    expect(await short.seen()).toMatchObject({ status: 'pending', to_return: [{ amount: short.total - 1 }] })
    const foreign = await openedBy()
    fake.pays(foreign.orderId, { currency: 'USD' })
    expect(await notify(foreign.orderId)).toBe(200)
    expect(await foreign.seen()).toMatchObject({ status: 'pending', to_return: [] })
  })

  it('a payment that was reversed is taken back once Xendit says so', async () => {
    const { orderId, seen } = await openedBy()
    fake.pays(orderId)
    await notify(orderId)
    expect((await seen()).status).toBe('paid')
    const denied = fake.notification(orderId)
    expect(await post({ event: 'payment.failure', data: { ...denied.data, status: 'FAILED' } })).toBe(200)
    expect((await seen()).status).toBe('paid')
    fake.becomes(orderId, 'FAILED')
    expect(await notify(orderId)).toBe(200)
    expect((await seen()).status).toBe('pending')
  })

  it('one that was paid unnoticed is booked when it is to be cancelled', async () => {
    const { orderId, changes, seen } = await openedBy('shopeepay')
    fake.pays(orderId)
    await changes('qris')
    expect(fake.requests.at(-1)).toMatch(/^GET \/v3\/payments\//)
    expect(await seen()).toMatchObject({ status: 'paid', to_return: [] })
  })

  it('a charge whose answer was lost is replaced; money that comes for it pays all the same', async () => {
    const { orderId, changes, seen, checks } = await openedBy()
    fake.behaviour = 'lossy'
    await changes('qris')
    const lost = (await seen()).payment?.order_id ?? ''
    expect(lost).not.toBe(orderId)
    fake.behaviour = 'well'
    // Until its answer cannot come any more, it may be on its way.
    await checks()
    expect((await seen()).payment).toMatchObject({ order_id: lost, steps: [] })
    for (let sweep = 0; sweep < 2; sweep += 1) await advanceClock(server.url, minutes)
    const { payment } = await seen()
    expect(payment).toMatchObject({ payment_method: 'qris', qr_string: expect.any(String) })
    expect([fake.all(lost).length, fake.all(payment?.order_id ?? '').length]).toEqual([1, 1])
    fake.pays(lost)
    expect(await notify(lost)).toBe(200)
    expect(await seen()).toMatchObject({ status: 'paid', to_return: [] })
    await advanceClock(server.url, minutes)
    expect(fake.request(payment?.order_id ?? '').status).toBe('CANCELED')
  })

  it('one that was certainly not charged is charged again under the same order', async () => {
    const { changes, seen } = await openedBy()
    fake.chargeError = [503, 'CHANNEL_UNAVAILABLE']
    await changes('va_bni')
    const first = (await seen()).payment?.order_id
    fake.chargeError = undefined
    await advanceClock(server.url, minutes)
    expect((await seen()).payment).toMatchObject({ order_id: first, va_number: expect.any(String) })
  })

  it('one that is opened by many at once is charged once', async () => {
    const { changes, seen, checks } = await openedBy()
    fake.chargeError = [503, 'CHANNEL_UNAVAILABLE']
    await changes('va_bri')
    fake.chargeError = undefined
    await Promise.all([checks(), advanceClock(server.url, minutes), checks(), checks()])
    const { payment } = await seen()
    expect(payment?.va_number).toEqual(expect.any(String))
    expect(fake.all(payment?.order_id ?? '')).toHaveLength(1)
  })

  it('a gateway whose answers cannot be read is given a new order ever more seldom', async () => {
    const { changes, seen } = await openedBy()
    fake.behaviour = 'failing'
    await changes('va_bri')
    const orders = new Set<string>()
    for (let sweep = 0; sweep < 30; sweep += 1) {
      orders.add((await seen()).payment?.order_id ?? '')
      await advanceClock(server.url, minutes)
    }
    // Half a minute, one, two, four, eight, and sixteen are not over.
    expect(orders.size).toBeGreaterThan(3)
    expect(orders.size).toBeLessThan(7)
  })

  it('what is paid and cannot be read keeps its invoice from being given up, and is booked once it can', async () => {
    const { orderId, changes, seen, givesUp } = await openedBy('shopeepay')
    const payment = fake.pays(orderId, { currency: 'USD' })
    expect((await givesUp()).status).toBe(503)
    await changes('qris')
    expect((await seen()).status).toBe('pending')
    payment.currency = 'IDR'
    await advanceClock(server.url, minutes)
    expect((await seen()).status).toBe('paid')
  })

  it('answers that are lost one after the other use up none of the changes of the hour', async () => {
    const { changes, seen } = await openedBy()
    fake.behaviour = 'failing'
    await changes('va_bri')
    for (let sweep = 0; sweep < 2 * methodChangesAnHour; sweep += 1) await advanceClock(server.url, minutes)
    fake.behaviour = 'well'
    expect((await changes('va_bni')).status).toBe(200)
    expect((await seen()).payment?.va_number).toEqual(expect.any(String))
  })

  it('neither gateway is believed about the orders of the other', async () => {
    const [own, other] = [await openedBy('gopay'), await openedBy('card')]
    fake.pays(own.orderId)
    const { data, event } = fake.notification(own.orderId)
    fake.requests.length = 0
    expect(await post({ event, data: { ...data, reference_id: other.orderId } })).toBe(200)
    midtrans.entersCard(other.orderId)
    midtrans.becomes(other.orderId, 'capture')
    const body = midtrans.notification(other.orderId)
    const signed = { ...body, order_id: own.orderId }
    const signature_key = notificationSignature(signed, midtrans.serverKey)
    const answer = await new Browser(server.url).call(calls.namedGatewayNotification, {
      params: { adapter: 'midtrans' },
      body: { ...signed, signature_key },
    })
    expect([answer.status, fake.requests]).toEqual([200, []])
    expect([(await own.seen()).status, (await other.seen()).status]).toEqual(['pending', 'pending'])
    for (const { orderId } of [own, other]) await expectOutcomes(server, orderId, ['unknown_order'])
  })

  it('money of an order that is not known here is shown to operators', async () => {
    const order_id = 'INV-GONE-1'
    await createXendit({ ...fake, callbackToken: fake.callbackToken, baseUrl: fake.url }).charge(
      charge({ order_id }),
    )
    expect(await notify(order_id)).toBe(200)
    fake.pays(order_id)
    expect(await notify(order_id)).toBe(200)
    await expectOutcomes(server, order_id, ['unknown_order', 'unknown_order'])
    const results = await listUnmatched(new Operator(server.url))
    expect(results.filter((one) => one.order_id === order_id)).toMatchObject([{ amount: 417_500 }])
  })
})
