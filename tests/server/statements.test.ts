import { randomUUID } from 'node:crypto'
import { calls } from '@seberang/domain/api'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Operator } from './support/api.ts'
import { newReference, surely } from './support/counter.ts'
import { cartInput, TestCustomer } from './support/customer.ts'
import { createDatabase, databases, startTestServer, type TestServer } from './support/server.ts'
import { recordStatements } from './support/statements.ts'

const maxStatements = 8

// PGlite has no connection to record.
describe.runIf(databases.includes('PostgreSQL'))('the statements of a saved shipment', () => {
  let databaseUrl: string
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    databaseUrl = await createDatabase()
    server = await startTestServer('PostgreSQL', { databaseUrl })
    customer = await TestCustomer.register(server.url)
  })
  afterAll(() => server.close())

  const saving = (times = 1) =>
    recordStatements(async () => {
      const input = cartInput(customer.addressId)
      const body = { ...input, products: Array.from({ length: times }, () => input.products).flat() }
      const { status } = await customer.call(calls.saveCart, {
        body,
        headers: { 'Idempotency-Key': randomUUID() },
      })
      expect(status).toBe(201)
    })

  it(`are at most ${maxStatements}, each of them named but the transaction's`, async () => {
    const statements = await saving()
    expect(statements.map(({ text }) => text).length).toBeLessThanOrEqual(maxStatements)
    const unnamed = statements.filter(({ name }) => name === undefined).map(({ text }) => text)
    expect(unnamed.map((text) => text.split(' ')[0])).toEqual(['begin', 'select', 'commit'])
  })

  it('are the same, however many products it has: a connection keeps the plan of each', async () => {
    const textsOf = async (times: number) => (await saving(times)).map(({ text }) => text)
    expect(await textsOf(3)).toEqual(await textsOf(1))
  })

  it('are planned for one row of time and version', async () => {
    const moments = (await saving()).filter(({ text }) => text.includes('reference_version'))
    expect(moments.map(({ name }) => name)).toEqual(['identify', 'claim_key'])
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      for (const { text, values } of moments) {
        const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>({
          text: `explain (format json) ${text}`,
          values,
        })
        expect(rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows']).toBe(1)
      }
    } finally {
      await client.end()
    }
  })
})

describe.runIf(databases.includes('PostgreSQL'))('the statements of a page of shipments', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer('PostgreSQL')
  })
  afterAll(() => server.close())

  const statementsOfPage = async (products: number, page_size: number) => {
    const customer = await TestCustomer.register(server.url)
    for (let saved = 0; saved < 4; saved += 1)
      await customer.savesCart((input) => ({
        ...input,
        products: Array.from({ length: products }, () => input.products).flat(),
      }))
    const statements = await recordStatements(async () => {
      const { body } = await customer.call(calls.carts, { query: { page: 1, page_size } })
      expect(body).toMatchObject({ count: 4 })
    })
    return statements.map(({ text }) => text)
  }

  const readsOfGoods = async (products: number) =>
    (await statementsOfPage(products, 10)).filter((text) =>
      /^select .*"position".* from "cart_details"/.test(text),
    ).length

  it('read the goods of small ones at once, of large ones in turn, so that none holds up the others', async () => {
    expect(await readsOfGoods(1)).toBe(1)
    expect(await readsOfGoods(300)).toBe(2)
    expect(await readsOfGoods(500)).toBe(4)
  })

  it('are as many as it has kinds of rows: nothing is counted that is seen, nor measurements read of what has not arrived', async () => {
    // Whoever calls, the page, goods, logs, photos, addresses and the owner.
    expect(await statementsOfPage(1, 10)).toHaveLength(7)
    // A full page does not tell how many there are.
    expect(await statementsOfPage(1, 4)).toHaveLength(8)
  })
})

describe.runIf(databases.includes('PostgreSQL'))('the statements of finding a transfer', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer('PostgreSQL')
  })
  afterAll(() => server.close())

  const statementsOfFinding = async (invoices: number) => {
    const operator = new Operator(server.url)
    const customer = await TestCustomer.register(server.url)
    const reference = newReference()
    for (let booked = 0; booked < invoices; booked += 1) {
      const { invoice_code } = await customer.checksOutBy('manual', await customer.savesCart())
      const { status } = await surely((sure) =>
        operator.call(calls.opsSettle, { params: { invoice_code }, body: { reference, ...sure } }),
      )
      expect(status).toBe(200)
    }
    const statements = await recordStatements(async () => {
      const { body } = await operator.call(calls.opsFind, { body: { text: reference } })
      expect(body.results).toHaveLength(invoices)
    })
    return statements.length
  }

  it('are as many, however many invoices it was booked for', async () => {
    expect(await statementsOfFinding(3)).toBe(await statementsOfFinding(1))
  })
})
