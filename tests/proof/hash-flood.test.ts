import { calls } from '@seberang/domain/api'
import { argon2Sync, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Browser } from '../server/support/api.ts'
import { password, TestCustomer } from '../server/support/customer.ts'
import { newFolder, startProcess } from '../server/support/process.ts'
import { createDatabase, databases, opsKey, startTestServer } from '../server/support/server.ts'
import { metricsToken, readMetrics } from './support/metrics.ts'
import { times } from './support/run.ts'
import { proved } from './support/table.ts'

/** More beside other tests: on a processor that is shared, 200 come in so slowly that their queue never fills. */
const atOnce = times(400, 200)
const rounds = times(1, 5)
/** Of either kind; a processor that is shared hashes a few while they wait. */
const fewest = times(5, 50)
const maxDelayMs = 50
const delayDemanded = times(10_000, maxDelayMs)
const maxGrowth = 150 * 1024 ** 2
const delayOf = 'nodejs_eventloop_lag_max_seconds'
const memoryOf = 'process_resident_memory_bytes'

// PGlite computes on the thread of the server, whose delay would be its own.
describe.runIf(databases.includes('PostgreSQL'))('many passwords at once', () => {
  it(`are hashed in turns or refused: ${rounds} times ${atOnce}`, async () => {
    const server = startProcess({
      DATA_DIR: newFolder(),
      DATABASE_URL: await createDatabase(),
      OPS_KEY: opsKey,
      WIDE_LIMITS: 'yes',
      METRICS_TOKEN: metricsToken,
      // As deploy/ starts it: each thread that hashes would keep the memory of a hash for good.
      MALLOC_ARENA_MAX: '1',
    })
    const url = await server.ready
    const owner = await TestCustomer.register(url)
    const stranger = await Browser.open(url)
    // The first hash of all loads what the others use.
    await owner.signsIn()
    const before = (await readMetrics(url))(memoryOf)
    const statuses: number[] = []
    let [delayMs, most] = [0, before]
    for (let round = 0; round < rounds; round += 1) {
      const answered = new AbortController()
      const crowd = Promise.all(
        Array.from({ length: atOnce }, async (_, index) => {
          const body = { user_id: `nobody-${round}-${index}@example.com`, password }
          statuses.push((await stranger.call(calls.login, { body })).status)
        }),
      ).finally(() => answered.abort())
      while (!answered.signal.aborted) {
        const read = await readMetrics(url)
        delayMs = Math.max(delayMs, read(delayOf) * 1000)
        most = Math.max(most, read(memoryOf))
      }
      await crowd
    }
    const hashed = statuses.filter((status) => status === 422).length
    const refused = statuses.filter((status) => status === 429).length
    expect(hashed + refused).toBe(rounds * atOnce)
    expect(Math.min(hashed, refused)).toBeGreaterThan(fewest)
    // Beside other tests the server also waits for a processor.
    expect(delayMs).toBeLessThanOrEqual(delayDemanded)
    expect(most - before).toBeLessThanOrEqual(maxGrowth)
    await owner.signsIn()
    proved(
      '24',
      'hash flood',
      `loop lag ≤ ${delayDemanded} ms, RSS + ≤ ${maxGrowth / 1024 ** 2} MB, queue then 429`,
      `${rounds} × ${atOnce} logins: ${hashed} hashed, ${refused} × 429, lag ${Math.round(delayMs)} ms, RSS + ${Math.round((most - before) / 1024 ** 2)} MB`,
    )
  })

  it('are seen to stop the server where they are hashed on its thread', async () => {
    const server = await startTestServer('PGlite', { metricsToken })
    await readMetrics(server.url)
    const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
    for (let count = 0; count < 20; count += 1)
      argon2Sync('argon2id', { ...cost, message: password, nonce: randomBytes(16) })
    expect((await readMetrics(server.url))(delayOf) * 1000).toBeGreaterThan(maxDelayMs)
    await server.close()
  })
})
