import { calls } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Browser, newestMail, Operator } from '../server/support/api.ts'
import { assertHealthy, cartInput, codeIn, mandatory, TestCustomer } from '../server/support/customer.ts'
import { databases, startTestServer, type TestServer } from '../server/support/server.ts'
import { times } from './support/run.ts'
import { proved } from './support/table.ts'

const atOnce = 50
const rounds = times(1, 200)
const voucherRounds = times(1, 50)

describe.each(databases)('simultaneous requests on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
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
