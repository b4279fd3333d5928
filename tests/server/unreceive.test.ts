import { calls } from '@seberang/domain/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atGateway, newestMail } from './support/api.ts'
import { carts } from '../../server/database/schema/index.ts'
import { DirectCaller, DirectCustomer, openServices, openTestDatabase } from '../proof/support/services.ts'
import { box, Counter } from './support/counter.ts'
import { assertHealthy, cartInput, TestCustomer } from './support/customer.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

describe.each(databases)('a receipt that is undone, on %s', (kind) => {
  let server: TestServer
  let counter: Counter
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind)
    counter = new Counter(server.url)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const unreceive = (cart_code: string, body = {}) =>
    counter.operator.call(calls.opsUnreceive, { params: { cart_code }, body })

  it('leaves the shipment as it was announced: its price, its log, and an origin that may change', async () => {
    const code = await customer.savesCart()
    const before = await customer.cart(code)
    await counter.receive(code, '4.2kg')
    expect((await customer.cart(code)).priced?.answer).not.toEqual(before.priced?.answer)
    const { status, body, text } = await unreceive(code, { reason: 'Paket lain' })
    expect(status, text).toBe(200)
    expect(body).toMatchObject({ cart_code: code, status: 'from_seller' })
    const mail = await newestMail(server.url, customer.email)
    expect(mail.subject).toContain('Belum tiba')
    for (const part of [code, 'Alasannya: Paket lain', 'tetap kami tunggu']) expect(mail.text).toContain(part)
    const after = await customer.cart(code)
    expect(after).toMatchObject({ status: 'from_seller', received_at: null, revision: {}, measurements: [] })
    expect(after.priced).toEqual(before.priced)
    expect(after.cart_logs.at(-1)).toMatchObject({ status: 'from_seller', note: 'Paket lain' })
    const { setup, products, version } = after
    if (!setup) throw new Error('a saved shipment has a set-up')
    const moved = { ...setup, country: 'MY', agent_id: 'my-air' }
    const changed = await customer.call(calls.updateCart, { body: { setup: moved, products, version } })
    expect(changed.status, changed.text).toBe(200)
  })

  it('may be received again', async () => {
    const code = await customer.savesCart()
    await counter.receive(code, '4.2kg')
    await unreceive(code)
    expect((await counter.receive(code, '1.1kg')).status).toBe(200)
    expect((await customer.cart(code)).revision).toMatchObject({ weight_kg: 1.1 })
  })

  it('of a parcel that nobody announced leaves nothing', async () => {
    const received = await counter.operator.call(calls.opsReceive, {
      body: { suite: customer.suite, agent_id: 'us-air', weight: '1kg', size: '10x10x10cm' },
    })
    const { cart_code } = received.body
    const taken = await unreceive(cart_code, { reason: 'Suite lain' })
    expect(taken.body).toMatchObject({ status: 'deleted' })
    expect((await newestMail(server.url, customer.email)).text).toContain('tidak lagi tercatat')
    const { body } = await customer.call(calls.carts, { query: { codes: cart_code } })
    expect(body.results).toEqual([])
    // Support finds it all the same.
    const receipt_undone = { by: 'machine', reason: 'Suite lain', at: expect.any(String) as unknown }
    const found = await counter.operator.call(calls.opsFind, { body: { text: cart_code } })
    expect(found.body.results).toMatchObject([{ kind: 'shipment', cart_code, receipt_undone }])
    const shown = await counter.operator.call(calls.opsCart, { params: { cart_code } })
    expect(shown.body.data).toMatchObject({ customer: { suite: customer.suite }, receipt_undone })
    expect((await counter.operator.call(calls.opsConfirm, { params: { cart_code } })).status).toBe(404)
  })

  it('while the invoice is open is possible if the parcel came after the checkout', async () => {
    const later = await counter.checkedOut(null)
    await counter.receive(later.code, '4.2kg')
    expect((await unreceive(later.code)).body).toMatchObject({ status: 'pending' })
    expect(await later.cart()).toMatchObject({ status: 'pending', received_at: null, revision: {} })
    const measured = await counter.checkedOut('1.2kg')
    expect((await unreceive(measured.code)).status).toBe(409)
    expect((await measured.cart()).revision).toMatchObject({ weight_kg: 1.2 })
  })

  it('is refused while the measurement is billed, even if the bank has taken the payment back', async () => {
    const paid = await counter.paid(null)
    await counter.receive(paid.code, '4.2kg')
    expect(await atGateway(server.url, paid.invoice.payment?.order_id ?? '', 'take_back')).toBe(200)
    expect(await unreceive(paid.code)).toMatchObject({ status: 409, body: { code: 'measurement_billed' } })
    expect((await paid.cart()).revision).toMatchObject({ weight_kg: 4.2 })
  })

  it('is refused once it is paid, before it arrived, and twice', async () => {
    const paid = await counter.checkedOut('1.2kg')
    await counter.pay(paid.invoice)
    expect((await unreceive(paid.code)).status).toBe(409)
    const early = await counter.checkedOut(null)
    await counter.pay(early.invoice)
    await counter.receive(early.code, '4.2kg')
    // What it weighed more has been billed.
    expect((await unreceive(early.code)).status).toBe(409)
    expect((await early.cart()).revision).toMatchObject({ weight_kg: 4.2 })
    const code = await customer.savesCart()
    expect((await unreceive(code)).status).toBe(409)
    await counter.receive(code, '1.1kg')
    const both = await Promise.all([unreceive(code), unreceive(code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

it.each([undefined, 'Surat izin BPOM'])(
  'leaves no column of what a receipt wrote, papers: %s',
  async (papers) => {
    const { database, dataFolder, close } = await openTestDatabase('PGlite')
    const services = await openServices(database, dataFolder)
    const customer = await DirectCustomer.create(services)
    const operator = new DirectCaller(null, true)
    const input = cartInput(customer.addressId)
    const products = input.products.map((product) => ({ ...product, unclassified: true }))
    const saved = await customer.call(services, calls.saveCart, { body: { ...input, products } })
    const { cart_code } = saved.body
    const row = async () => {
      const [found] = await database.database.select().from(carts).where(eq(carts.code, cart_code))
      return found
    }
    const before = await row()
    const body = {
      cart_code,
      weight: '4.2kg',
      size: box,
      sure: true,
      ...(papers !== undefined && { papers }),
    }
    expect((await operator.call(services, calls.opsReceive, { body })).status).toBe(200)
    expect(await row()).toMatchObject({
      measuredUnclassified: true,
      weightRevision: expect.anything() as unknown,
    })
    expect(
      (await operator.call(services, calls.opsUnreceive, { params: { cart_code }, body: {} })).status,
    ).toBe(200)
    const moved = { version: expect.anything() as unknown, updatedAt: expect.anything() as unknown }
    expect(await row()).toEqual({ ...before, ...moved })
    await close()
  },
)
