import { calls } from '@seberang/domain/api'
import { levyLines } from '@seberang/domain/pricing'
import { millisecondsBeforeShipping } from '@seberang/domain/status'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { TestCustomer } from './support/customer.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

describe.each(databases)('shipments after checkout, on %s', (kind) => {
  let server: TestServer
  let counter: Counter
  beforeAll(async () => {
    server = await startTestServer(kind)
    counter = new Counter(server.url)
  })
  afterAll(() => server.close())

  it('are the history, newest first, by status and words; the newest is the last', async () => {
    const customer = await TestCustomer.register(server.url)
    const last = async () => (await customer.call(calls.lastCart)).body.data
    const historyOf = async (query: object = {}) => {
      const { body } = await customer.call(calls.cartHistory, { query: { page: 1, page_size: 10, ...query } })
      return { count: body.count, codes: body.results.map(({ cart_code }) => cart_code) }
    }
    await customer.savesCart()
    expect(await last()).toBeNull()
    expect(await historyOf()).toEqual({ count: 0, codes: [] })
    const [first, second] = [await customer.savesCart(), await customer.savesCart()]
    const invoice = await customer.checksOut(first)
    await counter.pay(invoice)
    await customer.checksOut(second)
    expect(await historyOf()).toEqual({ count: 2, codes: [second, first] })
    expect(await historyOf({ status: 'paid' })).toEqual({ count: 1, codes: [first] })
    expect(await historyOf({ query: invoice.invoice_code })).toEqual({ count: 1, codes: [first] })
    expect((await last())?.cart_code).toBe(second)
    const refused = await customer.send('GET', `${calls.cartHistory.path}?status=from_seller`)
    expect(refused.status).toBe(422)
    const stranger = await TestCustomer.register(server.url)
    expect((await stranger.call(calls.lastCart)).body.data).toBeNull()
  })

  it('have a marking code that can be set until they leave the warehouse', async () => {
    const paid = await counter.checkedOut('1.2kg')
    await counter.pay(paid.invoice)
    const { version } = await paid.cart()
    const sets = (marking_code: string | null) =>
      paid.customer.call(calls.updateMarkingCode, { body: { cart_code: paid.code, marking_code } })
    expect((await sets('SBR/44')).body).toMatchObject({ cart_code: paid.code, version: version + 1 })
    expect(await paid.cart()).toMatchObject({ marking_code: 'SBR/44', version: version + 1 })
    await sets(null)
    expect((await paid.cart()).marking_code).toBeNull()
    await advanceClock(server.url, millisecondsBeforeShipping)
    expect((await counter.move(paid.code, 'sent')).status).toBe(200)
    expect(await sets('SBR/45')).toMatchObject({ status: 409, body: { code: 'already_sent' } })
  })

  it('answer their amounts by name, the same as in the price', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart((input) => ({
      ...input,
      shipper: { shipper_name: 'Sneaker Co', shipper_email: 'sales@example.com' },
      products: input.products.map((product) => ({ ...product, price_original: '200' })),
    }))
    const cart = await customer.cart(code)
    const { answer, rates } = cart.priced ?? { answer: undefined, rates: {} }
    if (!answer) throw new Error('a saved shipment has a price')
    const { lines } = answer
    expect(lines.vat).toBeGreaterThan(0)
    expect(cart).toMatchObject({
      total_bill: answer.total,
      total_transaction_freight: lines.freight,
      shipping_price: lines.freight + lines.handling + lines.phone_surcharge,
      estimation_tax: levyLines.reduce((sum, line) => sum + lines[line], 0),
      total_bea_masuk: lines.duty,
      total_ppn: lines.vat,
      total_pph: lines.income_tax,
      cart_source: 'customer',
      quarantine_status: null,
      invoice: null,
      additional_costs: [],
      shipper_name: 'Sneaker Co',
      shipper_email: 'sales@example.com',
      shipper_phone_number: null,
    })
    const [product] = cart.products
    expect(product).toMatchObject({ price: 200 * (rates['USD'] ?? 0), price_dollar: 200 })
    expect(product?.product_type_titipimport.category_name).toBe(product?.category_name)
    const [cheapest, ...others] = cart.domestic_shipping_prices
    expect(others.every(({ shipping_fee }) => shipping_fee >= (cheapest?.shipping_fee ?? 0))).toBe(true)
    const invoice = await customer.checksOut(code)
    const billed = await customer.cart(code)
    expect(billed.invoice).toMatchObject({ invoice_code: invoice.invoice_code, total: invoice.total })
    expect(billed.total_bill).toBe(invoice.total)
  })
})
