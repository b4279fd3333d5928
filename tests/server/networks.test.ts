import { calls } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { advanceClock, Browser } from './support/api.ts'
import { wideLimits } from './support/limits.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'

/** The address that the test itself connects from. */
const loopback = ['127.0.0.1', '::1']

describe.each(oneDatabase)('the network of a caller on %s', (kind) => {
  let server: TestServer | undefined
  const start = async (trustedProxies: string[], limits: Partial<typeof wideLimits>) => {
    server = await startTestServer(kind, { trustedProxies, rateLimits: { ...wideLimits, ...limits } })
    return Browser.open(server.url)
  }
  afterEach(async () => {
    await server?.close()
    server = undefined
  })

  const from = (forwarded: string) => ({ 'x-forwarded-for': forwarded })
  const requestCode = async (browser: Browser, forwarded: string) => {
    const body = { user_id: `${randomUUID()}@example.com` }
    return (await browser.call(calls.registerMini, { body, headers: from(forwarded) })).status
  }
  const failToSignIn = async (browser: Browser, forwarded: string) => {
    const body = { user_id: `${randomUUID()}@example.com`, password: 'kapal-layar-biru' }
    return (await browser.call(calls.login, { body, headers: from(forwarded) })).status
  }
  const inTurn = async (addresses: string[], attempt: (address: string) => Promise<number>) => {
    const statuses: number[] = []
    for (const address of addresses) statuses.push(await attempt(address))
    return statuses
  }

  it('is what a trusted proxy saw, whatever its client has written before it', async () => {
    const browser = await start(loopback, { codesPerNetwork: 2, failuresPerNetwork: 2 })
    const codesFrom = (...addresses: string[]) => inTurn(addresses, (at) => requestCode(browser, at))
    const failuresFrom = (...addresses: string[]) => inTurn(addresses, (at) => failToSignIn(browser, at))
    expect(await codesFrom('192.0.2.1', '192.0.2.1', '192.0.2.1')).toEqual([201, 201, 429])
    expect(await codesFrom('192.0.2.2')).toEqual([201])
    // The same address, as a server that listens on IPv6 sees it.
    expect(await codesFrom('::ffff:192.0.2.1')).toEqual([429])
    const spoofed = ['198.51.100.1, 192.0.2.3', '198.51.100.2, 192.0.2.3', '192.0.2.9, 127.0.0.1, 192.0.2.3']
    expect(await codesFrom(...spoofed)).toEqual([201, 201, 429])
    // Moving within one's /64 gives no further attempts.
    const one = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::1', '2001:db8:1:2:1:2:3:4']
    expect(await failuresFrom(...one)).toEqual([422, 422, 429])
    expect(await failuresFrom('2001:db8:1:3::1')).toEqual([422])
  })

  it('is counted together with the others of its /48, before the whole site', async () => {
    const browser = await start(loopback, { codesPerNetwork: 1, failuresPerNetwork: 1 })
    const networks = (start: number) => Array.from({ length: 11 }, (_, at) => `2001:db8:${start}:${at}::1`)
    const refused = [429]
    for (const attempt of [requestCode, failToSignIn]) {
      const statuses = await inTurn(networks(1), (at) => attempt(browser, at))
      expect([statuses.slice(0, 10).includes(429), statuses.slice(10)]).toEqual([false, refused])
      expect(await attempt(browser, '2001:db8:2:1::1')).not.toBe(429)
    }
  })

  it('that has asked for no code for an address gets one, however many another has asked for', async () => {
    const browser = await start(loopback, {})
    const user_id = `${randomUUID()}@example.com`
    const asks = async (address: string) =>
      (await browser.call(calls.registerMini, { body: { user_id }, headers: from(address) })).status
    const asking = (...addresses: string[]) => inTurn(addresses, asks)
    expect(await asking(...Array.from({ length: 4 }, () => '192.0.2.1'))).toEqual([201, 201, 201, 429])
    expect(await asking('192.0.2.2', '192.0.2.2', '2001:db8:1:1::1', '2001:db8:1:2::1')).toEqual([
      201, 429, 201, 429,
    ])
    // The mailbox is not flooded by many networks either.
    const others = Array.from({ length: 5 }, (_, index) => `198.51.100.${index}`)
    expect(await asking(...others)).toEqual([201, 201, 201, 429, 429])
  })

  it('is the connection’s when the peer is no trusted proxy', async () => {
    const browser = await start(['10.0.0.0/8', '2001:db8::/32'], {
      codesPerNetwork: 2,
      failuresPerNetwork: 2,
    })
    const spoofed = ['192.0.2.1', '192.0.2.2', '10.0.0.1']
    expect(await inTurn(spoofed, (at) => requestCode(browser, at))).toEqual([201, 201, 429])
    expect(await inTurn(spoofed, (at) => failToSignIn(browser, at))).toEqual([422, 422, 429])
  })

  it('over its own limits uses up nothing of what the whole site has, and is told how long it waits', async () => {
    const [own, whole, times] = [5, 6, 30]
    const browser = await start(loopback, { codesPerNetwork: own, failuresPerNetwork: own, wholeSite: whole })
    for (const attempt of [requestCode, failToSignIn]) {
      const statuses = await Promise.all(Array.from({ length: times }, () => attempt(browser, '192.0.2.1')))
      expect(statuses.filter((status) => status !== 429)).toHaveLength(own)
      // The site has exactly one left, so nothing else was counted.
      expect(await attempt(browser, '192.0.2.2')).not.toBe(429)
      expect(await attempt(browser, '192.0.2.3')).toBe(429)
    }
    await advanceClock(server?.url ?? '', 10 * 60_000)
    const waits = async (at: string) => {
      const body = { user_id: 'nobody@example.com', password: 'kapal-layar-biru' }
      const { headers } = await browser.call(calls.login, { body, headers: from(at) })
      return Number(headers.get('retry-after'))
    }
    // What is left of a quarter of an hour, and of the site's hour.
    expect(await waits('192.0.2.1')).toBeLessThanOrEqual(5 * 60)
    expect(await waits('192.0.2.3')).toBeGreaterThan(45 * 60)
  })

  it('does not use up the site’s attempts at an account that is closed', async () => {
    const browser = await start(loopback, { wholeSite: 101 })
    const guess = async (user_id: string) => {
      const body = { user_id, password: 'kapal-layar-biru' }
      return (await browser.call(calls.login, { body })).status
    }
    const statuses = await Promise.all(Array.from({ length: 100 }, () => guess('closed@example.com')))
    expect(new Set(statuses)).toEqual(new Set([422]))
    const refused: number[] = []
    for (let attempt = 0; attempt < 5; attempt += 1) refused.push(await guess('closed@example.com'))
    expect(refused).toEqual(Array.from({ length: 5 }, () => 429))
    expect(await guess('open@example.com')).toBe(422)
    expect(await guess('another@example.com')).toBe(429)
  })

  it('is counted together with the others of its /48 for access tokens and requests, too', async () => {
    await start(loopback, { accessTokens: 1, requests: 2 })
    const url = server?.url ?? ''
    const create = async (at: string) =>
      (await new Browser(url).call(calls.createAccessToken, { body: { mode: 'web' }, headers: from(at) }))
        .status
    const request = async (at: string) => (await fetch(url + calls.carts.path, { headers: from(at) })).status
    for (const [prefix, attempt, times] of [
      [1, create, 10],
      [2, request, 20],
    ] as const) {
      const networks = Array.from({ length: times + 1 }, (_, at) => `2001:db8:${prefix}:${at}::1`)
      expect((await inTurn(networks, attempt)).indexOf(429)).toBe(times)
      expect(await attempt('2001:db8:9::1')).not.toBe(429)
    }
  })

  it('limits requests of any kind', async () => {
    await start(loopback, { requests: 4 })
    const url = server?.url ?? ''
    const status = async (at: string) =>
      (await fetch(`${url}/api/openapi.json`, { headers: from(at) })).status
    const one = [
      '2001:db8:1:2::1',
      '2001:db8:1:2::2',
      '2001:db8:1:2::3',
      '2001:db8:1:2::4',
      '2001:db8:1:2::5',
    ]
    expect(await inTurn(one, status)).toEqual([200, 200, 200, 200, 429])
    expect(await status('192.0.2.1')).toBe(200)
    const create = async (at: string) =>
      (await new Browser(url).call(calls.createAccessToken, { body: { mode: 'web' }, headers: from(at) }))
        .status
    expect(await create('2001:db8:1:2::6')).toBe(429)
    expect(await create('192.0.2.1')).toBe(201)
  })

  it('limits requests of what does not exist', async () => {
    await start(loopback, { requests: 2 })
    const url = server?.url ?? ''
    const paths = ['/nope', '/api/nope', '/nope', calls.carts.path]
    const statuses = await inTurn(
      paths,
      async (path) => (await fetch(url + path, { headers: from('192.0.2.1') })).status,
    )
    expect(statuses).toEqual([404, 404, 429, 429])
    expect((await fetch(`${url}/nope`, { headers: from('192.0.2.2') })).status).toBe(404)
  })
})
