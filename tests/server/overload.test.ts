import { calls } from '@seberang/domain/api'
import { maxBodyBytes, maxUploadBytes, uploadsADay } from '@seberang/domain/limits'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { idempotencyKeys } from '../../server/database/schema/index.ts'
import { forgetOldKeys } from '../../server/http/idempotency.ts'
import { readConfig } from '../../server/main.ts'
import { Browser, type Failing } from './support/api.ts'
import { assertHealthy, cartInput, mandatory, password, TestCustomer } from './support/customer.ts'
import { photo } from './support/files.ts'
import {
  anyDatabase,
  oneDatabase,
  createDatabase,
  databases,
  startTestServer,
  type TestServer,
} from './support/server.ts'

const day = 86_400_000

// PGlite runs queries in the caller's own process, so requests hardly ever overlap.
describe.runIf(databases.includes('PostgreSQL'))('more requests than can be served at once', () => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer('PostgreSQL', {
      slots: { money: 100, upload: 1, password: 100, print: 100, file: 100, other: 4 },
    })
    customer = await TestCustomer.register(server.url)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const crowd = () =>
    Array.from({ length: 60 }, () => customer.call(calls.saveCart, { body: cartInput(customer.addressId) }))

  it('are partly refused at once with Retry-After; the rest succeed', async () => {
    const before = (await customer.call(calls.carts)).body.count
    const answers = await Promise.all(crowd())
    const done = answers.filter(({ status }) => status === 201)
    const turnedAway = answers.filter(({ status }) => status === 503)
    expect(done.length + turnedAway.length).toBe(60)
    expect(done.length).toBeGreaterThanOrEqual(4)
    expect(turnedAway.length).toBeGreaterThan(0)
    expect(new Set(turnedAway.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['1']))
    expect(turnedAway[0]?.body).toMatchObject({ action: false })
    // The refused requests had no effect.
    expect((await customer.call(calls.carts)).body.count).toBe(before + done.length)
  })

  it('are refused before anybody is identified, with the headers of every answer, in the language asked for', async () => {
    const guest = () => fetch(server.url + calls.carts.path, { headers: { 'TB-Language': 'en' } })
    const [crowded, guests] = await Promise.all([
      Promise.all(crowd()),
      Promise.all(Array.from({ length: 30 }, guest)),
    ])
    expect(crowded.some(({ status }) => status === 503)).toBe(true)
    const refused = guests.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    const normal = await guest()
    expect(normal.status).toBe(401)
    for (const answer of refused) {
      expect(await answer.json()).toEqual({
        action: false,
        message: 'The server is busy. Try again in a moment.',
      })
      expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
      for (const name of [
        'content-type',
        'content-security-policy',
        'x-content-type-options',
        'cache-control',
      ])
        expect(answer.headers.get(name), name).toBe(normal.headers.get(name))
    }
  })

  it('do not block the health check, payments and notifications', async () => {
    const crowded = crowd()
    const [health, checked, notified] = await Promise.all([
      fetch(`${server.url}/api/health`),
      customer.call(calls.checkPayment, { body: { invoice_code: 'INV-UNKNOWN' } }),
      customer.send('POST', calls.gatewayNotification.path, {}),
    ])
    expect([health.status, checked.status]).toEqual([200, 404])
    expect(notified.status).not.toBe(503)
    const answers = await Promise.all(crowded)
    expect(answers.some(({ status }) => status === 503)).toBe(true)
  })

  it('are temporary: afterwards every request is served', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 10; index += 1) statuses.push((await customer.call(calls.profile)).status)
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200))
  })
})

describe.each(oneDatabase)('slow clients on %s', (kind) => {
  let server: TestServer | undefined
  afterEach(async () => {
    for (const socket of slow.splice(0)) socket.destroy()
    await server?.close()
  })
  const slow: Socket[] = []

  const upload = async (customer: TestCustomer, headers: Record<string, string> = {}) => {
    const form = new FormData()
    form.set('file_data', new Blob([new Uint8Array(await photo())]), 'photo.jpg')
    return customer.send<Failing>('POST', calls.uploadFile.path, form, headers)
  }
  const uploadsSlowly = async (customer: TestCustomer, from = '') => {
    const [head, body] = ['--b', 'and then nothing']
    const type = 'multipart/form-data; boundary=b'
    const lines = [
      `Authorization: Token ${customer.token}`,
      `Content-Type: ${type}`,
      `X-Forwarded-For: ${from}`,
    ]
    const file = 'Content-Disposition: form-data; name="file_data"; filename="a.jpg"'
    slow.push(
      await startRequest(customer.url, calls.uploadFile.path, lines, [head, file, '', body].join('\r\n')),
    )
  }

  it('have no body read for which there is no slot, unless it is small', async () => {
    const none = { money: 0, upload: 0, password: 0, print: 0, file: 0, other: 0 }
    server = await startTestServer(kind, { slots: none })
    const { path } = calls.saveCart
    const send = async (length: string, body: string) => {
      const socket = await connected(server?.url ?? '')
      slow.push(socket)
      socket.write([`POST ${path} HTTP/1.1`, 'Host: localhost', length, '', body].join('\r\n'))
      return socket
    }
    for (const length of ['Transfer-Encoding: chunked', `Content-Length: ${maxBodyBytes + 1}`]) {
      const socket = await send(length, '1\r\n{\r\n')
      expect(String((await once(socket, 'data')) as unknown)).toMatch(/^HTTP\/1\.1 503 /)
      await once(socket, 'close')
    }
    const socket = await send('Content-Length: 2', '{}')
    await once(socket, 'data')
    socket.write(`GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    expect(String((await once(socket, 'data')) as unknown)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('are answered that there is no slot for a large upload, and not cut off', async () => {
    server = await startTestServer(kind, {
      slots: { money: 0, upload: 0, password: 0, print: 0, file: 0, other: 0 },
    })
    const form = new FormData()
    form.set('file_data', new Blob([new Uint8Array(maxUploadBytes)]), 'photo.jpg')
    const refused = await fetch(server.url + calls.uploadFile.path, { method: 'POST', body: form })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  })

  it('have no body read when their network has its whole share', async () => {
    const { shares } = readConfig({})
    server = await startTestServer(kind, { shares: { ...shares, othersPerNetwork: 0 } })
    const socket = await connected(server.url)
    slow.push(socket)
    const large = `Content-Length: ${maxBodyBytes + 1}`
    socket.write([`POST ${calls.saveCart.path} HTTP/1.1`, 'Host: localhost', large, '', '{'].join('\r\n'))
    expect(String((await once(socket, 'data')) as unknown)).toMatch(/^HTTP\/1\.1 429 /)
  })

  it('who upload block no other call, and further uploads only until they end', async () => {
    const { shares, timeOuts } = readConfig({})
    server = await startTestServer(kind, {
      slots: { money: 1, upload: 1, password: 1, print: 1, file: 1, other: 1 },
      shares: { ...shares, uploadsArriving: 1 },
      timeOuts: { ...timeOuts, drain: 0, uploadGrace: 60_000 },
    })
    const customer = await TestCustomer.register(server.url)
    await uploadsSlowly(customer)
    // Repeats until the slow upload occupies its place.
    while ((await upload(customer)).status !== 503);
    expect((await customer.call(calls.profile)).status).toBe(200)
    for (const socket of slow) socket.destroy()
    while ((await upload(customer)).status === 503);
    expect((await upload(customer)).status).toBe(201)
  })

  it('who fill the places of uploads from two networks lose the slowest to whoever comes next', async () => {
    const { shares, timeOuts } = readConfig({})
    server = await startTestServer(kind, {
      trustedProxies: ['127.0.0.1', '::1'],
      shares: { ...shares, uploadsPerNetwork: 2, uploadsArriving: 4 },
      // They are fast enough to stay.
      timeOuts: { ...timeOuts, drain: 0, uploadGrace: 200, slowestUpload: 0 },
    })
    const { url } = server
    const [one, two, other] = await Promise.all([1, 2, 3].map(() => TestCustomer.register(url)))
    if (!one || !two || !other) throw new Error('three customers were registered')
    for (const network of ['192.0.2.1', '192.0.2.2'])
      for (const customer of [one, two]) await uploadsSlowly(customer, network)
    for (const socket of slow) socket.resume()
    await pause(500)
    for (let file = 0; file < 2; file += 1)
      expect((await upload(other, { 'x-forwarded-for': '192.0.2.3' })).status).toBe(201)
    await vi.waitFor(() => expect(slow.filter(({ destroyed }) => destroyed)).toHaveLength(1))
  })

  it('who upload twenty files at once leave other customers their slots', async () => {
    server = await startTestServer(kind)
    const [one, other] = [await TestCustomer.register(server.url), await TestCustomer.register(server.url)]
    for (let file = 0; file < 20; file += 1) await uploadsSlowly(one)
    let refused = await upload(one)
    while (refused.status === 201) refused = await upload(one)
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Terlalu banyak permintaan sekaligus. Tunggu sebentar, lalu coba lagi.' },
    })
    expect(refused.headers.get('retry-after')).toBe('1')
    expect((await upload(other)).status).toBe(201)
  })

  it('who upload under several names leave other networks their slots', async () => {
    const { shares } = readConfig({})
    server = await startTestServer(kind, {
      trustedProxies: ['127.0.0.1', '::1'],
      shares: { ...shares, uploadsPerCustomer: 1, uploadsPerNetwork: 2 },
    })
    const { url } = server
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => TestCustomer.register(url)))
    if (!one || !two || !three) throw new Error('three customers were registered')
    await uploadsSlowly(one, '192.0.2.1')
    await uploadsSlowly(two, '192.0.2.1')
    const from = (at: string) => upload(three, { 'x-forwarded-for': at })
    while ((await from('192.0.2.1')).status !== 429);
    expect((await from('192.0.2.2')).status).toBe(201)
  })

  it('are closed after the time of their body, whatever they call it, unless they upload and are known', async () => {
    const { timeOuts } = readConfig({})
    server = await startTestServer(kind, {
      timeOuts: { ...timeOuts, drain: 0, body: 500, uploadGrace: 60_000 },
    })
    const customer = await TestCustomer.register(server.url)
    await uploadsSlowly(customer)
    const begin = async (path: string, type: string) => {
      const socket = await startRequest(customer.url, path, [`Content-Type: ${type}`], '{')
      socket.resume()
      slow.push(socket)
      await once(socket, 'close')
    }
    // Each ends only when the server closes it.
    await Promise.all([
      begin(calls.createAccessToken.path, 'application/json'),
      begin(calls.createAccessToken.path, 'multipart/form-data; boundary=b'),
      begin(calls.uploadFile.path, 'multipart/form-data; boundary=b'),
    ])
    const [uploading] = slow
    expect([uploading?.destroyed, uploading?.readableEnded]).toEqual([false, false])
  })

  it('who upload a byte now and then are closed, and what they began counts', async () => {
    const { timeOuts } = readConfig({})
    server = await startTestServer(kind, { timeOuts: { ...timeOuts, drain: 0, uploadGrace: 300 } })
    const customer = await TestCustomer.register(server.url)
    await uploadsSlowly(customer)
    const [dripping] = slow
    if (!dripping) throw new Error('an upload has begun')
    // A byte on its way to a closed connection is answered by a reset.
    dripping.resume().on('error', () => undefined)
    const closed = new Promise((resolve) => dripping.once('close', resolve))
    const timer = setInterval(() => dripping.write('x'), 50)
    await closed
    clearInterval(timer)
    for (let count = 1; count < uploadsADay; count += 1) {
      const { status } = await customer.send('POST', calls.uploadFile.path, new FormData())
      expect(status).toBe(422)
    }
    expect((await customer.send('POST', calls.uploadFile.path, new FormData())).status).toBe(429)
  })

  it('whose bodies do not arrive block further ones of their network only', async () => {
    const { shares } = readConfig({})
    server = await startTestServer(kind, {
      trustedProxies: ['127.0.0.1', '::1'],
      shares: { ...shares, bodiesPerNetwork: 3 },
    })
    const { url } = server
    const path = calls.createAccessToken.path
    const json = 'Content-Type: application/json'
    const lines = [json, 'X-Forwarded-For: 192.0.2.1']
    for (let body = 0; body < 3; body += 1) slow.push(await startRequest(url, path, lines, '{'))
    const create = (at: string) =>
      new Browser(url).call(calls.createAccessToken, {
        body: { mode: 'web' },
        headers: { 'x-forwarded-for': at },
      })
    let refused = await create('192.0.2.1')
    while (refused.status === 201) refused = await create('192.0.2.1')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await create('192.0.2.2')).status).toBe(201)
    // The networks of one IPv6 prefix are one.
    for (let at = 0; at < 3; at += 1)
      slow.push(await startRequest(url, path, [json, `X-Forwarded-For: 2001:db8:1:${at}::1`], '{'))
    while ((await create('2001:db8:1:3::1')).status !== 429);
    expect((await create('2001:db8:2:1::1')).status).toBe(201)
    expect((await fetch(`${url}/api/health`, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(
      200,
    )
    for (const socket of slow) socket.destroy()
    while ((await create('192.0.2.1')).status === 429);
    expect((await create('192.0.2.1')).status).toBe(201)
  })
})

describe('requests with large bodies', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
  })
  afterAll(() => server.close())

  it('take turns: a small one that comes after them is answered before most of them', async () => {
    const guest = await Browser.open(server.url)
    const products = Array.from({ length: 500 }, () => ({ price_original: -1, note: 'x'.repeat(150) }))
    const body = JSON.stringify({ products })
    const token = `AccessToken: ${guest.accessToken}`
    const large = [
      `POST ${calls.priceShipment.path} HTTP/1.1`,
      'Host: localhost',
      token,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '',
      body,
    ]
    const small = [`GET ${calls.rates.path} HTTP/1.1`, 'Host: localhost', token, '', '']
    const sockets = await Promise.all(Array.from({ length: 21 }, () => connected(server.url)))
    const answered: string[] = []
    const answers = sockets.map(async (socket, index) => {
      await once(socket, 'data')
      answered.push(index === 20 ? 'small' : 'large')
      socket.destroy()
    })
    // All at once, so that they wait for the server together.
    sockets.forEach((socket, index) => socket.write((index === 20 ? small : large).join('\r\n')))
    await Promise.all(answers)
    expect(answered.indexOf('small')).toBeLessThan(10)
  })

  it('are none of those that wait for others: a sign-in that is padded is refused', async () => {
    const guest = await Browser.open(server.url)
    const login = JSON.stringify({ user_id: 'ayu@example.com', password: 'hujan di pagi hari' })
    const padded = await guest.send('POST', calls.login.path, login.padEnd(maxBodyBytes + 1))
    expect(padded).toMatchObject({
      status: 413,
      body: { action: false, message: 'Isi permintaan ini terlalu besar.' },
    })
    const usual = await guest.send('POST', calls.login.path, login.padEnd(maxBodyBytes))
    expect(usual.status).toBe(422)
  })
})

async function connected(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Sends a request but for the end of its body. */
async function startRequest(url: string, path: string, headers: string[], body: string): Promise<Socket> {
  const socket = await connected(url)
  const lines = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Length: 10000', ...headers, '', body]
  socket.write(lines.join('\r\n'))
  return socket
}

describe.each(oneDatabase)('hashing on %s', (kind) => {
  let server: TestServer
  let owner: TestCustomer
  beforeAll(async () => {
    const { passwordCost } = readConfig({})
    server = await startTestServer(kind, { passwordCost, trustedProxies: ['127.0.0.1', '::1'] })
    owner = await TestCustomer.register(server.url)
  })
  afterAll(() => server.close())

  const signIn = (browser: Browser, user_id: string, at: string) =>
    browser.call(calls.login, { body: { user_id, password }, headers: { 'x-forwarded-for': at } })

  it('waits in turns: a flood from one IPv6 prefix delays neither others nor devices that the account knows', async () => {
    const [flood, elsewhere] = [await Browser.open(server.url), await Browser.open(server.url)]
    const order: string[] = []
    const strangers = Array.from({ length: 140 }, async (_, index) => {
      await signIn(flood, `nobody-${index}@example.com`, `2001:db8:1:${index}::1`)
      order.push('stranger')
    })
    // Now the others wait for their hashes.
    await Promise.race(strangers)
    owner.token = ''
    const signsIn = async (browser: Browser, at: string) => {
      const { status } = await signIn(browser, owner.email, at)
      order.push(`owner ${status}`)
    }
    // Nothing is hashed for a registration without a valid token, so it does not wait for its network at all.
    const junk = async () => {
      const headers = { 'x-forwarded-for': '2001:db8:1:1::1' }
      const { status } = await flood.call(calls.registerMandatory, { body: mandatory('junk'), headers })
      order.push(`junk ${status}`)
    }
    await Promise.all([
      ...strangers,
      signsIn(elsewhere, '192.0.2.2'),
      signsIn(owner, '2001:db8:1:1::1'),
      junk(),
    ])
    const served = ['junk 422', 'owner 200', 'owner 200']
    expect(
      order
        .slice(0, 110)
        .filter((who) => who !== 'stranger')
        .sort(),
    ).toEqual(served)
  })
})

describe.each(databases)('idempotency keys on %s', (kind) => {
  it('are kept for two days, and for thirty when the call moves money', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-keys-'))
    const databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
    const opened = await openDatabase({ databaseUrl, dataFolder })
    const { database } = opened
    const now = new Date('2026-11-21T08:00:00Z')
    for (const call of ['updateCart', 'checkout', 'gatewayNotification']) {
      for (const days of [0, 1.9, 2.1, 29.9, 30.1]) {
        const createdAt = new Date(now.getTime() - days * day)
        const values = { owner: 'customer:1', call, key: String(days), requestHash: '', createdAt }
        await database.insert(idempotencyKeys).values(values)
      }
    }
    await forgetOldKeys(database, now)
    const left = await database.select().from(idempotencyKeys)
    const keysOf = (call: string) => left.filter((row) => row.call === call).map(({ key }) => key)
    expect(keysOf('updateCart').sort()).toEqual(['0', '1.9'])
    expect(keysOf('checkout').sort()).toEqual(['0', '1.9', '2.1', '29.9'])
    expect(keysOf('gatewayNotification').sort()).toEqual(['0', '1.9', '2.1', '29.9'])
    await opened.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })
})
