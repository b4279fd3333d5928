import { calls, largestPage, type CartInput } from '@seberang/domain/api'
import { minutesBeforeShipping } from '@seberang/domain/limits'
import { maxProducts } from '@seberang/domain/pricing'
import { places, type Place } from '@seberang/domain/status'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { regions } from '../../server/reference/index.ts'
import { advanceClock, Operator } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { DirectCustomer, openServices, openTestDatabase } from '../proof/support/services.ts'
import { cartInput, TestCustomer } from './support/customer.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

describe.each(databases)('the list of shipments on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
  })
  afterAll(() => server.close())

  const receives = (cart_code: string) =>
    operator.call(calls.opsReceive, { body: { cart_code, weight: '2kg', size: '10x10x10cm' } })

  it('begins with what is due, and has the newest first otherwise', async () => {
    const customer = await TestCustomer.register(server.url)
    const counter = new Counter(server.url)
    const due = await customer.savesCart()
    const more = await customer.savesCart()
    const paid = await customer.savesCart()
    const fresh = await customer.savesCart()
    const codesOf = async () => {
      const { body } = await customer.call(calls.carts, { query: { page: 1, page_size: 10 } })
      return body.results.map(({ cart_code }) => cart_code)
    }
    expect(await codesOf()).toEqual([fresh, paid, more, due])
    await customer.checksOut(due)
    for (const code of [more, paid]) await counter.pay(await customer.checksOut(code))
    expect(await codesOf()).toEqual([due, fresh, paid, more])
    await counter.bill(more, 75_000)
    expect(await codesOf()).toEqual([more, due, fresh, paid])
    const history = await customer.call(calls.cartHistory, { query: { page: 1, page_size: 10 } })
    expect(history.body.results.map(({ cart_code }) => cart_code)).toEqual([paid, more, due])
  })

  it('can be filtered by no invoice, by status and by codes', async () => {
    const customer = await TestCustomer.register(server.url)
    const [fresh, arrived, billed] = [
      await customer.savesCart(),
      await customer.savesCart(),
      await customer.savesCart(),
    ]
    await receives(arrived)
    const { invoice_code } = await customer.checksOut(billed)
    const codesOf = async (query: object) => {
      const { body } = await customer.call(calls.carts, { query: { page: 1, page_size: 10, ...query } })
      return { count: body.count, codes: body.results.map(({ cart_code }) => cart_code).toSorted() }
    }
    expect(await codesOf({ status: 'idle' })).toEqual({ count: 2, codes: [fresh, arrived].toSorted() })
    expect(await codesOf({ status: 'warehouse' })).toEqual({ count: 1, codes: [arrived] })
    expect(await codesOf({ codes: `${fresh},${billed}` })).toEqual({
      count: 2,
      codes: [fresh, billed].toSorted(),
    })
    const tooMany = {
      query: {
        codes: Array(largestPage + 1)
          .fill('a')
          .join(),
      },
    }
    expect(await customer.call(calls.carts, tooMany)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'codes' }] },
    })
    expect(await codesOf({ query: invoice_code })).toEqual({ count: 1, codes: [billed] })
    expect(await codesOf({ status: 'idle', codes: billed })).toEqual({ count: 0, codes: [] })
    const counts = (await customer.call(calls.cartCounts)).body.data
    expect(counts.by_status).toEqual({ from_seller: 1, warehouse: 1, pending: 1 })
    expect(counts.idle.titipimport).toBe(2)
    expect((await customer.call(calls.allCartCounts)).body.data).toEqual(counts)
    expect(counts).toMatchObject({
      idle: { count_total: 2, titipimport: 2, titipexport: 0 },
      titipimport: 3,
      titipexport: 0,
      // Of the two, what can be paid for as it is.
      payable: 2,
      quarantine: 0,
      count_total: 3,
      countries: ['US'],
    })
    const found = await customer.call(calls.cartCounts, { query: { query: invoice_code } })
    expect(found.body.data).toMatchObject({
      by_status: { pending: 1 },
      titipimport: 1,
      idle: { titipimport: 0 },
    })
    expect(Object.keys(found.body.data.by_status)).toEqual(['pending'])
    const path = calls.allCartCounts.path
    expect(path).toBe('/api/titipimport-titipexport/cart/count')
    expect((await fetch(server.url + path)).status).toBe(401)
  })

  it('is filtered and counted by place, whatever is paid', async () => {
    const customer = await TestCustomer.register(server.url)
    const counter = new Counter(server.url)
    const onItsWay = await customer.savesCart()
    const billed = await customer.savesCart()
    const paid = await customer.savesCart()
    const arrived = await customer.savesCart()
    const held = await customer.savesCart()
    for (const code of [paid, arrived]) await receives(code)
    await customer.checksOut(billed)
    await counter.pay(await customer.checksOut(paid))
    await operator.call(calls.opsReceive, {
      body: { cart_code: held, weight: '2kg', size: '10x10x10cm', papers: 'Invoice' },
    })
    const codesAt = async (place: Place) => {
      const { body } = await customer.call(calls.carts, { query: { page: 1, page_size: 10, place } })
      return body.results.map(({ cart_code }) => cart_code)
    }
    const found = Object.fromEntries(
      await Promise.all(places.map(async (place) => [place, await codesAt(place)])),
    )
    expect(found).toEqual({
      from_seller: [billed, onItsWay],
      quarantine: [held],
      warehouse: [arrived, paid],
      sent: [],
      inbound: [],
      outbound: [],
      finished: [],
    })
    const counts = (await customer.call(calls.cartCounts)).body.data
    expect(counts.by_place).toEqual({ from_seller: 2, quarantine: 1, warehouse: 2 })
    expect(counts.by_status).toEqual({ from_seller: 1, quarantine: 1, warehouse: 1, pending: 1, paid: 1 })
  })

  it('is searched by any tracking number, however it is written, and by part of it', async () => {
    const customer = await TestCustomer.register(server.url)
    const other = await TestCustomer.register(server.url)
    const number = '1Z 999-AA1 01 2345 6784'
    const withNumber = (input: CartInput): CartInput => ({
      ...input,
      setup: { ...input.setup, seller_tracking_number: number },
    })
    const code = await customer.savesCart(withNumber)
    await customer.savesCart()
    await other.savesCart(withNumber)
    const find = async (query: string) => {
      const { body } = await customer.call(calls.carts, { query: { page: 1, page_size: 10, query } })
      return body.results.map(({ cart_code }) => cart_code)
    }
    for (const typed of [number, '1z999aa10123456784', '1Z999-AA1', '2345 67', '23456784'])
      expect([typed, await find(typed)]).toEqual([typed, [code]])
    expect(await find('1Z 999-AA1 01 2345 6785')).toEqual([])
    // Of signs that are not compared nothing is left to find.
    expect(await find('- -')).toEqual([])
    const counter = new Counter(server.url)
    await counter.receive(code, '1.2kg')
    await counter.pay(await customer.checksOut(code))
    await advanceClock(server.url, minutesBeforeShipping * 60_000)
    for (const status of ['sent', 'inbound'] as const) await counter.move(code, status)
    expect((await counter.move(code, 'outbound', 'JX 55-0001 abc')).status).toBe(200)
    expect(await find('jx550001ABC')).toEqual([code])
  })

  it('begins in quarantine with what waits for the customer, on all its pages', async () => {
    const customer = await TestCustomer.register(server.url)
    const papers = 'Surat izin BPOM'
    const waiting = await customer.savesCart()
    await operator.call(calls.opsReceive, {
      body: { cart_code: waiting, weight: '2kg', size: '10x10x10cm', papers },
    })
    const unannounced = await operator.call(calls.opsReceive, {
      body: { suite: customer.suite, agent_id: 'us-air', weight: '1kg', size: '10x10x10cm' },
    })
    const checked = [await customer.savesCart(), await customer.savesCart()]
    for (const cart_code of checked) {
      await operator.call(calls.opsReceive, {
        body: { cart_code, weight: '2kg', size: '10x10x10cm', papers },
      })
      await operator.call(calls.opsPapers, { params: { cart_code }, body: { papers: null } })
    }
    const pages = [1, 2].map(async (page) => {
      const query = { status: 'quarantine', page, page_size: 2 } as const
      const { body } = await customer.call(calls.carts, { query })
      return body.results.map(({ cart_code }) => cart_code)
    })
    expect(await Promise.all(pages)).toEqual([[unannounced.body.cart_code, waiting], checked.toReversed()])
  })

  it('never contains another customer’s shipments', async () => {
    const owner = await TestCustomer.register(server.url)
    const code = await owner.savesCart()
    const stranger = await TestCustomer.register(server.url)
    const { body } = await stranger.call(calls.carts, { query: { page: 1, page_size: 10, codes: code } })
    expect(body.count).toBe(0)
  })

  describe('a changed address', () => {
    const far = regions.subDistricts.find(
      (place) => place.postal_codes.length > 0 && place.sub_district_id.startsWith('91.'),
    )
    const elsewhere = {
      sub_district_id: far?.sub_district_id ?? '',
      postal_code: far?.postal_codes[0]?.slice(0, 5) ?? '',
    }
    const moves = (customer: TestCustomer, cart_codes: string[], address_id: string) =>
      customer.call(calls.updateCartAddress, { body: { cart_codes, address_id } })

    it('gives each shipment its own couriers, price and a new version', async () => {
      const customer = await TestCustomer.register(server.url)
      const codes = [await customer.savesCart(), await customer.savesCart()]
      const before = await customer.cart(codes[0] ?? '')
      const address_id = await customer.savesAddress(elsewhere)
      expect((await moves(customer, codes, address_id)).status).toBe(200)
      for (const code of codes) {
        const after = await customer.cart(code)
        expect(after.address?.address_id).toBe(address_id)
        expect(after.address?.domesticShipping).not.toEqual(before.address?.domesticShipping)
        expect(after.version).toBe(before.version + 1)
        const fee = after.address?.domesticShipping.find(({ courier_code }) => courier_code === 'jne-reg')
        expect(after.domestic_courier?.price_per_kg).toBe(fee?.price_per_kg)
      }
      // The price seen for the first address is no longer valid.
      const order = await customer.order(codes)
      expect(order.expected_total).not.toBe((before.priced?.answer.total ?? 0) * 2)
    })

    it('is refused for all shipments when it is refused for one', async () => {
      const customer = await TestCustomer.register(server.url)
      const stranger = await TestCustomer.register(server.url)
      const [free, billed] = [await customer.savesCart(), await customer.savesCart()]
      await customer.checksOut(billed)
      const address_id = await customer.savesAddress(elsewhere)
      const late = await moves(customer, [free, billed], address_id)
      expect([late.status, late.body]).toMatchObject([409, { code: 'invoice_open' }])
      expect((await moves(customer, [free, await stranger.savesCart()], address_id)).status).toBe(404)
      const foreign = await moves(customer, [free], stranger.addressId)
      expect([foreign.status, foreign.body]).toMatchObject([422, { errors: [{ field: 'address_id' }] }])
      expect((await customer.cart(free)).address?.address_id).toBe(customer.addressId)
    })
  })

  it('counts as payable those that it lists as ready for checkout', async () => {
    const customer = await TestCustomer.register(server.url)
    await customer.savesCart()
    const [billed, asked] = [await customer.savesCart(), await customer.savesCart()]
    await customer.checksOut(billed)
    const held = { cart_code: asked, weight: '2kg', size: '10x10x10cm', papers: 'Invoice' }
    await operator.call(calls.opsReceive, { body: held })
    const parcel = { suite: customer.suite, agent_id: 'us-air', weight: '3kg', size: '10x10x10cm' }
    await operator.call(calls.opsReceive, { body: parcel })
    await customer.savesCart((input) => ({
      ...input,
      products: input.products.map((product) => ({ ...product, unclassified: true })),
    }))
    const { results } = (await customer.call(calls.carts)).body
    expect(results.map(({ can }) => can.checkout).toSorted()).toEqual(
      [true, 'invoice_open', 'no_papers', 'no_products', 'unclassified'].toSorted(),
    )
    expect((await customer.call(calls.cartCounts)).body.data).toMatchObject({
      payable: 1,
      payable_by_status: { from_seller: 1 },
      by_status: { from_seller: 2 },
    })
    const payable = (await customer.call(calls.carts, { query: { status: 'payable' } })).body
    expect([payable.count, payable.results.map(({ can }) => can.checkout)]).toEqual([1, [true]])
  })

  it(
    'has shorter pages of large shipments, which are not checked out all together',
    { timeout: 60_000 },
    async () => {
      const customer = await TestCustomer.register(server.url)
      const large = (input: CartInput) => {
        const products = input.products
          .slice(0, 1)
          .flatMap((product) =>
            Array.from({ length: maxProducts }, () => ({ ...product, price_original: '0.01', weight: 1 })),
          )
        return { ...input, products }
      }
      const codes: string[] = []
      for (let shipment = 0; shipment < 12; shipment += 1) codes.push(await customer.savesCart(large))
      const ask = async (query: object) => (await customer.call(calls.carts, { query })).body
      const first = await ask({ page: 1, page_size: 12 })
      expect([first.count, first.page_size, first.results.length]).toEqual([12, 6, 6])
      const next = new URL(first.next ?? '', server.url).searchParams
      expect([next.get('page'), next.get('page_size')]).toEqual(['2', '6'])
      const second = await ask(Object.fromEntries(next))
      expect(second.next).toBeNull()
      const listed = [...first.results, ...second.results].map(({ cart_code }) => cart_code)
      expect(listed).toEqual(codes.toReversed())
      expect((await ask({ page: 1, page_size: 10 })).results).toHaveLength(10)
      const carts = codes
        .slice(0, 5)
        .map((cart_code) => ({ cart_code, courier_code: 'jne-reg', insurance: 0 as const }))
      const order = { carts, payment_method: 'va_bca' as const, expected_total: 1 }
      expect(await customer.call(calls.checkout, { body: order })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'carts' }] },
      })
      const moved = await customer.call(calls.updateCartAddress, {
        body: { cart_codes: codes, address_id: customer.addressId },
      })
      expect(moved.status).toBe(200)
      expect((await customer.call(calls.deleteCarts, { body: { cart_codes: codes } })).status).toBe(200)
      expect((await ask({ page: 1, page_size: 10 })).count).toBe(0)
    },
  )
})

it('is not made for somebody who has hung up', async () => {
  const { database, dataFolder, close } = await openTestDatabase('PGlite')
  const services = await openServices(database, dataFolder)
  const customer = await DirectCustomer.create(services)
  await customer.call(services, calls.saveCart, { body: cartInput(customer.addressId) })
  const ask = async () => (await customer.call(services, calls.carts)).status
  expect(await ask()).toBe(200)
  customer.isAborted = true
  expect(await ask()).toBe(503)
  await close()
})
