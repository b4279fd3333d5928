import { calls } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, atGateway } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { assertHealthy } from './support/customer.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

const minutes = 60_000

describe.each(databases)('a part between others leaves an agreement, on %s', (kind) => {
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
    // What is open stays until the order is paid again; then the measurement takes its place.
    expect((await customer.invoice(added.invoice_code)).status).toBe('pending')
    await advanceClock(server.url, 1 * minutes)
    await counter.pay(await customer.invoice(invoice.invoice_code))
    expect((await customer.invoice(added.invoice_code)).ended_because).toBe('replaced')
    expect(await customer.wallet()).toBe(invoice.total - (await counter.priceAt('0.4kg')))
    await assertHealthy(server.url)
  })

  it.each([
    ['the price that was paid at first', '2.6kg'],
    ['a price between', '3.6kg'],
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
      expect(await atGateway(server.url, added.payment?.order_id ?? '', 'take_back')).toBe(200)
      expect(await customer.invoice(added.invoice_code)).toMatchObject({
        status: 'cancelled',
        ended_because: 'replaced',
      })
      expect(await customer.wallet()).toBe(0)
      const rest = (await counter.priceAt(weight)) - paid.invoice.total
      const due = (await customer.call(calls.invoices, { query: { status: 'pending' } })).body.results
      expect(due.map(({ total }) => total)).toEqual(rest > 0 ? [rest] : [])
      await advanceClock(server.url, 5 * minutes)
      expect((await counter.move(code, 'outbound')).status).toBe(rest > 0 ? 409 : 200)
    },
  )
})
