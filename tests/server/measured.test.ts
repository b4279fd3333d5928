import { returnDays } from '@seberang/domain/limits'
import { formatRupiah, formatWeight } from '@seberang/domain/format'
import { calls } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letterTexts } from '../../server/invoicing/texts/letter-texts.ts'
import { advanceClock, mailsTo, newestMail } from './support/api.ts'
import { box, Counter } from './support/counter.ts'
import { cartInput, TestCustomer } from './support/customer.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const minutes = 60_000
const hours = 60 * minutes

describe.each(oneDatabase)('measured values compared with what was paid, on %s', (kind) => {
  let server: TestServer
  let counter: Counter
  beforeAll(async () => {
    server = await startTestServer(kind)
    counter = new Counter(server.url)
  })
  afterAll(() => server.close())

  it.each([
    ['of goods with a price says that the levies stay', 'USD', 100, true],
    ['of a gift says nothing of levies, which are unknown', 'USD', 0, false],
  ])('larger: the mail %s', async (_, currency_code, price_original, isStated) => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart((input) => ({
      ...input,
      products: input.products.map((product) => ({ ...product, currency_code, price_original })),
    }))
    await counter.receive(code, '1.2kg')
    await counter.pay(await customer.checksOut(code))
    await counter.measureLarger(code, '2.6kg')
    const { text } = await newestMail(server.url, customer.email)
    expect(text.includes(letterTexts.id.leviesSame)).toBe(isStated)
  })

  it('larger: an additional invoice holds the parcel back until it is paid', async () => {
    const { customer, code, invoice, cart } = await counter.paid()
    const measured = await counter.measure(code, '2.6kg')
    const expected = (await counter.priceAt('2.6kg')) - invoice.total
    expect(expected).toBeGreaterThan(0)
    const [additional] = (await cart()).additional_invoices
    expect(measured.body).toMatchObject({
      status: 'paid',
      additional_invoice: additional?.invoice_code,
    })
    expect(await cart()).toMatchObject({
      agreed_total: invoice.total + expected,
      credited: 0,
      additional_invoices: [{ total: expected, status: 'pending' }],
      priced: { answer: { total: invoice.total + expected } },
    })
    const bill = await customer.invoice(additional?.invoice_code ?? '')
    expect(bill).toMatchObject({
      invoice_type: 'additional',
      status: 'pending',
      total: expected,
      reason: 'Setelah diukur ulang, paketnya lebih berat dari pengukuran sebelumnya.',
      items: [
        {
          cart_code: code,
          amount: expected,
          courier: 'JNE REG',
          agreed_before: { answer: { total: invoice.total } },
        },
      ],
      payment: { payment_method: 'va_bca', va_number: expect.stringMatching(/^\d{10,20}$/) },
    })
    expect(Date.parse(bill.due_date) - Date.parse(bill.created_at)).toBe(24 * hours)
    expect((await newestMail(server.url, customer.email)).subject).toBe(
      `Harus dibayar ${formatRupiah(expected)}: tambahan untuk Sepatu lari`,
    )

    await advanceClock(server.url, 5 * minutes)
    await counter.move(code, 'sent')
    await counter.move(code, 'inbound')
    expect(await counter.move(code, 'outbound')).toMatchObject({
      status: 409,
      body: { code: 'additional_invoice_unpaid' },
    })
    await counter.pay(bill)
    expect((await customer.invoice(bill.invoice_code)).status).toBe('paid')
    await advanceClock(server.url, 5 * minutes)
    expect((await counter.move(code, 'outbound')).status).toBe(200)
  })

  it('measured again: every measurement keeps its time, and what it changed is told of it alone', async () => {
    const { customer, code, invoice, cart } = await counter.paid('0.9kg')
    const arrived = await cart()
    await advanceClock(server.url, hours)
    const added = await customer.invoice(await counter.measureLarger(code, '2.31kg'))
    const after = await cart()
    expect(after.received_at).toBe(arrived.received_at)
    expect(after.measurements).toMatchObject([
      { weight_kg: 0.9, length_cm: 10, measured_at: arrived.received_at },
      { weight_kg: 2.31, length_cm: 10, measured_at: added.created_at },
    ])
    expect(Date.parse(added.created_at) - Date.parse(arrived.received_at ?? '')).toBeGreaterThanOrEqual(hours)
    expect(after.revision).toMatchObject({ weight_kg: 2.31 })
    const [item] = added.items
    expect(item?.measurement).toMatchObject({
      before: { weight_kg: 0.9, length_cm: 10 },
      was_measured: true,
      now: { weight_kg: 2.31, measured_at: added.created_at },
    })
    const mail = await newestMail(server.url, customer.email)
    expect(mail.text.replaceAll(/\s/g, ' ')).toContain('Berat: 0,9 kg → 2,31 kg')
    expect(mail.text).not.toContain('perkiraan')

    await counter.pay(added)
    const more = await customer.invoice(await counter.measureLarger(code, '3.2kg'))
    expect(more.items).toMatchObject([
      {
        agreed_before: { answer: { total: invoice.total + added.total } },
        measurement: { before: { weight_kg: 2.31 }, was_measured: true, now: { weight_kg: 3.2 } },
      },
    ])
    // What was told of the second measurement stays as it was.
    expect((await customer.invoice(added.invoice_code)).items).toEqual(added.items)
  })

  it('measured again before the difference is paid: compared with what the sum counts from', async () => {
    const { customer, code, invoice, cart } = await counter.paid(null)
    const { estimation } = await cart()
    const first = (await counter.receive(code, '4kg')).body.additional_invoice ?? ''
    // Billed as the 4 kg were: no invoice of its own.
    expect((await counter.measure(code, '3.9kg')).body).not.toHaveProperty('additional_invoice')
    const second = await counter.measureLarger(code, '8kg')
    const change = { before: estimation, was_measured: false, now: { weight_kg: 8 } }
    const { total, reason, items } = await customer.invoice(second)
    expect(total).toBe((await counter.priceAt('8kg')) - invoice.total)
    expect(items).toMatchObject([
      { measurement: change, agreed_before: { answer: { total: invoice.total } } },
    ])
    expect(reason).toMatch(/^Paketnya .+ dari perkiraan\.$/)
    expect((await cart()).additional_invoices).toMatchObject([{ total, measurement: change }])
    const { text, subject } = await newestMail(server.url, customer.email)
    const was = formatWeight(estimation.weight_kg ?? 0, 'id')
    expect(text).toContain(`Berat: ${was} → ${formatWeight(8, 'id')}`)
    expect(subject).not.toContain('diukur ulang')
    // What the first was told of stays as it was.
    expect((await customer.invoice(first)).items).toMatchObject([
      { measurement: { before: estimation, now: { weight_kg: 4 } } },
    ])

    await counter.pay(await customer.invoice(second))
    expect((await counter.measure(code, '7.9kg')).body).not.toHaveProperty('credited')
    expect((await counter.measure(code, '1.2kg')).body.credited).toBeGreaterThan(0)
    const credit = await newestMail(server.url, customer.email)
    expect(credit.text).toContain(`Berat: ${formatWeight(8, 'id')} → ${formatWeight(1.2, 'id')}`)
  })

  it('charged for something else in between: still compared with the measures that were paid', async () => {
    const { customer, code, invoice, cart } = await counter.paid()
    await counter.measureLarger(code, '2.6kg')
    await counter.bill(code, 50_000)
    const more = await customer.invoice(await counter.measureLarger(code, '3.6kg'))
    expect(more.total).toBe((await counter.priceAt('3.6kg')) - invoice.total)
    const change = { before: { weight_kg: 1.2 }, was_measured: true, now: { weight_kg: 3.6 } }
    expect(more.items).toMatchObject([{ measurement: change }])
    expect((await cart()).additional_invoices.at(-1)).toMatchObject({ measurement: change })
  })

  it('measured for the first time after payment: compared with the estimate', async () => {
    const { customer, code } = await counter.paid(null)
    const { body } = await counter.receive(code, '4.1kg')
    const { reason, items } = await customer.invoice(body.additional_invoice ?? '')
    expect(reason).toMatch(/^Paketnya .+ dari perkiraan\.$/)
    const { estimation } = await customer.cart(code)
    expect(items).toMatchObject([{ measurement: { before: estimation, was_measured: false } }])
    expect((await newestMail(server.url, customer.email)).text).toContain('dari perkiraan')
  })

  it('the same found again is no new measurement', async () => {
    const { code, cart } = await counter.paid()
    await counter.measure(code, '1.2kg')
    expect((await cart()).measurements).toMatchObject([{ weight_kg: 1.2 }])
  })

  it('smaller: the difference is credited to the wallet automatically, and the customer is notified', async () => {
    const { customer, code, invoice, cart } = await counter.paid('2.6kg')
    const expected = invoice.total - (await counter.priceAt('1.2kg'))
    expect((await counter.measure(code, '1.2kg')).body).toMatchObject({ credited: expected })
    expect(await customer.wallet()).toBe(expected)
    expect(await cart()).toMatchObject({
      credited: expected,
      agreed_total: invoice.total - expected,
      additional_invoices: [],
      priced: { answer: { total: invoice.total - expected } },
    })
    expect((await newestMail(server.url, customer.email)).text).toContain(code)
  })

  it('the same price: nothing happens', async () => {
    const { customer, code, cart } = await counter.paid()
    expect((await counter.measure(code, '1.21kg', { size: '9x10x10cm' })).body).not.toHaveProperty('credited')
    expect(await cart()).toMatchObject({ additional_invoices: [], credited: 0 })
    expect(await customer.wallet()).toBe(0)
  })

  it('corrected again: compared with everything agreed so far, and never counted twice', async () => {
    const { customer, code, invoice, cart } = await counter.paid()
    const first = await counter.measureLarger(code, '2.6kg')
    const firstOrder = (await customer.invoice(first)).payment?.order_id ?? ''
    const second = await counter.measureLarger(code, '3.6kg')
    const replaced = await customer.invoice(first)
    expect(replaced).toMatchObject({
      status: 'cancelled',
      ended_because: 'replaced',
      replaced_by: { invoice_code: second },
    })
    const { text } = await newestMail(server.url, customer.email)
    expect(text).toContain(
      `menggantikan ${first} sebesar ${formatRupiah(replaced.total)}, yang tidak perlu dibayar lagi.`,
    )
    expect(await counter.stateOf(firstOrder)).toBe('cancelled')
    const heavy = await counter.priceAt('3.6kg')
    expect(await customer.invoice(second)).toMatchObject({ total: heavy - invoice.total })
    await counter.pay(await customer.invoice(second))

    const lighter = await counter.priceAt('2.1kg')
    expect((await counter.measure(code, '2.1kg')).body).toMatchObject({ credited: heavy - lighter })
    expect((await counter.measure(code, '1.2kg')).body).toMatchObject({ credited: lighter - invoice.total })
    expect(await customer.wallet()).toBe(heavy - invoice.total)
    expect((await cart()).agreed_total).toBe(invoice.total)
    const { body } = await counter.measure(code, '2.1kg')
    expect(body).toMatchObject({ credit_undone: lighter - invoice.total })
    expect(body).not.toHaveProperty('additional_invoice')
    expect(await customer.wallet()).toBe(heavy - lighter)
    expect((await cart()).agreed_total).toBe(lighter)
  })

  it('an unpaid additional invoice that a correction makes unnecessary is cancelled', async () => {
    const { customer, code, invoice, cart } = await counter.paid()
    const code1 = await counter.measureLarger(code, '2.6kg')
    expect((await counter.measure(code, '1.2kg')).body).not.toHaveProperty('additional_invoice')
    const cancelled = await customer.invoice(code1)
    expect(cancelled).toMatchObject({ status: 'cancelled' })
    expect(cancelled.replaced_by).toMatchObject({
      invoice_code: null,
      amount: 0,
      reason: 'Setelah diukur ulang, paketnya lebih ringan dari pengukuran sebelumnya.',
      measurement: { before: { weight_kg: 2.6 }, now: { weight_kg: 1.2 } },
    })
    const { subject, text } = await newestMail(server.url, customer.email)
    expect(subject).toBe(`Tidak perlu dibayar: tagihan ${code1}`)
    expect(text.replaceAll(/\s/g, ' ')).toContain('Berat: ')
    expect(await cart()).toMatchObject({ additional_invoices: [], agreed_total: invoice.total, credited: 0 })
  })

  it('money for a cancelled additional invoice is kept for its owner', async () => {
    const { customer, code } = await counter.paid()
    const first = await customer.invoice(await counter.measureLarger(code, '2.6kg'))
    await counter.measure(code, '1.2kg')
    await counter.pay(first)
    expect((await customer.invoice(first.invoice_code)).status).toBe('cancelled')
    const { subject, text } = await newestMail(server.url, customer.email)
    expect(subject).toBe(`${formatRupiah(first.total)} untuk ${first.invoice_code} akan kami kembalikan`)
    expect(text).toContain('tagihannya sudah diganti')
    expect(text).toContain(`paling lama ${returnDays} hari kerja`)
    expect(text).toContain(`action=${first.invoice_code}`)
    const after = await customer.invoice(first.invoice_code)
    expect(after.to_return).toEqual([
      { amount: first.total, at: expect.any(String) as unknown, because: 'replaced' },
    ])
    expect(after.replaced_by).toMatchObject({ invoice_code: null, amount: 0 })
  })

  it('an unpaid additional invoice that a correction turns into a credit is told with it', async () => {
    const { customer, code, cart } = await counter.paid()
    const first = await counter.measureLarger(code, '2.6kg')
    const { credited } = (await counter.measure(code, '0.4kg')).body
    expect((await customer.invoice(first)).replaced_by).toMatchObject({ amount: 0 - (credited ?? 0) })
    const { text, html } = await newestMail(server.url, customer.email)
    expect(text).toContain(`Tagihan ${first} sebesar`)
    expect(text).toContain('tidak perlu dibayar lagi')
    expect(text).toContain(`Masuk ke dompet: ${formatRupiah(credited ?? 0)}`)
    expect(text).not.toContain(`−${formatRupiah(credited ?? 0)}`)
    expect(text).toContain('Saldo bisa dipakai membayar')
    expect(html).toContain(`action=${(await cart()).invoice_code ?? ''}`)
    expect((await cart()).price_changes).toMatchObject([
      {
        amount: 0 - (credited ?? 0),
        reason: 'Setelah diukur ulang, paketnya lebih ringan dari pengukuran sebelumnya.',
        measurement: { before: { weight_kg: 1.2 }, now: { weight_kg: 0.4 } },
        invoice_code: null,
      },
    ])
    const [item] = (await customer.invoice((await cart()).invoice_code ?? '')).items
    expect(item?.changes).toEqual((await cart()).price_changes)
  })

  it.each([
    ['heavier', '3.1kg', 'kami tagih sesudahnya', '−'],
    ['lighter', '0.4kg', 'masuk ke dompetmu sesudahnya', 'Masih'],
  ])(
    '%s on arrival, while the invoice is open: what follows is told first',
    async (_, weight, follows, not) => {
      const { customer, code, invoice, cart } = await counter.checkedOut(null)
      await counter.receive(code, weight)
      const difference = (await counter.priceAt(weight)) - invoice.total
      const { next_change: next } = await cart()
      expect(next).toMatchObject({
        amount: difference,
        now: { total: invoice.total + difference },
        priced: { answer: { total: invoice.total + difference } },
        measurement: { was_measured: false, now: { weight_kg: Number.parseFloat(weight) } },
      })
      const { text } = await newestMail(server.url, customer.email)
      expect(text).toContain(`Selisih ${formatRupiah(Math.abs(difference))} ${follows}`)
      await counter.pay(invoice)
      expect((await cart()).next_change).toBeNull()
      const paid = (await mailsTo(server.url, customer.email)).find(({ subject }) =>
        subject.startsWith('Pembayaran'),
      )
      const due = `masih harus dibayar ${formatRupiah(difference)}`
      expect(paid?.subject.includes(due)).toBe(difference > 0)
      expect(paid?.text.includes(`Masih harus dibayar ${formatRupiah(difference)}`)).toBe(difference > 0)
      expect(paid?.subject).not.toContain(not)
    },
  )

  it('measured again before anything is paid: a mail names the former and the new price', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    await counter.receive(code, '4.2kg')
    const former = (await customer.cart(code)).priced?.answer.total ?? 0
    await counter.measure(code, '3.1kg')
    const now = (await customer.cart(code)).priced?.answer.total ?? 0
    expect(now).toBeLessThan(former)
    const { subject, text } = await newestMail(server.url, customer.email)
    expect(subject.replaceAll(/\s/g, ' ')).toMatch(/^Diukur ulang di gudang, 3,1 kg: /)
    expect(text).toContain(`${formatRupiah(former)} → ${formatRupiah(now)}`)
    const sent = (await mailsTo(server.url, customer.email)).length
    await counter.measure(code, '3.1kg')
    expect(await mailsTo(server.url, customer.email)).toHaveLength(sent)
  })

  it('keeps its units: what was measured is stored in them', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    await counter.receive(code, '4.2kg')
    const input = cartInput(customer.addressId)
    const updates = async (units: object) => {
      const setup = { ...input.setup, cart_code: code, ...units }
      const { version } = await customer.cart(code)
      const { status, body } = await customer.call(calls.updateCart, { body: { ...input, setup, version } })
      return [status, body.errors?.map(({ field }) => field)]
    }
    expect(await updates({ package_weight_unit: 'lb', package_dimension_unit: 'inch' })).toEqual([
      422,
      ['setup.package_weight_unit', 'setup.package_dimension_unit'],
    ])
    expect(await updates({ package_weight_unit: 'kg', package_dimension_unit: 'cm' })).toEqual([
      200,
      undefined,
    ])
  })

  it('several boxes are named on arrival', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    const body = { cart_code: code, weight: '3kg', size: box, quantity: 2 }
    await counter.operator.call(calls.opsReceive, { body })
    expect((await newestMail(server.url, customer.email)).text).toContain('2 kotak')
  })

  it.each([
    ['larger', '3.1kg'],
    ['smaller', '0.4kg'],
  ])('%s while the invoice is open: the agreed price stays until it is paid', async (_, weight) => {
    const { customer, code, invoice, cart } = await counter.checkedOut()
    const { body } = await counter.measure(code, weight)
    expect(body).toMatchObject({ action: true, cart_code: code, status: 'pending' })
    expect([body.additional_invoice, body.credited]).toEqual([undefined, undefined])
    expect(await cart()).toMatchObject({
      agreed_total: invoice.total,
      priced: { answer: { total: invoice.total } },
      revision: { weight_kg: Number.parseFloat(weight) },
    })
    expect((await customer.invoice(invoice.invoice_code)).total).toBe(invoice.total)
    await counter.pay(invoice)
    const difference = (await counter.priceAt(weight)) - invoice.total
    const after = await cart()
    expect(after.agreed_total).toBe(invoice.total + difference)
    expect(after.credited).toBe(Math.max(0, -difference))
    expect(after.additional_invoices.map((one) => one.total)).toEqual(difference > 0 ? [difference] : [])
    await advanceClock(server.url, minutes)
    for (const { invoice_code } of after.additional_invoices)
      expect((await customer.invoice(invoice_code)).payment?.va_number).toBeDefined()
  })

  it('measured while the invoice is open and never paid: the next checkout uses the measured values', async () => {
    const { customer, code } = await counter.checkedOut()
    await counter.measure(code, '3.1kg')
    await advanceClock(server.url, 24 * hours)
    expect(await customer.cart(code)).toMatchObject({ status: 'warehouse', agreed_total: null })
    expect((await customer.checksOut(code)).total).toBe(await counter.priceAt('3.1kg'))
  })

  it('paid before arrival: it is measured when it is received', async () => {
    const { code, invoice, cart } = await counter.paid(null)
    const received = await counter.receive(code, '4.1kg')
    const expected = (await counter.priceAt('4.1kg')) - invoice.total
    expect(received.body).toMatchObject({ status: 'paid' })
    expect((await cart()).additional_invoices).toMatchObject([{ total: expected }])
  })

  it('can still be measured on its way, but not once it has left for the door', async () => {
    const { code } = await counter.paid()
    await advanceClock(server.url, 5 * minutes)
    await counter.move(code, 'sent')
    expect((await counter.measure(code, '0.9kg')).body.credited).toBeGreaterThan(0)
    await counter.move(code, 'inbound')
    await counter.move(code, 'outbound')
    expect(await counter.measure(code, '5kg')).toMatchObject({
      status: 409,
      body: { code: 'out_for_delivery' },
    })
  })

  it('measured by two operators at once, and paid meanwhile: agreed once', async () => {
    const { customer, code, invoice, cart } = await counter.paid()
    const first = await customer.invoice(await counter.measureLarger(code, '2.6kg'))
    const answers = await Promise.all([
      counter.pay(first).then((status) => ({ status })),
      counter.measure(code, '3.6kg'),
      counter.measure(code, '3.6kg'),
      counter.measure(code, '3.6kg'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const heavy = await counter.priceAt('3.6kg')
    const { agreed_total, additional_invoices } = await cart()
    expect(agreed_total).toBe(heavy)
    expect(additional_invoices.reduce((sum, one) => sum + one.total, 0)).toBe(heavy - invoice.total)
  })

  it('a repeated request measures once', async () => {
    const { customer, code } = await counter.paid('2.6kg')
    const headers = { 'Idempotency-Key': randomUUID() }
    const body = { weight: '1.2kg', size: box }
    const ask = () => counter.operator.call(calls.opsMeasure, { params: { cart_code: code }, body, headers })
    const [first, second] = [await ask(), await ask()]
    expect(second.text).toBe(first.text)
    expect(await customer.wallet()).toBe(first.body.credited)
  })
})
