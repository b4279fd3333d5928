import { calls, type OpsSettle } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, Browser, isHowToPay, mailsTo } from './support/api.ts'
import { Counter, newReference, surely } from './support/counter.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { startMidtrans, type FakeMidtrans } from './support/midtrans.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'
import { listUnmatched } from './support/unmatched.ts'

const minutes = 60_000

describe.each(oneDatabase)('a payment that its bank reverses, on %s', (kind) => {
  let server: TestServer
  let fake: FakeMidtrans
  let counter: Counter
  beforeAll(async () => {
    fake = await startMidtrans()
    server = await startTestServer(kind, {
      gateways: ['midtrans'],
      midtransServerKey: fake.serverKey,
      midtransUrl: fake.url,
      gatewayTimeOut: 5000,
    })
    counter = new Counter(server.url)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
    await fake.close()
  })

  /** The bank says so to Midtrans, which tells us. */
  const becomes = async (orderId: string, status: 'settlement' | 'deny') => {
    fake.becomes(orderId, status)
    const body = fake.notification(orderId)
    expect((await new Browser(server.url).call(calls.gatewayNotification, { body })).status).toBe(200)
  }

  /** An order of parcels of these weights; null for one that has not arrived. */
  const checkedOut = async (...weights: (string | null)[]) => {
    const customer = await TestCustomer.register(server.url)
    const codes: string[] = []
    for (const weight of weights) {
      const code = await customer.savesCart()
      if (weight !== null) await counter.receive(code, weight)
      codes.push(code)
    }
    const invoice = await customer.checksOut(...codes)
    const [code = '', other = ''] = codes
    return { customer, code, other, invoice, order: invoice.payment?.order_id ?? '' }
  }

  const paid = async (...weights: (string | null)[]) => {
    const checked = await checkedOut(...weights)
    await becomes(checked.order, 'settlement')
    return checked
  }

  const goes = async (code: string, ...way: ('sent' | 'inbound' | 'outbound')[]) => {
    await advanceClock(server.url, 5 * minutes)
    for (const status of way) expect((await counter.move(code, status)).status).toBe(200)
  }

  /** What an operator sees of a shipment. */
  const shown = async (cart_code: string) =>
    (await counter.operator.call(calls.opsCart, { params: { cart_code } })).body.data

  /** Whether an invoice is among what waits for finance. */
  const waitsFor = async (needs: 'reversal' | 'refund', code: string) => {
    const { results } = (
      await counter.operator.call(calls.opsMoney, { query: { needs, page: 1, page_size: 100 } })
    ).body
    return results.some(({ invoice_code }) => invoice_code === code)
  }

  /** The mails that a change wrote, newest first. */
  const mailsAfter = async (customer: TestCustomer, change: () => Promise<unknown>) => {
    const before = (await mailsTo(server.url, customer.email)).length
    await change()
    const all = await mailsTo(server.url, customer.email)
    return all.slice(0, all.length - before).filter((mail) => !isHowToPay(mail))
  }

  it('a lighter measurement is booked, and credited once the bank settles again what it reversed', async () => {
    const { customer, code, invoice, order } = await paid('2.6kg')
    await goes(code, 'sent')
    await becomes(order, 'deny')
    const price = await counter.priceAt('0.4kg')
    const withheld = invoice.total - price
    const [mail, ...others] = await mailsAfter(customer, async () => {
      const measured = await counter.measure(code, '0.4kg')
      expect(measured, measured.text).toMatchObject({
        status: 200,
        body: { withheld, price_before: { total: invoice.total }, price: { total: price } },
      })
      expect(measured.body).not.toHaveProperty('credited')
    })
    expect(others).toEqual([])
    expect(mail?.subject).toContain('Diukur ulang')
    expect(mail?.text).toContain(`Pembayaranmu ditarik kembali, jadi selisih ${formatRupiah(withheld)}`)
    // It is on its way.
    expect(mail?.text).not.toContain('segera kami berangkatkan')
    expect(await customer.cart(code)).toMatchObject({
      revision: { weight_kg: 0.4 },
      agreed_total: invoice.total,
      credited: 0,
      next_change: {
        amount: 0 - withheld,
        waits_for: 'bank',
        before: { total: invoice.total },
        now: { total: price },
        measurement: { now: { weight_kg: 0.4 } },
      },
    })
    const { taken_back } = await customer.invoice(invoice.invoice_code)
    expect(taken_back).toMatchObject({ amount: invoice.total, by: 'bank' })
    expect((await customer.cart(code)).invoice).toMatchObject({ status: 'paid', taken_back })
    expect(await customer.wallet()).toBe(0)
    const { withheld: held, actions } = await shown(code)
    expect(held).toBe(withheld)
    expect(actions.at(-1)).toMatchObject({ action: 'measure', detail: { weight: '0.4kg', withheld } })
    // A charge rests on what is agreed.
    const { invoice_code } = (await counter.bill(code, 75_000)).body
    expect(await customer.invoice(invoice_code)).toMatchObject({
      total: 75_000,
      items: [{ priced: { answer: { total: invoice.total + 75_000 } } }],
    })
    await assertHealthy(server.url)
    await counter.unbill(invoice_code)
    // What costs more than that is withheld less, and billed from what was paid on.
    const middle = await counter.priceAt('1.2kg')
    expect((await counter.measure(code, '1.2kg')).body.withheld).toBe(invoice.total - middle)
    // As at first: nothing is withheld any more, and the mail says what was measured.
    const [again, ...more] = await mailsAfter(customer, () => counter.measure(code, '2.6kg'))
    expect(more).toEqual([])
    expect(again?.subject).toContain('Diukur ulang di gudang, 2,6')
    expect(again?.text).not.toContain('dompet')
    expect((await customer.cart(code)).next_change).toBeNull()
    await counter.measure(code, '0.4kg')
    await goes(code, 'inbound', 'outbound')
    await becomes(order, 'settlement')
    expect(await customer.wallet()).toBe(withheld)
    expect(await customer.cart(code)).toMatchObject({
      invoice: { taken_back: null },
      agreed_total: price,
      credited: withheld,
      next_change: null,
    })
    expect((await shown(code)).withheld).toBe(0)
    await assertHealthy(server.url)
  })

  it('a bill that a measurement contradicts meanwhile is cancelled, and holds nothing', async () => {
    const { customer, code, invoice, order } = await paid('2.6kg')
    await goes(code, 'sent', 'inbound')
    const bill = await counter.measureLarger(code, '3.6kg')
    await becomes(order, 'deny')
    const price = await counter.priceAt('1.2kg')
    const [measured, mail, ...others] = await mailsAfter(customer, async () => {
      expect((await counter.measure(code, '1.2kg')).body).toMatchObject({ withheld: invoice.total - price })
    })
    expect(others).toEqual([])
    expect(measured?.text).toContain(`selisih ${formatRupiah(invoice.total - price)} baru masuk`)
    expect(mail?.subject).toBe(`Tidak perlu dibayar: tagihan ${bill}`)
    expect(mail?.text).toContain('Hasil ukur yang lebih baru menggantikan')
    expect(await customer.invoice(bill)).toMatchObject({ status: 'cancelled', ended_because: 'replaced' })
    expect(await customer.cart(code)).toMatchObject({
      agreed_total: invoice.total,
      additional_invoices: [],
      priced: { answer: { total: invoice.total } },
    })
    await assertHealthy(server.url)
    await goes(code, 'outbound')
    const [credit] = await mailsAfter(customer, () => becomes(order, 'settlement'))
    expect(credit?.subject).toBe(`${formatRupiah(invoice.total - price)} masuk ke dompetmu`)
    expect(await customer.cart(code)).toMatchObject({ agreed_total: price })
  })

  it('another parcel of the order is received all the same', async () => {
    const { customer, code, other, order } = await paid('1.2kg', null)
    await goes(code, 'sent')
    await becomes(order, 'deny')
    const [mail] = await mailsAfter(customer, async () => {
      const received = await counter.receive(other, '0.4kg')
      expect(received, received.text).toMatchObject({ status: 200, body: { status: 'paid' } })
      expect(received.body.withheld).toBeGreaterThan(0)
    })
    expect(mail?.subject).toContain('Sudah tiba di gudang')
    expect(mail?.text).toContain('Pembayaranmu ditarik kembali')
    expect(mail?.text).not.toContain('segera kami berangkatkan')
    expect((await customer.cart(other)).received_at).not.toBeNull()
    expect(await customer.wallet()).toBe(0)
    await becomes(order, 'settlement')
    expect(await customer.wallet()).toBeGreaterThan(0)
    expect((await customer.cart(other)).agreed_total).toBe(await counter.priceAt('0.4kg'))
  })

  it('a difference that is reversed, too, is settled by the newest measurement, and what that credits waits', async () => {
    const { customer, code, invoice, order } = await paid('2.6kg')
    const bill = await customer.invoice(await counter.measureLarger(code, '3.6kg'))
    await becomes(bill.payment?.order_id ?? '', 'settlement')
    const credited = (await counter.measure(code, '0.4kg')).body.credited ?? 0
    await goes(code, 'sent', 'inbound')
    await becomes(order, 'deny')
    const [mail, ...others] = await mailsAfter(customer, () => becomes(bill.payment?.order_id ?? '', 'deny'))
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Pembayaran ${bill.invoice_code} ditarik kembali oleh bank`)
    expect(mail?.text).toContain(
      `${formatRupiah(credited)} yang sudah kami kembalikan ke dompetmu kami tarik`,
    )
    expect(mail?.text).toContain('tidak perlu dibayar lagi')
    expect(await customer.invoice(bill.invoice_code)).toMatchObject({
      status: 'cancelled',
      ended_because: 'replaced',
      taken_back: { amount: bill.total },
      credit_undone: credited,
    })
    expect(await customer.wallet()).toBe(0)
    const { withheld, actions } = await shown(code)
    const price = await counter.priceAt('0.4kg')
    expect(withheld).toBe(invoice.total - price)
    expect(actions.at(-1)).toMatchObject({ action: 'reversal_settled', detail: { withheld } })
    await assertHealthy(server.url)
    await goes(code, 'outbound')
    await becomes(order, 'settlement')
    expect(await customer.wallet()).toBe(withheld)
    expect((await customer.cart(code)).agreed_total).toBe(price)
  })

  it('that of a difference withholds nothing of another parcel of its order', async () => {
    const { customer, code, other, invoice } = await paid('2.6kg', '2.6kg')
    const bills = [await counter.measureLarger(code, '3.6kg'), await counter.measureLarger(other, '3.6kg')]
    const orders: string[] = []
    for (const bill of bills) orders.push((await customer.invoice(bill)).payment?.order_id ?? '')
    for (const one of orders) await becomes(one, 'settlement')
    await goes(code, 'sent', 'inbound', 'outbound')
    await becomes(orders[0] ?? '', 'deny')
    const price = await counter.priceAt('0.4kg')
    const each = invoice.total / 2
    const heavier = (await customer.cart(other)).agreed_total ?? 0
    expect((await counter.measure(other, '0.4kg')).body).toMatchObject({ credited: heavier - price })
    await becomes(orders[1] ?? '', 'deny')
    expect(await customer.invoice(bills[1] ?? '')).toMatchObject({ ended_because: 'replaced' })
    expect(await customer.cart(other)).toMatchObject({ agreed_total: price, credited: each - price })
    expect(await customer.wallet()).toBe(each - price)
  })

  it('says what had been credited of it and is out of the wallet again', async () => {
    const { customer, code, invoice, order } = await paid('2.6kg', '2.6kg')
    const { credited = 0 } = (await counter.measure(code, '0.4kg')).body
    expect(await customer.wallet()).toBe(credited)
    await becomes(order, 'deny')
    expect(await customer.wallet()).toBe(0)
    expect(await customer.invoice(invoice.invoice_code)).toMatchObject({
      status: 'pending',
      total: invoice.total,
      taken_back: { amount: invoice.total },
      credit_undone: credited,
    })
    await becomes(order, 'settlement')
    const settled = await customer.invoice(invoice.invoice_code)
    expect(settled.taken_back).toBeNull()
    expect(settled).not.toHaveProperty('credit_undone')
    const [changes] = settled.items.map((item) => item.changes)
    expect(changes).toMatchObject([{ amount: 0 - credited, invoice_code: null }])
  })

  it('of a difference stands with its shipment, too, until it is paid again', async () => {
    const { customer, code } = await paid('0.4kg')
    const bill = await customer.invoice(await counter.measureLarger(code, '3.6kg'))
    const order = bill.payment?.order_id ?? ''
    await becomes(order, 'settlement')
    const added = async () => (await customer.cart(code)).additional_invoices
    expect(await added()).toMatchObject([{ status: 'paid', taken_back: null }])
    await becomes(order, 'deny')
    const { taken_back } = await customer.invoice(bill.invoice_code)
    expect(taken_back).toMatchObject({ amount: bill.total })
    expect(await added()).toMatchObject([{ status: 'pending', taken_back }])
    await becomes(order, 'settlement')
    expect(await added()).toMatchObject([{ status: 'paid', taken_back: null }])
  })

  it('while it is to be paid again, a bill that a new measurement contradicts can not be paid', async () => {
    const { customer, code, invoice, order } = await paid('0.4kg')
    const bill = await customer.invoice(await counter.measureLarger(code, '3.6kg'))
    await becomes(order, 'deny')
    // What it still holds of stays as it is.
    await counter.measure(code, '3.6kg')
    expect((await customer.invoice(bill.invoice_code)).status).toBe('pending')
    const price = await counter.priceAt('1.2kg')
    const more = price - invoice.total
    const [measured, replaced, ...others] = await mailsAfter(customer, () => counter.measure(code, '1.2kg'))
    expect(others).toEqual([])
    expect(measured?.text).toContain(`Selisih ${formatRupiah(more)} kami tagih sesudahnya`)
    expect(replaced?.subject).toBe(`Tidak perlu dibayar: tagihan ${bill.invoice_code}`)
    expect(await customer.invoice(bill.invoice_code)).toMatchObject({ ended_because: 'replaced' })
    expect(await customer.cart(code)).toMatchObject({
      agreed_total: invoice.total,
      additional_invoices: [],
      next_change: { amount: more, before: { total: invoice.total }, now: { total: price } },
    })
    await assertHealthy(server.url)
    await becomes(order, 'settlement')
    expect(await customer.cart(code)).toMatchObject({
      agreed_total: price,
      additional_invoices: [{ status: 'pending', total: more }],
    })
    expect(await customer.wallet()).toBe(0)
  })

  it('a difference that is reversed while its order is to be paid again is not asked for by an old measurement', async () => {
    const { customer, code, invoice, order } = await paid('0.4kg')
    const bill = await customer.invoice(await counter.measureLarger(code, '3.6kg'))
    const billOrder = bill.payment?.order_id ?? ''
    await becomes(billOrder, 'settlement')
    await becomes(order, 'deny')
    await counter.measure(code, '1.2kg')
    const [mail, ...others] = await mailsAfter(customer, () => becomes(billOrder, 'deny'))
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Pembayaran ${bill.invoice_code} ditarik kembali oleh bank`)
    expect(mail?.text).toContain('Hasil ukur yang lebih baru menggantikannya')
    expect(await customer.invoice(bill.invoice_code)).toMatchObject({
      ended_because: 'replaced',
      taken_back: { amount: bill.total },
    })
    const price = await counter.priceAt('1.2kg')
    expect(await customer.cart(code)).toMatchObject({
      agreed_total: invoice.total,
      next_change: { amount: price - invoice.total },
    })
  })

  it('after its goods have left, is made good by a transfer of the whole amount, whatever it was paid by', async () => {
    const { customer, code, other, invoice, order } = await paid('2.6kg', '1.2kg')
    const { invoice_code, total } = invoice
    const settle = (change: Partial<OpsSettle>) => counter.settle(invoice_code, change)
    expect(await settle({ amount: total })).toMatchObject({ status: 422, body: { code: 'doubtful' } })
    await goes(code, 'sent')
    await becomes(order, 'deny')
    const { withheld = 0 } = (await counter.measure(code, '0.4kg')).body
    expect(withheld).toBeGreaterThan(0)
    expect((await counter.move(other, 'sent')).body).toMatchObject({ code: 'payment_reversed' })
    for (const amount of [total - 1, total + 1])
      expect(await settle({ amount })).toMatchObject({ status: 422, body: { errors: [{ field: 'amount' }] } })
    expect(await waitsFor('reversal', invoice_code)).toBe(true)
    const mails = await mailsAfter(customer, async () => {
      // Two operators at a time see the same money on the account.
      const seen = { amount: total, reference: newReference() }
      const settled = await Promise.all([settle(seen), settle(seen)])
      expect(settled.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(settled.find(({ status }) => status === 200)?.body).toMatchObject({
        outcome: 'paid',
        status: 'paid',
        amount: total,
        shipments: [
          { cart_code: code, status: 'sent' },
          { cart_code: other, status: 'paid' },
        ],
      })
    })
    expect(mails.map(({ subject }) => subject)).toEqual([
      `${formatRupiah(withheld)} masuk ke dompetmu`,
      `Pembayaran ${invoice_code} diterima`,
    ])
    expect(await settle({ amount: total })).toMatchObject({ status: 409, body: { code: 'already_paid' } })
    expect(await customer.invoice(invoice_code)).toMatchObject({
      status: 'paid',
      to_return: [],
      taken_back: null,
    })
    expect(await customer.wallet()).toBe(withheld)
    for (const needs of ['refund', 'reversal'] as const)
      expect(await waitsFor(needs, invoice_code)).toBe(false)
    const { results } = (await counter.operator.call(calls.opsAudit, { query: { page: 1, page_size: 100 } }))
      .body
    expect(results.filter(({ subject }) => [invoice_code, code].includes(subject)).slice(0, 2)).toMatchObject(
      [
        {
          actor: 'machine',
          action: 'settle',
          subject: invoice_code,
          detail: { outcome: 'paid', amount: total },
        },
        {
          actor: 'machine',
          action: 'reversal_ended',
          subject: code,
          detail: { order: expect.stringContaining(invoice_code) as unknown },
        },
      ],
    )
    await assertHealthy(server.url)
    await goes(other, 'sent')
    // What the bank settles all the same is one too many.
    await becomes(order, 'settlement')
    expect(await waitsFor('refund', invoice_code)).toBe(true)
    expect((await customer.invoice(invoice_code)).status).toBe('paid')
    await assertHealthy(server.url)
  })

  it('after its goods have left, is made good once by a transfer that is called another one', async () => {
    const { customer, code, invoice, order } = await paid('1.2kg')
    const { invoice_code, total } = invoice
    const settle = (change: Partial<OpsSettle>) => counter.settle(invoice_code, change)
    await goes(code, 'sent')
    await becomes(order, 'deny')
    const first = await settle({ amount: total, again: true })
    expect(first).toMatchObject({ status: 200, body: { outcome: 'paid' } })
    expect(await settle({ amount: total })).toMatchObject({ status: 409, body: { code: 'already_paid' } })
    expect((await customer.invoice(invoice_code)).to_return).toEqual([])
    await assertHealthy(server.url)
  })

  it('after its goods have left, and is made anew, is not owed back, and what waited for it is settled', async () => {
    const { customer, code, invoice, order } = await paid('2.6kg')
    await goes(code, 'sent')
    await becomes(order, 'deny')
    const { withheld = 0 } = (await counter.measure(code, '0.4kg')).body
    fake.order(order).transaction_id = randomUUID()
    const mails = await mailsAfter(customer, () => becomes(order, 'settlement'))
    expect(mails.map(({ subject }) => subject)).toEqual([
      `${formatRupiah(withheld)} masuk ke dompetmu`,
      `Pembayaran ${invoice.invoice_code} diterima`,
    ])
    expect(mails[1]?.text).toContain('Perjalanan kirimanmu tidak berubah.')
    expect(await customer.invoice(invoice.invoice_code)).toMatchObject({
      status: 'paid',
      to_return: [],
      taken_back: null,
    })
    expect(await customer.wallet()).toBe(withheld)
    const { owed_back, invoices, actions } = await shown(code)
    expect([owed_back, invoices[0]?.payments]).toMatchObject([
      [],
      [{ state: 'settled', taken_back_at: null }],
    ])
    expect(actions.at(-1)?.action).toBe('reversal_ended')
    expect(await waitsFor('reversal', invoice.invoice_code)).toBe(false)
    await assertHealthy(server.url)
    // It can be reversed in its turn.
    await becomes(order, 'deny')
    const again = await customer.invoice(invoice.invoice_code)
    expect(again).toMatchObject({ status: 'paid', taken_back: { amount: invoice.total } })
    expect(again).not.toHaveProperty('credit_undone')
    expect(await waitsFor('reversal', invoice.invoice_code)).toBe(true)
    await assertHealthy(server.url)
  })

  it('after its goods have left, and is made up for by a transfer, is not owed back', async () => {
    const { customer, code } = await paid('1.2kg')
    const { invoice_code } = (await counter.bill(code, 75_000)).body
    const { payment } = await customer.invoice(invoice_code)
    await customer.call(calls.changePayment, { body: { invoice_code, payment_method: 'manual' } })
    await becomes(payment?.order_id ?? '', 'settlement')
    await goes(code, 'sent', 'inbound', 'outbound')
    await becomes(payment?.order_id ?? '', 'deny')
    expect(await waitsFor('reversal', invoice_code)).toBe(true)
    const settled = await counter.settle(invoice_code)
    expect(settled.body).toMatchObject({ status: 'paid', outcome: 'paid' })
    expect((await customer.invoice(invoice_code)).to_return).toEqual([])
    expect(await waitsFor('reversal', invoice_code)).toBe(false)
    await assertHealthy(server.url)
  })

  it.each(['at the warehouse', 'on their way'])(
    'besides a transfer of the same amount, which is kept, is paid by that, with its goods %s',
    async (where) => {
      const { customer, code, order, invoice } = await checkedOut('1.2kg')
      const { invoice_code } = invoice
      await customer.call(calls.changePayment, { body: { invoice_code, payment_method: 'manual' } })
      await becomes(order, 'settlement')
      const line = { reference: newReference() }
      await surely((sure) => counter.settle(invoice_code, { ...line, ...sure }))
      expect(await waitsFor('refund', invoice_code)).toBe(true)
      if (where === 'on their way') await goes(code, 'sent')
      const before = await customer.cart(code)
      const [mail, ...others] = await mailsAfter(customer, () => becomes(order, 'deny'))
      expect(others).toEqual([])
      expect(mail?.subject).toBe(`${invoice_code} tetap lunas`)
      expect(await customer.invoice(invoice_code)).toMatchObject({
        status: 'paid',
        to_return: [],
        taken_back: null,
      })
      expect(await customer.cart(code)).toMatchObject({
        status: before.status,
        agreed_total: before.agreed_total,
      })
      for (const needs of ['refund', 'reversal'] as const)
        expect(await waitsFor(needs, invoice_code)).toBe(false)
      expect((await shown(code)).actions.at(-1)).toMatchObject({
        action: 'reversal_settled',
        detail: { order, paid_by: expect.stringContaining(invoice_code) as unknown },
      })
      await assertHealthy(server.url)
      // What the bank settles all the same is one too many again.
      await becomes(order, 'settlement')
      expect(await waitsFor('refund', invoice_code)).toBe(true)
      await assertHealthy(server.url)
    },
  )

  it('and was paid twice with one number, is paid by the other payment, which can be reversed, too', async () => {
    const { customer, invoice, order } = await paid('1.2kg')
    const first = fake.order(order).transaction_id
    const second = randomUUID()
    const status = async () => (await customer.invoice(invoice.invoice_code)).status
    const says = async (transaction: string, what: 'settlement' | 'deny') => {
      fake.order(order).transaction_id = transaction
      await becomes(order, what)
      await assertHealthy(server.url)
    }
    await says(second, 'settlement')
    expect((await customer.invoice(invoice.invoice_code)).to_return).toHaveLength(1)
    await says(first, 'deny')
    expect(await customer.invoice(invoice.invoice_code)).toMatchObject({ status: 'paid', to_return: [] })
    await says(first, 'settlement')
    expect((await customer.invoice(invoice.invoice_code)).to_return).toHaveLength(1)
    await says(second, 'deny')
    expect(await customer.invoice(invoice.invoice_code)).toMatchObject({ status: 'paid', to_return: [] })
    await says(first, 'deny')
    expect(await status()).toBe('pending')
  })

  it.each([0, 1])(
    'and was paid twice too late and returned once, was returned of the other one (%d)',
    async (taken) => {
      const { customer, invoice, order } = await checkedOut('1.2kg')
      const { invoice_code } = invoice
      const transactions = [fake.order(order).transaction_id, randomUUID()]
      const says = async (transaction: string | undefined, what: 'settlement' | 'deny') => {
        Object.assign(fake.order(order), { transaction_id: transaction })
        await becomes(order, what)
        await assertHealthy(server.url)
      }
      await advanceClock(server.url, 25 * 60 * minutes)
      for (const transaction of transactions) await says(transaction, 'settlement')
      expect((await customer.invoice(invoice_code)).to_return).toHaveLength(2)
      const body = { order_id: order, reference: newReference() }
      await counter.operator.call(calls.opsReturnMoney, { params: { invoice_code }, body })
      await says(transactions[taken], 'deny')
      expect((await customer.invoice(invoice_code)).to_return).toEqual([])
      const results = await listUnmatched(counter.operator)
      expect(results.filter((one) => one.invoice_code === invoice_code)).toEqual([])
      // What is left was returned: its bank's taking it back as well is the loss.
      await says(transactions[1 - taken], 'deny')
      const unmatched = await listUnmatched(counter.operator)
      expect(unmatched.filter((one) => one.invoice_code === invoice_code)).toMatchObject([
        { kind: 'double_payout', payout_id: body.reference },
      ])
    },
  )

  it('and was paid in two amounts too late, was returned of the one that was returned', async () => {
    const { invoice, order } = await checkedOut('1.2kg')
    const { invoice_code, total } = invoice
    const [all, less] = [
      { transaction_id: randomUUID(), gross_amount: `${total}.00` },
      { transaction_id: randomUUID(), gross_amount: `${total - 1000}.00` },
    ]
    const says = async (which: typeof all, what: 'settlement' | 'deny') => {
      Object.assign(fake.order(order), which)
      await becomes(order, what)
      await assertHealthy(server.url)
    }
    await advanceClock(server.url, 25 * 60 * minutes)
    await says(all, 'settlement')
    await says(less, 'settlement')
    const body = { order_id: order, reference: newReference(), amount: total }
    const params = { invoice_code }
    expect((await counter.operator.call(calls.opsReturnMoney, { params, body })).status).toBe(200)
    await says(all, 'deny')
    const results = await listUnmatched(counter.operator)
    expect(
      results.filter((one) => one.invoice_code === invoice_code).map(({ kind: of, amount }) => [of, amount]),
    ).toEqual([
      ['owed_back', total - 1000],
      ['double_payout', total],
    ])
  })

  type CheckedOut = Awaited<ReturnType<typeof checkedOut>>

  it.each<[of: string, owe: (checked: CheckedOut) => Promise<void>, before: string, after: string]>([
    [
      'a number that was given up',
      async ({ customer, invoice: { invoice_code }, order }) => {
        fake.order(order).gross_amount = '1000.00'
        await customer.call(calls.giveUpInvoice, { body: { invoice_code } })
        await becomes(order, 'settlement')
      },
      'cancelled',
      'cancelled',
    ],
    [
      'a number that is open, which its denial ends',
      async ({ order }) => {
        fake.order(order).gross_amount = '1000.00'
        await becomes(order, 'settlement')
      },
      'pending',
      'cancelled',
    ],
    [
      'a number whose first payment was reversed more than a day later',
      async ({ order }) => {
        const charged = fake.order(order)
        const [first, second] = [charged.transaction_id, randomUUID()]
        await becomes(order, 'settlement')
        charged.transaction_id = second
        await becomes(order, 'settlement')
        await advanceClock(server.url, 25 * 60 * minutes)
        charged.transaction_id = first
        await becomes(order, 'deny')
        Object.assign(charged, { transaction_id: second, transaction_status: 'settlement' })
      },
      'expired',
      'expired',
    ],
  ])('and is owed back, of %s, is not owed back any more', async (_of, owe, before, after) => {
    const checked = await checkedOut('1.2kg')
    const { customer, invoice, order } = checked
    const { invoice_code } = invoice
    await owe(checked)
    const seen = async () => {
      const { status, to_return } = await customer.invoice(invoice_code)
      return [status, to_return.length]
    }
    // Without the gateway's word no reversal is believed.
    const body = { ...fake.notification(order), transaction_status: 'deny' }
    expect((await new Browser(server.url).call(calls.gatewayNotification, { body })).status).toBe(200)
    expect(await seen()).toEqual([before, 1])
    const mails = await mailsAfter(customer, () => becomes(order, 'deny'))
    expect(mails.at(-1)?.text).toContain('tidak ada yang kami transfer')
    expect(await seen()).toEqual([after, 0])
    expect(await waitsFor('refund', invoice_code)).toBe(false)
    await assertHealthy(server.url)
    await becomes(order, 'settlement')
    expect(await seen()).toEqual([after, 1])
    await assertHealthy(server.url)
  })
})
