import { calls, type ServerFrame } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { Operator, type Answered } from '../server/support/api.ts'
import { assertHealthy, cartInput, TestCustomer } from '../server/support/customer.ts'
import { LiveClient } from '../server/support/live.ts'
import { newFolder, startProcess, type ServerProcess } from '../server/support/process.ts'
import { createDatabase, databases, opsKey } from '../server/support/server.ts'
import { freePort } from '../server/support/port.ts'
import { times } from './support/run.ts'

const restarts = times(4, 20)
const clients = 6

/** A load balancer: a server that answers with `Connection: close` gets no requests until it is back. */
class Balancer {
  readonly addresses: string[]
  private readonly going = new Set<string>()
  private turn = 0
  constructor(addresses: string[]) {
    this.addresses = addresses
  }

  next(): string {
    this.turn += 1
    const here = this.addresses.filter((address) => !this.going.has(address))
    return here[this.turn % here.length] ?? ''
  }

  isBack(address: string): void {
    this.going.delete(address)
  }

  /** Tries the servers in turn until one accepts the request. */
  async ask<Body>(send: (url: string) => Promise<Answered<Body>>): Promise<Answered<Body>> {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      try {
        const address = this.next()
        const answer = await send(address)
        if (answer.headers.get('connection') === 'close') this.going.add(address)
        if (answer.status !== 503) return answer
      } catch (error) {
        if (!isRefused(error)) throw new Error('a request was cut off', { cause: error })
      }
      await new Promise((done) => setTimeout(done, 5))
    }
    throw new Error('no server took the request')
  }
}

/** The connection was refused, so the request was not sent. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}

/** The same customer as a client of the server at this URL. */
function at(customer: TestCustomer, url: string): TestCustomer {
  return Object.assign(new TestCustomer(url), {
    accessToken: customer.accessToken,
    signingKey: customer.signingKey,
    token: customer.token,
    addressId: customer.addressId,
    id: customer.id,
  })
}

/** Receives a customer's notices from whichever server is up, starting after the last one seen. */
async function listens(
  customer: TestCustomer,
  balancer: Balancer,
  received: number[],
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    const client = await LiveClient.open(balancer.next(), customer.token, received.at(-1) ?? 0).catch(
      () => undefined,
    )
    if (!client) continue
    const closed = new AbortController()
    void client.closed.then(() => closed.abort())
    while (!closed.signal.aborted && !over.aborted) {
      const frames = await Promise.race([client.take(1), client.closed])
      if (Array.isArray(frames)) received.push(...frames.flatMap(idOf))
    }
    received.push(...client.frames.splice(0).flatMap(idOf))
    client.socket.terminate()
  }
}

const idOf = (frame: ServerFrame): number[] => ('id' in frame ? [frame.id] : [])

describe.runIf(databases.includes('PostgreSQL'))('two servers over one PostgreSQL', () => {
  it(`restarted one after the other under load, ${restarts} times: no request fails, no notice is missed`, async () => {
    const shared = {
      DATA_DIR: newFolder(),
      OPS_KEY: opsKey,
      WIDE_LIMITS: 'yes',
      DATABASE_URL: await createDatabase(),
    }
    const ports = [String(await freePort()), String(await freePort())]
    const start = (index: number) => startProcess({ ...shared, PORT: ports[index] ?? '0' })
    const first = start(0)
    const addresses = [await first.ready]
    const second = start(1)
    addresses.push(await second.ready)
    const servers: ServerProcess[] = [first, second]
    const balancer = new Balancer(addresses)
    const customers = await Promise.all(
      Array.from({ length: clients }, () => TestCustomer.register(balancer.next())),
    )

    const over = new AbortController()
    let answered = 0
    const faults: string[] = []
    const works = async (customer: TestCustomer) => {
      while (!over.signal.aborted) {
        const headers = { 'Idempotency-Key': randomUUID() }
        const saved = await balancer.ask((url) =>
          at(customer, url).call(calls.saveCart, { body: cartInput(customer.addressId), headers }),
        )
        const listed = await balancer.ask((url) =>
          at(customer, url).call(calls.carts, { query: { page_size: 5 } }),
        )
        if (saved.status !== 201) faults.push(saved.text)
        if (listed.status !== 200) faults.push(listed.text)
        answered += 2
      }
    }
    const received = customers.map((): number[] => [])
    const listening = customers.map((customer, index) =>
      listens(customer, balancer, received[index] ?? [], over.signal),
    )
    const working = customers.map((customer) =>
      works(customer).catch((error: unknown) => faults.push(inspect(error, { depth: 4 }))),
    )

    for (let round = 0; round < restarts; round += 1) {
      const index = round % 2
      servers[index]?.child.kill('SIGTERM')
      expect((await servers[index]?.ended)?.code).toBe(0)
      const again = start(index)
      servers[index] = again
      balancer.isBack(await again.ready)
    }
    over.abort()
    await Promise.all(working)
    // One more change completes the pending reads; then every notice must have arrived.
    for (const customer of customers) await at(customer, balancer.next()).savesCart()
    await Promise.all(listening)

    expect(faults).toEqual([])
    for (const [index, customer] of customers.entries()) {
      const counted = (await at(customer, balancer.next()).call(calls.notices)).body.count
      const ids = received[index] ?? []
      const expected = Array.from({ length: ids.length }, (_, step) => step + 1)
      expect(ids, 'in order, none missing, none twice').toEqual(expected)
      // The last notice may have been sent after its listener had ended.
      expect(counted - ids.length).toBeLessThanOrEqual(1)
    }
    const notices = received.reduce((sum, { length }) => sum + length, 0)
    console.log(`${restarts} restarts, ${answered} requests, 0 failed; ${notices} notices, 0 missed`)
    await assertHealthy(new Operator(balancer.next()).url)
  })
})
