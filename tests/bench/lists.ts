import { Agent, get } from 'node:http'
import { calls } from '@seberang/domain/api'
import { TestCustomer } from '../server/support/customer.ts'
import { cartsOfOne, fillWithCarts } from './crowd.ts'
import { middleOf, percentile, type Figure } from './figures.ts'
import type { Stage } from './servers.ts'

const sizes = { few: 1_000, many: 1_000_000 }
const requestsARound = 400
const rounds = 8
const atOnce = 2
const demanded = 1.5

/** How fast a customer gets the first page of their shipments, among a thousand and among a million. */
export async function measureLists(stage: Stage): Promise<Figure[]> {
  const few = await open(stage, sizes.few)
  const many = await open(stage, sizes.many)
  const took: Record<'few' | 'many', number[][]> = { few: [], many: [] }
  for (const ask of [few, many]) await ask(requestsARound)
  for (let round = 0; round < rounds; round += 1) {
    took.few.push(await few(requestsARound))
    took.many.push(await many(requestsARound))
  }
  const ratioOf = (share: number) =>
    middleOf(
      took.few.map((times, round) => percentile(took.many[round] ?? [], share) / percentile(times, share)),
    )
  const lines = Object.entries(sizes).map(([name, count]) => {
    const times = took[name === 'few' ? 'few' : 'many'].flat()
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
    return {
      name: `own carts among ${count.toLocaleString('en')}`,
      figure: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    }
  })
  return [
    ...lines,
    {
      name: 'many / few',
      figure: `p50 ${ratioOf(0.5).toFixed(2)}, p99 ${ratioOf(0.99).toFixed(2)} (demanded: at most ${demanded})`,
    },
  ]
}

/** A server with this many shipments. @returns requests the first page this often; milliseconds of each request */
async function open(stage: Stage, carts: number): Promise<(requests: number) => Promise<number[]>> {
  const databaseUrl = await stage.createDatabase()
  const { url } = await stage.startServer(databaseUrl)
  const customer = await TestCustomer.register(url)
  await fillWithCarts(databaseUrl, carts, { customerId: Number(customer.id), addressId: customer.addressId })
  const { body } = await customer.call(calls.carts)
  if (body.count !== cartsOfOne) throw new Error(`${body.count} carts are listed`)
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  return async (requests) => {
    const times: number[] = []
    const askOn = async () => {
      while (times.length < requests) times.push(await timeOf(url + calls.carts.path, customer.token, agent))
    }
    await Promise.all(Array.from({ length: atOnce }, askOn))
    return times
  }
}

/** Milliseconds until the whole answer has arrived. */
function timeOf(address: string, token: string, agent: Agent): Promise<number> {
  return new Promise((done, fail) => {
    const began = performance.now()
    get(address, { agent, headers: { Authorization: `Token ${token}` } }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`the list was answered ${answer.statusCode}`))
      answer.resume().on('end', () => done(performance.now() - began))
    }).on('error', fail)
  })
}
