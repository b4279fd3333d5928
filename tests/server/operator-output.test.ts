import { calls } from '@seberang/domain/api'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Counter } from './support/counter.ts'
import { runOps } from './support/ops.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

/** Clears the screen, turns the direction of writing, and begins a line that looks like another customer's. */
const hostile = '\u001b[2J\u009b2J\u202e\nSBR-9  Somebody  else'

// Calls take no such text: it is written as a release before, or another program, may have left it.
describe.runIf(databases.includes('PostgreSQL'))('what a customer is called', () => {
  let server: TestServer
  let code: string
  let suite: string
  beforeAll(async () => {
    server = await startTestServer('PostgreSQL')
    const counter = new Counter(server.url)
    const { customer, code: finished } = await counter.finished()
    code = finished
    suite = customer.suite
    await customer.call(calls.createRating, { body: { cart_code: code, stars: 5, comment: 'Bagus' } })
    const contact = { name: 'Ayu', contact: 'ayu@example.com', topic_id: 'shipment', message: 'Halo' }
    await customer.call(calls.createSupport, { body: contact })
    const client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
    const write = (table: string, ...columns: string[]) =>
      client.query(`update ${table} set ${columns.map((column) => `${column} = $1`).join(', ')}`, [hostile])
    await write('customers', 'first_name')
    await write('addresses', 'name', 'address')
    await write('carts', 'seller_tracking_number')
    await write('cart_details', 'product_title')
    await write('ratings', 'comment')
    await write('support_messages', 'name', 'contact', 'message')
    await write('audit_log', 'subject')
    await write('cart_logs', 'note')
    await client.end()
  })
  afterAll(() => server.close())

  const commands = () => [
    ['show', code],
    ['customer', 'show', suite],
    ['find', suite],
    ['list'],
    ['review', 'list'],
    ['support'],
    ['audit'],
    ['vouchers'],
    ['measure', code, '--weight', '1kg', '--size', '10x10x10cm'],
  ]

  it('neither steers the terminal of an operator nor begins a line there, as text and as JSON', async () => {
    let seen = 0
    for (const command of commands())
      for (const parameters of [command, [...command, '--json']]) {
        const { output, errors } = await runOps(server, ...parameters)
        const printed = output + errors
        expect(printed, parameters.join(' ')).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u)
        expect(printed, parameters.join(' ')).not.toMatch(/^\s*SBR-9 /m)
        if (printed.includes('Somebody')) seen += 1
      }
    // Those that name nobody are the vouchers and a refused measurement.
    expect(seen).toBeGreaterThanOrEqual(14)
  })
})
