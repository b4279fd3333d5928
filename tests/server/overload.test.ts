import { calls } from '@seberang/domain/api'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { idempotencyKeys } from '../../server/database/schema/index.ts'
import { forgetOldKeys } from '../../server/http/idempotency.ts'
import { assertHealthy, cartInput, TestCustomer } from './support/customer.ts'
import { photo } from './support/files.ts'
import { createDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

const day = 86_400_000

// PGlite runs queries in the caller's own process, so requests hardly ever overlap.
describe.runIf(databases.includes('PostgreSQL'))('more requests than can be served at once', () => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer('PostgreSQL', { slots: { money: 100, upload: 1, other: 4 } })
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

describe.each(databases)('slow uploads on %s', (kind) => {
  it('block no other call, and further uploads only until they end', async () => {
    const server = await startTestServer(kind, { slots: { money: 1, upload: 1, other: 1 } })
    const customer = await TestCustomer.register(server.url)
    const slow = await startUpload(server.url, customer.token)
    const upload = async () => {
      const form = new FormData()
      form.set('file_data', new Blob([new Uint8Array(await photo())]), 'photo.jpg')
      return (await customer.send('POST', calls.uploadFile.path, form)).status
    }
    // Repeats until the slow upload occupies its slot.
    while ((await upload()) !== 503);
    expect((await customer.call(calls.profile)).status).toBe(200)
    slow.destroy()
    while ((await upload()) === 503);
    expect(await upload()).toBe(201)
    await server.close()
  })
})

/** Opens an upload and sends only its first bytes. */
async function startUpload(url: string, token: string): Promise<Socket> {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(
    [
      `POST ${calls.uploadFile.path} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Token ${token}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 100000',
      '',
      '--b',
      'Content-Disposition: form-data; name="file_data"; filename="a.jpg"',
      '',
      'and then nothing',
    ].join('\r\n'),
  )
  return socket
}

describe.each(databases)('idempotency keys on %s', (kind) => {
  it('are kept for two days, and for thirty when the call moves money', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-keys-'))
    const databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
    const opened = await openDatabase({ databaseUrl, dataFolder })
    const { database } = opened
    const now = new Date('2026-11-21T08:00:00Z')
    for (const call of ['saveCart', 'checkout', 'gatewayNotification']) {
      for (const days of [0, 1.9, 2.1, 29.9, 30.1]) {
        const createdAt = new Date(now.getTime() - days * day)
        const values = { owner: 'customer:1', call, key: String(days), requestHash: '', createdAt }
        await database.insert(idempotencyKeys).values(values)
      }
    }
    await forgetOldKeys(database, now)
    const left = await database.select().from(idempotencyKeys)
    const keysOf = (call: string) => left.filter((row) => row.call === call).map(({ key }) => key)
    expect(keysOf('saveCart').sort()).toEqual(['0', '1.9'])
    expect(keysOf('checkout').sort()).toEqual(['0', '1.9', '2.1', '29.9'])
    expect(keysOf('gatewayNotification').sort()).toEqual(['0', '1.9', '2.1', '29.9'])
    await opened.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })
})
