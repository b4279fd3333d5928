import { calls } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newestMail } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { TestCustomer } from './support/customer.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

describe.each(databases)('the price that was told before, on %s', (kind) => {
  let server: TestServer
  let counter: Counter
  let customer: TestCustomer
  let dollar: number
  beforeAll(async () => {
    server = await startTestServer(kind)
    counter = new Counter(server.url)
    customer = await TestCustomer.register(server.url)
    dollar = (await customer.cart(await customer.savesCart())).priced?.rates['USD'] ?? 0
  })
  afterEach(() => setDollar(dollar))
  afterAll(() => server.close())

  async function setDollar(rupiah: number): Promise<void> {
    const { status, text } = await counter.operator.call(calls.opsSetRates, {
      body: { rates: { USD: rupiah } },
    })
    expect(status, text).toBe(200)
  }

  const totalOf = async (code: string): Promise<number> =>
    (await customer.cart(code)).priced?.answer.total ?? 0

  async function formerOf(code: string): Promise<{ total: number; isSaved: boolean } | null> {
    const { former } = await customer.cart(code)
    return former && { total: former.priced.answer.total, isSaved: former.is_saved }
  }

  it('is that of the mail which gave it a price, whatever the rates are since', async () => {
    const code = await customer.savesCart((input) => ({
      ...input,
      products: input.products.map((product) => ({ ...product, unclassified: true })),
    }))
    const [product] = (await customer.cart(code)).products
    await counter.operator.call(calls.opsClassify, {
      params: { cart_code: code },
      body: { product: product?.cart_detail_code ?? '', hscode: '8523.51' },
    })
    const named = { total: await totalOf(code), isSaved: false }
    await setDollar(dollar + 1000)
    expect(await formerOf(code)).toEqual(named)
    await counter.receive(code, '3.2kg')
    const arrived = { total: await totalOf(code), isSaved: false }
    const { text } = await newestMail(server.url, customer.email)
    expect(text).toContain(formatRupiah(named.total))
    expect(text.replaceAll(/\s/g, ' ')).toContain(
      `Kurs USD ${formatRupiah(dollar)} jadi ${formatRupiah(dollar + 1000)}: +`,
    )
    expect(await formerOf(code)).toEqual(named)
    await setDollar(dollar + 2000)
    expect(await formerOf(code)).toEqual(arrived)
  })

  it('is that of the last measurement which a mail named', async () => {
    const code = await customer.savesCart()
    const saved = { total: await totalOf(code), isSaved: true }
    await counter.receive(code, '3.2kg')
    const arrived = { total: await totalOf(code), isSaved: false }
    expect(await formerOf(code)).toEqual(saved)
    await setDollar(dollar + 1000)
    await counter.measure(code, '4.2kg')
    const { text } = await newestMail(server.url, customer.email)
    expect(text).toContain(formatRupiah(arrived.total))
    expect(text).not.toContain(formatRupiah(saved.total))
    expect(await formerOf(code)).toEqual(arrived)
  })

  it('is that of the day when it was saved, where the receipt was a mistake', async () => {
    const code = await customer.savesCart()
    const saved = { total: await totalOf(code), isSaved: true }
    await counter.receive(code, '3.2kg')
    await counter.operator.call(calls.opsUnreceive, { params: { cart_code: code }, body: {} })
    await setDollar(dollar + 1000)
    expect(await formerOf(code)).toEqual(saved)
  })

  it('is that of the measured parcel, once its customer has changed it', async () => {
    const code = await customer.savesCart()
    await counter.receive(code, '3.2kg')
    const { setup, products, version } = await customer.cart(code)
    if (!setup) throw new Error('a saved shipment has a set-up')
    const body = { setup: { ...setup, insurance: 0.1 as const }, products, version }
    expect((await customer.call(calls.updateCart, { body })).status).toBe(200)
    const changed = { total: await totalOf(code), isSaved: true }
    expect(await formerOf(code)).toBeNull()
    await setDollar(dollar + 1000)
    expect(await formerOf(code)).toEqual(changed)
  })
})
