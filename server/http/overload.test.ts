import { calls } from '@seberang/domain/api'
import Fastify from 'fastify'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from '../base/config.ts'
import type { Log } from '../base/log.ts'
import { createMetrics } from '../base/metrics.ts'
import { answerTexts } from '../refusal/texts.ts'
import { createCallerAddress } from './caller-address.ts'
import { answersWhenFull, refuseBodiesWhenFull } from './overload.ts'
import { createRefusedNetworks } from './refused-networks.ts'
import { createSlots, slotOf, type Slots } from './slots.ts'

const apps: Server[] = []
afterEach(() => {
  for (const app of apps.splice(0)) app.close().closeAllConnections()
})

/** No slot is free for what the list of shipments takes. */
const full: Pick<Slots, 'obstacleTo'> = {
  obstacleTo: (kind) => (kind === slotOf(calls.carts) ? 'full' : undefined),
}

const lineOf = (network: string, refused: number) => ({
  event: 'limit_reached',
  limit: 'share',
  refused,
  network,
})

/** A log whose warnings are read. */
function listen(): { log: Log; lines: unknown[] } {
  const lines: unknown[] = []
  const write = (line: string) => {
    const { event, limit, refused, network } = JSON.parse(line) as Record<string, unknown>
    lines.push({ event, limit, refused, network })
  }
  return { log: Fastify({ logger: { level: 'warn', stream: { write } } }).log, lines }
}

/** A server behind a proxy of this machine, whose app answers 204. */
async function start(slots = full, log: Log = Fastify().log) {
  const metrics = createMetrics()
  const readiness = { ready: true }
  const known = [calls.carts, calls.quote, calls.saveCart, calls.quotePdf]
  const { addressOf } = createCallerAddress(['127.0.0.1'])
  const refused = createRefusedNetworks(log)
  const answers = answersWhenFull(known, slots, { metrics, readiness, refused, addressOf })
  const app = createServer((request, response) => {
    if (!answers(request, response)) response.writeHead(204).end()
  })
  apps.push(app)
  await new Promise<void>((done) => app.listen(0, '127.0.0.1', done))
  const { port } = app.address() as AddressInfo
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init)
  return { ask, metrics, readiness, refused }
}

it('refuses a call whose slots are taken before the app sees it, and counts it by its name', async () => {
  const { ask, metrics } = await start()
  for (const path of [calls.carts.path, `${calls.carts.path}/?page=2`]) {
    const refused = await ask(path, { headers: { 'tb-language': 'en' } })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await refused.json()).toMatchObject({ message: 'The server is busy. Try again in a moment.' })
  }
  const named = await ask(calls.quote.path.replace(/\{\w+\}/, 'Q1'))
  const head = await ask(calls.carts.path, { method: 'HEAD' })
  expect([named.status, head.status]).toEqual([503, 503])
  const counted = await metrics.registry.metrics()
  expect(counted).toContain(`seberang_request_seconds_count{call="carts",status="503"} 3`)
  expect(counted).toContain(`seberang_request_seconds_count{call="quote",status="503"} 1`)
})

it('refuses a network that has its whole share as early, and no other network and no other kind of call', async () => {
  const { slots: limits, shares } = readConfig({})
  const slots = createSlots(limits, { ...shares, othersPerNetwork: 2 })
  let end = () => undefined as void
  const held = new Promise<void>((resolve) => (end = resolve))
  const hold = () => slots.run(calls.carts, '203.0.113.7', () => held)
  const running = [hold(), hold()]
  const { ask, metrics } = await start(slots)
  const from = (address: string, path: string = calls.carts.path) =>
    ask(path, { headers: { 'tb-language': 'en', 'x-forwarded-for': `203.0.113.8, ${address}` } })
  const refused = await from('203.0.113.7')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  expect(await refused.json()).toEqual({ action: false, message: answerTexts.en.too_many_at_once })
  expect((await from('203.0.113.8')).status).toBe(204)
  expect((await from('203.0.113.7', calls.quotePdf.path.replace(/\{\w+\}/, 'Q1'))).status).toBe(204)
  expect(await metrics.registry.metrics()).toContain(
    `seberang_request_seconds_count{call="carts",status="429"} 1`,
  )
  end()
  await Promise.all(running)
  expect((await from('203.0.113.7')).status).toBe(204)
})

it('logs a network that has its whole share once in a while, with how often, and no other refusal', async () => {
  const share: Pick<Slots, 'obstacleTo'> = {
    obstacleTo: (_, network) => (network.startsWith('192.0.2.') ? 'full' : 'share'),
  }
  const { log, lines } = listen()
  const { ask, refused } = await start(share, log)
  const from = (address: string) => ask(calls.carts.path, { headers: { 'x-forwarded-for': address } })
  for (const address of ['203.0.113.7', '2001:db8:1:1::1', '192.0.2.1', '2001:db8:1:2::1'])
    await from(address)
  expect(lines).toEqual([])
  refused.write()
  expect(lines).toEqual([lineOf('203.0.113.7', 1), lineOf('2001:db8:1::/48', 2)])
  await from('203.0.113.7')
  refused.write()
  refused.write()
  expect(lines.slice(2)).toEqual([lineOf('203.0.113.7', 1)])
})

it('logs it also of calls with a body', async () => {
  const { log, lines } = listen()
  const refused = createRefusedNetworks(log)
  const app = Fastify()
  refuseBodiesWhenFull(app, { obstacleTo: () => 'share' }, { readiness: { ready: true }, refused })
  app.post('/', { config: { slot: 'money' } }, () => undefined)
  const { statusCode } = await app.inject({ method: 'POST', url: '/', payload: '{}' })
  refused.write()
  expect([statusCode, lines]).toEqual([429, [lineOf('127.0.0.1', 1)]])
})

it('logs what was refused by itself after a time', async () => {
  const { log, lines } = listen()
  const refused = createRefusedNetworks(log, 5)
  for (const network of ['203.0.113.7', '203.0.113.7']) refused.note(network)
  await expect.poll(() => lines).toEqual([lineOf('203.0.113.7', 2)])
  refused.note('203.0.113.7')
  await expect.poll(() => lines.slice(1)).toEqual([lineOf('203.0.113.7', 1)])
})

it('asks for no further request on a connection while the server shuts down', async () => {
  const { ask, readiness } = await start()
  expect((await ask(calls.carts.path)).headers.get('connection')).not.toBe('close')
  readiness.ready = false
  expect((await ask(calls.carts.path)).headers.get('connection')).toBe('close')
})

it('leaves everything else to the app', async () => {
  const { ask } = await start()
  const saved = { method: calls.saveCart.method, body: '{}' }
  for (const [path, init] of [
    ['/api/health', {}],
    ['/', {}],
    [calls.quote.path.replace(/\{\w+\}/, '%E0%A4%A'), {}],
    [calls.carts.path, { method: 'DELETE' }],
    // One with a body is refused by the app, which sees to it that the body ends.
    [calls.saveCart.path, saved],
  ] as const)
    expect((await ask(path, init)).status, path).toBe(204)
})
