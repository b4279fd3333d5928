import { calls, gatewayMethods, type GatewayMethod, type PaymentMethod } from '@seberang/domain/api'
import { methodChangesAnHour, pushesAnHour, pushSeconds } from '@seberang/domain/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, howToPayMails } from './support/api.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes
const phone_number = '+62 812 2044 1871'

/** A customer with an open invoice that is to be paid by a method. */
async function checkedOut(url: string, method: PaymentMethod) {
  const customer = await TestCustomer.register(url)
  const cart = await customer.savesCart()
  const { invoice_code, total } = await customer.checksOut(cart)
  const changes = (payment_method: PaymentMethod) =>
    customer.call(calls.changePayment, { body: { invoice_code, payment_method } })
  const { body } = await changes(method)
  return {
    customer,
    invoice_code,
    total,
    changes,
    payment: body.invoice.payment,
    pushes: (phone = phone_number) =>
      customer.call(calls.repeatPush, { body: { invoice_code, phone_number: phone } }),
    checks: () => customer.call(calls.checkPayment, { body: { invoice_code } }),
    now: () => customer.invoice(invoice_code),
  }
}

describe.each(oneDatabase)('every way to pay on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })
  const at = (method: PaymentMethod) => checkedOut(server.url, method)
  const acts = async (orderId: string | undefined, action: string) =>
    expect(await atGateway(server.url, orderId ?? '', action)).toBe(200)

  /** Changed to the method, and of a push also sent. */
  const opened = async (method: GatewayMethod) => {
    const open = await at(method)
    if (method === 'ovo') expect((await open.pushes()).status).toBe(200)
    return { ...open, payment: (await open.now()).payment }
  }

  it.each<[GatewayMethod, object]>([
    ['qris', { qr_string: expect.stringContaining('/sandbox/pay/') }],
    ['gopay', { deeplink_url: expect.any(String), qr_string: expect.any(String) }],
    ['shopeepay', { deeplink_url: expect.any(String) }],
    ['ovo', { phone_number, expires_at: expect.any(String) }],
    ['card', { redirect_url: expect.stringMatching(/^http.*\/sandbox\/pay\//), gateway: 'Sandbox' }],
  ])('%s is opened, said in the mail, paid, and pays once', async (method, given) => {
    const { customer, payment, now, total } = await opened(method)
    expect(payment).toMatchObject({ payment_method: method, ...given })
    expect(payment?.steps).toHaveLength(1)
    const [mail] = await howToPayMails(server.url, customer.email)
    expect(mail?.text).toContain(payment?.steps[0]?.lines[0])
    await acts(payment?.order_id, 'pay_twice')
    expect(await now()).toMatchObject({ status: 'paid', to_return: [{ amount: total }] })
    const { body } = await customer.call(calls.paymentGroups, {})
    const [first] = body.results
    expect(first?.methods[0]).toMatchObject({ payment_method: method, last_used: true })
  })

  it.each(gatewayMethods)('%s is changed to any other, and back', async (method) => {
    const { changes, pushes, now } = await opened(method)
    for (const other of gatewayMethods.filter((one) => one !== method).slice(0, 3)) {
      expect((await changes(other)).status).toBe(200)
      const sent = other === 'ovo' ? (await pushes()).status : 200
      expect(sent).toBe(200)
      expect((await now()).payment?.payment_method).toBe(other)
      expect((await changes(method)).status).toBe(200)
    }
    expect((await now()).status).toBe('pending')
  })

  it.each<[GatewayMethod, string, string]>([
    ['qris', 'expire', 'expired'],
    ['gopay', 'fail', 'denied'],
    ['shopeepay', 'expire', 'expired'],
    ['ovo', 'fail', 'denied'],
    ['card', 'fail', 'denied'],
    ['card', 'expire', 'expired'],
  ])('%s that ends (%s) leaves its invoice open, for another of the same', async (method, action, lapsed) => {
    const { changes, now, payment } = await opened(method)
    await acts(payment?.order_id, action)
    expect(await now()).toMatchObject({ status: 'pending', payment: { order_id: payment?.order_id, lapsed } })
    const { body } = await changes(method)
    expect(body.invoice.payment?.order_id).not.toBe(payment?.order_id)
    expect(body.invoice.payment?.lapsed).toBeUndefined()
  })

  it.each<GatewayMethod>(['qris', 'gopay', 'ovo', 'card'])(
    '%s that is taken back is to be paid again',
    async (method) => {
      const { now, payment } = await opened(method)
      await acts(payment?.order_id, 'pay')
      await acts(payment?.order_id, 'take_back')
      const { status, payment: next } = await now()
      expect([status, next?.payment_method]).toEqual(['pending', method])
      expect(next?.order_id).not.toBe(payment?.order_id)
      // A phone is asked only when its owner says so.
      expect(next?.phone_number).toBeUndefined()
    },
  )

  it('a code that is paid after it has ended pays its invoice all the same', async () => {
    const { now, payment } = await opened('qris')
    await acts(payment?.order_id, 'pay_late')
    expect((await now()).status).toBe('paid')
  })

  it('an invoice of a lapsed payment ends by its own deadline', async () => {
    const { now, payment } = await opened('qris')
    await acts(payment?.order_id, 'expire')
    await advanceClock(server.url, 24 * hours)
    expect((await now()).status).toBe('expired')
  })

  it('a phone is asked at the customer’s word only, for a minute, and once for two presses', async () => {
    const { changes, pushes, checks, now, payment } = await at('ovo')
    expect(payment).toMatchObject({ payment_method: 'ovo', steps: [expect.anything()] })
    expect(payment?.expires_at).toBeUndefined()
    await advanceClock(server.url, 5 * minutes)
    expect((await now()).payment).toEqual(payment)
    const [one, two] = await Promise.all([pushes(), pushes()])
    expect([one.status, two.status]).toEqual([200, 200])
    const sent = (await now()).payment
    expect(sent).toMatchObject({ order_id: payment?.order_id, phone_number })
    expect((await pushes()).body.invoice.payment?.order_id).toBe(sent?.order_id)
    await advanceClock(server.url, pushSeconds * seconds)
    const { body } = await checks()
    expect(body.invoice).toMatchObject({ status: 'pending', payment: { lapsed: 'expired' } })
    const again = await pushes()
    expect(again.body.invoice.payment?.order_id).not.toBe(sent?.order_id)
    await acts(again.body.invoice.payment?.order_id, 'pay')
    expect((await now()).status).toBe('paid')
    expect((await pushes()).body).toMatchObject({ code: 'already_paid' })
    expect((await changes('ovo')).status).toBe(409)
  })

  it('another phone is asked in place of the first, which cannot agree any more', async () => {
    const { pushes, now } = await at('ovo')
    const first = (await pushes()).body.invoice.payment
    const second = (await pushes('0812 9999 8888')).body.invoice.payment
    expect(second?.order_id).not.toBe(first?.order_id)
    const page = await (await fetch(`${server.url}/sandbox/pay/${first?.order_id}`)).text()
    expect(page).toContain('<dd>cancelled</dd>')
    await acts(second?.order_id, 'pay')
    expect((await now()).status).toBe('paid')
  })

  it('a phone is asked only so often in an hour', async () => {
    const { pushes } = await at('ovo')
    // The change to this method counts as well, and the first request belongs to it.
    for (let count = 0; count < methodChangesAnHour; count += 1)
      expect((await pushes(`+62 812 0000 00${10 + count}`)).status).toBe(200)
    const refused = await pushes('+62 812 0000 0099')
    expect(refused.status).toBe(429)
    expect(refused.body.message).toMatch(/Bisa diganti lagi mulai pukul \d\d\.\d\d;/)
  })

  it('the same phone asked anew after its minute is no change', async () => {
    const { pushes, changes } = await at('ovo')
    for (let count = 1; count < methodChangesAnHour; count += 1)
      expect((await pushes(`+62 812 0000 00${10 + count}`)).status).toBe(200)
    const last = `+62 812 0000 00${9 + methodChangesAnHour}`
    await advanceClock(server.url, pushSeconds * seconds)
    expect((await pushes(last)).status).toBe(200)
    await advanceClock(server.url, pushSeconds * seconds)
    expect((await pushes(last)).status).toBe(200)
    // The tenth change, and what is left once they are used up.
    expect((await pushes('+62 812 0000 0099')).status).toBe(200)
    expect((await changes('qris')).status).toBe(429)
    const { body } = await changes('manual')
    expect(body.invoice.payment?.payment_method).toBe('manual')
  })

  it.each(['+65 8123 4567', '0065 8123 4567', '021 5099 7420'])('%s is asked for nothing', async (phone) => {
    const { pushes, now } = await at('ovo')
    const refused = await pushes(phone)
    expect(refused.body.errors).toMatchObject([{ field: 'phone_number' }])
    expect((await now()).payment?.phone_number).toBeUndefined()
  })

  it('a number is shown as it is sent, and is one number however it is written', async () => {
    const { pushes } = await at('ovo')
    const sent = (await pushes('+62 0812 2044 1871')).body.invoice.payment
    expect(sent?.phone_number).toBe('+62 812 2044 1871')
    expect((await pushes('0812-2044-1871')).body.invoice.payment?.order_id).toBe(sent?.order_id)
  })

  it('one phone is asked only so often in an hour, whoever gives its number and however it is written', async () => {
    const statuses: number[] = []
    for (const victim of ['+62 811 2222 333', '0811-2222-333']) {
      const { pushes } = await at('ovo')
      for (let count = 0; count < 5; count += 1) {
        statuses.push((await pushes(victim)).status)
        await pushes(`+62 813 ${Date.now()}`.slice(0, 16))
      }
    }
    expect(statuses).toEqual(statuses.map((_, index) => (index < pushesAnHour ? 200 : 429)))
  })

  it('no phone is asked for an invoice that is paid otherwise, or is another customer’s', async () => {
    const { pushes, invoice_code } = await at('qris')
    expect((await pushes()).status).toBe(409)
    const stranger = await TestCustomer.register(server.url)
    const body = { invoice_code, phone_number }
    expect((await stranger.call(calls.repeatPush, { body })).status).toBe(404)
    expect((await pushes('12')).status).toBe(422)
  })

  it('what is above a method’s limit is refused with the limit, and the picker says so', async () => {
    const { customer, changes, invoice_code } = await at('va_bca')
    const cart = await customer.savesCart((input) => ({
      ...input,
      products: input.products.map((product) => ({ ...product, quantity: 100 })),
    }))
    const { invoice_code: large, total } = await customer.checksOut(cart)
    expect(total).toBeGreaterThan(10_000_000)
    const { body } = await customer.call(calls.paymentGroups, { query: { invoice_code: large } })
    const found = body.results.flatMap(({ methods }) => methods)
    expect(found.find(({ payment_method }) => payment_method === 'qris')).toMatchObject({
      available: false,
      reason: 'Paling banyak Rp10.000.000.',
    })
    const change = { invoice_code: large, payment_method: 'qris' as const }
    expect(await customer.call(calls.changePayment, { body: change })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'payment_method' }] },
    })
    expect(invoice_code).not.toBe(large)
    expect((await changes('qris')).status).toBe(200)
  })
})
