import { calls } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Browser, newestMail, Operator } from '../server/support/api.ts'
import { assertHealthy, codeIn, mandatory, TestCustomer } from '../server/support/customer.ts'
import { databases, startTestServer, type TestServer } from '../server/support/server.ts'
import { times } from './support/run.ts'

const atOnce = 50
const rounds = times(1, 10)

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

  it.each(Array.from({ length: rounds }, (_, round) => round))(
    `the same checkout under one key, ${atOnce} times: one invoice, equal answers (round %s)`,
    async () => {
      const { customer, order } = await withOrder()
      const headers = { 'Idempotency-Key': randomUUID() }
      const answers = await crowd(() => customer.call(calls.checkout, { body: order, headers }))
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(answers[0]?.status).toBe(201)
      expect(await invoicesOf(customer)).toHaveLength(1)
    },
  )

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

  it.each(Array.from({ length: rounds }, (_, round) => round))(
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
