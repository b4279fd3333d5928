import { calls } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestCustomer } from './support/customer.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const sender = 'PT Seberang, Jl. Pelabuhan 12, Jakarta'
const npwp = '01.234.567.8-901.000'

describe.each(oneDatabase)('a label on %s', (kind) => {
  let server: TestServer
  let owner: TestCustomer
  let cartCode: string
  beforeAll(async () => {
    server = await startTestServer(kind, { companyAddress: sender, companyNpwp: npwp })
    owner = await TestCustomer.register(server.url)
    cartCode = await owner.savesCart()
  })
  afterAll(() => server.close())

  it('shows the shipment and who it is printed for', async () => {
    const { status, body } = await owner.call(calls.label, { query: { type: 'cart', code: cartCode } })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      type: 'cart',
      printed_for: { customer_id: owner.id, email: owner.email },
      cart: { cart_code: cartCode },
    })
  })

  it('shows the invoice with the agreed amounts', async () => {
    const invoice = await owner.checksOut(await owner.savesCart())
    const { body } = await owner.call(calls.label, { query: { type: 'invoice', code: invoice.invoice_code } })
    expect(body.data).toMatchObject({
      type: 'invoice',
      sender,
      sender_npwp: npwp,
      invoice: { invoice_code: invoice.invoice_code, total: invoice.total, items: invoice.items },
    })
  })

  it('reports which field is wrong', async () => {
    const { status, body } = await owner.call(calls.label, {
      query: { type: 'ticket' as 'cart', code: cartCode },
    })
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ field: 'type' }] })
  })
})
