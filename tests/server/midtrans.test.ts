import { calls } from '@seberang/domain/api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, Browser, newestMail } from './support/api.ts'
import { TestCustomer } from './support/customer.ts'
import { startMidtrans, type MidtransStandIn, type Mood } from './support/midtrans.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

const hours = 3_600_000
const minutes = 60_000

describe.each(databases)('paying through Midtrans on %s', (kind) => {
  let server: TestServer
  let standIn: MidtransStandIn
  beforeAll(async () => {
    standIn = await startMidtrans()
    server = await startTestServer(kind, {
      gateway: 'midtrans',
      midtransServerKey: standIn.serverKey,
      midtransUrl: standIn.url,
      gatewayTimeOut: 300,
    })
  })
  beforeEach(() => {
    standIn.mood = 'well'
  })
  afterAll(async () => {
    await server.close()
    await standIn.close()
  })

  const checkedOut = async (mood: Mood = 'well') => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    standIn.mood = mood
    const invoice = await customer.checksOut(code)
    const seen = async () => {
      const { body } = await customer.call(calls.invoice, { query: { invoice_code: invoice.invoice_code } })
      return body.data
    }
    return { customer, code, invoice, orderId: invoice.payment?.order_id ?? '', seen }
  }
  const notify = (orderId: string) =>
    new Browser(server.url).call(calls.gatewayNotification, { body: standIn.notification(orderId) })

  it('a checkout gets its number from Midtrans, and Midtrans’ notification pays it', async () => {
    const { invoice, orderId, seen } = await checkedOut()
    const { numbers } = standIn.order(orderId)
    expect(numbers).toMatchObject({ va_numbers: [{ va_number: invoice.payment?.va_number }] })
    expect((await notify(orderId)).status).toBe(200)
    expect((await seen()).status).toBe('pending')
    standIn.becomes(orderId, 'settlement')
    expect((await notify(orderId)).status).toBe(200)
    expect((await seen()).status).toBe('paid')
  })

  it.each<Mood>(['failing', 'garbage', 'silent', 'lossy'])(
    'a checkout succeeds while Midtrans is %s, and gets its number once Midtrans recovers',
    async (mood) => {
      const { invoice, orderId, seen } = await checkedOut(mood)
      expect(invoice).toMatchObject({ status: 'pending', payment: { order_id: orderId, steps: [] } })
      expect(invoice.payment?.va_number).toBeUndefined()
      standIn.mood = 'well'
      await advanceClock(server.url, minutes)
      expect((await seen()).payment?.va_number).toMatch(/^\d{12}$/)
      expect(standIn.order(orderId).gross_amount).toBe(`${invoice.total}.00`)
    },
  )

  it('a "pending" notification that arrives before the charge’s answer does not lose the number', async () => {
    const { orderId, seen } = await checkedOut('lossy')
    standIn.mood = 'well'
    expect((await notify(orderId)).status).toBe(200)
    await advanceClock(server.url, minutes)
    expect((await seen()).payment?.va_number).toMatch(/^\d{12}$/)
  })

  it('a payment without a notification is found by polling, at the customer’s request or after two minutes', async () => {
    const { customer, invoice, orderId } = await checkedOut()
    standIn.becomes(orderId, 'settlement')
    const asked = await customer.call(calls.checkPayment, { body: { invoice_code: invoice.invoice_code } })
    expect(asked.body.invoice.status).toBe('paid')
    const other = await checkedOut()
    standIn.becomes(other.orderId, 'settlement')
    await advanceClock(server.url, 2 * minutes)
    expect((await other.seen()).status).toBe('paid')
  })

  it('an order past its deadline is closed at Midtrans too', async () => {
    const { orderId, seen } = await checkedOut()
    await advanceClock(server.url, 24 * hours)
    expect((await seen()).status).toBe('expired')
    expect(standIn.order(orderId).transaction_status).toBe('cancel')
  })

  it('an invoice past its deadline waits for the gateway’s answer, but not indefinitely', async () => {
    const { seen, orderId } = await checkedOut()
    standIn.mood = 'failing'
    await advanceClock(server.url, 24 * hours)
    expect((await seen()).status).toBe('pending')
    standIn.mood = 'well'
    standIn.becomes(orderId, 'settlement')
    await advanceClock(server.url, 0)
    expect((await seen()).status).toBe('paid')
    const other = await checkedOut()
    standIn.mood = 'failing'
    await advanceClock(server.url, 24 * hours)
    await advanceClock(server.url, 5 * minutes)
    expect((await other.seen()).status).toBe('expired')
  })

  it('money paid while the gateway was unreachable is kept for its owner', async () => {
    const { customer, invoice, orderId, seen } = await checkedOut()
    standIn.mood = 'failing'
    standIn.becomes(orderId, 'settlement')
    await advanceClock(server.url, 24 * hours)
    await advanceClock(server.url, 5 * minutes)
    expect((await seen()).status).toBe('expired')
    standIn.mood = 'well'
    await advanceClock(server.url, minutes)
    const mail = await newestMail(server.url, customer.email)
    expect(mail.subject).toBe(`Uang untuk ${invoice.invoice_code} akan kami kembalikan`)
    expect(standIn.asked).toContain(`POST /v2/${orderId}/cancel`)
  })

  it('has no sandbox payment page', async () => {
    expect(await atGateway(server.url, 'INV-X-1', 'pay')).toBe(404)
  })
})
