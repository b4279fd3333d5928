import { calls } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser, Operator } from './support/api.ts'
import { TestCustomer } from './support/customer.ts'
import { runOps } from './support/ops.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

const written = {
  name: 'Bu Sari',
  contact: '0812 3456 7890',
  topic_id: 'customs',
  message: 'Apakah sampel kain kena pajak?',
}

describe.each(databases)('messages to the support, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  it('reach the operators, of a guest and of a customer', async () => {
    const guest = await Browser.open(server.url)
    const customer = await TestCustomer.register(server.url)
    const first = await guest.call(calls.createSupport, { body: written })
    expect(first.status, first.text).toBe(201)
    await customer.call(calls.createSupport, { body: { ...written, message: 'Di mana paket saya?' } })
    const { body } = await new Operator(server.url).call(calls.opsSupport, { query: {} })
    expect(body).toMatchObject({
      count: 2,
      results: [
        { suite: customer.suite, message: 'Di mana paket saya?' },
        { ...written, suite: null, support_code: first.body.support_code },
      ],
    })
    expect((await runOps(server, 'support')).output).toContain(`${first.body.support_code}  `)
  })

  it('name their fields when they are refused, and are limited per network', async () => {
    const guest = await Browser.open(server.url)
    const refused = await guest.call(calls.createSupport, { body: { ...written, topic_id: 'moon' } })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'topic_id' }] } })
    const empty = await guest.call(calls.createSupport, { body: { ...written, message: ' ' } })
    expect(empty).toMatchObject({ status: 422, body: { errors: [{ field: 'message' }] } })
    const answers = []
    for (let attempt = 0; attempt < 25; attempt += 1) {
      answers.push((await guest.call(calls.createSupport, { body: written })).status)
    }
    expect(answers[0]).toBe(201)
    expect(answers.at(-1)).toBe(429)
  })
})
