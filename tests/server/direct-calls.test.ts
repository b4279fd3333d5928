import { calls } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser, Operator } from './support/api.ts'
import { cartInput, TestCustomer } from './support/customer.ts'
import { photo } from './support/files.ts'
import { anyDatabase, startTestServer, type TestServer } from './support/server.ts'

describe('what the app and the commands call', () => {
  let server: TestServer
  let customer: TestCustomer
  let operator: Operator
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
    customer = await TestCustomer.register(server.url)
    operator = new Operator(server.url)
  })
  afterAll(() => server.close())

  it('couriers are offered for a sub-district and a weight', async () => {
    const { body } = await customer.call(calls.courierPrices, {
      body: { sub_district_id: '32.73.02', weight: '2.5' },
    })
    expect(body.results.map(({ courier_code }) => courier_code)).toContain('jne-reg')
    const of = async (weight?: number) =>
      (await customer.call(calls.courierPrices, { body: { sub_district_id: '32.73.02', weight } })).body
    expect(await of()).toEqual(await of(1))
  })

  it('a shipment is saved, classified and photographed', async () => {
    await customer.savesAddress()
    const input = cartInput(customer.addressId)
    const products = input.products.map((product) => ({ ...product, hscode: '', unclassified: true }))
    const saved = await customer.call(calls.createCart, { body: { ...input, products } })
    expect(saved.status).toBe(201)
    const { cart_code } = saved.body
    const [product] = (await customer.cart(cart_code)).products
    const classified = await operator.call(calls.opsClassify, {
      params: { cart_code },
      body: { product: product?.cart_detail_code ?? '', hscode: '6404.11' },
    })
    expect(classified).toMatchObject({ status: 200, body: { cart_code, hscode: '640411' } })

    const form = new FormData()
    form.set('file_data', new Blob([await photo()]), 'parcel.jpg')
    const path = calls.opsPhoto.path.replace('{cart_code}', cart_code)
    const pictured = await operator.send<{ url: string }>(calls.opsPhoto.method, path, form)
    expect(pictured.status).toBe(200)
    const photos = (await customer.cart(cart_code)).actual_photos ?? []
    expect(photos.map(({ url }) => url)).toEqual([pictured.body.url])
  })

  it('an account that strangers have closed is opened', async () => {
    const stranger = await Browser.open(server.url)
    const user_id = customer.email
    const guess = () => stranger.call(calls.login, { body: { user_id, password: 'not-the-password' } })
    for (let count = 0; count < 100; count += 1) await guess()
    expect((await guess()).status).toBe(429)
    const opened = await operator.call(calls.opsUnlock, { body: { email: user_id } })
    expect(opened).toMatchObject({ status: 200, body: { failures: 100 } })
    expect((await guess()).status).toBe(422)
  })
})
