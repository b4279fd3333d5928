import { calls } from '@seberang/domain/api'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createMetrics } from '../base/metrics.ts'
import { answersWhenFull } from './overload.ts'
import { slotOf } from './slots.ts'

const apps: Server[] = []
afterEach(() => {
  for (const app of apps.splice(0)) app.close().closeAllConnections()
})

/** A server whose app answers 204, with no slot free for what the list of shipments takes. */
async function start() {
  const metrics = createMetrics()
  const readiness = { ready: true }
  const full = slotOf(calls.carts)
  const known = [calls.carts, calls.quote, calls.saveCart]
  const answers = answersWhenFull(known, { isFull: (kind) => kind === full }, { metrics, readiness })
  const app = createServer((request, response) => {
    if (!answers(request, response)) response.writeHead(204).end()
  })
  apps.push(app)
  await new Promise<void>((done) => app.listen(0, '127.0.0.1', done))
  const { port } = app.address() as AddressInfo
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init)
  return { ask, metrics, readiness }
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
