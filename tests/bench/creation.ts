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
const demanded = 0.6

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
  const subjects = [
    await stage.startServer(databaseUrl),
    await stage.start(bare, environment),
    await stage.start(bare, { ...environment, ONLY_WRITES: 'yes' }),
  ]
  for (const { url } of subjects) await drive(url, shoppers, 1)
  const speeds: number[][] = subjects.map(() => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { url }] of subjects.entries())
      speeds[index]?.push(await drive(url, shoppers, secondsARound))
  for (const subject of subjects) await subject.stop()
  const [server = [], same = [], writes = []] = speeds
  const over = (bare: readonly number[]) =>
    middleOf(server.map((speed, round) => speed / (bare[round] ?? Number.NaN))).toFixed(2)
  const aSecond = (rates: readonly number[]) => `${middleOf(rates).toFixed(0)} a second`
  const count = recordings[0]?.statements.length ?? 0
  return [
    { name: 'shipments saved', figure: aSecond(server) },
    { name: 'bare, the same SQL', figure: `${aSecond(same)}, ${count} statements each` },
    { name: 'bare, only what writes', figure: aSecond(writes) },
    { name: 'saved / the same SQL', figure: `${over(same)} (demanded: at least ${demanded})` },
    { name: 'saved / only what writes', figure: over(writes) },
  ]
}

/** Customers with an address, and the statements the server sends when each saves a shipment. */
async function prepare(databaseUrl: string, dataFolder: string) {
  const config = readConfig({ DATA_DIR: dataFolder, PORT: '0', LOG_LEVEL: 'fatal', OPS_KEY: opsKey })
  const server = await startServer({ ...config, databaseUrl, limits: wideLimits })
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

/** @returns shipments saved per second. Throws when one was not saved. */
async function drive(url: string, shoppers: readonly Shopper[], seconds: number): Promise<number> {
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
  return result['2xx'] / result.duration
}
