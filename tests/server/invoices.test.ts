import { calls, type Checkout } from '@seberang/domain/api'
import { maxValues } from '@seberang/domain/api/schemas'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, Operator } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { cartInput, TestCustomer } from './support/customer.ts'
import { beginTransaction, untilWaiting } from './support/locks.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

const hours = 3_600_000
const measured = { weight: '1kg', size: '10x10x10cm' }

describe.each(databases)('an invoice of several shipments on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
  })
  afterAll(() => server.close())

  // Parcels of one customer that are alike are not a mistake here.
  const receive = (by: object) =>
    operator.call(calls.opsReceive, { body: { ...measured, ...by, sure: true } })
  const at = (orderId: string | undefined, action: string) => atGateway(server.url, orderId ?? '', action)

  /** One on its way, one in the warehouse, and one in quarantine whose contents the customer has declared. */
  const threeOf = async (customer: TestCustomer) => {
    const underway = await customer.savesCart()
    const arrived = await customer.savesCart()
    await receive({ cart_code: arrived })
    const quarantined = (await receive({ suite: customer.suite, agent_id: 'cn-air' })).body.cart_code
    const { version } = await customer.cart(quarantined)
    const input = cartInput(customer.addressId)
    const setup = { ...input.setup, agent_id: 'cn-air', country: 'CN', cart_code: quarantined }
    const { status } = await customer.call(calls.updateCart, { body: { ...input, setup, version } })
    expect(status).toBe(200)
    return [underway, arrived, quarantined] as const
  }
  const statusesOf = async (customer: TestCustomer, codes: readonly string[]) => {
    const statuses: string[] = []
    for (const code of codes) statuses.push((await customer.cart(code)).status)
    return statuses
  }

  it('has an item for each shipment with its agreed price, and pays for all', async () => {
    const customer = await TestCustomer.register(server.url)
    const codes = await threeOf(customer)
    const invoice = await customer.checksOut(...codes)
    expect(invoice.items.map((item) => [item.cart_code, item.previous_status])).toEqual([
      [codes[0], 'from_seller'],
      [codes[1], 'warehouse'],
      [codes[2], 'quarantine'],
    ])
    expect(invoice.items.reduce((sum, item) => sum + item.amount, 0)).toBe(invoice.total)
    expect(await statusesOf(customer, codes)).toEqual(['pending', 'pending', 'pending'])
    await at(invoice.payment?.order_id, 'pay')
    expect(await statusesOf(customer, codes)).toEqual(['paid', 'paid', 'paid'])
  })

  it('that expires returns each shipment to its previous status, or to the warehouse if it has arrived since', async () => {
    const customer = await TestCustomer.register(server.url)
    const codes = await threeOf(customer)
    const late = await customer.savesCart()
    await customer.checksOut(...codes, late)
    await receive({ cart_code: late })
    await advanceClock(server.url, 24 * hours)
    expect(await statusesOf(customer, [...codes, late])).toEqual([
      'from_seller',
      'warehouse',
      'quarantine',
      'warehouse',
    ])
    expect((await customer.checksOut(...codes, late)).status).toBe('pending')
  })

  it('is reversed as a whole', async () => {
    const customer = await TestCustomer.register(server.url)
    const codes = await threeOf(customer)
    const invoice = await customer.checksOut(...codes)
    await at(invoice.payment?.order_id, 'pay')
    await at(invoice.payment?.order_id, 'take_back')
    expect(await statusesOf(customer, codes)).toEqual(['pending', 'pending', 'pending'])
  })

  it('is created for all shipments or for none', async () => {
    const customer = await TestCustomer.register(server.url)
    const stranger = await TestCustomer.register(server.url)
    const [own, paid, theirs] = [
      await customer.savesCart(),
      await customer.savesCart(),
      await stranger.savesCart(),
    ]
    await customer.checksOut(paid)
    const ask = (...codes: string[]) =>
      customer.call(calls.checkout, {
        body: {
          carts: codes.map((cart_code) => ({ cart_code, courier_code: 'jne-reg', insurance: 0 as const })),
          payment_method: 'va_bni',
          expected_total: 0,
        },
      })
    expect((await ask(own, theirs)).status).toBe(404)
    expect(await ask(own, paid)).toMatchObject({
      status: 409,
      body: { code: 'not_available', data: { carts: [{ cart_code: paid, reason: 'invoice_open' }] } },
    })
    expect(await ask(own, own)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'carts[1].cart_code' }] },
    })
    expect(await statusesOf(customer, [own])).toEqual(['from_seller'])
  })

  it('has a total that its payment method takes', async () => {
    const customer = await TestCustomer.register(server.url)
    const refused = async (order: Checkout) => {
      const { status, body } = await customer.call(calls.checkout, { body: order })
      return [status, body.errors?.map(({ field }) => field)]
    }
    const dear = await customer.savesCart((input) => ({
      ...input,
      products: input.products.map((product) => ({ ...product, price_original: '900000' })),
    }))
    const order = await customer.order([dear])
    expect(order.expected_total).toBeGreaterThan(maxValues.rupiah)
    expect(await refused(order)).toEqual([422, ['payment_method']])
  })

  it('takes no goods that a change of rates has made worth more than their package takes', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart(({ setup, products }) => ({
      setup: { ...setup, agent_id: null, country: 'CN', package_id: 'laut-all-in', container_type: 'lcl' },
      products: products.map((product) => ({ ...product, currency_code: 'CNY', price_original: '2000' })),
    }))
    expect((await customer.cart(code)).can.checkout).toBe(true)
    const { priced } = await customer.cart(code)
    const rates = { CNY: Math.round((priced?.rates['CNY'] ?? 0) * 1.15) }
    expect((await operator.call(calls.opsSetRates, { body: { rates } })).status).toBe(200)
    expect((await customer.cart(code)).can.checkout).toBe('too_valuable')
    const carts = [{ cart_code: code, courier_code: 'jne-reg', insurance: 0 as const }]
    const order = { carts, payment_method: 'va_bca' as const, expected_total: 0 }
    expect(await customer.call(calls.checkout, { body: order })).toMatchObject({
      status: 409,
      body: { code: 'not_available', data: { carts: [{ cart_code: code, reason: 'too_valuable' }] } },
    })
  })

  it('an additional invoice only holds back its own shipment', async () => {
    const customer = await TestCustomer.register(server.url)
    const [one, other] = [await customer.savesCart(), await customer.savesCart()]
    for (const cart_code of [one, other]) await receive({ cart_code })
    const invoice = await customer.checksOut(one, other)
    await at(invoice.payment?.order_id, 'pay')
    await operator.call(calls.opsMeasure, {
      params: { cart_code: one },
      body: { weight: '4kg', size: '10x10x10cm', sure: true },
    })
    await advanceClock(server.url, hours)
    const moves = async (cart_code: string) => {
      let last = 0
      for (const status of ['sent', 'inbound', 'outbound'] as const) {
        const answer = await operator.call(calls.opsMove, { params: { cart_code }, body: { status } })
        last = answer.status
      }
      return last
    }
    expect([await moves(one), await moves(other)]).toEqual([409, 200])
    expect((await customer.cart(other)).additional_invoices).toEqual([])
  })

  it('invoices are found by type and status, the newest first', async () => {
    const customer = await TestCustomer.register(server.url)
    const codes = [await customer.savesCart(), await customer.savesCart(), await customer.savesCart()]
    const [paid, open, failed] = [
      await customer.checksOut(codes[0] ?? ''),
      await customer.checksOut(codes[1] ?? ''),
      await customer.checksOut(codes[2] ?? ''),
    ]
    await at(paid.payment?.order_id, 'pay')
    await at(failed.payment?.order_id, 'fail')
    const billed = await operator.call(calls.opsBill, {
      params: { cart_code: codes[0] ?? '' },
      body: { amount: 50_000, reason: 'Crate' },
    })
    const found = async (query: object) => {
      const { body } = await customer.call(calls.invoices, { query })
      return body.results.map((invoice) => invoice.invoice_code)
    }
    const added = billed.body.invoice_code
    expect(await found({})).toEqual(
      [added, failed, open, paid].map((one) => (typeof one === 'string' ? one : one.invoice_code)),
    )
    expect(await found({ status: 'pending' })).toEqual([added, open.invoice_code])
    expect(await found({ status: 'cancelled' })).toEqual([failed.invoice_code])
    expect(await found({ invoice_type: 'additional' })).toEqual([added])
    expect(await found({ invoice_type: 'checkout', status: 'paid' })).toEqual([paid.invoice_code])
    expect(await found({ invoice_type: 'topup' })).toEqual([])
    const refused = await customer.send('GET', `${calls.invoices.path}?status=lost&invoice_type=gift`)
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'invoice_type' }, { field: 'status' }] },
    })
  })
})

describe.runIf(databases.includes('PostgreSQL'))('booking more than once in a transaction', () => {
  // An account that neither booking touches: each locks its own in id order, two of them in no order together.
  it.each([
    ['a payment, which may be followed by a credit', ['pay']],
    ['a reversal, which takes credits back', ['pay', 'take_back']],
  ])('locks all shared accounts first: %s', async (_, actions) => {
    const server = await startTestServer('PostgreSQL')
    const customer = await TestCustomer.register(server.url)
    const { invoice_code, payment } = await customer.checksOut(await customer.savesCart())
    const act = (action: string) => atGateway(server.url, payment?.order_id ?? '', action)
    for (const action of actions.slice(0, -1)) await act(action)
    const client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
    const account = ['insurance_payable']
    await client.query(
      'insert into ledger_accounts (code, kind) values ($1, $1) on conflict do nothing',
      account,
    )
    await client.query('begin')
    await client.query('select 1 from ledger_accounts where code = $1 for update', account)
    const done = act(actions.at(-1) ?? '')
    await untilWaiting(client, 1)
    await client.query('commit')
    expect(await done).toBe(200)
    expect((await customer.invoice(invoice_code)).status).toBe(actions.length === 1 ? 'paid' : 'pending')
    await client.end()
    await server.close()
  })

  it('waits for the accounts before it locks the customer, when a measurement ends an invoice and credits', async () => {
    const server = await startTestServer('PostgreSQL')
    const counter = new Counter(server.url)
    const { customer, code, cart } = await counter.paid()
    await counter.measureLarger(code, '2.6kg')
    const client = await beginTransaction(server.databaseUrl)
    await client.query("select 1 from ledger_accounts where code = 'revenue' for update")
    const measured = counter.measure(code, '0.4kg')
    await untilWaiting(client, 1)
    // What a payment that has the accounts goes on to lock.
    await client.query('select 1 from customers where email = $1 for no key update nowait', [customer.email])
    await client.query('commit')
    expect((await measured).status).toBe(200)
    expect(await cart()).toMatchObject({ additional_invoices: [] })
    await client.end()
    await server.close()
  })
})
