import { calls } from '@seberang/domain/api'
import { checkoutsAnHour } from '@seberang/domain/limits'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerTexts } from '../../server/refusal/texts.ts'
import { advanceClock, atGateway, Browser } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { untilWaiting } from './support/locks.ts'
import { notificationOf, serverKey } from './support/notification.ts'
import { databases, oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const hours = 3_600_000

describe.each(oneDatabase)('giving up an unpaid invoice on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  async function checkedOut() {
    const customer = await TestCustomer.register(server.url)
    const cart = await customer.savesCart()
    await new Counter(server.url).receive(cart, '1.2kg')
    const invoice = await customer.checksOut(cart)
    const { invoice_code } = invoice
    const givesUp = () => customer.call(calls.giveUpInvoice, { body: { invoice_code } })
    const now = () => customer.invoice(invoice_code)
    return { customer, cart, invoice, givesUp, now, order: invoice.payment?.order_id ?? '' }
  }

  it('returns the shipment to where it was, to be checked out again', async () => {
    const { customer, cart, invoice, givesUp, now } = await checkedOut()
    const { status, body } = await givesUp()
    expect(status).toBe(200)
    expect(body.invoice).toMatchObject({ status: 'cancelled', ended_because: 'given_up' })
    expect((await now()).ended_because).toBe('given_up')
    expect((await customer.cart(cart)).status).toBe('warehouse')
    const again = await customer.checksOut(cart)
    expect(again.invoice_code).not.toBe(invoice.invoice_code)
    expect((await givesUp()).status).toBe(409)
  })

  it('is refused once it is paid, also when the bank has not said so yet', async () => {
    const { customer, cart, givesUp, now, order } = await checkedOut()
    await atGateway(server.url, order, 'pay_silently')
    const { status, body } = await givesUp()
    expect([status, body.code]).toEqual([409, 'already_paid'])
    expect((await now()).status).toBe('paid')
    expect((await customer.cart(cart)).status).toBe('paid')
  })

  it('is refused once it is paid, also when its owner had the bank asked a moment before', async () => {
    const { customer, invoice, givesUp, now, order } = await checkedOut()
    const { invoice_code } = invoice
    const checked = await customer.call(calls.checkPayment, { body: { invoice_code } })
    expect(checked.body.invoice.status).toBe('pending')
    await atGateway(server.url, order, 'pay_silently')
    const { status, body } = await givesUp()
    expect([status, body.code]).toEqual([409, 'already_paid'])
    expect(await now()).toMatchObject({ status: 'paid', to_return: [] })
  })

  it('closes its number; money that comes for it all the same is kept to be returned', async () => {
    const { customer, cart, givesUp, now, order } = await checkedOut()
    await givesUp()
    await atGateway(server.url, order, 'pay_late')
    const { status, to_return, total } = await now()
    expect(status).toBe('cancelled')
    expect(to_return).toMatchObject([{ amount: total }])
    expect((await customer.cart(cart)).status).toBe('warehouse')
  })

  it('is refused after its deadline, when its money may be on its way', async () => {
    const { givesUp } = await checkedOut()
    await advanceClock(server.url, 25 * hours)
    expect((await givesUp()).status).toBe(409)
  })

  it(`makes room for no more than ${checkoutsAnHour} checkouts in an hour`, async () => {
    const { customer, cart, givesUp } = await checkedOut()
    await givesUp()
    const body = await customer.order([cart])
    const checksOut = () => customer.call(calls.checkout, { body })
    for (let times = 1; times < checkoutsAnHour; times += 1) {
      const { status, body: answer } = await checksOut()
      expect(status).toBe(201)
      const { invoice_code } = answer
      await customer.call(calls.giveUpInvoice, { body: { invoice_code } })
    }
    const orders = await customer.call(calls.invoices, { query: {} })
    const refused = await checksOut()
    expect([refused.status, refused.body.message]).toEqual([429, answerTexts.id.too_many])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await customer.cart(cart)).status).toBe('warehouse')
    expect((await customer.call(calls.invoices, { query: {} })).body).toEqual(orders.body)
    const other = await checkedOut()
    expect((await other.now()).status).toBe('pending')
    await advanceClock(server.url, hours + 60_000)
    expect(await customer.checksOut(cart)).toMatchObject({ status: 'pending' })
  })
})

describe.runIf(databases.includes('PostgreSQL'))('giving up an unpaid invoice', () => {
  it('while its payment is reported: what the report says is asked for, since it waited', async () => {
    const server = await startTestServer('PostgreSQL', { midtransServerKey: serverKey })
    const client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
    const customer = await TestCustomer.register(server.url)
    const cart = await customer.savesCart()
    const { invoice_code, payment, total } = await customer.checksOut(cart)
    await client.query('begin')
    await client.query('select id from carts where code = $1 for no key update', [cart])
    const givesUp = customer.call(calls.giveUpInvoice, { body: { invoice_code } })
    await untilWaiting(client, 1)
    // Signed as a true one, which the gateway knows nothing of: it needed no question when it came.
    const body = notificationOf(payment?.order_id ?? '', total)
    const reported = new Browser(server.url).call(calls.gatewayNotification, { body })
    await untilWaiting(client, 2)
    await client.query('commit')
    expect([(await givesUp).status, (await reported).status]).toEqual([200, 200])
    expect(await customer.invoice(invoice_code)).toMatchObject({ status: 'cancelled', to_return: [] })
    await client.end()
    await assertHealthy(server.url)
    await server.close()
  })
})
