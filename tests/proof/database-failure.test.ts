import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { assertHealthy, TestCustomer } from '../server/support/customer.ts'
import { Cluster, findPrograms } from '../server/support/postgres.ts'
import { newFolder, startProcess, type ServerProcess } from '../server/support/process.ts'
import { opsKey } from '../server/support/server.ts'
import { Acknowledged, shops, signsUp } from './support/acknowledged.ts'
import { missingForPowerCuts, PoweredCluster } from './support/power.ts'
import { randomFrom, seed, times } from './support/run.ts'
import { proved } from './support/table.ts'

const clients = 6
const restarts = times(2, 30)
const cuts = times(2, 20)
const withinMs = 5_000
const unlessMissing = (missing: readonly string[]) =>
  missing.length > 0 ? `, skipped without ${missing.join(' and ')}` : ''

let clusters: Cluster[] = []
afterEach(() => {
  for (const cluster of clusters) {
    try {
      cluster.stop()
    } catch {
      // It had ended.
    }
    cluster.remove()
  }
  clusters = []
})

/** A server process over a database that fails, with customers who do not stop. */
class Site {
  readonly acknowledged = new Acknowledged()
  readonly random = randomFrom(seed)
  readonly server: ServerProcess
  private readonly over = new AbortController()
  private work: Promise<void>[] = []
  private checked = 0
  slowestMs = 0

  constructor(databaseUrl: string) {
    this.server = startProcess({
      DATA_DIR: newFolder(),
      DATABASE_URL: databaseUrl,
      OPS_KEY: opsKey,
      WIDE_LIMITS: 'yes',
    })
  }

  async opens(): Promise<void> {
    const url = await this.server.ready
    const customers = await Promise.all(Array.from({ length: clients }, () => TestCustomer.register(url)))
    this.work = [
      ...customers.map((customer) => shops(customer, this.acknowledged, this.over.signal)),
      signsUp(url, this.acknowledged, this.over.signal),
    ]
  }

  /** Lets the database fail right after an acknowledgement. @returns what was acknowledged and is lost */
  async survives(fail: () => Promise<void> | void, recover: () => void): Promise<string[]> {
    await this.acknowledged.until(this.acknowledged.facts.length + 5 + Math.floor(this.random() * 25))
    const before = this.acknowledged.failures.length
    await fail()
    await this.until(() => this.acknowledged.failures.length > before)
    recover()
    const began = performance.now()
    const url = await this.server.ready
    await this.until(async () => (await fetch(`${url}/api/health`)).ok)
    this.slowestMs = Math.max(this.slowestMs, performance.now() - began)
    const until = this.acknowledged.facts.length
    const lost = await this.acknowledged.lost(this.checked)
    this.checked = until
    return lost
  }

  private async until(holds: () => Promise<boolean> | boolean): Promise<void> {
    while (!(await holds())) {
      if (this.server.child.exitCode !== null) throw new Error(`it ended: ${this.server.output()}`)
      await pause(5)
    }
  }

  /** Ends the load; every command gets its answer now. @returns what was acknowledged at any time and is lost */
  async closes(): Promise<string[]> {
    this.over.abort()
    await Promise.all(this.work)
    // None was cut off, and each was told when to come again.
    const { failures, unanswered } = this.acknowledged
    if (failures.length !== unanswered.length) throw new Error('a command was cut off')
    const wrong = failures.filter(({ status, retryAfter }) => status !== 503 || !Number(retryAfter))
    if (wrong.length > 0) throw new Error(`not 503 with Retry-After: ${JSON.stringify(wrong)}`)
    await this.acknowledged.repeatUnanswered()
    const lost = await this.acknowledged.lost()
    await assertHealthy(await this.server.ready)
    return lost
  }
}

async function startedCluster(): Promise<Cluster> {
  const cluster = await Cluster.create()
  clusters.push(cluster)
  cluster.start()
  return cluster
}

const noPrograms = findPrograms() ? [] : ['the programs of PostgreSQL']

describe.skipIf(noPrograms.length > 0)(
  `PostgreSQL ended at once and started again${unlessMissing(noPrograms)}`,
  () => {
    it(`under load, ${restarts} times: nothing is lost, the server waits for it (seed ${seed})`, async () => {
      const cluster = await startedCluster()
      const site = new Site(cluster.url)
      await site.opens()
      for (let round = 0; round < restarts; round += 1) {
        const lost = await site.survives(
          () => cluster.stop(),
          () => cluster.start(),
        )
        expect(lost, `after restart ${round}`).toEqual([])
      }
      expect(await site.closes()).toEqual([])
      expect(site.server.child.exitCode).toBeNull()
      const { facts, failures } = site.acknowledged
      expect(facts.length).toBeGreaterThan(restarts * 5)
      expect(failures.length).toBeGreaterThanOrEqual(restarts)
      expect(site.slowestMs).toBeLessThanOrEqual(withinMs)
      proved(
        '18',
        'restart of PostgreSQL',
        '0 acknowledged lost, 503 in between, healthy ≤ 5 s',
        `${restarts} restarts, 0 lost of ${facts.length}, ${failures.length} × 503, healthy after ${Math.round(site.slowestMs)} ms`,
      )
    })

    it('is seen to lose what is acknowledged before it is written', async () => {
      const cluster = await startedCluster()
      await cluster.acknowledgeEarly()
      const site = new Site(cluster.url)
      await site.opens()
      // One restart loses at most the last milliseconds, which may be none.
      let lost: string[] = []
      for (let round = 0; lost.length === 0 && round < 30; round += 1)
        lost = await site.survives(
          () => cluster.stop(),
          () => cluster.start(),
        )
      expect(lost.length).toBeGreaterThan(0)
    })
  },
)

const missing = missingForPowerCuts()

describe.skipIf(missing.length > 0)(
  `a power cut of PostgreSQL under a server${unlessMissing(missing)}`,
  () => {
    it(`under load, ${cuts} times: nothing acknowledged is lost (seed ${seed})`, async () => {
      const powered = await PoweredCluster.create()
      clusters.push(powered.cluster)
      powered.start()
      const site = new Site(powered.cluster.url)
      await site.opens()
      for (let round = 0; round < cuts; round += 1) {
        const lost = await site.survives(
          () => powered.cut(site.random).then(() => undefined),
          () => powered.start(),
        )
        expect(lost, `after cut ${round}`).toEqual([])
      }
      expect(await site.closes()).toEqual([])
      const { facts } = site.acknowledged
      expect(facts.length).toBeGreaterThan(cuts * 5)
      proved(
        '2',
        'power cut under a server',
        '0 acknowledged lost',
        `${cuts} cuts, 0 lost of ${facts.length}`,
      )
    })
  },
)
