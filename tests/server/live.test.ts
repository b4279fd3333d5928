import { calls, socketCloseCodes, socketPath, type ServerFrame } from '@seberang/domain/api'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { LiveClient } from './support/live.ts'
import { advanceClock } from './support/api.ts'
import { anyDatabase, createDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

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

  it('sends a change to every connection of its customer and to no other', async () => {
    const stranger = await TestCustomer.register(server.url)
    const [one, two] = [await open(), await open()]
    const other = await LiveClient.open(server.url, stranger.token)
    const code = await customer.savesCart()
    const [notice] = await one.take(1)
    expect(notice).toMatchObject({ topic: 'cart', code, id: await newest() })
    expect(await two.take(1)).toEqual([notice])
    expect(await other.pong()).toEqual([])
  })

  it('sends nothing about a change that was rolled back', async () => {
    const client = await open()
    const cart = await customer.savesCart()
    await client.take(1)
    const refused = await customer.call(calls.deleteCarts, { body: { cart_codes: [cart, 'SC-UNKNOWN1'] } })
    expect(refused.status).toBe(404)
    expect(await client.pong()).toEqual([])
  })

  it('is cut off when it sends pongs that answer nothing, signed in or not, or pings without pause', async () => {
    const flood = (client: LiveClient) => {
      for (let frame = 0; frame < 100; frame += 1) client.socket.pong()
      return client.closed
    }
    const asking = await open()
    for (let frame = 0; frame < 100; frame += 1) asking.socket.send('{"type":"ping"}')
    expect(await asking.closed).toBe(1006)
    const stranger = new LiveClient(server.url)
    await stranger.opened()
    // Without a close frame.
    expect(await flood(stranger)).toBe(1006)
    expect(await flood(await open())).toBe(1006)
  })

  it('replays missed notices after a reconnect, in order, and none twice', async () => {
    const before = await newest()
    const first = await open(before)
    const announced = [await customer.savesCart(), await customer.savesCart()]
    expect(codesOf(await first.take(2))).toEqual(announced)
    first.socket.terminate()
    const missed = [await customer.savesCart(), await customer.savesCart(), await customer.savesCart()]
    const again = await open(before + 2)
    expect(codesOf(await again.pong())).toEqual(missed)
    const all = await open(before)
    const replayed = await all.pong()
    expect(codesOf(replayed)).toEqual([...announced, ...missed])
    expect(idsOf(replayed)).toEqual([1, 2, 3, 4, 5].map((step) => before + step))
  })

  it('sends one resync when the client’s last id is newer than the server’s newest', async () => {
    const last = await newest()
    const client = new LiveClient(server.url)
    await client.opened()
    client.send({ type: 'auth', token: customer.token, since: last + 1 })
    expect(await client.take(1)).toMatchObject([{ topic: 'resync', id: last }])
  })

  it('loses nothing while connections come and go during changes', async () => {
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
    ['a ping before the token', '{"type":"ping"}', 4401],
    ['a number of the last notice that is text', '{"type":"auth","token":"nobody","since":"5"}', 4400],
    ['a frame that is none', '{"type":"hello"}', 4400],
    ['bytes', Buffer.from([1, 2, 3]), 4400],
    ['a frame over 4 kB', JSON.stringify({ type: 'auth', token: 'x'.repeat(4096) }), 1009],
  ])('closes on %s', async (_, frame, code) => {
    const client = new LiveClient(server.url)
    await client.opened()
    client.socket.send(frame)
    expect(await client.closed).toBe(code)
  })

  it('in production accepts pages of its public address alone, and not of the host that a request names', async () => {
    const publicUrl = 'https://seberang.example.com'
    const production = await startTestServer(kind, { production: true, publicUrl })
    const openFrom = (origin: string) => new LiveClient(production.url, { origin }).opened()
    await openFrom(publicUrl)
    await expect(openFrom(production.url)).rejects.toThrow('403')
    await production.close()
  })

  it('accepts pages of its own site, and refuses any other origin', async () => {
    const openFrom = (origin: string) => new LiveClient(server.url, { origin }).opened()
    await expect(openFrom(server.url)).resolves.toBeUndefined()
    await expect(openFrom('https://evil.example')).rejects.toThrow('403')
    await expect(openFrom('null')).rejects.toThrow('403')
  })

  it('is 404 without an upgrade', async () => {
    expect((await fetch(server.url + socketPath)).status).toBe(404)
  })

  it('lists notices, newest first, and stores up to which id they were read', async () => {
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
    // The mark never moves back, and never beyond the newest notice.
    expect((await read(1)).body).toMatchObject({ unread: 1 })
    const page = await list({ page: 2, page_size: 1 })
    expect(page).toMatchObject({ count: 3, unread: 1, results: [{ code: codes[1], read: true }] })
    expect((await read(1_000)).body).toMatchObject({ unread: 0 })
    await reader.savesCart()
    expect(await list()).toMatchObject({ unread: 1 })
    expect((await reader.call(calls.readNotices, { body: { id: -1 } })).status).toBe(422)
  })
})

describe('a server that shuts down', () => {
  it('closes every connection with a code that makes clients reconnect', async () => {
    const server = await startTestServer(anyDatabase)
    const customer = await TestCustomer.register(server.url)
    const client = await LiveClient.open(server.url, customer.token)
    const silent = new LiveClient(server.url)
    await silent.opened()
    await server.close()
    expect(await client.closed).toBe(socketCloseCodes.restart)
    expect(await silent.closed).toBe(socketCloseCodes.restart)
  })

  it('closes a connection that never authenticates', async () => {
    const server = await startTestServer(anyDatabase, {
      liveTimes: { authenticate: 50, heartbeat: 25_000, recheck: 60_000 },
    })
    const client = new LiveClient(server.url)
    expect(await client.closed).toBe(socketCloseCodes.unauthorized)
    await server.close()
  })

  it('closes connections whose token has expired by inactivity', async () => {
    const server = await startTestServer(anyDatabase, {
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

  it('sends a change made at one to a client of the other, and a sign-out closes connections there too', async () => {
    const visitor = await TestCustomer.register(servers[0].url)
    const client = await LiveClient.open(servers[1].url, visitor.token)
    const code = await visitor.savesCart()
    expect(codesOf(await client.take(1))).toEqual([code])
    await visitor.call(calls.logout)
    expect(await client.closed).toBe(socketCloseCodes.unauthorized)
  })

  it('sends notices later that were written while the listener was disconnected', async () => {
    const client = await LiveClient.open(servers[1].url, customer.token)
    const name = new URL(databaseUrl).pathname.slice(1)
    const beside = new URL(databaseUrl)
    beside.pathname = '/postgres'
    const database = new Client({ connectionString: beside.href })
    await database.connect()
    // Ends the listener’s connection and refuses new ones; existing connections keep working.
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

  it('loses no notice when one stops: the client reconnects to the other with the last id it saw', async () => {
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
    const announced = codesOf([...client.frames, ...(await back.take(client.frames.length > 0 ? 0 : 1))])
    expect([code, announced]).toEqual([code, [missed]])
    servers = [staying, await startTestServer('PostgreSQL', { databaseUrl, appKey: 'x'.repeat(32) })]
  })
})
