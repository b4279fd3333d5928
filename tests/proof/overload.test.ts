import { calls } from '@seberang/domain/api'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { assertHealthy, TestCustomer } from '../server/support/customer.ts'
import { newFolder, startProcess } from '../server/support/process.ts'
import { createDatabase, databases, opsKey } from '../server/support/server.ts'
import { offer, openConnections, type Connection } from './support/load.ts'
import { percentile } from './support/percentile.ts'
import { times } from './support/run.ts'
import { proved } from './support/table.ts'

const [rounds, seconds] = [times(1, 5), times(2, 4)]
const excess = 10
/** A full page of the locker, which is what customers look at. */
const carts = 10
/** Enough to offer ten times what is answered, although each waits for its answers. */
const connections = 400
const unlimited = { money: 1e6, upload: 1e6, password: 1e6, print: 1e6, other: 1e6 }

interface Load {
  /** Of each answer, in milliseconds. */
  accepted: readonly number[]
  refused: readonly number[]
  others: number
  perSecond: number
  offeredPerSecond: number
}

/** Each from a network of its own, none of which has more than its share of all the load. */
const openAll = ({ url, accessToken, token }: TestCustomer) =>
  openConnections(
    url,
    Array.from({ length: connections }, (_, at) => ({
      path: `${calls.carts.path}?page_size=${carts}`,
      headers: {
        AccessToken: accessToken,
        Authorization: `Token ${token}`,
        'X-Forwarded-For': `10.0.${Math.floor(at / 250)}.${at % 250}`,
      },
    })),
  )

/** @param rate requests per second; else as many as are answered */
async function drive(
  connections: readonly Connection[],
  load: { seconds: number; rate?: number },
): Promise<Load> {
  const answers = await offer(connections, load)
  const [accepted, refused] = [answers.get(200) ?? [], answers.get(503) ?? []]
  const all = [...answers.values()].flat().length
  return {
    accepted,
    refused,
    others: all - accepted.length - refused.length,
    perSecond: accepted.length / load.seconds,
    offeredPerSecond: all / load.seconds,
  }
}

const middleOf = (values: readonly number[]): number => percentile(values, 50)

/** Milliseconds between two probes. */
const probePause = 100

/** Asks for the health and for a payment all the while. @returns how long the health took each time, in milliseconds */
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
    await delay(probePause)
  }
  await end
  return waits
}

describe.runIf(databases.includes('PostgreSQL'))(`${excess} times what the server can answer`, () => {
  async function startServer(change: object = {}) {
    const server = startProcess({
      DATA_DIR: newFolder(),
      DATABASE_URL: await createDatabase(),
      OPS_KEY: opsKey,
      WIDE_LIMITS: 'yes',
      TRUSTED_PROXIES: '127.0.0.0/8, ::1/128',
      CONFIG_CHANGE: JSON.stringify(change),
    })
    const customer = await TestCustomer.register(await server.ready)
    for (let cart = 0; cart < carts; cart += 1) await customer.savesCart()
    const all = await openAll(customer)
    const few = all.slice(0, 24)
    await drive(few, { seconds: times(1, 5) })
    return { customer, all, few }
  }

  it(`is refused but for what it can answer, in rounds of ${seconds} s; afterwards all is as before`, async () => {
    const { customer, all, few } = await startServer()
    // The machine has other work, which comes and goes: each flood is compared with what was just before and after it.
    const floods: Load[] = []
    const waits: number[] = []
    // It is asked after its health and a payment in both, so that these take as much from one as from the other.
    const drivenCalmly = async () => {
      const load = drive(few, { seconds })
      await probe(customer, load)
      return load
    }
    const calm = [await drivenCalmly()]
    for (let round = 0; round < rounds; round += 1) {
      const rate = (calm.at(-1)?.perSecond ?? 0) * excess
      const flood = drive(all, { seconds, rate })
      waits.push(...(await probe(customer, flood)))
      floods.push(await flood)
      calm.push(await drivenCalmly())
    }
    const speeds = calm.map(({ perSecond }) => perSecond)
    const before = (round: number) => speeds[round] ?? Number.NaN
    const share = (of: (flood: Load, round: number) => number) => Math.round(100 * middleOf(floods.map(of)))
    const goodput = share(({ perSecond }, round) => (2 * perSecond) / (before(round) + before(round + 1)))
    const afterwards = share((_, round) => before(round + 1) / before(round))
    const offered = share(({ offeredPerSecond }, round) => offeredPerSecond / before(round))
    const p99 = middleOf(floods.map(({ accepted }) => percentile(accepted, 99)))
    const refused = floods.flatMap((flood) => flood.refused).length
    const health = Math.max(...waits)
    expect([...floods, ...calm].map(({ others }) => others)).toEqual([...floods, ...calm].map(() => 0))
    expect(calm.flatMap((one) => one.refused)).toEqual([])
    expect(refused).toBeGreaterThan(floods.flatMap(({ accepted }) => accepted).length)
    expect(waits.length).toBeGreaterThan(times(0, seconds * rounds))
    // Beside other tests nothing is measured but that it goes on.
    expect(offered).toBeGreaterThanOrEqual(times(0, 900))
    expect(health).toBeLessThanOrEqual(times(20_000, 1_000))
    expect(goodput).toBeGreaterThanOrEqual(times(0, 80))
    expect(p99 > times(20_000, 500)).toBe(false)
    expect(afterwards).toBeGreaterThanOrEqual(times(0, 95))
    expect((await customer.call(calls.carts)).body.count).toBe(carts)
    await assertHealthy(customer.url)
    proved(
      '15',
      'overload',
      'goodput ≥ 80 %, accepted p99 ≤ 500 ms, the rest 503, health ≤ 1 s, ≥ 95 % within 5 s',
      `${offered} % offered of ${Math.round(middleOf(speeds))} a second: goodput ${goodput} %, p99 ${Math.round(p99)} ms, ${refused} × 503, health ${Math.round(health)} ms, afterwards ${afterwards} %`,
    )
  })

  it('is seen to delay everything where nothing is refused', async () => {
    const { all, few } = await startServer({ slots: unlimited })
    const { perSecond } = await drive(few, { seconds })
    const flood = await drive(all, { seconds, rate: perSecond * excess })
    expect(flood.refused).toEqual([])
    // Beside other tests it may answer none at all.
    expect(percentile(flood.accepted, 99) <= 500).toBe(false)
  })
})
