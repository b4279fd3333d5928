import { calls, longestDraft, type Draft } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assertHealthy, password, TestCustomer } from './support/customer.ts'
import { createDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

const kind = { kind: 'import' }

describe.each(databases)('drafts on %s', (database) => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(database)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const load = async (who: TestCustomer, params = kind) => (await who.call(calls.draft, { params })).body.data
  const save = (who: TestCustomer, body: object | null, version: number, params = kind) =>
    who.call(calls.saveDraft, { params, body: { body, version } })
  const register = async () => (customer = await TestCustomer.register(server.url))
  const form = { step: 2, products: [{ product_title: 'Sepatu 🥿', quantity: null }], 'a b': [[], {}, true] }

  it('are restored unchanged, on every device of their customer', async () => {
    await register()
    expect(await load(customer)).toEqual({ kind: 'import', body: null, version: 0, updated_at: null })
    expect((await save(customer, form, 0)).body).toMatchObject({ version: 1 })
    const elsewhere = new TestCustomer(server.url)
    Object.assign(elsewhere, { accessToken: customer.accessToken })
    elsewhere.token = (
      await customer.call(calls.login, { body: { user_id: customer.email, password } })
    ).body.token
    const { body, version, updated_at } = await load(elsewhere)
    expect([body, version]).toEqual([form, 1])
    expect(new Date(updated_at ?? 0).toISOString()).toBe(updated_at)
  })

  it('are separate per kind', async () => {
    await register()
    await save(customer, { is: 'an import' }, 0)
    await save(customer, { is: 'a company' }, 0, { kind: 'company' })
    expect((await load(customer)).body).toEqual({ is: 'an import' })
    expect((await load(customer, { kind: 'company' })).body).toEqual({ is: 'a company' })
    expect((await load(customer, { kind: 'export' })).version).toBe(0)
  })

  it('are separate per customer', async () => {
    const owner = await register()
    await save(owner, form, 0)
    const stranger = await TestCustomer.register(server.url)
    expect(await load(stranger)).toMatchObject({ body: null, version: 0 })
    expect((await save(stranger, { is: 'mine' }, 1)).status).toBe(409)
    expect((await save(stranger, null, 0)).status).toBe(200)
    expect(await load(owner)).toMatchObject({ body: form, version: 1 })
  })

  it('changed on another device are not overwritten: the newer version is returned', async () => {
    await register()
    await save(customer, { by: 'one' }, 0)
    await save(customer, { by: 'two' }, 1)
    for (const version of [0, 1, 3]) {
      const late = await save(customer, { by: 'late' }, version)
      expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
      expect(late.body.data as Draft).toMatchObject({ body: { by: 'two' }, version: 2 })
    }
    expect((await load(customer)).body).toEqual({ by: 'two' })
  })

  it('that come too late store no answer, which would hold the whole draft: the same key sees what is saved since', async () => {
    await register()
    await save(customer, { text: 'x'.repeat(longestDraft - 100) }, 0)
    const late = {
      params: kind,
      body: { body: null, version: 0 },
      headers: { 'Idempotency-Key': randomUUID() },
    }
    expect(await customer.call(calls.saveDraft, late)).toMatchObject({
      status: 409,
      body: { data: { version: 1 } },
    })
    await save(customer, null, 1)
    expect(await customer.call(calls.saveDraft, late)).toMatchObject({
      status: 409,
      body: { data: { version: 2 } },
    })
  })

  it('saved from many devices at once: one wins', async () => {
    await register()
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, by) => save(customer, { by }, version)),
      )
      const won = answers.filter(({ status }) => status === 200)
      expect(won).toHaveLength(1)
      expect((await load(customer)).body).toEqual({ by: answers.findIndex(({ status }) => status === 200) })
    }
  })

  it('that are finished are not restored by a device with an older version', async () => {
    await register()
    await save(customer, form, 0)
    expect((await save(customer, null, 1)).body.version).toBe(2)
    expect(await load(customer)).toMatchObject({ body: null, version: 2 })
    expect((await save(customer, form, 1)).status).toBe(409)
    expect((await save(customer, form, 2)).body.version).toBe(3)
  })

  it('repeated with the same key are saved once', async () => {
    await register()
    const headers = { 'Idempotency-Key': randomUUID() }
    const once = await customer.call(calls.saveDraft, {
      params: kind,
      body: { body: form, version: 0 },
      headers,
    })
    const again = await customer.call(calls.saveDraft, {
      params: kind,
      body: { body: form, version: 0 },
      headers,
    })
    expect([once.status, again.status, again.text]).toEqual([200, 200, once.text])
  })

  it.each<[string, unknown, string]>([
    ['a text', 'x', 'body'],
    ['a list', [], 'body'],
    ['nothing', undefined, 'body'],
    ['too much', { text: 'x'.repeat(longestDraft) }, 'body'],
  ])('refuse %s', async (_, body, field) => {
    await register()
    const answer = await customer.send('PUT', '/api/drafts/import', { body, version: 0 })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } })
  })

  it.each([-1, 1.5, '1', null, undefined])('refuse %j as a version', async (version) => {
    await register()
    const answer = await customer.send('PUT', '/api/drafts/import', { body: {}, version })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'version' }] } })
  })

  it('of an unknown kind are not found, and drafts over the size limit are refused', async () => {
    await register()
    expect((await customer.call(calls.draft, { params: { kind: 'other' } })).status).toBe(404)
    expect((await save(customer, {}, 0, { kind: '__proto__' })).status).toBe(404)
    expect((await save(customer, { text: 'x'.repeat(300_000) }, 0)).status).toBe(413)
    expect((await save(customer, { text: 'x'.repeat(longestDraft - 20) }, 0)).status).toBe(200)
  })
})

describe.runIf(databases.includes('PostgreSQL'))('what the database stores of a draft', () => {
  it('is encrypted, and cannot be moved to another customer', async () => {
    const databaseUrl = await createDatabase()
    const server = await startTestServer('PostgreSQL', { databaseUrl })
    const [owner, stranger] = [
      await TestCustomer.register(server.url),
      await TestCustomer.register(server.url),
    ]
    const body = { address: 'Jalan Rahasia 17' }
    await owner.call(calls.saveDraft, { params: kind, body: { body, version: 0 } })
    await stranger.call(calls.saveDraft, { params: kind, body: { body: {}, version: 0 } })
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query<{ body: string }>('select body from drafts where customer_id = $1', [
      owner.id,
    ])
    expect(rows[0]?.body).not.toMatch(/Rahasia|address/)
    await client.query('update drafts set body = $1 where customer_id = $2', [rows[0]?.body, stranger.id])
    await client.end()
    const read = await stranger.call(calls.draft, { params: kind })
    expect(read.status).toBe(500)
    expect(read.text).not.toContain('Rahasia')
    await server.close()
  })
})
