import { calls, type PaymentMethod } from '@seberang/domain/api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gatewayNotifications } from '../../server/database/schema/index.ts'
import { allMethods, type Gateway, type Offers } from '../../server/gateway/gateway.ts'
import { createGateways } from '../../server/gateway/gateways.ts'
import { createSandbox } from '../../server/gateway/sandbox.ts'
import type { Services } from '../../server/http/services.ts'
import { DirectCaller, DirectCustomer, openServices, openTestDatabase } from '../proof/support/services.ts'
import { advanceClock, Browser } from './support/api.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { startMidtrans, type FakeMidtrans } from './support/midtrans.ts'
import { notificationOf, serverKey } from './support/notification.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

const minute = 60_000
const phone_number = '+62 812 2044 1871'

describe.each(databases)('Midtrans beside the sandbox on %s', (kind) => {
  let server: TestServer
  let fake: FakeMidtrans
  beforeAll(async () => {
    fake = await startMidtrans()
    server = await startTestServer(kind, {
      gateways: ['midtrans', 'sandbox'],
      midtransServerKey: fake.serverKey,
      midtransUrl: fake.url,
      gatewayTimeOut: 1000,
    })
  })
  beforeEach(() => {
    fake.behaviour = 'well'
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
    await fake.close()
  })

  const openedBy = async (payment_method: PaymentMethod) => {
    const customer = await TestCustomer.register(server.url)
    const { invoice_code } = await customer.checksOut(await customer.savesCart())
    const body = { invoice_code, payment_method }
    const { invoice } = (await customer.call(calls.changePayment, { body })).body
    return {
      customer,
      invoice_code,
      payment: invoice.payment,
      orderId: invoice.payment?.order_id ?? '',
      now: () => customer.invoice(invoice_code),
    }
  }
  const notify = (adapter: string, orderId: string, change: object = {}) =>
    new Browser(server.url).call(calls.namedGatewayNotification, {
      params: { adapter },
      body: { ...fake.notification(orderId), ...change },
    })

  it('a request to a phone is sent to it, withdrawn for another, and over after a minute', async () => {
    const { customer, invoice_code, orderId, now } = await openedBy('ovo')
    expect(fake.requests.filter((line) => line.includes('charge'))).not.toContain(orderId)
    const pushes = async (phone: string) => {
      const body = { invoice_code, phone_number: phone }
      return (await customer.call(calls.repeatPush, { body })).body.invoice.payment
    }
    const first = await pushes(phone_number)
    expect(fake.order(orderId).body).toMatchObject({ ovo: { payer_phone_number: '081220441871' } })
    const second = await pushes('+62 812 9999 8888')
    expect(fake.order(orderId).transaction_status).toBe('cancel')
    expect(second?.order_id).not.toBe(first?.order_id)
    fake.becomes(second?.order_id ?? '', 'expire')
    expect((await notify('midtrans', second?.order_id ?? '')).status).toBe(200)
    expect(await now()).toMatchObject({ status: 'pending', payment: { lapsed: 'expired' } })
  })

  it('a code whose answer was lost is replaced by another, and only that one can be paid', async () => {
    const customer = await TestCustomer.register(server.url)
    const { invoice_code } = await customer.checksOut(await customer.savesCart())
    fake.behaviour = 'lossy'
    const { body } = await customer.call(calls.changePayment, {
      body: { invoice_code, payment_method: 'qris' },
    })
    const lost = body.invoice.payment?.order_id ?? ''
    fake.behaviour = 'well'
    for (let sweep = 0; sweep < 3; sweep += 1) await advanceClock(server.url, minute)
    const { payment } = await customer.invoice(invoice_code)
    expect(payment?.order_id).not.toBe(lost)
    expect(payment?.qr_string).toEqual(expect.any(String))
    expect(fake.order(lost).transaction_status).toBe('cancel')
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  it('the first takes it, and its notification pays', async () => {
    const { payment, orderId, now } = await openedBy('qris')
    expect(payment?.qr_string).toMatch(/^000201/)
    expect(Date.parse(payment?.expires_at ?? '')).toBeGreaterThan(Date.now() + 14 * minute)
    fake.becomes(orderId, 'settlement')
    expect((await notify('midtrans', orderId)).status).toBe(200)
    expect((await now()).status).toBe('paid')
  })

  it('the other is not believed about it, although its signature is true', async () => {
    const { orderId, now } = await openedBy('gopay')
    fake.becomes(orderId, 'settlement')
    expect((await notify('sandbox', orderId)).status).toBe(200)
    expect((await now()).status).toBe('pending')
    // Stored as the other's, it is not in the way of the true one.
    expect((await notify('midtrans', orderId)).status).toBe(200)
    expect((await now()).status).toBe('paid')
  })

  it('the old address is Midtrans’', async () => {
    const { orderId, now } = await openedBy('shopeepay')
    fake.becomes(orderId, 'settlement')
    const body = fake.notification(orderId)
    expect((await new Browser(server.url).call(calls.gatewayNotification, { body })).status).toBe(200)
    expect((await now()).status).toBe('paid')
  })

  it('one that is not set up is not found; what is forged is refused', async () => {
    const { orderId, now } = await openedBy('qris')
    fake.becomes(orderId, 'settlement')
    expect((await notify('cash', orderId)).status).toBe(404)
    const body = {
      event: 'payment.capture',
      data: { reference_id: orderId, payment_request_id: 'pr-1', status: 'SUCCEEDED' },
    }
    expect((await new Browser(server.url).call(calls.xenditNotification, { body })).status).toBe(404)
    expect((await notify('midtrans', orderId, { gross_amount: '1.00' })).status).toBe(403)
    expect((await now()).status).toBe('pending')
  })

  it('a request that could not be sent is not sent once its customer has gone', async () => {
    const { customer, invoice_code, orderId, now } = await openedBy('ovo')
    fake.behaviour = 'failing'
    const body = { invoice_code, phone_number }
    expect((await customer.call(calls.repeatPush, { body })).status).toBe(200)
    fake.behaviour = 'well'
    await advanceClock(server.url, 2 * minute)
    await advanceClock(server.url, minute)
    expect(() => fake.order(orderId)).toThrow('knows no')
    expect((await now()).payment).toMatchObject({ order_id: orderId, lapsed: 'expired' })
    expect((await now()).status).toBe('pending')
  })
})

describe.each(databases)('gateways that come and go on %s', (kind) => {
  const opened = async (work: (services: Services, sandbox: Gateway) => Promise<void>) => {
    const { database, dataFolder, close } = await openTestDatabase(kind)
    try {
      const sandbox = createSandbox(database.database, serverKey)
      await work(await openServices(database, dataFolder, sandbox), sandbox)
    } finally {
      await close()
    }
  }
  /** One that is asked nothing. */
  const silent = (sandbox: Gateway, offers: Offers = allMethods): Gateway => {
    const fails = () => Promise.reject(new Error('it was asked'))
    return { ...sandbox, offers, charge: fails, status: fails, cancel: fails }
  }

  it('a payment stays with the one that opened it', () =>
    opened(async (services, sandbox) => {
      const customer = await DirectCustomer.create(services)
      await customer.checksOut(services, await customer.savesCart(services))
      const later = { ...services, gateways: createGateways({ midtrans: silent(sandbox), sandbox }) }
      const [invoice] = await customer.invoices(later)
      const { invoice_code = '', total = 0, payment } = invoice ?? {}
      const body = { invoice_code }
      expect((await customer.call(later, calls.checkPayment, { body })).status).toBe(200)
      const notification = notificationOf(payment?.order_id ?? '', total)
      const gateway = new DirectCaller(null)
      await gateway.call(later, calls.namedGatewayNotification, {
        params: { adapter: 'midtrans' },
        body: notification,
      })
      expect(await customer.invoices(later)).toMatchObject([{ status: 'pending' }])
      const rows = await services.database.database.select().from(gatewayNotifications)
      expect(rows).toMatchObject([{ gateway: 'midtrans', outcome: 'unknown_order' }])
      expect((await customer.call(later, calls.giveUpInvoice, { body })).status).toBe(200)
      expect(await sandbox.status({ order_id: payment?.order_id ?? '', transaction_id: null })).toMatchObject(
        { state: 'cancelled' },
      )
    }))

  it('what none offers is not shown, and is refused', () =>
    opened(async (services, sandbox) => {
      const { va_bca } = allMethods
      const few = { ...services, gateways: createGateways({ sandbox: { ...sandbox, offers: { va_bca } } }) }
      const customer = await DirectCustomer.create(few)
      const { body } = await customer.call(few, calls.paymentGroups)
      expect(body.results.flatMap(({ methods }) => methods.map((one) => one.payment_method))).toEqual([
        'va_bca',
        'wallet',
        'paylater',
        'manual',
      ])
      const code = await customer.savesCart(few)
      await customer.checksOut(few, code)
      const [invoice] = await customer.invoices(few)
      const change = { invoice_code: invoice?.invoice_code ?? '', payment_method: 'gopay' as const }
      expect((await customer.call(few, calls.changePayment, { body: change })).status).toBe(422)
    }))

  it('what the first does not take goes to the second', () =>
    opened(async (services, sandbox) => {
      const { qris } = allMethods
      const gateways = createGateways({ midtrans: silent(sandbox, { qris }), sandbox })
      expect([gateways.taking('qris', 1000), gateways.taking('va_bca', 20_000)]).toEqual([
        'midtrans',
        'sandbox',
      ])
      expect(gateways.taking('qris', 10_000_001)).toBeUndefined()
      expect(gateways.limitsOf('qris')).toEqual(qris)
      expect(() => createGateways({}).require('midtrans')).toThrow('GATEWAY names no midtrans')
      const customer = await DirectCustomer.create(services)
      const both = { ...services, gateways }
      expect((await customer.checksOut(both, await customer.savesCart(both))).status).toBe(201)
    }))

  it('an invoice whose method none offers any more is paid by transfer', () =>
    opened(async (services) => {
      const customer = await DirectCustomer.create(services)
      await customer.checksOut(services, await customer.savesCart(services))
      const [invoice] = await customer.invoices(services)
      const body = { invoice_code: invoice?.invoice_code ?? '', payment_method: 'gopay' as const }
      // Offered when it was chosen, and gone before it was opened.
      let times = 0
      const taking = () => ((times += 1) === 1 ? ('sandbox' as const) : undefined)
      const going = { ...services, gateways: { ...services.gateways, taking } }
      expect((await customer.call(going, calls.changePayment, { body })).status).toBe(200)
      expect(await customer.invoices(services)).toMatchObject([
        { status: 'pending', payment: { payment_method: 'manual' } },
      ])
    }))
})
