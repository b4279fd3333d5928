import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { inTransaction } from '../../server/database/transaction.ts'
import { writeNotice } from '../../server/live/notices.ts'
import { TestCustomer } from '../server/support/customer.ts'
import { LiveClient } from '../server/support/live.ts'
import { freePort } from '../server/support/port.ts'
import { newFolder, startProcess, type ServerProcess } from '../server/support/process.ts'
import { createDatabase, databases, opsKey } from '../server/support/server.ts'
import { listen } from './support/listener.ts'
import { percentile } from './support/percentile.ts'
import { inParallel, randomFrom, seed, times } from './support/run.ts'
import { proved } from './support/table.ts'

const events = times(1_500, 100_000)
const restarts = times(4, 40)
const reconnects = times(500, 10_000)
/** Until an event arrives, at the 99th percentile. */
const maxDelayMs = times(10_000, 50)
const listeners = 8
/** What is written, of all listeners together: above what the machine takes, the length of the queue would be measured. */
const perSecond = 250

interface Site {
  databaseUrl: string
  addresses: string[]
  customers: TestCustomer[]
  restart: (index: number, signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

async function openSite(): Promise<Site> {
  const databaseUrl = await createDatabase()
  const shared = { DATA_DIR: newFolder(), DATABASE_URL: databaseUrl, OPS_KEY: opsKey, WIDE_LIMITS: 'yes' }
  const ports = [String(await freePort()), String(await freePort())]
  const start = (index: number) => startProcess({ ...shared, PORT: ports[index] ?? '0' })
  const addresses: string[] = []
  const servers: ServerProcess[] = []
  for (const index of ports.keys()) {
    const server = start(index)
    servers.push(server)
    addresses.push(await server.ready)
  }
  const customers: TestCustomer[] = []
  while (customers.length < listeners) customers.push(await TestCustomer.register(addresses[0] ?? ''))
  return {
    databaseUrl,
    addresses,
    customers,
    async restart(index, signal) {
      servers[index]?.child.kill(signal)
      await servers[index]?.ended
      const again = start(index)
      servers[index] = again
      await again.ready
    },
  }
}

interface Received {
  /** The numbers that each customer got, in order. */
  ids: number[][]
  /** From before a notice was written until it arrived, in milliseconds. */
  delays: number[]
  /** Until a new connection had told everything, in milliseconds. */
  caughtUpAfter: number[]
}

/** Writes notices while both servers are restarted in turn. @param since where a client begins that was disconnected */
async function announceDuringRestarts(
  { databaseUrl, addresses, customers, restart }: Site,
  amount: number,
  since?: (last: number) => number | undefined,
): Promise<Received> {
  const random = randomFrom(seed)
  const opened = await openDatabase({ databaseUrl, dataFolder: '' })
  const over = new AbortController()
  const ids = customers.map((): number[] => [])
  const writtenAt = customers.map(() => new Map<number, number>())
  const delays: number[] = []
  const listening = customers.map((customer, place) => {
    let turn = place
    return listen({
      token: customer.token,
      next: () => addresses[(turn += 1) % addresses.length] ?? '',
      onNotice(id) {
        ids[place]?.push(id)
        delays.push(performance.now() - (writtenAt[place]?.get(id) ?? 0))
      },
      ...(since && { since }),
      over: over.signal,
    })
  })
  let written = 0
  const began = performance.now()
  const writing = customers.map(async (customer, place) => {
    for (let id = 1; id <= amount / customers.length; id += 1) {
      const dueAt = began + (1000 * id * customers.length) / perSecond
      await pause(Math.max(0, dueAt - performance.now()))
      writtenAt[place]?.set(id, performance.now())
      await inTransaction({ database: opened }, (transaction) =>
        writeNotice(transaction, Number(customer.id), 'cart', `SC-${id}`, new Date()),
      )
      written += 1
    }
  })
  for (let round = 0; round < restarts; round += 1) {
    const isEarly = () => written < (amount * round) / restarts
    while (isEarly()) await pause(1)
    await restart(round % addresses.length, random() < 0.5 ? 'SIGTERM' : 'SIGKILL')
  }
  await Promise.all(writing)
  await opened.close()
  // What is missing after this time counts as missing.
  const enough = AbortSignal.timeout(5_000)
  while (!enough.aborted && ids.some((received) => received.at(-1) !== Math.floor(amount / customers.length)))
    await pause(5)
  over.abort()
  return { ids, delays, caughtUpAfter: (await Promise.all(listening)).flat() }
}

const missingOf = (ids: readonly number[], count: number) =>
  Array.from({ length: count }, (_, step) => step + 1).filter((id) => !ids.includes(id)).length

describe.runIf(databases.includes('PostgreSQL'))('live connections to two servers that are restarted', () => {
  it(`miss none of ${events} notices over ${restarts} restarts (seed ${seed})`, async () => {
    const site = await openSite()
    const { ids, delays, caughtUpAfter } = await announceDuringRestarts(site, events)
    const [p50, p99] = [percentile(delays, 50), percentile(delays, 99)]
    const slowest = Math.max(...caughtUpAfter)
    const each = Math.floor(events / listeners)
    for (const received of ids)
      expect(received, 'in order, none missing, none twice').toEqual(
        Array.from({ length: each }, (_, step) => step + 1),
      )
    expect(caughtUpAfter.length).toBeGreaterThanOrEqual(listeners + restarts)
    expect(slowest).toBeLessThanOrEqual(2_000)
    expect(p99).toBeLessThanOrEqual(maxDelayMs)
    proved(
      '17',
      'sockets over restarts',
      `${events} events, 0 missing, p99 ≤ ${maxDelayMs} ms, stale ≤ 2 s`,
      `${delays.length} events, ${caughtUpAfter.length} connections, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, caught up after ${Math.round(slowest)} ms`,
    )
  })

  it('are seen to miss some where they do not say what they saw last', async () => {
    const site = await openSite()
    const { ids } = await announceDuringRestarts(site, 1_500, () => undefined)
    const each = Math.floor(1_500 / listeners)
    expect(ids.reduce((sum, received) => sum + missingOf(received, each), 0)).toBeGreaterThan(0)
  })

  it(`are served ${reconnects} times in a row`, async () => {
    const { addresses, customers } = await openSite()
    const began = performance.now()
    await inParallel(
      Array.from({ length: reconnects }, (_, index) => index),
      100,
      async (index) => {
        const client = await LiveClient.open(
          addresses[index % 2] ?? '',
          customers[index % listeners]?.token ?? '',
          0,
        )
        client.socket.terminate()
        await client.closed
      },
    )
    const seconds = (performance.now() - began) / 1000
    expect(seconds).toBeLessThanOrEqual(10)
    proved('17', 'reconnects', `${reconnects} in 10 s`, `${reconnects} in ${seconds.toFixed(1)} s`)
  })
})
