import { calls } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser, Operator } from './support/api.ts'
import { addressInput, assertHealthy, cartInput, TestCustomer } from './support/customer.ts'
import { photo } from './support/files.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'
import { routes } from '../../server/features/index.ts'
import { pathOf } from '@seberang/domain/api'

describe.each(databases)("another customer's things on %s", (kind) => {
  let server: TestServer
  let owner: TestCustomer
  let stranger: TestCustomer
  let cartCode: string
  let invoicedCode: string
  let invoiceCode: string
  let fileId: string
  beforeAll(async () => {
    server = await startTestServer(kind)
    owner = await TestCustomer.register(server.url)
    stranger = await TestCustomer.register(server.url)
    cartCode = await owner.savesCart()
    invoicedCode = await owner.savesCart()
    invoiceCode = (await owner.checksOut(invoicedCode)).invoice_code
    const form = new FormData()
    form.set('file_data', new Blob([await photo()]), 'invoice.jpg')
    const uploaded = await owner.send<{ file_id: string }>('POST', calls.uploadFile.path, form)
    fileId = uploaded.body.file_id
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const attempts: [string, (id: 'theirs' | 'unknown') => Promise<{ status: number; text: string }>][] = [
    [
      'read a cart',
      (id) =>
        stranger.call(calls.cartOrInvoice, { query: { code: id === 'theirs' ? cartCode : 'SC-UNKNOWN1' } }),
    ],
    [
      'delete a cart',
      (id) =>
        stranger.call(calls.deleteCarts, {
          body: { cart_codes: [id === 'theirs' ? cartCode : 'SC-UNKNOWN1'] },
        }),
    ],
    [
      'change a cart',
      (id) => {
        const input = cartInput(stranger.addressId)
        const cart_code = id === 'theirs' ? cartCode : 'SC-UNKNOWN1'
        return stranger.call(calls.updateCart, {
          body: { ...input, setup: { ...input.setup, cart_code }, version: 1 },
        })
      },
    ],
    [
      'check a cart out',
      (id) =>
        stranger.call(calls.checkout, {
          body: {
            carts: [
              {
                cart_code: id === 'theirs' ? cartCode : 'SC-UNKNOWN1',
                courier_code: 'jne-reg',
                insurance: 0,
              },
            ],
            payment_method: 'va_bca',
            expected_total: 1,
          },
        }),
    ],
    [
      'read an invoice',
      (id) =>
        stranger.call(calls.invoice, {
          query: { invoice_code: id === 'theirs' ? invoiceCode : 'INV-UNKNOWN' },
        }),
    ],
    [
      'check a payment',
      (id) =>
        stranger.call(calls.checkPayment, {
          body: { invoice_code: id === 'theirs' ? invoiceCode : 'INV-UNKNOWN' },
        }),
    ],
    [
      'change an address',
      (id) =>
        stranger.call(calls.updateAddress, {
          params: { address_id: id === 'theirs' ? owner.addressId : 'unknown' },
          body: addressInput(),
        }),
    ],
    [
      'delete an address',
      (id) =>
        stranger.call(calls.deleteAddress, {
          body: { address_id: id === 'theirs' ? owner.addressId : 'unknown' },
        }),
    ],
    [
      'read a file',
      (id) => stranger.call(calls.readFile, { params: { file_id: id === 'theirs' ? fileId : 'unknown' } }),
    ],
  ]

  it.each(attempts)('%s: 404, as for one that does not exist', async (_, attempt) => {
    const theirs = await attempt('theirs')
    const unknown = await attempt('unknown')
    expect(theirs.status).toBe(404)
    expect(theirs.text).toBe(unknown.text)
  })

  it('using them in one’s own cart is refused like something unknown', async () => {
    const input = cartInput(owner.addressId)
    const withAddress = await stranger.call(calls.saveCart, { body: input })
    expect(withAddress).toMatchObject({ status: 422, body: { errors: [{ field: 'setup.address_id' }] } })
    const own = cartInput(stranger.addressId)
    const withFile = await stranger.call(calls.saveCart, {
      body: { ...own, setup: { ...own.setup, invoice_file: fileId } },
    })
    expect(withFile).toMatchObject({ status: 422, body: { errors: [{ field: 'setup.invoice_file' }] } })
    const nothing = (await stranger.call(calls.carts)).body
    expect(nothing).toMatchObject({ count: 0, results: [] })
  })

  it('nothing of the owner’s has changed', async () => {
    expect((await owner.cart(cartCode)).version).toBe(1)
    expect((await owner.call(calls.addresses)).body.results).toHaveLength(1)
    expect((await owner.call(calls.readFile, { params: { file_id: fileId } })).status).toBe(200)
    expect(
      (await new Operator(server.url).call(calls.readFile, { params: { file_id: fileId } })).status,
    ).toBe(200)
  })

  const guarded = routes
    .map((route) => route.call)
    .filter((call) => call.auth === 'customer' || call.auth === 'operator')
  it.each(guarded.map((call) => [call.id, call] as const))('%s wants to know who asks', async (_, call) => {
    const guest = await Browser.open(server.url)
    const path = pathOf(call.path, { cart_code: 'x', address_id: 'x', file_id: 'x' })
    const body = call.method === 'GET' || call.upload ? undefined : {}
    const headers = call.signed ? guest.sign(path, body) : {}
    expect((await guest.send(call.method, path, body, headers)).status).toBe(401)
    const wrongKey = { ...headers, OpsKey: 'wrong' }
    expect((await guest.send(call.method, path, body, wrongKey)).status).toBe(401)
  })

  it('a customer is no operator', async () => {
    expect((await owner.call(calls.opsCarts)).status).toBe(401)
  })
})
