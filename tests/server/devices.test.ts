import { calls, type DeviceSubscription, type NotificationChoice } from '@seberang/domain/api'
import { deviceNoticeDays, maxDevices } from '@seberang/domain/limits'
import { timeZoneMs } from '@seberang/domain/time'
import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, Browser } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { password, TestCustomer } from './support/customer.ts'
import { TestDevice, TestPushService, vapidOf } from './support/push-service.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

const metricsToken = randomBytes(32).toString('base64url')
const minute = 60_000
const halfHour = 30 * minute
const hour = 2 * halfHour
const day = 24 * hour

describe.each(databases)('notices on devices, on %s', (kind) => {
  let server: TestServer
  let service: TestPushService
  let counter: Counter
  beforeAll(async () => {
    service = await new TestPushService().start()
    server = await startTestServer(kind, { pushService: service.url, metricsToken })
    counter = new Counter(server.url)
  })
  afterEach(() => {
    service.answer = (_, response) => void response.writeHead(201)
  })
  afterAll(async () => {
    await server.close()
    await service.stop()
  })

  const subscribe = (customer: Browser, { subscription }: TestDevice) =>
    customer.call(calls.addDevice, { body: subscription })
  const devices = async (customer: Browser) => (await customer.call(calls.notifications)).body.data.devices
  async function withDevice() {
    const customer = await TestCustomer.register(server.url)
    const device = new TestDevice(service.url)
    expect((await subscribe(customer, device)).status).toBe(201)
    return { customer, device, code: await customer.savesCart() }
  }
  /** The same customer on another device. */
  async function another(customer: TestCustomer): Promise<TestCustomer> {
    const other = new TestCustomer(server.url)
    const { accessToken, signingKey } = await Browser.open(server.url)
    Object.assign(other, { accessToken, signingKey, email: customer.email, id: customer.id })
    await other.signsIn()
    return other
  }
  async function waiting(): Promise<number> {
    const answer = await fetch(`${server.url}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    })
    return Number(/^seberang_device_notices_due (\d+)$/m.exec(await answer.text())?.[1])
  }
  async function readClock(): Promise<number> {
    const answer = await fetch(`${server.url}/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"advance_ms":0}',
    })
    return Date.parse(((await answer.json()) as { now: string }).now)
  }
  /** For six half hours at the most. */
  async function becomesQuiet(customer: TestCustomer): Promise<void> {
    const began = Math.floor((await readClock()) / halfHour) * halfHour
    const timeOf = (moment: number) => new Date(moment + timeZoneMs).toISOString().slice(11, 16)
    const quiet_hours = { is_on: true, starts_at: timeOf(began), ends_at: timeOf(began + 6 * halfHour) }
    await customer.call(calls.saveNotifications, { body: { quiet_hours } })
  }
  /** Sends what is due now, and knows that it was: a device that is asked after all others. */
  async function settled(): Promise<void> {
    const { customer, device, code } = await withDevice()
    await counter.receive(code, '1kg')
    await expect.poll(() => service.of(device).length, { timeout: 10_000 }).toBe(1)
    await customer.call(calls.removeDevice)
  }

  it('open the page that what happened asks for', async () => {
    const { customer, device } = await withDevice()
    await counter.operator.call(calls.opsReceive, {
      body: { suite: customer.suite, agent_id: 'us-air', weight: '1kg', size: '10x10x10cm', sure: true },
    })
    await expect.poll(() => service.of(device).length, { timeout: 10_000 }).toBe(1)
    const [push] = service.of(device)
    expect(push && device.shows(push).path).toMatch(/^\/wizard\?cart=/)
  })

  it('are counted while they wait, and gone with their session', async () => {
    service.answer = (_, response) => void response.writeHead(503)
    const { customer, device, code } = await withDevice()
    const before = await waiting()
    await counter.receive(code, '1kg')
    await expect.poll(() => service.of(device).length, { timeout: 10_000 }).toBe(1)
    expect(await waiting()).toBe(before + 1)
    await customer.call(calls.logout)
    expect(await waiting()).toBe(before)
  })

  it.each([404, 410, 403])('end where the push service answers %i', async (status) => {
    service.answer = (_, response) => void response.writeHead(status)
    const { customer, code } = await withDevice()
    await counter.receive(code, '1kg')
    await expect.poll(() => devices(customer), { timeout: 10_000 }).toEqual({ any: false, this: false })
  })

  it.each<[string, (customer: TestCustomer, other: TestCustomer) => Promise<unknown>]>([
    ['switches them off', (customer) => customer.call(calls.removeDevice)],
    ['signs out', (customer) => customer.call(calls.logout)],
    ['is signed out from another device', (_, other) => other.call(calls.endOtherSessions)],
    [
      'has a new password',
      (_, other) =>
        other.call(calls.changePassword, {
          body: {
            old_password: password,
            new_password: 'gajah-menari-di-pasar',
            confirm_password: 'gajah-menari-di-pasar',
          },
        }),
    ],
    ['has not been here for longer than a session lasts', () => advanceClock(server.url, 8 * day)],
  ])('end where their customer %s', async (_, end) => {
    const { customer, device, code } = await withDevice()
    const other = await another(customer)
    expect([await devices(customer), await devices(other)]).toEqual([
      { any: true, this: true },
      { any: true, this: false },
    ])
    await end(customer, other)
    // Whose session stands, or whoever signs in again.
    const left = (await other.call(calls.profile)).status === 200 ? other : await another(customer)
    expect((await devices(left)).any).toBe(false)
    await counter.receive(code, '1kg')
    await settled()
    expect(service.of(device)).toEqual([])
  })

  it.each<[string, (now: number) => Record<string, string>, number]>([
    ['so many seconds', () => ({ 'retry-after': '7200' }), 2 * hour],
    [
      'the time that it names',
      (now) => ({ 'retry-after': new Date(now + 2 * hour).toUTCString() }),
      2 * hour,
    ],
    ['a day, where it asks for more', () => ({ 'retry-after': '9999999' }), day],
    ['a while, where it asks for nothing', () => ({}), minute],
    ['a while, where nobody understands it', () => ({ 'retry-after': 'nanti' }), minute],
  ])('are sent again after %s', async (_, headersAt, waitMs) => {
    const headers = headersAt(await readClock())
    const { device, code } = await withDevice()
    service.answer = (_push, response) => void response.writeHead(429, headers)
    await counter.receive(code, '1kg')
    await expect.poll(() => service.of(device).length, { timeout: 10_000 }).toBe(1)
    service.answer = (_push, response) => void response.writeHead(201)
    await advanceClock(server.url, waitMs / 2 - 15_000)
    await settled()
    expect(service.of(device)).toHaveLength(1)
    await advanceClock(server.url, waitMs / 2 + 15_000)
    await settled()
    await expect.poll(() => service.of(device).length, { timeout: 10_000 }).toBe(2)
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  it('are encrypted for the device, signed for its push service, and say nothing that a lock screen may not', async () => {
    const { customer, device, code } = await withDevice()
    const before = service.received.length
    await counter.receive(code, '1.2kg')
    await service.has(before + 1)
    const [push] = service.of(device)
    if (!push) throw new Error('nothing came')
    expect(device.shows(push)).toEqual({
      title: 'Paketmu tiba di gudang',
      text: `Sudah ditimbang dan diukur. ${code}`,
      path: `/locker-import?q=${code}`,
      tag: code,
    })
    const { key, payload } = await vapidOf(push)
    expect(payload).toMatchObject({ aud: service.url, sub: 'mailto:bantuan@seberang.id' })
    expect((await customer.call(calls.pushKey)).body.key).toBe(key)
    expect(push.headers['content-encoding']).toBe('aes128gcm')
    expect(Number(push.headers['ttl'])).toBeGreaterThan((deviceNoticeDays * day - hour) / 1000)
    expect(JSON.stringify(push.headers)).not.toContain(code)
  })

  it('say that there is something to pay, not how much, also in the quiet hours', async () => {
    const { customer, code } = await counter.paid()
    const device = new TestDevice(service.url)
    await subscribe(customer, device)
    await becomesQuiet(customer)
    await counter.bill(code, 50_000)
    await expect.poll(() => service.of(device).length, { timeout: 10_000 }).toBe(1)
    const [push] = service.of(device)
    const shown = push && device.shows(push)
    const [, invoice = ''] = /(INV-[\w-]+)$/.exec(shown?.text ?? '') ?? []
    expect(shown).toEqual({
      title: 'Ada yang harus dibayar',
      text: `Buka untuk melihat jumlah dan batas waktunya. ${invoice}`,
      path: `/status/order?action=${invoice}`,
      tag: invoice,
    })
  })

  it('are of the same device however often it says so, also from two tabs at once', async () => {
    const { customer, device, code } = await withDevice()
    const answers = await Promise.all([1, 2, 3].map(() => subscribe(customer, device)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    await counter.receive(code, '1kg')
    await settled()
    expect(service.of(device)).toHaveLength(1)
  })

  it('two customers who name one device at once: the last has it, and neither meets a failure', async () => {
    for (const _ of [1, 2, 3]) {
      const { device } = await withDevice()
      const others = [await TestCustomer.register(server.url), await TestCustomer.register(server.url)]
      const answers = await Promise.all(others.map((customer) => subscribe(customer, device)))
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      const shown = await Promise.all(others.map(async (customer) => (await devices(customer)).any))
      expect(shown.toSorted()).toEqual([false, true])
    }
  })

  it('follow the browser to whoever signs in on it, with nothing that waited for whoever did before', async () => {
    service.answer = (_, response) => void response.writeHead(503)
    const { customer, device, code } = await withDevice()
    await counter.receive(code, '1kg')
    await expect.poll(() => service.of(device).length, { timeout: 10_000 }).toBe(1)
    service.answer = (_, response) => void response.writeHead(201)
    const next = await TestCustomer.register(server.url)
    await subscribe(next, device)
    expect([await devices(customer), await devices(next)]).toEqual([
      { any: false, this: false },
      { any: true, this: true },
    ])
    await advanceClock(server.url, hour)
    await settled()
    expect(service.of(device)).toHaveLength(1)
  })

  it('that wait are not sent once their session has ended by itself', async () => {
    const { device, code } = await withDevice()
    await advanceClock(server.url, 6.5 * day)
    service.answer = (_, response) => void response.writeHead(503)
    await counter.receive(code, '1kg')
    await expect.poll(() => service.of(device).length, { timeout: 10_000 }).toBe(1)
    service.answer = (_, response) => void response.writeHead(201)
    await advanceClock(server.url, day)
    await settled()
    expect(service.of(device)).toHaveLength(1)
  })

  it('wait for the end of the quiet hours', async () => {
    const { customer, device, code } = await withDevice()
    await becomesQuiet(customer)
    await counter.receive(code, '1kg')
    await settled()
    expect(service.of(device)).toEqual([])
    await advanceClock(server.url, 6 * halfHour)
    await settled()
    await expect.poll(() => service.of(device).length, { timeout: 10_000 }).toBe(1)
  })

  it('that take the place of one on its way are not lost with it', async () => {
    const { customer, device, code } = await withDevice()
    service.answer = async (push, response) => {
      if (service.of(device).includes(push)) {
        await becomesQuiet(customer)
        await counter.measure(code, '2kg')
      }
      response.writeHead(201)
    }
    await counter.receive(code, '1kg')
    await expect.poll(() => service.of(device).length, { timeout: 10_000 }).toBe(1)
    await settled()
    service.answer = (_, response) => void response.writeHead(201)
    await advanceClock(server.url, 6 * halfHour)
    await settled()
    await expect.poll(() => service.of(device).length, { timeout: 10_000 }).toBe(2)
  })

  it('are given up once nobody wants to be shown them any more', async () => {
    service.answer = (_, response) => void response.writeHead(503)
    const { device, code } = await withDevice()
    await counter.receive(code, '1kg')
    await expect.poll(() => service.of(device).length, { timeout: 10_000 }).toBe(1)
    service.answer = (_, response) => void response.writeHead(201)
    await advanceClock(server.url, deviceNoticeDays * day)
    await settled()
    expect(service.of(device)).toHaveLength(1)
  })

  it('of a later event take the place of one that still waits', async () => {
    service.answer = (_, response) => void response.writeHead(503)
    const { device, code } = await withDevice()
    await counter.receive(code, '1kg')
    await expect.poll(() => service.of(device).length, { timeout: 10_000 }).toBe(1)
    service.answer = (_, response) => void response.writeHead(201)
    await counter.measure(code, '2kg')
    await expect.poll(() => service.of(device).length, { timeout: 10_000 }).toBe(2)
    await advanceClock(server.url, hour)
    await settled()
    expect(service.of(device).map((push) => device.shows(push).title)).toEqual([
      'Paketmu tiba di gudang',
      'Paketmu diukur ulang',
    ])
  })

  it(`are on ${maxDevices} devices at most: the oldest gives way`, async () => {
    const { customer, device } = await withDevice()
    let newest = customer
    for (let count = 0; count < maxDevices; count += 1) {
      newest = await another(customer)
      await subscribe(newest, new TestDevice(service.url))
    }
    expect([await devices(customer), await devices(newest)]).toEqual([
      { any: true, this: false },
      { any: true, this: true },
    ])
    expect(service.of(device)).toEqual([])
  })

  it('are not sent about what was switched off, while mails are', async () => {
    const { customer, device, code } = await withDevice()
    const choice: NotificationChoice = { topic: 'parcel', channel: 'push', is_on: false }
    await customer.call(calls.saveNotifications, { body: { choice } })
    await counter.receive(code, '1kg')
    await settled()
    expect(service.of(device)).toEqual([])
  })

  it.each([400, 413, 302])(
    'are given up where the push service answers %i, and no redirect is followed',
    async (status) => {
      const { customer, device, code } = await withDevice()
      service.answer = (_, response) => void response.writeHead(status, { location: `${service.url}/inside` })
      await counter.receive(code, '1kg')
      await expect.poll(() => service.of(device).length, { timeout: 10_000 }).toBe(1)
      service.answer = (_, response) => void response.writeHead(201)
      await advanceClock(server.url, hour)
      await settled()
      expect(service.of(device)).toHaveLength(1)
      expect(service.received.filter(({ path }) => path === '/inside')).toEqual([])
      expect(await devices(customer)).toEqual({ any: true, this: true })
    },
  )

  it.each([
    ['this machine', 'http://127.0.0.1:6379/push/1'],
    ['a private network', 'https://10.0.0.7/push/1'],
    ['the machine itself by IPv6', 'https://[::1]/push/1'],
    ["the cloud's own data", 'https://169.254.169.254/latest/meta-data'],
    ['a stranger', 'https://push.example.com/send/1'],
    ['a name that only begins as a push service', 'https://fcm.googleapis.com.example.com/send/1'],
    ['a push service without encryption', 'http://fcm.googleapis.com/fcm/send/1'],
    ['another port of a push service', 'https://fcm.googleapis.com:8443/fcm/send/1'],
    ['a push service with a user', 'https://user@fcm.googleapis.com/fcm/send/1'],
    ['a name that lacks its first part', 'https://.notify.windows.com/w/abc'],
    ['nothing that is an address', 'bukan alamat'],
    ['one in a second spelling: with a fragment', 'https://fcm.googleapis.com/fcm/send/abc#1'],
    ['one in a second spelling: with an empty query', 'https://fcm.googleapis.com/fcm/send/abc?'],
    ['one in a second spelling: in capital letters', 'HTTPS://fcm.googleapis.com/fcm/send/abc'],
  ])('go to no address of %s', async (_, endpoint) => {
    const customer = await TestCustomer.register(server.url)
    const { keys } = new TestDevice(service.url).subscription
    const answer = await customer.call(calls.addDevice, { body: { endpoint, keys } })
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, 'endpoint'])
  })

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-sg2p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('go to the push services of browsers: %s', async (endpoint) => {
    const customer = await TestCustomer.register(server.url)
    const { keys } = new TestDevice(service.url).subscription
    expect((await customer.call(calls.addDevice, { body: { endpoint, keys } })).status).toBe(201)
  })

  it.each<[string, Partial<DeviceSubscription['keys']>]>([
    ['is no point of the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['is too short', { p256dh: 'BA' }],
    ['has other letters', { auth: '!'.repeat(22) }],
  ])('are not encrypted by a key that %s', async (_, change) => {
    const customer = await TestCustomer.register(server.url)
    const { endpoint, keys } = new TestDevice(service.url).subscription
    const answer = await customer.call(calls.addDevice, { body: { endpoint, keys: { ...keys, ...change } } })
    expect(answer.status).toBe(422)
    expect((await devices(customer)).any).toBe(false)
  })
})

describe('without a key of its own, a server in production', () => {
  it('says that it sends none', async () => {
    const server = await startTestServer('PGlite', { production: true })
    const browser = await Browser.open(server.url)
    expect((await browser.call(calls.pushKey)).body.key).toBeNull()
    await server.close({ unchecked: true })
  })
})
