import { calls } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser } from './support/api.ts'
import { addressInput, assertHealthy, cartInput, TestCustomer } from './support/customer.ts'
import { photo } from './support/files.ts'
import { storedFiles } from './support/stored-files.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

describe.each(databases)('an idempotency key on %s', (kind) => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const newKey = () => ({ 'Idempotency-Key': randomUUID() })
  const save = (headers: Record<string, string>, who = customer, title = 'Sepatu lari') => {
    const input = cartInput(who.addressId)
    const products = input.products.map((product) => ({ ...product, product_title: title }))
    // The body must be identical each time, so the tracking number is fixed.
    const setup = { ...input.setup, seller_tracking_number: '1Z-THE-SAME' }
    return who.call(calls.saveCart, { body: { ...input, setup, products }, headers })
  }
  const carts = async () => (await customer.call(calls.carts)).body.count

  it('repeats the first answer byte for byte, and the effect happens once', async () => {
    const headers = newKey()
    const before = await carts()
    const first = await save(headers)
    const again = await save(headers)
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text])
    expect(await carts()).toBe(before + 1)
  })

  it('used by fifty requests at once has one effect and fifty equal answers', async () => {
    const headers = newKey()
    const before = await carts()
    const answers = await Promise.all(Array.from({ length: 50 }, () => save(headers)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await carts()).toBe(before + 1)
  })

  it('of anonymous callers is not shared: each gets a token of their own', async () => {
    const headers = newKey()
    const ask = () =>
      new Browser(server.url).call(calls.createAccessToken, { body: { mode: 'web' }, headers })
    const [one, other] = [await ask(), await ask()]
    expect([one.status, other.status]).toEqual([201, 201])
    expect(one.body.access_token).not.toBe(other.body.access_token)
  })

  it('is nothing to calls that only look something up: their answers are not stored', async () => {
    const headers = newKey()
    const { setup, products } = cartInput(customer.addressId)
    const { sub_district_id } = addressInput()
    const box = {
      quantity: 1,
      weight_unit: 'kg',
      length: 30,
      width: 20,
      height: 12,
      dimension_unit: 'cm',
    } as const
    const lookUp = (count: number) =>
      Promise.all([
        customer.call(calls.priceShipment, {
          body: { setup, products: products.map((product) => ({ ...product, quantity: count })) },
          headers,
        }),
        customer.call(calls.courierPrices, { body: { sub_district_id, weight: count }, headers }),
        customer.call(calls.calculateDimension, { body: { ...box, weight: count }, headers }),
        customer.call(calls.dropPoints, { body: { country: 'US', ...box, weight: count }, headers }),
      ])
    const [first, second] = [await lookUp(1), await lookUp(40)]
    expect([...first, ...second].map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    first.forEach(({ text }, index) => expect(second[index]?.text).not.toBe(text))
  })

  it('with another body is refused', async () => {
    const headers = newKey()
    await save(headers)
    expect(await save(headers, customer, 'Other')).toMatchObject({
      status: 409,
      body: { code: 'key_reused' },
    })
  })

  it('is scoped to one customer and one call', async () => {
    const headers = newKey()
    const other = await TestCustomer.register(server.url)
    const mine = await save(headers)
    const theirs = await save(headers, other)
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect(theirs.body.cart_code).not.toBe(mine.body.cart_code)
    const read = await customer.call(calls.readNotices, { body: { id: 1 }, headers })
    expect(read.status).toBe(200)
  })

  it('of a refused request can be used again', async () => {
    const headers = newKey()
    const refused = await customer.call(calls.deleteCarts, { body: { cart_codes: ['SC-UNKNOWN1'] }, headers })
    expect(refused.status).toBe(404)
    const { cart_code } = (await save({})).body
    const body = { cart_codes: [cart_code] }
    expect((await customer.call(calls.deleteCarts, { body, headers })).status).toBe(200)
    expect((await customer.call(calls.deleteCarts, { body, headers })).status).toBe(200)
  })

  it('makes a repeated request for a mailed code safe: it is mailed and counted once', async () => {
    const browser = await Browser.open(server.url)
    const user_id = `${randomUUID()}@example.com`
    const headers = newKey()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { status } = await browser.call(calls.registerMini, { body: { user_id }, headers })
      expect(status).toBe(201)
    }
    const mailbox = await fetch(`${server.url}/dev/mailbox?to=${user_id}`, {
      headers: { accept: 'application/json' },
    })
    expect(((await mailbox.json()) as { results: unknown[] }).results).toHaveLength(1)
  })

  it('of an upload covers the file’s content', async () => {
    const upload = (bytes: Uint8Array, headers: Record<string, string>) => {
      const form = new FormData()
      form.set('file_data', new Blob([new Uint8Array(bytes)]), 'a.jpg')
      return customer.send<{ file_id: string }>('POST', calls.uploadFile.path, form, headers)
    }
    const headers = newKey()
    const first = await upload(await photo(), headers)
    const again = await upload(await photo(), headers)
    expect([first.status, again.text]).toEqual([201, first.text])
    expect(storedFiles(server.dataFolder)).toHaveLength(1)
    const other = await upload(Buffer.concat([await photo(), Buffer.from('x')]), headers)
    expect(other.status).toBe(409)
  })

  it.each(['a b', 'ü', 'x'.repeat(201)])('refuses %j', async (key) => {
    const answer = await save({ 'Idempotency-Key': key })
    expect(answer.status).toBe(400)
  })
})

describe.runIf(databases.includes('PostgreSQL'))('the keys of calls about an invoice', () => {
  it('keep no copy of it, which a few bytes of request would store each time', async () => {
    const server = await startTestServer('PostgreSQL')
    const customer = await TestCustomer.register(server.url)
    const headers = () => ({ 'Idempotency-Key': randomUUID() })
    const order = await customer.order([await customer.savesCart()])
    const { body: checkedOut } = await customer.call(calls.checkout, { body: order, headers: headers() })
    const body = { invoice_code: checkedOut.invoice_code }
    const change = { ...body, payment_method: 'va_bni' as const }
    const answers = [
      await customer.call(calls.checkPayment, { body, headers: headers() }),
      await customer.call(calls.changePayment, { body: change, headers: headers() }),
      await customer.call(calls.giveUpInvoice, { body, headers: headers() }),
    ]
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { action: true, invoice: body } })
    const client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
    const { rows } = await client.query<{ length: number }>(
      'select length(answer) from idempotency_keys where call = any($1)',
      [[calls.checkout, calls.checkPayment, calls.changePayment, calls.giveUpInvoice].map(({ id }) => id)],
    )
    await client.end()
    expect(rows).toHaveLength(4)
    for (const { length } of rows) expect(length).toBeLessThan(200)
    await server.close()
  })
})
