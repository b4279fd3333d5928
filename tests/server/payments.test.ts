import { calls, type GatewayNotification } from '@seberang/domain/api'
import { notPaidText } from '@seberang/domain/explain'
import { formatRupiah } from '@seberang/domain/format'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, Browser, mailsTo, newestMail, Operator } from './support/api.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { notificationOf, serverKey } from './support/notification.ts'
import { expectOutcomes } from './support/outcomes.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

const hours = 3_600_000

describe.each(databases)('payments on %s', (kind) => {
  let server: TestServer
  let gateway: Browser
  beforeAll(async () => {
    server = await startTestServer(kind, { midtransServerKey: serverKey })
    gateway = new Browser(server.url)
  })
  afterAll(() => server.close())

  /** A customer with an open invoice. */
  const checkedOut = async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    const invoice = await customer.checksOut(code)
    const orderId = invoice.payment?.order_id ?? ''
    const status = async () => {
      const { body } = await customer.call(calls.invoice, { query: { invoice_code: invoice.invoice_code } })
      return body.data.status
    }
    const cartStatus = async () => (await customer.cart(code)).status
    return { customer, code, invoice, orderId, status, cartStatus }
  }

  const notify = (body: GatewayNotification) => gateway.call(calls.gatewayNotification, { body })

  it('of an order with endless notifications 100 are stored, and its payment still counts', async () => {
    const { orderId, invoice, status } = await checkedOut()
    const pending = { transaction_status: 'pending', status_code: '201' }
    for (let count = 0; count < 101; count += 1)
      expect((await notify(notificationOf(orderId, invoice.total, pending))).status).toBe(200)
    const paid = notificationOf(orderId, invoice.total)
    for (const _ of ['first', 'repeated']) expect((await notify(paid)).status).toBe(200)
    expect(await status()).toBe('paid')
    await expectOutcomes(
      server,
      orderId,
      Array.from({ length: 100 }, () => 'pending'),
    )
    await assertHealthy(server.url)
  })

  it('a repeated key returns the first answer, and another body under it is refused', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    const cart = await customer.cart(code)
    const body = {
      carts: [{ cart_code: code, courier_code: 'jne-reg', insurance: 0 as const }],
      payment_method: 'va_bni' as const,
      expected_total: cart.priced?.answer.total ?? 0,
    }
    const headers = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => customer.call(calls.checkout, { body, headers })),
    )
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    const other = await customer.call(calls.checkout, {
      body: { ...body, payment_method: 'va_bri' },
      headers,
    })
    expect(other).toMatchObject({ status: 409, body: { code: 'key_reused' } })
    const stranger = await TestCustomer.register(server.url)
    expect((await stranger.call(calls.checkout, { body, headers })).status).toBe(404)
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  it('a forged notification is refused and changes nothing', async () => {
    const { orderId, invoice, status } = await checkedOut()
    const forged = notificationOf(orderId, invoice.total, { signature_key: 'f'.repeat(128) })
    expect((await notify(forged)).status).toBe(403)
    const otherAmount = { ...notificationOf(orderId, 1), gross_amount: `${invoice.total}.00` }
    expect((await notify(otherAmount)).status).toBe(403)
    expect(await status()).toBe('pending')
  })

  it('a notification delivered twice, in sequence or concurrently, pays once', async () => {
    const { orderId, invoice, status } = await checkedOut()
    const notification = notificationOf(orderId, invoice.total)
    const answers = await Promise.all(Array.from({ length: 8 }, () => notify(notification)))
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
    expect((await notify(notification)).status).toBe(200)
    expect(await status()).toBe('paid')
  })

  it.each([
    ['pending', { transaction_status: 'pending', status_code: '201' }],
    ['a settlement that fraud detection holds back', { fraud_status: 'challenge' }],
    ['a settlement with another status code', { status_code: '201' }],
    ['an unknown status', { transaction_status: 'teleported' }],
    ['a settlement of another amount', { gross_amount: '1.00' }],
  ])('%s leaves the invoice open', async (_, change) => {
    const { orderId, invoice, status } = await checkedOut()
    expect((await notify(notificationOf(orderId, invoice.total, change))).status).toBe(200)
    expect(await status()).toBe('pending')
  })

  it('a notification of an unknown order is stored and acknowledged, so that the gateway stops retrying', async () => {
    expect((await notify(notificationOf(randomUUID(), 1000))).status).toBe(200)
  })

  it('a late "pending" does not undo a payment', async () => {
    const { orderId, invoice, status } = await checkedOut()
    await notify(notificationOf(orderId, invoice.total))
    await notify(
      notificationOf(orderId, invoice.total, { transaction_status: 'pending', status_code: '201' }),
    )
    expect(await status()).toBe('paid')
  })

  it('a second payment is kept for its owner, who is notified', async () => {
    const { customer, orderId, invoice, status } = await checkedOut()
    expect(await atGateway(server.url, orderId, 'pay_twice')).toBe(200)
    expect(await status()).toBe('paid')
    const mail = await newestMail(server.url, customer.email)
    expect(mail.subject).toBe(
      `${formatRupiah(invoice.total)} untuk ${invoice.invoice_code} akan kami kembalikan`,
    )
    // The order page tells why in the words of the mail.
    const { to_return: kept } = await customer.invoice(invoice.invoice_code)
    expect(kept).toMatchObject([{ amount: invoice.total, because: 'paid' }])
    expect(mail.text).toContain(notPaidText('paid', 'id'))
  })

  it('payments of one order at the same moment are each kept, none is answered with an error', async () => {
    const { orderId, status } = await checkedOut()
    const actions = Array.from({ length: 8 }, () => atGateway(server.url, orderId, 'pay_twice'))
    for (const answer of await Promise.all(actions)) expect(answer).toBe(200)
    expect(await status()).toBe('paid')
    await assertHealthy(server.url)
  })

  it('a payment that comes too late is kept for its owner, and the shipment stays where it is', async () => {
    const { customer, orderId, status, cartStatus } = await checkedOut()
    await advanceClock(server.url, 24 * hours)
    expect(await status()).toBe('expired')
    expect(await atGateway(server.url, orderId, 'pay')).toBe(200)
    expect(await status()).toBe('expired')
    expect(await cartStatus()).toBe('from_seller')
    expect((await newestMail(server.url, customer.email)).subject).toContain('kembalikan')
  })

  it('a promised refund that the bank takes back is withdrawn in a mail that says why', async () => {
    const { customer, orderId, invoice } = await checkedOut()
    await advanceClock(server.url, 24 * hours)
    for (const action of ['pay', 'take_back']) expect(await atGateway(server.url, orderId, action)).toBe(200)
    const { subject, text } = await newestMail(server.url, customer.email)
    expect(subject).toBe(
      `${formatRupiah(invoice.total)} untuk ${invoice.invoice_code} ditarik kembali oleh bank`,
    )
    expect(text).toContain('tidak ada yang kami transfer')
    expect((await customer.invoice(invoice.invoice_code)).to_return).toEqual([])
  })

  it('a duplicate payment that the bank takes back is not owed back any more', async () => {
    const { customer, orderId, invoice, status } = await checkedOut()
    await atGateway(server.url, orderId, 'pay_twice')
    expect((await customer.invoice(invoice.invoice_code)).to_return).toHaveLength(1)
    await atGateway(server.url, orderId, 'take_back')
    expect((await customer.invoice(invoice.invoice_code)).to_return).toEqual([])
    expect(await status()).toBe('paid')
    const { text } = await newestMail(server.url, customer.email)
    expect(text).toContain('tidak ada yang kami transfer')
    await assertHealthy(server.url)
  })

  it('a settlement that the bank reverses reopens the invoice, which can be paid again', async () => {
    const { customer, orderId, status, cartStatus } = await checkedOut()
    await atGateway(server.url, orderId, 'pay')
    await atGateway(server.url, orderId, 'take_back')
    expect(await status()).toBe('pending')
    expect(await cartStatus()).toBe('pending')
    const { subject, text } = await newestMail(server.url, customer.email)
    expect(subject).toMatch(/^Harus dibayar Rp[\d.]+ lagi: bank menarik pembayaran INV-/)
    expect(text).toContain('nomor lama tidak berlaku')
    await assertHealthy(server.url)
    await atGateway(server.url, orderId, 'pay')
    expect(await status()).toBe('paid')
  })

  it('what the gateway does not confirm changes nothing: no payment and no reversal made of a true one', async () => {
    const { customer, orderId, invoice, status } = await checkedOut()
    const paid = notificationOf(orderId, invoice.total)
    await notify(paid)
    const mailsOf = async () => (await mailsTo(server.url, customer.email)).length
    const before = await mailsOf()
    for (let forged = 0; forged < 5; forged += 1)
      expect((await notify({ ...paid, transaction_id: randomUUID() })).status).toBe(200)
    // The status code is signed, the status is not.
    expect((await notify({ ...paid, transaction_status: 'deny' })).status).toBe(200)
    expect([await status(), await mailsOf()]).toEqual(['paid', before])
    await assertHealthy(server.url)
  })

  it.each(['cancel', 'expire', 'deny'])('a true "%s" made into a payment pays nothing', async (ended) => {
    const { customer, orderId, invoice, status } = await checkedOut()
    const { body } = await customer.call(calls.changePayment, {
      body: { invoice_code: invoice.invoice_code, payment_method: 'va_bni' },
    })
    expect(body.invoice.payment?.order_id).not.toBe(orderId)
    const truth = notificationOf(orderId, invoice.total, { transaction_status: ended })
    expect((await notify(truth)).status).toBe(200)
    const forged = { ...truth, transaction_id: randomUUID(), transaction_status: 'settlement' }
    expect((await notify(forged)).status).toBe(200)
    expect(await status()).toBe('pending')
    await assertHealthy(server.url)
  })

  it.each(['deny', 'cancel', 'expire', 'settlement'])(
    'a true "pending" made into "%s" changes nothing',
    async (transaction_status) => {
      const { orderId, invoice, status } = await checkedOut()
      const pending = { transaction_status: 'pending', status_code: '201' }
      const truth = notificationOf(orderId, invoice.total, pending)
      expect((await notify({ ...truth, transaction_status })).status).toBe(200)
      expect(await status()).toBe('pending')
    },
  )

  it('whoever makes others of a true notification has the gateway asked 30 times an hour, and 20 stored', async () => {
    const { orderId, invoice, status } = await checkedOut()
    const paid = notificationOf(orderId, invoice.total)
    await notify(paid)
    const forge = () => notify({ ...paid, transaction_id: randomUUID() })
    for (let forged = 0; forged < 30; forged += 1) expect((await forge()).status).toBe(200)
    const refused = await forge()
    expect([refused.status, Number(refused.headers.get('retry-after')) > 3000]).toEqual([429, true])
    // Other orders are still asked about, and what needs no question is still taken.
    const other = await checkedOut()
    expect((await notify(notificationOf(other.orderId, 1))).status).toBe(200)
    expect((await notify(paid)).status).toBe(200)
    await advanceClock(server.url, hours)
    expect((await forge()).status).toBe(200)
    expect(await status()).toBe('paid')
    await expectOutcomes(server, orderId, ['paid', ...Array.from({ length: 20 }, () => 'unconfirmed')])
  })

  it('other amounts that the gateway did not get are not owed back', async () => {
    const { customer, orderId, status } = await checkedOut()
    const before = (await mailsTo(server.url, customer.email)).length
    for (let forged = 0; forged < 3; forged += 1) await notify(notificationOf(orderId, 1))
    expect(await status()).toBe('pending')
    expect((await mailsTo(server.url, customer.email)).length).toBe(before)
  })

  it('a settlement reversed after the invoice’s deadline expires the invoice', async () => {
    const { customer, code, orderId, status, cartStatus } = await checkedOut()
    await atGateway(server.url, orderId, 'pay')
    await advanceClock(server.url, 25 * hours)
    await atGateway(server.url, orderId, 'take_back')
    expect([await status(), await cartStatus()]).toEqual(['expired', 'from_seller'])
    expect((await customer.checksOut(code)).status).toBe('pending')
  })

  it('a second payment that is reversed is no longer owed back, and the first one stands', async () => {
    const { customer, code, orderId, invoice, status } = await checkedOut()
    await atGateway(server.url, orderId, 'pay')
    await atGateway(server.url, orderId, 'take_back')
    await advanceClock(server.url, hours)
    const { body } = await customer.call(calls.invoice, { query: { invoice_code: invoice.invoice_code } })
    const other = body.data.payment?.order_id ?? ''
    expect(other).not.toBe(orderId)
    for (const one of [other, orderId]) await atGateway(server.url, one, 'pay')
    expect(await atGateway(server.url, orderId, 'take_back')).toBe(200)
    expect(await status()).toBe('paid')
    expect((await customer.cart(code)).status).toBe('paid')
  })

  it('a denial of another transaction reverses nothing', async () => {
    const { orderId, invoice, status } = await checkedOut()
    await notify(notificationOf(orderId, invoice.total))
    const answer = await notify(
      notificationOf(orderId, invoice.total, { transaction_status: 'deny', status_code: '202' }),
    )
    expect(answer.status).toBe(200)
    expect(await status()).toBe('paid')
  })

  it.each([
    ['fail', 'cancelled'],
    ['expire', 'expired'],
  ])('%s at the gateway ends the invoice, and the goods can be checked out again', async (action, ended) => {
    const { customer, code, orderId, status, cartStatus } = await checkedOut()
    await atGateway(server.url, orderId, action)
    expect(await status()).toBe(ended)
    expect(await cartStatus()).toBe('from_seller')
    expect((await customer.checksOut(code)).status).toBe('pending')
  })

  it('a lost notification is made up for by polling', async () => {
    const { customer, orderId, invoice, cartStatus } = await checkedOut()
    expect(await atGateway(server.url, orderId, 'pay_silently')).toBe(200)
    expect(await cartStatus()).toBe('pending')
    const checked = await customer.call(calls.checkPayment, { body: { invoice_code: invoice.invoice_code } })
    expect(checked.body.invoice.status).toBe('paid')
    expect(await cartStatus()).toBe('paid')
  })

  it('the sweep polls invoices without a notification, also just before it lets one expire', async () => {
    const { orderId, status } = await checkedOut()
    await atGateway(server.url, orderId, 'pay_silently')
    await advanceClock(server.url, 24 * hours)
    expect(await status()).toBe('paid')
  })

  it('the same shipment is checked out once, no matter how many requests arrive at once', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    const cart = await customer.cart(code)
    const body = {
      carts: [{ cart_code: code, courier_code: 'jne-reg', insurance: 0 as const }],
      payment_method: 'va_bni' as const,
      expected_total: cart.priced?.answer.total ?? 0,
    }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => customer.call(calls.checkout, { body })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  it('the price the customer saw is the price that is charged', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    const cart = await customer.cart(code)
    const operator = new Operator(server.url)
    await operator.call(calls.opsReceive, {
      body: { cart_code: code, weight: '7kg', size: '30x20x12cm', sure: true },
    })
    const answer = await customer.call(calls.checkout, {
      body: {
        carts: [{ cart_code: code, courier_code: 'jne-reg', insurance: 0 }],
        payment_method: 'va_bca',
        expected_total: cart.priced?.answer.total ?? 0,
      },
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    expect((answer.body.data as { total: number }).total).toBeGreaterThan(cart.priced?.answer.total ?? 0)
    expect((await customer.cart(code)).status).toBe('warehouse')
  })
})
