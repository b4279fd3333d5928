import { formatDay, formatDeadline, formatRupiah } from '@seberang/domain/format'
import { calls } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, newestMail } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { TestCustomer } from './support/customer.ts'
import { assertHealthy } from './support/health.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const minutes = 60_000
const hours = 60 * minutes

describe.each(oneDatabase)('an additional invoice on %s', (kind) => {
  let server: TestServer
  let counter: Counter
  beforeAll(async () => {
    server = await startTestServer(kind)
    counter = new Counter(server.url)
  })
  afterAll(() => server.close())

  it('does not expire: it is renewed every day, stays owed and can still be paid', async () => {
    const { customer, code } = await counter.paid()
    const invoice_code = await counter.measureLarger(code, '2.6kg')
    const before = await customer.invoice(invoice_code)
    await counter.move(code, 'sent')
    await advanceClock(server.url, 24 * hours)
    await advanceClock(server.url, minutes)
    const after = await customer.invoice(invoice_code)
    expect(after.status).toBe('pending')
    expect(Date.parse(after.due_date)).toBeGreaterThanOrEqual(Date.parse(before.due_date) + 24 * hours)
    const { subject, text } = await newestMail(server.url, customer.email)
    expect(subject).toContain('Masih harus dibayar')
    expect(text).toContain(formatDeadline(after.due_date, 'id'))
    // The price is that of the bill, not of the day on which it is renewed.
    const issued = Date.parse(before.due_date) - 24 * hours
    expect(text).toContain(`Harga per ${formatDay(issued, 'id')}: `)
    expect(text).not.toContain('Harga sekarang')
    expect(after.payment?.order_id).not.toBe(before.payment?.order_id)
    expect(after.payment?.va_number).toBeDefined()
    expect(await counter.stateOf(before.payment?.order_id ?? '')).toBe('cancelled')
    await counter.pay(after)
    expect((await customer.invoice(invoice_code)).status).toBe('paid')
    // A payment to the old number is refunded.
    await counter.pay(before)
    expect((await newestMail(server.url, customer.email)).subject).toContain('kembalikan')
  })

  it('gets a new payment attempt when one fails', async () => {
    const { customer, code } = await counter.paid()
    const invoice_code = await counter.measureLarger(code, '2.6kg')
    const failed = (await customer.invoice(invoice_code)).payment?.order_id ?? ''
    await atGateway(server.url, failed, 'fail')
    await advanceClock(server.url, minutes)
    const after = await customer.invoice(invoice_code)
    expect(after.status).toBe('pending')
    expect(after.payment?.order_id).not.toBe(failed)
    await counter.pay(after)
    expect((await customer.invoice(invoice_code)).status).toBe('paid')
  })

  it('a reversed payment takes the credit back, and paying again restores it', async () => {
    const { customer, code, invoice, cart } = await counter.paid('2.6kg')
    const { credited } = (await counter.measure(code, '1.2kg')).body
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    expect(await customer.wallet()).toBe(0)
    expect(await cart()).toMatchObject({ status: 'pending', agreed_total: invoice.total, credited: 0 })
    await assertHealthy(server.url)
    await advanceClock(server.url, minutes)
    const again = await customer.invoice(invoice.invoice_code)
    expect(again.taken_back).toEqual({ amount: invoice.total, at: expect.any(String) as unknown, by: 'bank' })
    expect(again.payment?.order_id).not.toBe(invoice.payment?.order_id)
    expect(again.payment?.va_number).toMatch(/^\d{10,20}$/)
    await counter.pay(again)
    expect((await customer.invoice(invoice.invoice_code)).taken_back).toBeNull()
    expect(await customer.wallet()).toBe(credited)
    expect((await cart()).status).toBe('paid')
  })

  it('a credit returns with the next payment also under a later charge', async () => {
    const { customer, code, invoice, cart } = await counter.paid('2.6kg')
    const { credited = 0 } = (await counter.measure(code, '1.2kg')).body
    await counter.bill(code, 75_000)
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    expect(await customer.wallet()).toBe(0)
    await assertHealthy(server.url)
    await advanceClock(server.url, minutes)
    await counter.pay(await customer.invoice(invoice.invoice_code))
    expect(await customer.wallet()).toBe(credited)
    expect(await cart()).toMatchObject({ status: 'paid', agreed_total: invoice.total - credited + 75_000 })
  })

  it('is cancelled when the original invoice is never paid again; money paid for it goes to the wallet', async () => {
    const { customer, code, invoice } = await counter.paid()
    const paidFor = await customer.invoice(await counter.measureLarger(code, '2.6kg'))
    await counter.pay(paidFor)
    const open = await counter.measureLarger(code, '3.6kg')
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    await advanceClock(server.url, 24 * hours)
    expect((await customer.invoice(invoice.invoice_code)).status).toBe('expired')
    expect((await customer.invoice(open)).status).toBe('cancelled')
    expect(await customer.wallet()).toBe(paidFor.total)
    expect((await customer.cart(code)).status).toBe('warehouse')
  })

  it('whose payment is reversed too, after that, takes the money out of the wallet and owes nothing', async () => {
    const { customer, code, invoice } = await counter.paid()
    const added = await customer.invoice(await counter.measureLarger(code, '2.6kg'))
    await counter.pay(added)
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    await advanceClock(server.url, 24 * hours)
    expect(await customer.wallet()).toBe(added.total)
    await atGateway(server.url, added.payment?.order_id ?? '', 'take_back')
    expect(await customer.wallet()).toBe(0)
    expect((await customer.invoice(added.invoice_code)).status).toBe('cancelled')
    await assertHealthy(server.url)
  })

  it('a settlement reversed after the goods have left changes nothing but is shown to operators', async () => {
    const { customer, code, invoice } = await counter.paid()
    await advanceClock(server.url, 5 * minutes)
    await counter.move(code, 'sent')
    expect(await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')).toBe(200)
    expect((await customer.invoice(invoice.invoice_code)).status).toBe('paid')
    expect((await customer.cart(code)).status).toBe('sent')
    const { operator } = counter
    const { body } = await operator.call(calls.opsMoney, {
      query: { needs: 'reversal', page: 1, page_size: 100 },
    })
    expect(body.results).toMatchObject([
      { invoice_code: invoice.invoice_code, suite: customer.suite, amount: invoice.total },
    ])
    expect(body.sum).toBe(invoice.total)
    const shown = (await operator.call(calls.opsCart, { params: { cart_code: code } })).body.data
    expect(shown.invoices[0]?.payments).toMatchObject([
      { state: 'settled', taken_back_at: body.results[0]?.since },
    ])
    expect(shown.actions.at(-1)).toMatchObject({
      actor: 'gateway',
      action: 'reversal',
      detail: { invoice: invoice.invoice_code, amount: invoice.total },
    })
  })

  it('a parcel that is still at the warehouse stays there while the payment of its order is reversed', async () => {
    const customer = await TestCustomer.register(server.url)
    const codes = [await customer.savesCart(), await customer.savesCart()] as const
    for (const code of codes) await counter.receive(code, '1.2kg')
    const invoice = await customer.checksOut(...codes)
    await counter.pay(invoice)
    await advanceClock(server.url, 5 * minutes)
    const [gone, here] = codes
    await counter.move(gone, 'sent')
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    expect(await counter.move(here, 'sent')).toMatchObject({
      status: 409,
      body: { code: 'payment_reversed' },
    })
    expect((await counter.move(gone, 'inbound')).status).toBe(200)
  })

  it('whose payment comes while that of the order is taken back promises no delivery', async () => {
    const { customer, code, invoice } = await counter.paid()
    const added = await customer.invoice(await counter.measureLarger(code, '2.6kg'))
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    await counter.pay(added)
    const { text } = await newestMail(server.url, customer.email)
    expect(text).toContain(added.invoice_code)
    expect(text).toContain('sampai pesanannya sendiri dibayar lagi')
  })

  const landed = async () => {
    const shipment = await counter.paid()
    await advanceClock(server.url, 5 * minutes)
    for (const status of ['sent', 'inbound'] as const) await counter.move(shipment.code, status)
    const { invoice_code } = (await counter.bill(shipment.code, 75_000)).body
    const added = await shipment.customer.invoice(invoice_code)
    await counter.pay(added)
    return { ...shipment, added, order: added.payment?.order_id ?? '' }
  }

  it('holds its parcel at the port for as long after its payment as the checkout does at the warehouse', async () => {
    const { code } = await landed()
    expect(await counter.move(code, 'outbound')).toMatchObject({
      status: 409,
      body: { code: 'paid_moments_ago' },
    })
    await advanceClock(server.url, 5 * minutes)
    expect((await counter.move(code, 'outbound')).status).toBe(200)
  })

  it('whose payment is reversed at the port holds the parcel again', async () => {
    const { customer, code, added, order } = await landed()
    await atGateway(server.url, order, 'take_back')
    expect((await customer.invoice(added.invoice_code)).status).toBe('pending')
    expect((await customer.cart(code)).status).toBe('inbound')
    await advanceClock(server.url, 5 * minutes)
    expect((await counter.move(code, 'outbound')).body.code).toBe('additional_invoice_unpaid')
  })

  it.each(['outbound', 'finished'] as const)(
    'whose payment is reversed when its parcel is %s stays paid, and its customer is told',
    async (last) => {
      const { customer, code, added, order } = await landed()
      await advanceClock(server.url, 5 * minutes)
      await counter.move(code, 'outbound')
      if (last === 'finished') await counter.move(code, last)
      expect(await atGateway(server.url, order, 'take_back')).toBe(200)
      expect(await customer.invoice(added.invoice_code)).toMatchObject({
        status: 'paid',
        taken_back: { amount: added.total },
      })
      const { subject, text } = await newestMail(server.url, customer.email)
      expect(subject).toBe(`Pembayaran ${added.invoice_code} ditarik kembali oleh bank`)
      expect(text).toContain(`jadi ${formatRupiah(added.total)} masih harus dibayar`)
      await assertHealthy(server.url)
    },
  )

  it('is reversed for a parcel at the port while another of its order is out for delivery', async () => {
    const customer = await TestCustomer.register(server.url)
    const codes = [await customer.savesCart(), await customer.savesCart()] as const
    for (const code of codes) await counter.receive(code, '1.2kg')
    await counter.pay(await customer.checksOut(...codes))
    await advanceClock(server.url, 5 * minutes)
    for (const code of codes)
      for (const status of ['sent', 'inbound'] as const) await counter.move(code, status)
    const [held, gone] = codes
    const { invoice_code } = (await counter.bill(held, 75_000)).body
    const added = await customer.invoice(invoice_code)
    await counter.pay(added)
    expect((await counter.move(gone, 'outbound')).status).toBe(200)
    await atGateway(server.url, added.payment?.order_id ?? '', 'take_back')
    expect((await customer.invoice(invoice_code)).status).toBe('pending')
    await assertHealthy(server.url)
  })

  it('billed by an operator is separate, and a measurement leaves it alone', async () => {
    const { customer, code, invoice, cart } = await counter.paid()
    const { status, body } = await counter.bill(code, 75_000)
    expect([status, body.total]).toEqual([200, 75_000])
    expect(await customer.invoice(body.invoice_code)).toMatchObject({
      invoice_type: 'additional',
      reason: 'Repacking in a wooden crate',
      total: 75_000,
      items: [
        { measurement: null, charges: [{ cost_value: 75_000, reason: 'Repacking in a wooden crate' }] },
      ],
    })
    const { text } = await newestMail(server.url, customer.email)
    expect(text).toContain(`: ${formatRupiah(75_000)}\n  Repacking in a wooden crate\n`)
    // Customs may have charged it.
    expect(text).not.toContain('tidak berubah')
    expect(await cart()).toMatchObject({
      agreed_total: invoice.total + 75_000,
      priced: { answer: { total: invoice.total + 75_000, lines: { additional_costs: 75_000 } } },
    })
    const more = (await counter.priceAt('2.6kg')) - invoice.total
    const added = await counter.measureLarger(code, '2.6kg')
    expect(await customer.invoice(added)).toMatchObject({ total: more, items: [{ unpaid_before: 75_000 }] })
    expect((await counter.measure(code, '0.4kg')).body.credited).toBe(
      invoice.total - (await counter.priceAt('0.4kg')),
    )
    expect((await cart()).additional_invoices).toMatchObject([
      { invoice_code: body.invoice_code, paid_at: null },
    ])
    await counter.pay(await customer.invoice(body.invoice_code))
    expect(await cart()).toMatchObject({
      additional_invoices: [{ status: 'paid', paid_at: expect.stringMatching(/^2/) }],
    })
    const later = await counter.measureLarger(code, '2.6kg')
    expect((await customer.invoice(later)).items).toMatchObject([{ unpaid_before: 0 }])
  })

  it('withdrawn by an operator is not owed, holds nothing, and its number at the bank ends', async () => {
    const { customer, code, invoice, cart } = await counter.paid()
    const { invoice_code } = (await counter.bill(code, 75_000)).body
    const billed = await customer.invoice(invoice_code)
    const withdrawn = await counter.unbill(invoice_code)
    expect(withdrawn, withdrawn.text).toMatchObject({
      status: 200,
      body: { invoice_code, cart_code: code, total: 75_000, status: 'cancelled' },
    })
    expect(await customer.invoice(invoice_code)).toMatchObject({
      status: 'cancelled',
      ended_because: 'withdrawn',
      withdrawn_reason: 'Salah kirim',
    })
    expect(await customer.invoice(invoice_code)).not.toHaveProperty('charged_next')
    expect(await counter.stateOf(billed.payment?.order_id)).toBe('cancelled')
    const { subject, text } = await newestMail(server.url, customer.email)
    expect(subject).toContain(invoice_code)
    expect(text).toContain('Salah kirim')
    expect(await cart()).toMatchObject({
      agreed_total: invoice.total,
      additional_invoices: [],
      priced: { answer: { total: invoice.total } },
    })
    const audit = (await counter.operator.call(calls.opsAudit)).body.results
    expect(audit[0]).toMatchObject({ action: 'unbill', subject: code, detail: { invoice_code } })
    // Neither renewed nor in the way of the delivery.
    await advanceClock(server.url, 25 * hours)
    expect((await customer.invoice(invoice_code)).status).toBe('cancelled')
    for (const status of ['sent', 'inbound', 'outbound'] as const)
      expect((await counter.move(code, status)).status).toBe(200)
    // Money for it all the same is owed back.
    expect(await counter.unbill(invoice_code)).toMatchObject({ status: 409, body: { code: 'not_a_charge' } })
    await assertHealthy(server.url)
  })

  it('withdrawn leaves what was measured and charged after it as it is', async () => {
    const { customer, code, invoice, cart } = await counter.paid()
    const first = (await counter.bill(code, 75_000)).body.invoice_code
    const measured = await counter.measureLarger(code, '2.6kg')
    const second = (await counter.bill(code, 50_000)).body.invoice_code
    expect((await counter.unbill(first)).status).toBe(200)
    const total = (await counter.priceAt('2.6kg')) + 50_000
    expect(await cart()).toMatchObject({
      agreed_total: total,
      priced: { answer: { total, lines: { additional_costs: 50_000 } } },
      additional_invoices: [{ invoice_code: measured }, { invoice_code: second }],
    })
    expect(await customer.invoice(measured)).toMatchObject({
      total: total - 50_000 - invoice.total,
      items: [{ unpaid_before: 0, priced: { answer: { total: total - 50_000 } } }],
    })
    const lighter = (await counter.measure(code, '1.2kg')).body
    expect(lighter.price?.total).toBe(invoice.total + 50_000)
    await assertHealthy(server.url)
  })

  it('withdrawn leaves what was credited after it as it is', async () => {
    const { code, cart } = await counter.paid()
    const { invoice_code } = (await counter.bill(code, 75_000)).body
    await counter.measure(code, '0.4kg')
    expect((await counter.unbill(invoice_code)).status).toBe(200)
    const total = await counter.priceAt('0.4kg')
    expect(await cart()).toMatchObject({
      agreed_total: total,
      priced: { answer: { total, lines: { additional_costs: 0 } } },
    })
    await assertHealthy(server.url)
  })

  it('withdrawn names the next charge that stands', async () => {
    const { customer, code } = await counter.paid()
    const before = (await counter.bill(code, 20_000, 'Kayu palet')).body.invoice_code
    const { invoice_code } = (await counter.bill(code, 75_000)).body
    await counter.unbill(invoice_code)
    const wrong = (await counter.bill(code, 60_000, 'Salah lagi')).body.invoice_code
    await counter.unbill(wrong)
    const right = (await counter.bill(code, 50_000, 'Pengemasan ulang')).body.invoice_code
    await counter.bill(code, 10_000, 'Penyimpanan')
    const next = { invoice_code: right, amount: 50_000, reason: 'Pengemasan ulang' }
    for (const ended of [invoice_code, wrong]) {
      const withdrawn = await customer.invoice(ended)
      expect(withdrawn.charged_next).toEqual(next)
      // It was not measured again.
      expect(withdrawn).not.toHaveProperty('replaced_by')
    }
    for (const charge of [before, right])
      expect(await customer.invoice(charge)).not.toHaveProperty('charged_next')
  })

  it('can be withdrawn only where an operator charged it and it is not paid', async () => {
    const { customer, code, invoice } = await counter.paid()
    const measured = await counter.measureLarger(code, '2.6kg')
    for (const other of [measured, invoice.invoice_code])
      expect(await counter.unbill(other)).toMatchObject({ status: 409, body: { code: 'not_a_charge' } })
    const { invoice_code } = (await counter.bill(code, 75_000)).body
    await counter.pay(await customer.invoice(invoice_code))
    expect(await counter.unbill(invoice_code)).toMatchObject({ status: 409, body: { code: 'already_paid' } })
    expect((await counter.unbill('INV-UNKNOWN1')).status).toBe(404)
  })

  it('is doubted where the same was billed within the hour, or more than the shipment costs', async () => {
    const { code, invoice } = await counter.paid()
    const bill = (amount: number) =>
      counter.operator.call(calls.opsBill, {
        params: { cart_code: code },
        body: { amount, reason: 'Peti kayu' },
      })
    expect((await bill(invoice.total + 1)).body.code).toBe('doubtful')
    expect((await bill(75_000)).status).toBe(200)
    expect((await bill(75_000)).body).toMatchObject({ code: 'doubtful', errors: [{ field: 'amount' }] })
    await advanceClock(server.url, hours)
    expect((await bill(75_000)).status).toBe(200)
  })

  it('an amount below the virtual accounts’ minimum is paid by transfer', async () => {
    const { customer, code } = await counter.paid()
    const { body } = await counter.bill(code, 5_000)
    expect((await customer.invoice(body.invoice_code)).payment?.payment_method).toBe('manual')
  })

  it('can only be billed for a paid shipment that has not left for the door', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    expect(await counter.bill(code, 75_000)).toMatchObject({ status: 409, body: { code: 'not_checked_out' } })
    const invoice = await customer.checksOut(code)
    expect(await counter.bill(code, 75_000)).toMatchObject({ status: 409, body: { code: 'invoice_open' } })
    await counter.pay(invoice)
    await counter.receive(code, '1.2kg')
    await advanceClock(server.url, 5 * minutes)
    for (const status of ['sent', 'inbound', 'outbound'] as const) await counter.move(code, status)
    expect(await counter.bill(code, 75_000)).toMatchObject({
      status: 409,
      body: { code: 'out_for_delivery' },
    })
    expect((await counter.bill('SC-UNKNOWN1', 75_000)).status).toBe(404)
  })

  it('a charge for what customs levied says so', async () => {
    const { code, customer } = await counter.paid()
    const charge = async (body: { amount: number; reason: string; levy?: boolean }) =>
      counter.operator.call(calls.opsBill, { params: { cart_code: code }, body: { ...body, sure: true } })
    await charge({ amount: 50_000, reason: 'Peti kayu' })
    await charge({ amount: 75_000, reason: 'Bea masuk', levy: true })
    expect((await customer.cart(code)).additional_costs).toEqual([
      { cost_value: 50_000, reason: 'Peti kayu' },
      { cost_value: 75_000, reason: 'Bea masuk', levy: true },
    ])
  })

  it.each([
    ['amount', { amount: 0, reason: 'x' }],
    ['amount', { amount: 1.5, reason: 'x' }],
    ['reason', { amount: 1000, reason: ' ' }],
  ])('a wrong %s is refused', async (field, body) => {
    const { code } = await counter.paid()
    const answer = await counter.operator.call(calls.opsBill, { params: { cart_code: code }, body })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } })
  })
})
