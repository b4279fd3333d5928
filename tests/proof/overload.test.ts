import { calls } from '@seberang/domain/api'
import autocannon from 'autocannon'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { assertHealthy, TestCustomer } from '../server/support/customer.ts'
import { newFolder, startProcess } from '../server/support/process.ts'
import { createDatabase, databases, opsKey } from '../server/support/server.ts'
import { percentile } from './support/percentile.ts'
import { times } from './support/run.ts'
import { proved } from './support/table.ts'

const seconds = times(2, 10)
const excess = 10
/** Enough to offer ten times what is answered, although each waits for its answers. */
const connections = 400
/** Autocannon sends what a connection may send in a second at its beginning: parts that begin one after the other offer it evenly. */
const parts = 20
const unlimited = { money: 1e6, upload: 1e6, password: 1e6, print: 1e6, other: 1e6 }

interface Load {
  /** Of each answer, in milliseconds. */
  accepted: number[]
  refused: number[]
  others: number
  perSecond: number
  offeredPerSecond: number
}

let networks = 0

/** @returns the address of another network, none of which has more than its share of all the load */
const newNetwork = (): string => `10.0.${Math.floor(++networks / 250)}.${networks % 250}`

/**
 * Lists a customer's shipments over and over, and counts from when each connection has had an answer: under load Node
 * accepts one in each turn of its loop, so that the last of a flood are connected after seconds.
 * @param duration in seconds
 * @param rate requests per second; else as many as are answered
 */
async function drive(
  { url, accessToken, token }: TestCustomer,
  { clients, duration, rate }: { clients: number; duration: number; rate?: number },
): Promise<Load> {
  const accepted: number[] = []
  const refused: number[] = []
  let others = 0
  const unconnected = new Set<autocannon.Client>()
  const over = new AbortController()
  const count = (client: autocannon.Client, status: number, ms: number): void => {
    if (unconnected.size > 0) {
      unconnected.delete(client)
      if (unconnected.size === 0) setTimeout(() => over.abort(), duration * 1_000)
    } else if (status === 200) accepted.push(ms)
    else if (status === 503) refused.push(ms)
    else others += 1
  }
  const setupClient: NonNullable<autocannon.Options['setupClient']> = (client) => {
    unconnected.add(client)
    client.setHeaders({
      AccessToken: accessToken,
      Authorization: `Token ${token}`,
      'X-Forwarded-For': newNetwork(),
    })
    client.on('response', (status, _bytes, ms) => count(client, status, ms))
  }
  const shares = rate === undefined ? 1 : parts
  const share = {
    url: `${url}${calls.carts.path}?page_size=5`,
    connections: clients / shares,
    duration: 120,
    ...(rate !== undefined && { overallRate: rate / shares }),
    setupClient,
  }
  const begin = () =>
    new Promise<autocannon.Result>((done, fail) => {
      const run = autocannon(share, (error, result) => (error ? fail(error as Error) : done(result)))
      over.signal.addEventListener('abort', () => run.stop())
    })
  const runs: Promise<autocannon.Result>[] = []
  for (let part = 0; part < shares; part += 1) {
    runs.push(begin())
    await delay(1_000 / shares)
  }
  const errors = (await Promise.all(runs)).reduce((sum, { errors }) => sum + errors, 0)
  return {
    accepted,
    refused,
    others: others + errors,
    perSecond: accepted.length / duration,
    offeredPerSecond: (accepted.length + refused.length) / duration,
  }
}

/** Asks for the health and for a payment all the while. @returns the waits of both, in milliseconds */
async function probe(customer: TestCustomer, during: Promise<unknown>) {
  const waits: number[] = []
  const over = new AbortController()
  const end = during.finally(() => over.abort())
  while (!over.signal.aborted) {
    const began = performance.now()
    expect((await fetch(`${customer.url}/api/health`)).status).toBe(200)
    waits.push(performance.now() - began)
    const payment = await customer.call(calls.checkPayment, { body: { invoice_code: 'INV-UNKNOWN' } })
    expect(payment.status).toBe(404)
  }
  await end
  return waits
}

describe.runIf(databases.includes('PostgreSQL'))(`${excess} times what the server can answer`, () => {
  async function startServer(change: object = {}): Promise<TestCustomer> {
    const server = startProcess({
      DATA_DIR: newFolder(),
      DATABASE_URL: await createDatabase(),
      OPS_KEY: opsKey,
      WIDE_LIMITS: 'yes',
      TRUSTED_PROXIES: '127.0.0.0/8, ::1/128',
      CONFIG_CHANGE: JSON.stringify(change),
    })
    const customer = await TestCustomer.register(await server.ready)
    for (let cart = 0; cart < 5; cart += 1) await customer.savesCart()
    await drive(customer, { clients: 16, duration: 1 })
    return customer
  }

  it(`is refused but for what it can answer, for ${seconds} s; afterwards all is as before`, async () => {
    const customer = await startServer()
    const normal = await drive(customer, { clients: 32, duration: seconds })
    const flood = drive(customer, {
      clients: connections,
      duration: seconds,
      rate: normal.perSecond * excess,
    })
    const waits = await probe(customer, flood)
    const { accepted, refused, others, perSecond, offeredPerSecond } = await flood
    const after = await drive(customer, { clients: 32, duration: times(2, 5) })
    const p99 = percentile(accepted, 99)
    const share = (rate: number) => Math.round((100 * rate) / normal.perSecond)
    const health = Math.max(...waits)
    expect([others, after.others]).toEqual([0, 0])
    expect(normal.refused).toEqual([])
    expect(refused.length).toBeGreaterThan(accepted.length)
    expect(waits.length).toBeGreaterThan(times(0, seconds))
    // Beside other tests nothing is measured but that it goes on.
    expect(health).toBeLessThanOrEqual(times(20_000, 1_000))
    expect(share(perSecond)).toBeGreaterThanOrEqual(times(0, 80))
    expect(p99 > times(20_000, 500)).toBe(false)
    expect(share(after.perSecond)).toBeGreaterThanOrEqual(times(0, 95))
    expect((await customer.call(calls.carts)).body.count).toBe(5)
    await assertHealthy(customer.url)
    proved(
      '15',
      'overload',
      'goodput ≥ 80 %, accepted p99 ≤ 500 ms, the rest 503, health ≤ 1 s, ≥ 95 % within 5 s',
      `${Math.round(offeredPerSecond)} offered of ${Math.round(normal.perSecond)} a second: goodput ${share(perSecond)} %, p99 ${Math.round(p99)} ms, ${refused.length} × 503, health ${Math.round(health)} ms, afterwards ${share(after.perSecond)} %`,
    )
  })

  it('is seen to delay everything where nothing is refused', async () => {
    const customer = await startServer({ slots: unlimited })
    const normal = await drive(customer, { clients: 32, duration: 2 })
    const flood = await drive(customer, {
      clients: connections,
      duration: seconds,
      rate: normal.perSecond * excess,
    })
    expect(flood.refused).toEqual([])
    // Beside other tests it may answer none at all.
    expect(percentile(flood.accepted, 99) <= 500).toBe(false)
  })
})
