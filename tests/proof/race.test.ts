import { calls } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/main.ts'
import { advanceClock, atGateway, Browser, newestMail, Operator } from '../server/support/api.ts'
import { Counter, newReference, surely } from '../server/support/counter.ts'
import { assertHealthy, cartInput, codeIn, mandatory, TestCustomer } from '../server/support/customer.ts'
import { untilWaiting } from '../server/support/locks.ts'
import { databases, startTestServer, type TestServer } from '../server/support/server.ts'
import { times } from './support/run.ts'
import { proved } from './support/table.ts'

const atOnce = 50
const { slots, shares } = readConfig({})
const rounds = times(1, 200)
const voucherRounds = times(1, 50)
const minutes = 60_000
const hours = 60 * minutes

describe.each(databases)('simultaneous requests on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    // From one network, and all at once.
    server = await startTestServer(kind, {
      slots: { ...slots, other: atOnce },
      shares: { ...shares, othersPerNetwork: atOnce },
    })
  })
  afterEach(() => assertHealthy(server.url))
  afterAll(() => server.close())

  const crowd = <Answer>(ask: (index: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: atOnce }, (_, index) => ask(index)))

  const withOrder = async () => {
    const customer = await TestCustomer.register(server.url)
    return { customer, order: await customer.order([await customer.savesCart()]) }
  }
  const invoicesOf = async (customer: TestCustomer) => (await customer.call(calls.invoices)).body.results

  it(`the same checkout under one key, ${atOnce} times: one invoice, equal answers (${rounds} keys)`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { customer, order } = await withOrder()
      const headers = { 'Idempotency-Key': randomUUID() }
      const answers = await crowd(() => customer.call(calls.checkout, { body: order, headers }))
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(answers[0]?.status).toBe(201)
      expect(await invoicesOf(customer)).toHaveLength(1)
      const other = { ...order, expected_total: order.expected_total + 1 }
      const reused = await customer.call(calls.checkout, { body: other, headers })
      expect([reused.status, reused.body.code]).toEqual([409, 'key_reused'])
    }
    proved(
      '6',
      `one key ${atOnce} times at once on ${kind}`,
      '1 effect, equal answers, 409 on another body',
      `${rounds} keys × ${atOnce}: ${rounds} invoices, ${rounds} answers`,
    )
  })

  it(`detects a second effect: without a key, ${atOnce} shipments are saved`, async () => {
    const customer = await TestCustomer.register(server.url)
    const body = cartInput(customer.addressId)
    const answers = await crowd(() => customer.call(calls.saveCart, { body }))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(atOnce)
    expect((await customer.call(calls.carts)).body.count).toBe(atOnce)
  })

  it(`the same checkout under ${atOnce} keys: one invoice, the others are refused`, async () => {
    const { customer, order } = await withOrder()
    const answers = await crowd(() =>
      customer.call(calls.checkout, { body: order, headers: { 'Idempotency-Key': randomUUID() } }),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(new Set(statuses)).toEqual(new Set([201, 409]))
    expect(await invoicesOf(customer)).toHaveLength(1)
  })

  it.each(Array.from({ length: voucherRounds }, (_, round) => round))(
    'two customers, two tabs each, one voucher: one wins (round %s)',
    async () => {
      const operator = new Operator(server.url)
      const made = await operator.call(calls.opsVoucher, { body: { kind: 'fixed', value: 10_000 } })
      const { code } = made.body.voucher
      const customers = [await TestCustomer.register(server.url), await TestCustomer.register(server.url)]
      const tabs = await Promise.all(
        [...customers, ...customers].map(async (customer) => {
          const cart_code = await customer.savesCart()
          return { customer, order: await customer.order([cart_code], { voucher: { code, cart_code } }) }
        }),
      )
      const answers = await Promise.all(
        tabs.map(({ customer, order }) => customer.call(calls.checkout, { body: order })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    },
  )

  it(`the right code submitted ${atOnce} times: one wins`, async () => {
    const browser = await Browser.open(server.url)
    const email = `${randomUUID()}@example.com`
    await browser.call(calls.registerMini, { body: { user_id: email } })
    const code = codeIn((await newestMail(server.url, email)).text)
    const answers = await crowd(() => browser.call(calls.verifyCode, { body: { user_id: email, code } }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const token = answers.find(({ status }) => status === 200)?.body.register_token ?? ''
    const finished = await crowd(() => browser.call(calls.registerMandatory, { body: mandatory(token) }))
    expect(finished.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(finished.every(({ status }) => status === 201 || status === 422)).toBe(true)
  })
})

// PGlite has one connection, so nothing there runs between two statements of a transaction.
describe.runIf(databases.includes('PostgreSQL'))('two that decide about one invoice on PostgreSQL', () => {
  let server: TestServer
  let counter: Counter
  let client: Client
  beforeAll(async () => {
    server = await startTestServer('PostgreSQL')
    counter = new Counter(server.url)
    client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
  })
  afterEach(() => assertHealthy(server.url))
  afterAll(async () => {
    await client.end()
    await server.close()
  })

  /** Runs both while a row that they need is held: the first comes as far as that row before the second starts. */
  async function inOrder<First, Second>(
    held: { table: 'carts' | 'customers'; code: string },
    first: () => Promise<First>,
    second: () => Promise<Second>,
    meanwhile: () => Promise<void> = async () => undefined,
  ): Promise<[First, Second]> {
    await client.query('begin')
    const column = held.table === 'carts' ? 'code' : 'id'
    const text = `select id from ${held.table} where ${column} = $1 for no key update`
    expect((await client.query(text, [held.code])).rowCount).toBe(1)
    const one = first()
    await untilWaiting(client, 1)
    await meanwhile()
    const other = second()
    await untilWaiting(client, 2)
    await client.query('commit')
    return Promise.all([one, other])
  }

  /** Whoever has changed nothing yet can only be seen by the lock. */
  async function expectLocked(invoice_code: string): Promise<void> {
    const text = 'select id from invoices where code = $1 for no key update skip locked'
    expect((await client.query(text, [invoice_code])).rowCount).toBe(0)
  }

  async function unpaid(payment_method: 'va_bca' | 'manual' = 'va_bca') {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    await counter.receive(code, '1.2kg')
    const again = await customer.order([code])
    const { invoice_code, payment } = await customer.checksOutBy(payment_method, code)
    const atBank = (action: string) => atGateway(server.url, payment?.order_id ?? '', action)
    return {
      customer,
      code,
      invoice_code,
      held: { table: 'carts', code } as const,
      atBank,
      givesUp: () => customer.call(calls.giveUpInvoice, { body: { invoice_code } }),
      asks: () => customer.call(calls.checkPayment, { body: { invoice_code } }),
      checksOutAgain: () => customer.call(calls.checkout, { body: again }),
      pays: (): Promise<unknown> => {
        const line = { reference: newReference() }
        return payment_method === 'va_bca'
          ? atBank('pay')
          : surely((sure) => counter.settle(invoice_code, { ...line, ...sure }))
      },
      now: () => customer.invoice(invoice_code),
      isLocked: () => expectLocked(invoice_code),
    }
  }

  const payments = [
    ['the gateway reports a payment', 'va_bca'],
    ['an operator finds a transfer', 'manual'],
  ] as const

  it.each(payments)('%s, then it is given up: it is paid', async (_what, method) => {
    const { customer, code, held, asks, pays, givesUp, now } = await unpaid(method)
    // Giving up asks the gateway first, but not again so soon: what decides is the lock.
    await asks()
    const [, given] = await inOrder(held, pays, givesUp)
    expect([given.status, given.body.code]).toEqual([409, 'already_paid'])
    expect(await now()).toMatchObject({ status: 'paid', ended_because: null, to_return: [] })
    expect((await customer.cart(code)).status).toBe('paid')
  })

  it.each(payments)('given up, then %s: it is kept to be returned', async (_what, method) => {
    const { customer, code, held, pays, givesUp, now, isLocked } = await unpaid(method)
    const [given] = await inOrder(held, givesUp, pays, isLocked)
    expect(given.status).toBe(200)
    expect(await now()).toMatchObject({ status: 'cancelled', ended_because: 'given_up' })
    expect((await now()).to_return).toHaveLength(1)
    expect((await customer.cart(code)).status).toBe('warehouse')
  })

  it('the gateway, when asked, says that it is paid, then it is given up: it is paid', async () => {
    const { held, atBank, asks, givesUp, now } = await unpaid()
    await atBank('pay_silently')
    const [asked, given] = await inOrder(held, asks, givesUp)
    expect(asked.body.invoice.status).toBe('paid')
    expect([given.status, given.body.code]).toEqual([409, 'already_paid'])
    expect(await now()).toMatchObject({ status: 'paid', ended_because: null })
  })

  it('given up, then its time is over: it ends once', async () => {
    const { customer, code, held, givesUp, now, isLocked } = await unpaid()
    const [given] = await inOrder(held, givesUp, () => advanceClock(server.url, 25 * hours), isLocked)
    expect(given.status).toBe(200)
    expect((await now()).ended_because).toBe('given_up')
    expect((await customer.cart(code)).status).toBe('warehouse')
  })

  it('its time is over, then it is given up: it has expired', async () => {
    const { customer, code, held, now, givesUp } = await unpaid()
    const [, given] = await inOrder(held, () => advanceClock(server.url, 25 * hours), givesUp)
    expect([given.status, given.body.code]).toEqual([409, 'conflict'])
    expect((await now()).ended_because).toBe('deadline')
    expect((await customer.cart(code)).status).toBe('warehouse')
  })

  it('given up, then its goods are checked out again: they are on the second invoice', async () => {
    const { customer, code, held, invoice_code, givesUp, checksOutAgain, now, isLocked } = await unpaid()
    const [given, again] = await inOrder(held, givesUp, checksOutAgain, isLocked)
    expect([given.status, again.status]).toEqual([200, 201])
    expect(again.body.invoice_code).not.toBe(invoice_code)
    expect((await now()).status).toBe('cancelled')
    expect((await customer.cart(code)).status).toBe('pending')
  })

  async function charged() {
    const { customer, code, invoice } = await counter.paid()
    const { invoice_code } = (await counter.bill(code, 75_000)).body
    const bill = await customer.invoice(invoice_code)
    return {
      // Both need this row last, when they notify.
      held: { table: 'customers', code: customer.id } as const,
      withdraws: () => counter.unbill(invoice_code),
      pays: () => counter.pay(bill),
      now: () => customer.invoice(invoice_code),
      isLocked: () => expectLocked(invoice.invoice_code),
    }
  }

  it('a charge is paid, then withdrawn: it is paid', async () => {
    const { held, pays, withdraws, now } = await charged()
    const [, withdrawn] = await inOrder(held, pays, withdraws)
    expect([withdrawn.status, withdrawn.body.code]).toEqual([409, 'already_paid'])
    expect(await now()).toMatchObject({ status: 'paid', ended_because: null, to_return: [] })
  })

  it('a charge is withdrawn, then paid: the money is kept to be returned', async () => {
    const { held, pays, withdraws, now, isLocked } = await charged()
    const [withdrawn] = await inOrder(held, withdraws, pays, isLocked)
    expect(withdrawn.status).toBe(200)
    expect(await now()).toMatchObject({ status: 'cancelled', ended_because: 'withdrawn' })
    expect((await now()).to_return).toHaveLength(1)
  })

  async function landed() {
    const { customer, code } = await counter.paid()
    await advanceClock(server.url, 5 * minutes)
    for (const status of ['sent', 'inbound'] as const) await counter.move(code, status)
    const added = await customer.invoice((await counter.bill(code, 75_000)).body.invoice_code)
    await counter.pay(added)
    await advanceClock(server.url, 5 * minutes)
    return {
      held: { table: 'customers', code: customer.id } as const,
      isTakenBack: () => atGateway(server.url, added.payment?.order_id ?? '', 'take_back'),
      leaves: () => counter.move(code, 'outbound'),
      measures: () => counter.measure(code, '2.6kg'),
      now: async () => [
        (await customer.cart(code)).status,
        (await customer.invoice(added.invoice_code)).status,
      ],
    }
  }

  it('the bank takes the payment of a charge back, then the parcel is to leave: it stays', async () => {
    const { held, isTakenBack, leaves, now } = await landed()
    const [, moved] = await inOrder(held, isTakenBack, leaves)
    expect([moved.status, moved.body.code]).toEqual([409, 'additional_invoice_unpaid'])
    expect(await now()).toEqual(['inbound', 'pending'])
  })

  it('the parcel leaves, then the bank takes the payment of a charge back: it stays paid', async () => {
    const { held, isTakenBack, leaves, now } = await landed()
    const [moved, reported] = await inOrder(held, leaves, isTakenBack)
    expect([moved.status, reported]).toEqual([200, 200])
    expect(await now()).toEqual(['outbound', 'paid'])
  })

  it('the parcel is measured, then the bank takes the payment of a charge back: both happen', async () => {
    const { held, isTakenBack, measures, now } = await landed()
    const [measured, reported] = await inOrder(held, measures, isTakenBack)
    expect([measured.status, reported]).toEqual([200, 200])
    expect(await now()).toEqual(['inbound', 'pending'])
  })
})
