import { calls, socketCloseCodes } from '@seberang/domain/api'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/main.ts'
import { TestCustomer } from '../server/support/customer.ts'
import { LiveClient } from '../server/support/live.ts'
import { startTestServer, type TestServer } from '../server/support/server.ts'
import { percentile } from './support/percentile.ts'
import { full, times } from './support/run.ts'
import { proved } from './support/table.ts'

const counts = {
  headers: times(200, 2_000),
  body: times(100, 500),
  idle: times(100, 500),
  live: times(20, 100),
}
const real = readConfig({})
const shorter = {
  headers: 1_000,
  body: 1_000,
  upload: 5_000,
  uploadGrace: 60_000,
  slowestUpload: 4_000,
  drain: 0,
  unread: 60_000,
}
const timeOuts = full ? { ...real.timeOuts, drain: 0 } : shorter
/** At the 99th percentile, of everybody else's requests. */
const maxWaitMs = times(2_000, 100)
const authenticate = times(1_000, real.liveTimes.authenticate)
/** Connections are looked at once a second. */
const closedWithinMs = timeOuts.headers + 2_000
const dripMs = timeOuts.headers / 10

const body = `POST ${calls.createAccessToken.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{`
/** What each kind begins with, and sends again and again. */
const kinds = {
  headers: { first: 'GET / HTTP/1.1\r\nHost: localhost\r\n', drip: 'X-More: 1\r\n' },
  body: { first: body, drip: ' ' },
  idle: { first: '', drip: '' },
} as const

let server: TestServer | undefined
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await server?.close()
  server = undefined
})

/** Opens a connection that never sends a whole request. @returns how many milliseconds it was left open */
async function openSlowly(url: string, { first, drip }: (typeof kinds)[keyof typeof kinds]): Promise<number> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const began = performance.now()
  socket.resume().write(first)
  const dripping = drip ? setInterval(() => socket.write(drip), dripMs) : undefined
  // Not by `once`, which rejects when the connection is reset.
  await new Promise((done) => socket.once('close', done))
  clearInterval(dripping)
  return performance.now() - began
}

async function connectSilently(url: string): Promise<number> {
  const client = new LiveClient(url)
  await client.opened()
  const began = performance.now()
  expect(await client.closed).toBe(socketCloseCodes.unauthorized)
  return performance.now() - began
}

/** Resolves when the server has accepted all connections before this one. */
async function answeredOnNewConnection(url: string): Promise<void> {
  const [answer] = (await once(get(`${url}/api/health`, { agent: false }), 'response')) as [IncomingMessage]
  answer.resume()
}

/** Opens all, in groups that fit in the system's queue of connections: one that does not fit is never seen by the server. */
async function openAll(url: string, share = 1): Promise<Promise<number>[]> {
  const slow = Object.entries(kinds).flatMap(([kind, sent]) =>
    Array.from({ length: counts[kind as keyof typeof kinds] * share }, () => () => openSlowly(url, sent)),
  )
  const silent = Array.from({ length: counts.live * share }, () => () => connectSilently(url))
  const open: Promise<number>[] = []
  for (const [place, begin] of [...slow, ...silent].entries()) {
    open.push(begin())
    if (place % 100 === 99) await answeredOnNewConnection(url)
  }
  return open
}

describe('clients that send slowly or nothing', () => {
  it('are all disconnected; the others do not notice', async () => {
    server = await startTestServer('PGlite', {
      timeOuts,
      liveTimes: { ...real.liveTimes, authenticate },
    })
    const customer = await TestCustomer.register(server.url)
    const open = await openAll(server.url)
    const over = new AbortController()
    const all = Promise.all(open).finally(() => over.abort())
    const waits: number[] = []
    while (!over.signal.aborted) {
      const began = performance.now()
      expect((await customer.call(calls.profile)).status).toBe(200)
      waits.push(performance.now() - began)
    }
    const slowest = Math.max(...(await all))
    const p99 = percentile(waits, 99)
    expect(open.length).toBeGreaterThanOrEqual(400)
    expect(slowest).toBeLessThanOrEqual(closedWithinMs)
    expect(waits.length).toBeGreaterThan(times(20, 1000))
    expect(p99).toBeLessThanOrEqual(maxWaitMs)
    proved(
      '14',
      'slow-loris',
      `all closed ≤ ${closedWithinMs / 1000} s, other requests p99 ≤ ${maxWaitMs} ms`,
      `${open.length} closed, the last after ${(slowest / 1000).toFixed(1)} s; ${waits.length} other requests, p99 ${Math.round(p99)} ms`,
    )
  })

  it('are seen to stay without time limits', async () => {
    const long = 10 * closedWithinMs
    server = await startTestServer('PGlite', {
      timeOuts: {
        headers: long,
        body: long,
        upload: long,
        uploadGrace: 60_000,
        slowestUpload: 4_000,
        drain: 0,
        unread: long,
      },
      liveTimes: { ...real.liveTimes, authenticate: long },
    })
    const open = await openAll(server.url, 0.05)
    const first = await Promise.race([Promise.any(open), pause(closedWithinMs, 'none')])
    expect(first).toBe('none')
    for (const left of open) left.catch(() => undefined)
  })
})
