import { calls } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, mailsTo } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { assertHealthy } from './support/customer.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const minutes = 60_000

describe.each(oneDatabase)('a part between others leaves an agreement, on %s', (kind) => {
  let server: TestServer
  let counter: Counter
  beforeAll(async () => {
    server = await startTestServer(kind)
    counter = new Counter(server.url)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  type Paid = Awaited<ReturnType<Counter['paid']>>
  const figuresOf = async ({ customer }: Paid, code: string) => {
    const { total, items } = await customer.invoice(code)
    const [item] = items
    return { before: item?.agreed_before?.answer.total, now: item?.priced.answer.total, total }
  }
  /** From each price after the checkout to the next. */
  const changesOf = async ({ customer, invoice }: Paid) =>
    (await customer.invoice(invoice.invoice_code)).items[0]?.changes.map(({ before, now }) => [
      before.total,
      now.total,
    ])

  it('a credit that is taken back: a charge after it is of the price before the credit', async () => {
    const paid = await counter.paid('2.6kg')
    const price = paid.invoice.total
    await counter.measure(paid.code, '0.4kg')
    const charge = (await counter.bill(paid.code, 30_000)).body.invoice_code
    await counter.measure(paid.code, '2.6kg')
    expect(await figuresOf(paid, charge)).toEqual({ before: price, now: price + 30_000, total: 30_000 })
    expect((await changesOf(paid))?.[0]).toEqual([price, price + 30_000])
  })

  it('a credit that is undone with its payment: a paid charge after it is of the price before, and stays so', async () => {
    const paid = await counter.paid('2.6kg')
    const { customer, code, invoice } = paid
    const price = invoice.total
    await counter.measure(code, '0.4kg')
    const charge = (await counter.bill(code, 30_000)).body.invoice_code
    await counter.pay(await customer.invoice(charge))
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    const figures = { before: price, now: price + 30_000, total: 30_000 }
    expect(await figuresOf(paid, charge)).toEqual(figures)
    await assertHealthy(server.url)
    await counter.measure(code, '2.6kg')
    await advanceClock(server.url, 1 * minutes)
    await counter.pay(await customer.invoice(invoice.invoice_code))
    expect(await figuresOf(paid, charge)).toEqual(figures)
    expect(await changesOf(paid)).toEqual([[price, price + 30_000]])
    await assertHealthy(server.url)
  })

  it('an unpaid bill that is replaced: a charge after it, and the bill in its place, are of what stands', async () => {
    const paid = await counter.paid('2.6kg')
    const price = paid.invoice.total
    await counter.measureLarger(paid.code, '4.6kg')
    const charge = (await counter.bill(paid.code, 30_000)).body.invoice_code
    const second = await counter.measureLarger(paid.code, '3.6kg')
    const heavy = await counter.priceAt('3.6kg')
    expect(await figuresOf(paid, charge)).toEqual({ before: price, now: price + 30_000, total: 30_000 })
    expect(await figuresOf(paid, second)).toEqual({
      before: price + 30_000,
      now: heavy + 30_000,
      total: heavy - price,
    })
    expect(await changesOf(paid)).toEqual([
      [price, price + 30_000],
      [price + 30_000, heavy + 30_000],
    ])
  })

  it('both payments of a shipment that was measured lighter are reversed: nothing of them is in the wallet', async () => {
    const { customer, code, invoice } = await counter.paid('2.6kg')
    const added = await customer.invoice(await counter.measureLarger(code, '4.6kg'))
    await counter.pay(added)
    await counter.measure(code, '0.4kg')
    for (const { payment } of [invoice, added]) {
      expect(await atGateway(server.url, payment?.order_id ?? '', 'take_back')).toBe(200)
      expect(await customer.wallet()).toBe(0)
    }
    await assertHealthy(server.url)
    // It is not of the newest measurement, which is settled when the order is paid again.
    expect((await customer.invoice(added.invoice_code)).ended_because).toBe('replaced')
    await advanceClock(server.url, 1 * minutes)
    await counter.pay(await customer.invoice(invoice.invoice_code))
    expect(await customer.wallet()).toBe(invoice.total - (await counter.priceAt('0.4kg')))
    await assertHealthy(server.url)
  })

  it('the payment of a charge is reversed: what was credited beside it stays', async () => {
    const paid = await counter.paid('2.6kg')
    const { customer, code } = paid
    await counter.measure(code, '0.4kg')
    const charge = await customer.invoice((await counter.bill(code, 30_000)).body.invoice_code)
    await counter.pay(charge)
    const [wallet, changes] = [await customer.wallet(), await changesOf(paid)]
    await atGateway(server.url, charge.payment?.order_id ?? '', 'take_back')
    expect(await customer.wallet()).toBe(wallet)
    expect(await changesOf(paid)).toEqual(changes)
    expect((await mailsTo(server.url, customer.email))[0]?.text).not.toContain('kami tarik lagi')
  })

  it('what follows the payment of an order is of what stays, not of an unpaid bill that it replaces', async () => {
    const { customer, code, invoice } = await counter.paid('2.6kg')
    await counter.measureLarger(code, '4.6kg')
    await counter.bill(code, 30_000)
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    await counter.measure(code, '3.6kg')
    const now = (await counter.priceAt('3.6kg')) + 30_000
    expect((await customer.cart(code)).next_change).toMatchObject({
      before: { total: invoice.total + 30_000 },
      now: { total: now },
      amount: now - invoice.total - 30_000,
    })
  })

  it.each(['2.6kg', '4.6kg'])(
    'the first of two paid bills is reversed, measured %s last: what is left is the price of that',
    async (weight) => {
      const { customer, code, invoice } = await counter.paid('2.6kg')
      const first = await customer.invoice(await counter.measureLarger(code, '3.6kg'))
      await counter.pay(first)
      const second = await customer.invoice(await counter.measureLarger(code, '4.6kg'))
      await counter.pay(second)
      await counter.measure(code, weight)
      await atGateway(server.url, first.payment?.order_id ?? '', 'take_back')
      await assertHealthy(server.url)
      const due = (await customer.call(calls.invoices, { query: { status: 'pending' } })).body.results
      const price = await counter.priceAt(weight)
      const paid = invoice.total + second.total
      expect(due.map(({ total }) => total)).toEqual(price > paid ? [price - paid] : [])
      expect(await customer.wallet()).toBe(Math.max(0, paid - price))
    },
  )

  it.each([
    ['the price that was paid at first', '2.6kg'],
    ['a price between', '3.6kg'],
    ['nothing', '0.4kg'],
  ])(
    'the payment of a bill that a later measurement returned is reversed: %s is asked for',
    async (_, weight) => {
      const paid = await counter.paid('2.6kg')
      const { customer, code } = paid
      const added = await customer.invoice(await counter.measureLarger(code, '4.6kg'))
      await counter.pay(added)
      await counter.measure(code, weight)
      await advanceClock(server.url, 5 * minutes)
      for (const status of ['sent', 'inbound'] as const) await counter.move(code, status)
      const wallet = await customer.wallet()
      const mails = (await mailsTo(server.url, customer.email)).length
      expect(await atGateway(server.url, added.payment?.order_id ?? '', 'take_back')).toBe(200)
      expect(await customer.invoice(added.invoice_code)).toMatchObject({
        status: 'cancelled',
        ended_because: 'replaced',
        taken_back: { amount: added.total },
      })
      const rest = (await counter.priceAt(weight)) - paid.invoice.total
      expect(await customer.wallet()).toBe(Math.max(0, -rest))
      const withdrawn = wallet - Math.max(0, -rest)
      const [mail, ...others] = (await mailsTo(server.url, customer.email)).slice(0, -mails)
      expect(mail?.subject).toBe(`Pembayaran ${added.invoice_code} ditarik kembali oleh bank`)
      expect(mail?.text).toContain(
        `${formatRupiah(withdrawn)} yang sudah kami kembalikan ke dompetmu kami tarik`,
      )
      // Only what is to be paid has a mail of its own.
      expect(others).toHaveLength(rest > 0 ? 1 : 0)
      const instead = `yang harus dibayar adalah ${formatRupiah(rest)} lewat tagihan`
      expect(mail?.text.includes(instead)).toBe(rest > 0)
      const { actions } = (await counter.operator.call(calls.opsCart, { params: { cart_code: code } })).body
        .data
      expect(actions.at(-1)).toMatchObject({
        action: 'reversal_settled',
        detail: { invoice: added.invoice_code, withdrawn },
      })
      const due = (await customer.call(calls.invoices, { query: { status: 'pending' } })).body.results
      expect(due.map(({ total }) => total)).toEqual(rest > 0 ? [rest] : [])
      await advanceClock(server.url, 5 * minutes)
      expect((await counter.move(code, 'outbound')).status).toBe(rest > 0 ? 409 : 200)
    },
  )
})
