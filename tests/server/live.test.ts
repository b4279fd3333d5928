import { calls, socketCloseCodes, socketPath, type ServerFrame } from '@seberang/domain/api'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { LiveClient } from './support/live.ts'
import { advanceClock } from './support/api.ts'
import { createDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

const day = 86_400_000
const codesOf = (frames: readonly ServerFrame[]) => frames.map((frame) => ('code' in frame ? frame.code : ''))
const idsOf = (frames: readonly ServerFrame[]) => frames.map((frame) => ('id' in frame ? frame.id : 0))

describe.each(databases)('the live connection on %s', (kind) => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const open = (since?: number) => LiveClient.open(server.url, customer.token, since)
  const newest = async () => (await customer.call(calls.notices)).body.results[0]?.id ?? 0

  it('tells what changed, on every connection of its customer and on no other', async () => {
    const stranger = await TestCustomer.register(server.url)
    const [one, two] = [await open(), await open()]
    const other = await LiveClient.open(server.url, stranger.token)
    const code = await customer.savesCart()
    const [notice] = await one.take(1)
    expect(notice).toMatchObject({ topic: 'cart', code, id: await newest() })
    expect(await two.take(1)).toEqual([notice])
    expect(await other.pong()).toEqual([])
  })

  it('tells nothing of a change that was undone', async () => {
    const client = await open()
    const cart = await customer.savesCart()
    await client.take(1)
    const refused = await customer.call(calls.deleteCarts, { body: { cart_codes: [cart, 'SC-UNKNOWN1'] } })
    expect(refused.status).toBe(404)
    expect(await client.pong()).toEqual([])
  })

  it('tells who comes back what was missed, in order, and nothing twice', async () => {
    const before = await newest()
    const first = await open(before)
    const told = [await customer.savesCart(), await customer.savesCart()]
    expect(codesOf(await first.take(2))).toEqual(told)
    first.socket.terminate()
    const missed = [await customer.savesCart(), await customer.savesCart(), await customer.savesCart()]
    const again = await open(before + 2)
    expect(codesOf(await again.pong())).toEqual(missed)
    const all = await open(before)
    const replayed = await all.pong()
    expect(codesOf(replayed)).toEqual([...told, ...missed])
    expect(idsOf(replayed)).toEqual([1, 2, 3, 4, 5].map((step) => before + step))
  })

  it('says once that everything must be read again, of a number from a future that was lost', async () => {
    const last = await newest()
    const client = new LiveClient(server.url)
    await client.opened()
    client.send({ type: 'auth', token: customer.token, since: last + 1 })
    expect(await client.take(1)).toMatchObject([{ topic: 'resync', id: last }])
  })

  it('loses nothing while connections come and go under changes', async () => {
    const before = await newest()
    const seen = new Set<number>()
    let last = before
    const writing = Promise.all(Array.from({ length: 12 }, () => customer.savesCart()))
    for (let round = 0; round < 6; round += 1) {
      const client = await open(last)
      const ids = idsOf(await client.pong())
      for (const id of ids) seen.add(id)
      last = Math.max(last, ...ids)
      client.socket.terminate()
    }
    await writing
    const rest = await open(last)
    for (const id of idsOf(await rest.pong())) seen.add(id)
    expect([...seen].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, index) => before + 1 + index),
    )
  })

  it('closes with 4401 at sign-out', async () => {
    const visitor = await TestCustomer.register(server.url)
    const client = await LiveClient.open(server.url, visitor.token)
    await visitor.call(calls.logout)
    expect(await client.closed).toBe(socketCloseCodes.unauthorized)
  })

  it.each([
    ['a bad token', JSON.stringify({ type: 'auth', token: 'nobody' }), 4401],
    ['no first frame of a client', '{"type":"hello"}', 4401],
    ['bytes', Buffer.from([1, 2, 3]), 4401],
    ['a frame over 4 kB', JSON.stringify({ type: 'auth', token: 'x'.repeat(4096) }), 1009],
  ])('closes on %s', async (_, frame, code) => {
    const client = new LiveClient(server.url)
    await client.opened()
    client.socket.send(frame)
    expect(await client.closed).toBe(code)
  })

  it('takes a page of its own site, and refuses any other', async () => {
    const openFrom = (origin: string) => new LiveClient(server.url, { origin }).opened()
    await expect(openFrom(server.url)).resolves.toBeUndefined()
    await expect(openFrom('https://evil.example')).rejects.toThrow('403')
    await expect(openFrom('null')).rejects.toThrow('403')
  })

  it('is no page: without an upgrade there is nothing', async () => {
    expect((await fetch(server.url + socketPath)).status).toBe(404)
  })

  it('lists notices, newest first, and remembers up to which they were read', async () => {
    const reader = await TestCustomer.register(server.url)
    const codes = [await reader.savesCart(), await reader.savesCart(), await reader.savesCart()]
    const list = async (query = {}) => (await reader.call(calls.notices, { query })).body
    const read = (id: number) => reader.call(calls.readNotices, { body: { id } })
    const all = await list()
    expect(all).toMatchObject({ count: 3, unread: 3, next: null })
    expect(all.results.map(({ code, read }) => [code, read])).toEqual(
      codes.toReversed().map((code) => [code, false]),
    )
    expect((await read(2)).body).toMatchObject({ unread: 1 })
    // Never back, and never beyond what there is.
    expect((await read(1)).body).toMatchObject({ unread: 1 })
    const page = await list({ page: 2, page_size: 1 })
    expect(page).toMatchObject({ count: 3, unread: 1, results: [{ code: codes[1], read: true }] })
    expect((await read(1_000)).body).toMatchObject({ unread: 0 })
    await reader.savesCart()
    expect(await list()).toMatchObject({ unread: 1 })
    expect((await reader.call(calls.readNotices, { body: { id: -1 } })).status).toBe(422)
  })
})

describe('a server that goes', () => {
  it('sends everybody away with a code that makes them come back', async () => {
    const server = await startTestServer('PGlite')
    const customer = await TestCustomer.register(server.url)
    const client = await LiveClient.open(server.url, customer.token)
    const silent = new LiveClient(server.url)
    await silent.opened()
    await server.close()
    expect(await client.closed).toBe(socketCloseCodes.restart)
    expect(await silent.closed).toBe(socketCloseCodes.restart)
  })

  it('lets go of who never says a word', async () => {
    const server = await startTestServer('PGlite', {
      liveTimes: { authenticate: 50, heartbeat: 25_000, recheck: 60_000 },
    })
    const client = new LiveClient(server.url)
    expect(await client.closed).toBe(socketCloseCodes.unauthorized)
    await server.close()
  })

  it('closes connections whose token has idled away', async () => {
    const server = await startTestServer('PGlite', {
      liveTimes: { authenticate: 5_000, heartbeat: 25_000, recheck: 50 },
    })
    const customer = await TestCustomer.register(server.url)
    const client = await LiveClient.open(server.url, customer.token)
    await advanceClock(server.url, 7 * day + 1)
    expect(await client.closed).toBe(socketCloseCodes.unauthorized)
    await server.close()
  })
})

describe.runIf(databases.includes('PostgreSQL'))('two servers over one PostgreSQL', () => {
  let databaseUrl: string
  let servers: [TestServer, TestServer]
  let customer: TestCustomer
  beforeAll(async () => {
    databaseUrl = await createDatabase()
    const one = await startTestServer('PostgreSQL', { databaseUrl, appKey: 'x'.repeat(32) })
    const two = await startTestServer('PostgreSQL', { databaseUrl, appKey: 'x'.repeat(32) })
    servers = [one, two]
    customer = await TestCustomer.register(one.url)
  })
  afterAll(async () => {
    await assertHealthy(servers[0].url)
    for (const server of servers) await server.close()
  })

  it('what changes at one is told at the other, and a sign-out ends there too', async () => {
    const visitor = await TestCustomer.register(servers[0].url)
    const client = await LiveClient.open(servers[1].url, visitor.token)
    const code = await visitor.savesCart()
    expect(codesOf(await client.take(1))).toEqual([code])
    await visitor.call(calls.logout)
    expect(await client.closed).toBe(socketCloseCodes.unauthorized)
  })

  it('what is announced while nobody can listen is told afterwards', async () => {
    const client = await LiveClient.open(servers[1].url, customer.token)
    const name = new URL(databaseUrl).pathname.slice(1)
    const beside = new URL(databaseUrl)
    beside.pathname = '/postgres'
    const database = new Client({ connectionString: beside.href })
    await database.connect()
    // What listens is cut off and cannot come back; what is connected already goes on.
    await database.query(`alter database ${name} allow_connections false`)
    const { rowCount } = await database.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where query ilike 'listen %' and datname = $1`,
      [name],
    )
    const codes = [await customer.savesCart(), await customer.savesCart()]
    expect([rowCount, await client.pong()]).toEqual([2, []])
    await database.query(`alter database ${name} allow_connections true`)
    expect(codesOf(await client.take(2))).toEqual(codes)
    await database.end()
  })

  it('one that goes loses no notice: the client comes back to the other with the last it saw', async () => {
    const [staying, going] = servers
    const client = await LiveClient.open(going.url, customer.token)
    const code = await customer.savesCart()
    const [notice] = await client.take(1)
    const last = notice && 'id' in notice ? notice.id : 0
    const closing = going.close()
    const missed = await customer.savesCart()
    expect(await client.closed).toBe(socketCloseCodes.restart)
    await closing
    const back = new LiveClient(staying.url)
    await back.opened()
    back.send({ type: 'auth', token: customer.token, since: last })
    const told = codesOf([...client.frames, ...(await back.take(client.frames.length > 0 ? 0 : 1))])
    expect([code, told]).toEqual([code, [missed]])
    servers = [staying, await startTestServer('PostgreSQL', { databaseUrl, appKey: 'x'.repeat(32) })]
  })
})
