import { calls } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, newestMail, Operator } from './support/api.ts'
import { cartInput, TestCustomer } from './support/customer.ts'
import { photo } from './support/files.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

const minutes = 60_000

describe.each(databases)('a parcel on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
  })
  afterAll(() => server.close())

  const moves = (cart_code: string, status: 'sent' | 'inbound' | 'outbound' | 'finished', resi?: string) =>
    operator.call(calls.opsMove, { params: { cart_code }, body: { status, resi } })

  it('goes from the seller to the door', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    const saved = await customer.cart(code)
    expect(saved).toMatchObject({
      status: 'from_seller',
      status_label: 'Belum Sampai',
      can: { edit: true, delete: true, checkout: true },
    })
    expect(saved.priced?.answer.lines.freight).toBe(1.5 * 245_000)

    const received = await operator.call(calls.opsReceive, {
      body: { cart_code: code, agent_id: 'us-air', weight: '2.1kg', size: '30x20x12cm' },
    })
    expect(received.body).toMatchObject({ cart_code: code, status: 'warehouse' })
    const form = new FormData()
    form.set('file_data', new Blob([await photo()]), 'parcel.jpg')
    const pictured = await operator.send<{ url: string }>('POST', `/api/ops/carts/${code}/photos`, form)
    expect(pictured.status).toBe(200)

    const measured = await customer.cart(code)
    expect(measured.revision).toMatchObject({ weight_kg: 2.1, length_cm: 30, quantity: 1 })
    expect(measured.priced?.answer.weight).toMatchObject({ chargeable_kg: 2.5 })
    expect(measured.priced?.explanation[0]?.basis).toBe('measured')
    const seen = await customer.send('GET', measured.actual_photos[0]?.url ?? '')
    expect(seen.headers.get('content-type')).toBe('image/jpeg')

    const invoice = await customer.checksOut(code)
    expect(invoice).toMatchObject({
      status: 'pending',
      message: 'Hai titipers status sedang menunggu pembayaran',
    })
    expect(invoice.total).toBe(invoice.items[0]?.priced.answer.total)
    expect(invoice.payment?.va_number).toMatch(/^\d{10,20}$/)
    expect(invoice.payment?.steps.length).toBeGreaterThan(0)
    expect(Date.parse(invoice.due_date) - Date.parse(invoice.created_at)).toBe(24 * 60 * minutes)
    expect((await customer.cart(code)).can).toEqual({
      edit: 'invoice_open',
      delete: 'invoice_open',
      checkout: 'invoice_open',
    })

    expect(await atGateway(server.url, invoice.payment?.order_id ?? '', 'pay')).toBe(200)
    expect(await customer.cart(code)).toMatchObject({ status: 'paid', invoice_code: invoice.invoice_code })
    expect((await newestMail(server.url, customer.email)).subject).toContain(invoice.invoice_code)

    expect(await moves(code, 'sent')).toMatchObject({ status: 409, body: { code: 'paid_moments_ago' } })
    await advanceClock(server.url, 5 * minutes)
    expect((await moves(code, 'sent', 'AWB-10001')).status).toBe(200)
    expect((await moves(code, 'outbound')).body.code).toBe('not_a_transition')
    expect((await moves(code, 'inbound')).status).toBe(200)
    expect((await moves(code, 'outbound', 'JNE-100')).status).toBe(200)
    expect((await moves(code, 'finished')).status).toBe(200)

    const done = await customer.cart(code)
    expect(done).toMatchObject({
      status: 'finished',
      resi_titipexport: 'AWB-10001',
      domestic_track_number: 'JNE-100',
    })
    expect(done.cart_logs.map((log) => log.status)).toEqual([
      'from_seller',
      'warehouse',
      'pending',
      'paid',
      'sent',
      'inbound',
      'outbound',
      'finished',
    ])
    const profile = await customer.call(calls.profile)
    expect(profile.body.customer.total_transaction).toEqual({ success: 1, process: 0 })
  })

  it('that nobody announced waits in quarantine until its owner declares its contents', async () => {
    const customer = await TestCustomer.register(server.url)
    const { body } = await operator.call(calls.opsReceive, {
      body: { suite: customer.suite, agent_id: 'us-air', weight: '500g', size: '10x10x10cm' },
    })
    expect(body.status).toBe('quarantine')
    const waiting = await customer.cart(body.cart_code)
    expect(waiting).toMatchObject({
      package: null,
      priced: null,
      can: { checkout: 'no_products', delete: 'in_quarantine' },
    })
    const confirm = () => operator.call(calls.opsConfirm, { params: { cart_code: body.cart_code } })
    expect(await confirm()).toMatchObject({ status: 409, body: { code: 'no_products' } })
    const input = { ...cartInput(customer.addressId), version: waiting.version }
    const updated = await customer.call(calls.updateCart, {
      body: { ...input, setup: { ...input.setup, cart_code: body.cart_code } },
    })
    expect(updated.status).toBe(200)
    expect(await confirm()).toMatchObject({ status: 200, body: { status: 'warehouse' } })
  })

  it('may be paid for before it arrives, and then waits for its arrival', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    const invoice = await customer.checksOut(code)
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'pay')
    await advanceClock(server.url, 5 * minutes)
    expect((await moves(code, 'sent')).body.code).toBe('not_arrived')
    const received = await operator.call(calls.opsReceive, {
      body: { cart_code: code, weight: '1.2kg', size: '30x20x12cm' },
    })
    expect(received.body.status).toBe('paid')
    expect((await moves(code, 'sent')).status).toBe(200)
  })

  it('returns to its previous status when its invoice is not paid in time', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    const invoice = await customer.checksOut(code)
    await advanceClock(server.url, 24 * 60 * minutes - 1 * minutes)
    expect((await customer.cart(code)).status).toBe('pending')
    await advanceClock(server.url, 1 * minutes)
    expect(await customer.cart(code)).toMatchObject({ status: 'from_seller', invoice_code: null })
    const seen = await customer.call(calls.invoice, { query: { invoice_code: invoice.invoice_code } })
    expect(seen.body.data.status).toBe('expired')
  })

  it('is finished automatically 14 days after it left for the door', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    await operator.call(calls.opsReceive, { body: { cart_code: code, weight: '1.2kg', size: '30x20x12cm' } })
    const invoice = await customer.checksOut(code)
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'pay')
    await advanceClock(server.url, 5 * minutes)
    for (const status of ['sent', 'inbound', 'outbound'] as const)
      expect((await moves(code, status)).status).toBe(200)
    const statusNow = async () =>
      (await operator.call(calls.opsCart, { params: { cart_code: code } })).body.data.cart.status
    await advanceClock(server.url, 14 * 24 * 60 * minutes - minutes)
    expect(await statusNow()).toBe('outbound')
    await advanceClock(server.url, minutes)
    expect(await statusNow()).toBe('finished')
  })
})
