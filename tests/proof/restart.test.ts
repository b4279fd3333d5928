import { calls } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { Answered } from '../server/support/api.ts'
import { assertHealthy, cartInput, TestCustomer } from '../server/support/customer.ts'
import { newFolder, startProcess, type ServerProcess } from '../server/support/process.ts'
import { createDatabase, databases, opsKey } from '../server/support/server.ts'
import { freePort } from '../server/support/port.ts'
import { times } from './support/run.ts'
import { proved } from './support/table.ts'

const restarts = times(3, 20)
const requests = times(300, 20_000)
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
      await pause(5)
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

interface Rolled {
  restarts: number
  /** How many requests must have been answered in the end. */
  requests: number
  signal: 'SIGTERM' | 'SIGKILL'
}

/** Restarts two servers in turn while customers work. @returns the requests that failed, and how many did not */
async function restartInTurn({ restarts, requests, signal }: Rolled) {
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
  const working = customers.map((customer) =>
    works(customer).catch((error: unknown) => faults.push(inspect(error, { depth: 4 }))),
  )
  for (let round = 0; round < restarts && faults.length === 0; round += 1) {
    const index = round % 2
    servers[index]?.child.kill(signal)
    await servers[index]?.ended
    const again = start(index)
    servers[index] = again
    balancer.isBack(await again.ready)
    const isBusy = () => answered < ((round + 1) * requests) / restarts && faults.length === 0
    while (isBusy()) await pause(5)
  }
  over.abort()
  await Promise.all(working)
  await assertHealthy(balancer.next())
  return { faults, answered }
}

describe.runIf(databases.includes('PostgreSQL'))('two servers over one PostgreSQL', () => {
  it(`restarted one after the other under load, ${restarts} times: no request fails`, async () => {
    const { faults, answered } = await restartInTurn({ restarts, requests, signal: 'SIGTERM' })
    expect(faults).toEqual([])
    expect(answered).toBeGreaterThanOrEqual(requests)
    proved(
      '16',
      'rolling restart',
      `${restarts} restarts, ≥ ${requests} requests, 0 failed`,
      `${restarts} restarts, ${answered} requests, ${faults.length} failed`,
    )
  })

  it('are seen to fail requests where they are killed instead', async () => {
    const { faults } = await restartInTurn({ restarts: 20, requests: 20, signal: 'SIGKILL' })
    expect(faults.join()).toContain('a request was cut off')
  })
})
