import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { randomUUID } from 'node:crypto'
import { calls, type CartInput } from '@seberang/domain/api'
import { readConfig, startServer } from '../../server/main.ts'
import { cartInput, TestCustomer } from '../server/support/customer.ts'
import { opsKey } from '../server/support/ops-key.ts'
import { wideLimits } from '../server/support/limits.ts'
import type { Figure } from './figures.ts'
import { middleOf } from './figures.ts'
import { record, type Recording } from './recording.ts'
import type { Stage } from './servers.ts'

/** Each connection is a different customer: notices of one customer are written one after the other. */
const customersAtOnce = 16
/** Short alternating rounds, so that load on the machine affects all variants alike. */
const secondsARound = 2
const rounds = 7
const demanded = { speed: 0.9, tail: 2.5 }

interface Shopper {
  customer: TestCustomer
  payload: CartInput
}

/** Shipments saved per second, compared with a bare route that sends the same statements. */
export async function measureCreation(stage: Stage): Promise<Figure[]> {
  const databaseUrl = await stage.createDatabase()
  const { shoppers, recordings } = await prepare(databaseUrl, stage.dataFolder)
  const file = join(stage.dataFolder, 'recordings.json')
  writeFileSync(file, JSON.stringify(recordings))
  const bare = join(import.meta.dirname, 'bare.ts')
  const environment = { DATABASE_URL: databaseUrl, RECORDINGS: file }
  const server = await stage.startServer(databaseUrl)
  const same = await stage.start(bare, environment)
  const ours: Drive[] = []
  const theirs: Drive[] = []
  for (const { url } of [server, same]) await drive(url, shoppers, 1)
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await drive(server.url, shoppers, secondsARound))
    theirs.push(await drive(same.url, shoppers, secondsARound))
  }
  for (const subject of [server, same]) await subject.stop()
  const ratio = middleOf(ours.map(({ speed }, round) => speed / (theirs[round]?.speed ?? Number.NaN)))
  const tail = middleOf(ours.map(({ p50, p99 }) => p99 / p50))
  const figureOf = (drives: readonly Drive[]) =>
    `${middleOf(drives.map(({ speed }) => speed)).toFixed(0)} a second, p50 ${middleOf(drives.map(({ p50 }) => p50))} ms, p99 ${middleOf(drives.map(({ p99 }) => p99))} ms`
  const count = recordings[0]?.statements.length ?? 0
  return [
    { name: 'shipments saved', figure: figureOf(ours) },
    { name: 'bare, the same SQL', figure: `${figureOf(theirs)}, ${count} statements each` },
    { name: 'saved / bare', figure: `${ratio.toFixed(2)} (demanded: at least ${demanded.speed})` },
    { name: 'p99 / p50', figure: `${tail.toFixed(2)} (demanded: at most ${demanded.tail})` },
  ]
}

/** Customers with an address, and the statements the server sends when each saves a shipment. */
async function prepare(databaseUrl: string, dataFolder: string) {
  const config = readConfig({ DATA_DIR: dataFolder, PORT: '0', LOG_LEVEL: 'fatal', OPS_KEY: opsKey })
  const server = await startServer({ ...config, databaseUrl, rateLimits: wideLimits })
  try {
    const shoppers: Shopper[] = []
    const recordings: Recording[] = []
    for (let count = 0; count < customersAtOnce; count += 1) {
      const customer = await TestCustomer.register(server.url)
      const payload = cartInput(customer.addressId)
      shoppers.push({ customer, payload })
      recordings.push(await record(customer, payload))
    }
    return { shoppers, recordings }
  } finally {
    await server.close()
  }
}

interface Drive {
  /** Shipments saved per second. */
  speed: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Throws when a shipment was not saved. */
async function drive(url: string, shoppers: readonly Shopper[], seconds: number): Promise<Drive> {
  let next = 0
  const { method, path } = calls.saveCart
  const result = await autocannon({
    url: url + path,
    connections: shoppers.length,
    duration: seconds,
    setupClient(client) {
      const shopper = shoppers[next % shoppers.length]
      next += 1
      if (!shopper) return
      const { customer, payload } = shopper
      const body = JSON.stringify(payload)
      client.setRequests([
        {
          method,
          path,
          body,
          setupRequest: (request) => ({
            ...request,
            headers: {
              'content-type': 'application/json',
              AccessToken: customer.accessToken,
              Authorization: `Token ${customer.token}`,
              'Idempotency-Key': randomUUID(),
              ...customer.sign(path, payload),
            },
          }),
        },
      ])
    },
  })
  const failed = result.non2xx + result.errors
  if (failed > 0 || result['2xx'] === 0) throw new Error(`${failed} shipments were not saved at ${url}`)
  return { speed: result['2xx'] / result.duration, p50: result.latency.p50, p99: result.latency.p99 }
}
