import { calls, type CartInput, type ProductInput } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo, newestMail, Operator } from './support/api.ts'
import { assertHealthy, cartInput, TestCustomer } from './support/customer.ts'
import { runOps } from './support/ops.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

const withProducts =
  (...changes: Partial<ProductInput>[]) =>
  (input: CartInput): CartInput => ({
    ...input,
    products: changes.flatMap((change) => input.products.map((product) => ({ ...product, ...change }))),
  })

describe.each(databases)('a product without an HS code on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(() => server.close())

  const classify = (cart_code: string, product: string, hscode: string) =>
    operator.call(calls.opsClassify, { params: { cart_code }, body: { product, hscode } })

  it('has neither price nor checkout until an operator classifies it', async () => {
    const code = await customer.savesCart(withProducts({ hscode: '6404.11' }, { unclassified: true }))
    const saved = await customer.cart(code)
    expect(saved.can).toEqual({ edit: true, delete: true, checkout: 'unclassified' })
    expect(saved.priced).toBeNull()
    const [known, unknown] = saved.products
    expect(known).not.toHaveProperty('unclassified')
    // As the catalogue writes it, not as it was typed.
    expect(known).toMatchObject({ hscode: '640411' })
    expect(unknown).toMatchObject({ unclassified: true })
    const order = {
      carts: [{ cart_code: code, courier_code: 'jne-reg', insurance: 0 as const }],
      payment_method: 'va_bca' as const,
      expected_total: 0,
    }
    const refused = await customer.call(calls.checkout, { body: order })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'not_available', data: { carts: [{ cart_code: code, reason: 'unclassified' }] } },
    })

    expect((await runOps(server, 'list', '--needs', 'hscode')).output).toContain(code)

    const product = unknown?.cart_detail_code ?? ''
    expect((await classify(code, product, '9999.99')).status).toBe(422)
    expect((await classify(code, product, '3602.00')).body).toMatchObject({ errors: [{ field: 'hscode' }] })
    expect((await classify(code, known?.cart_detail_code ?? '', '8523.51')).status).toBe(409)
    expect((await classify(code, 'SD-NONE', '8523.51')).status).toBe(404)
    const noticesBefore = (await customer.call(calls.notices)).body.count
    const { output } = await runOps(server, 'classify', code, '--product', product, '--hs', '8523.51')
    expect(output).toContain(`${product} is 852351`)

    expect((await runOps(server, 'list', '--needs', 'hscode')).output).not.toContain(code)
    const classified = await customer.cart(code)
    expect(classified.can.checkout).toBe(true)
    expect(classified.priced?.answer.total).toBeGreaterThan(0)
    expect(classified.products[1]).toMatchObject({ hscode: '852351', cart_detail_code: product })
    expect(classified.products[1]).not.toHaveProperty('unclassified')
    expect(classified.version).toBe(saved.version + 1)
    expect((await customer.call(calls.notices)).body.count).toBe(noticesBefore + 2)
    expect((await customer.checksOut(code)).status).toBe('pending')
    await assertHealthy(server.url)
  })

  it('is not classified as goods of which a parcel takes fewer, nor are so many saved', async () => {
    const code = await customer.savesCart(withProducts({ unclassified: true, quantity: 3 }))
    const [product] = (await customer.cart(code)).products
    const { status, body } = await classify(code, product?.cart_detail_code ?? '', '8517.13')
    expect(status).toBe(422)
    expect(body).toMatchObject({
      errors: [
        {
          field: 'hscode',
          message: 'Paling banyak 2 unit per kiriman; lebihnya tidak kami kirim (Permendag 8/2024).',
        },
      ],
    })
    const two = withProducts({ hscode: '8517.13', quantity: 2 }, { hscode: '8517.13', quantity: 1 })
    const saved = await customer.call(calls.saveCart, { body: two(cartInput(customer.addressId)) })
    expect(saved).toMatchObject({ status: 422, body: { errors: [{ field: 'products[1].quantity' }] } })
  })

  it('has a price by its estimates where it was classified before it was measured', async () => {
    const owner = await TestCustomer.register(server.url)
    const code = await owner.savesCart(withProducts({ unclassified: true }))
    const [product] = (await owner.cart(code)).products
    await classify(code, product?.cart_detail_code ?? '', '8523.51')
    const shown = (await owner.cart(code)).priced?.answer.total
    await operator.call(calls.opsReceive, {
      body: { cart_code: code, agent_id: 'us-air', weight: '2.1kg', size: '30x20x12cm' },
    })
    expect((await owner.cart(code)).former?.priced.answer.total).toBe(shown)
  })

  it('stays unclassified when the parcel is received and measured', async () => {
    const code = await customer.savesCart(withProducts({ unclassified: true }))
    const received = await operator.call(calls.opsReceive, {
      body: { cart_code: code, agent_id: 'us-air', weight: '2.1kg', size: '30x20x12cm' },
    })
    expect(received.body).toMatchObject({ cart_code: code, status: 'warehouse' })
    expect((await customer.cart(code)).can.checkout).toBe('unclassified')
  })

  it('is told of by mail and by the bell: what its price waits for, and once what it is', async () => {
    const owner = await TestCustomer.register(server.url)
    const code = await owner.savesCart(withProducts({ unclassified: true }, { unclassified: true }))
    await operator.call(calls.opsReceive, {
      body: { cart_code: code, agent_id: 'us-air', weight: '2.1kg', size: '30x20x12cm' },
    })
    const mails = () => mailsTo(server.url, owner.email)
    const [arrived] = await mails()
    expect(arrived?.subject).toMatch(/^Sudah tiba di gudang/)
    expect(arrived?.text).toContain('menunggu kode HS')
    expect(arrived?.text).not.toMatch(/Bayar|Rp/)

    const before = (await mails()).length
    const news = async () => (await owner.call(calls.notices, { query: { topic: 'notice' } })).body.results
    const [first, second] = (await owner.cart(code)).products
    await classify(code, first?.cart_detail_code ?? '', '8523.51')
    expect(await mails()).toHaveLength(before)
    expect(await news()).toEqual([])

    const headers = { 'Idempotency-Key': randomUUID() }
    const request = { params: { cart_code: code }, headers }
    const body = { product: second?.cart_detail_code ?? '', hscode: '8523.51' }
    const last = () => operator.call(calls.opsClassify, { ...request, body })
    expect((await last()).text).toBe((await last()).text)
    expect((await classify(code, body.product, '8523.51')).status).toBe(409)
    const { priced } = await owner.cart(code)
    const price = priced?.answer.total ?? 0
    expect(price).toBeGreaterThan(0)
    const [told, ...earlier] = await mails()
    expect(earlier).toHaveLength(before)
    // Before it was measured there was no price to compare with.
    expect((await owner.cart(code)).former).toBeNull()
    expect(told?.subject).toContain(`Harganya keluar: ${formatRupiah(price)}`)
    expect(told?.text).toContain(`/locker-import?q=${code}\n`)
    expect(told?.text).toMatch(/^Bayar di locker: /m)
    expect((await owner.call(calls.carts, { query: { query: code } })).body.results).toHaveLength(1)
    // What the price is made of, and the codes that it rests on.
    expect(told?.text).toMatch(/: 8523\.51$/m)
    expect(told?.text).toMatch(/^Bea masuk: /m)
    expect(await news()).toMatchObject([{ topic: 'notice', event: 'priced', code, price, read: false }])
    await operator.call(calls.opsMeasure, {
      params: { cart_code: code },
      body: { weight: '4.1kg', size: '30x20x12cm', sure: true },
    })
    expect((await news())[0]).toMatchObject({ event: 'priced', code })
    expect((await news())[0]?.price).toBeUndefined()
    const unread = await owner.call(calls.notices, { query: { topic: 'notice' } })
    expect(unread.body).toMatchObject({ count: 1, unread: 1 })
  })

  it.each([
    ['not arrived', undefined, 'Lihat kiriman', '/locker-import'],
    ['held for its papers', 'Faktur', 'Buka quarantine', '/quarantine'],
  ])('has no call to pay in its mail where it has %s', async (_, papers, label, path) => {
    const owner = await TestCustomer.register(server.url)
    const code = await owner.savesCart(withProducts({ unclassified: true }))
    const receipt = { cart_code: code, agent_id: 'us-air', weight: '2.1kg', size: '30x20x12cm' }
    if (papers !== undefined) await operator.call(calls.opsReceive, { body: { ...receipt, papers } })
    const [product] = (await owner.cart(code)).products
    await classify(code, product?.cart_detail_code ?? '', '8523.51')
    const { text } = await newestMail(server.url, owner.email)
    expect(text).toMatch(new RegExp(`^${label}: \\S+${path}\\?q=${code}$`, 'm'))
    expect(text).not.toMatch(/^Bayar/m)
  })

  it.each([
    ['that needs a permit', '0402.21', 1],
    ['of any other goods', '8523.51', 0],
  ])('with a code %s has a mail that tells of it', async (_, hscode, times) => {
    const owner = await TestCustomer.register(server.url)
    const code = await owner.savesCart(withProducts({ unclassified: true }))
    const [product] = (await owner.cart(code)).products
    await classify(code, product?.cart_detail_code ?? '', hscode)
    const { text } = await newestMail(server.url, owner.email)
    expect(text.match(/^.*: Perlu izin BPOM/gm) ?? []).toHaveLength(times)
  })

  it('keeps to the limits of the delivery option', async () => {
    const tooValuable = withProducts({ unclassified: true, price_original: '9000' })(
      cartInput(customer.addressId),
    )
    const setup = {
      ...tooValuable.setup,
      agent_id: 'us-sea',
      package_id: 'laut-all-in',
      container_type: 'lcl' as const,
      courier_package: undefined,
    }
    const { status, body } = await customer.call(calls.saveCart, { body: { ...tooValuable, setup } })
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: [{ field: 'setup.package_id' }] } })
  })

  it('is not estimated, and not both classified and unclassified', async () => {
    const { setup, products } = withProducts({ unclassified: true })(cartInput(customer.addressId))
    const estimated = await customer.call(calls.priceShipment, { body: { setup, products } })
    expect(estimated).toMatchObject({ status: 422, body: { errors: [{ field: 'products[0].hscode' }] } })
    const both = withProducts({ unclassified: true, hscode: '8523.51' })(cartInput(customer.addressId))
    expect((await customer.call(calls.saveCart, { body: both })).status).toBe(422)
  })
})
