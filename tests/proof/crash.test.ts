import { calls } from '@seberang/domain/api'
import { describe, expect, it } from 'vitest'
import { assertHealthy, TestCustomer } from '../server/support/customer.ts'
import { newFolder, startedFolder, startProcess } from '../server/support/process.ts'
import { createDatabase, databases, opsKey, type DatabaseKind } from '../server/support/server.ts'
import { freePort } from '../server/support/port.ts'
import { Acknowledged, hasCart, shops, signsUp } from './support/acknowledged.ts'
import { randomFrom, seed, times } from './support/run.ts'
import { proved } from './support/table.ts'

const kills = times(3, 200)
/** For a restart on a quiet machine. */
const maxReadyMs = times(60_000, 2_000)
const clients = 6

async function home(kind: DatabaseKind): Promise<Record<string, string>> {
  return {
    DATA_DIR: kind === 'PGlite' ? startedFolder() : newFolder(),
    PORT: String(await freePort()),
    OPS_KEY: opsKey,
    WIDE_LIMITS: 'yes',
    ...(kind === 'PostgreSQL' && { DATABASE_URL: await createDatabase() }),
  }
}

describe.each(databases)('kill -9 on %s', (kind) => {
  it(`under load, ${kills} times: nothing acknowledged is lost, every command completes (seed ${seed})`, async () => {
    const random = randomFrom(seed)
    const environment = await home(kind)
    const acknowledged = new Acknowledged()
    const customers: TestCustomer[] = []
    const slowest = { ready: 0 }
    let [checked, cut] = [0, 0]
    // Rarely, a few kills meet no request in flight.
    for (let round = 0; round < kills || (cut <= kills / 2 && round < 4 * kills); round += 1) {
      const began = performance.now()
      const server = startProcess(environment)
      const url = await server.ready
      slowest.ready = Math.max(slowest.ready, performance.now() - began)
      await acknowledged.repeatUnanswered()
      expect(await acknowledged.lost(checked), `after kill ${round}`).toEqual([])
      checked = acknowledged.facts.length
      await assertHealthy(url)
      while (customers.length < clients) customers.push(await TestCustomer.register(url))
      const over = new AbortController()
      const work = [
        ...customers.map((customer) => shops(customer, acknowledged, over.signal)),
        signsUp(url, acknowledged, over.signal),
      ]
      // Kills the server right after an acknowledgement, while other requests are in flight.
      await acknowledged.until(checked + 5 + Math.floor(random() * 25))
      over.abort()
      server.child.kill('SIGKILL')
      await Promise.all([...work, server.ended])
      cut += acknowledged.unanswered.length
    }
    const server = startProcess(environment)
    const url = await server.ready
    await acknowledged.repeatUnanswered()
    expect(await acknowledged.lost()).toEqual([])
    await assertHealthy(url)
    // The same question finds an acknowledged shipment that is gone.
    const [customer] = customers
    const code = (await customer?.savesCart()) ?? ''
    if (customer) acknowledged.records({ what: 'a cart that is gone', holds: hasCart(customer, code) })
    await customer?.call(calls.deleteCarts, { body: { cart_codes: [code] } })
    expect(await acknowledged.lost()).toEqual(['a cart that is gone'])
    const count = acknowledged.facts.length - 1
    expect(count).toBeGreaterThan(5 * kills)
    expect(cut, 'requests that were cut off').toBeGreaterThan(kills / 2)
    expect(slowest.ready).toBeLessThan(maxReadyMs)
    proved(
      '1',
      `kill -9 on ${kind}`,
      `0 acknowledged lost, every request completes, ready within ${maxReadyMs} ms`,
      `${kills} kills, ${count} acknowledged, 0 lost, ${cut} cut off and completed; slowest start ${Math.round(slowest.ready)} ms`,
    )
  })
})
