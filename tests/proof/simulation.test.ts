import { statuses } from '@seberang/domain/status'
import fc from 'fast-check'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../server/database/database.ts'
import { databaseImage, openInMemory } from './support/services.ts'
import { seed, times } from './support/run.ts'
import { actNames, stepsOf, World } from './support/simulation.ts'
import { proved } from './support/table.ts'

const customerDays = times(100, 10_000)
/** A run may be of a few steps, since random. */
const stepsAtLeast = customerDays / 2
/** A delivery finishes by itself after fourteen days. */
const daysAtLeast = 15
const often = [
  'save',
  'save',
  'checkout',
  'checkout',
  'checkout',
  'pay',
  'pay',
  'pay',
  'pay',
  'receive',
  'receive',
  'measure',
  'move',
  'move',
  'move',
  'move',
  'move',
  'move',
  'move',
  'minutes',
  'minutes',
  'minutes',
  'day',
  'day',
] as const

describe('whole customers, simulated', () => {
  let image: File | Blob
  const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-simulation-'))
  beforeAll(async () => {
    image = await databaseImage()
  })
  afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

  const withDatabase = async (work: (database: OpenDatabase) => Promise<void>) => {
    const database = await openInMemory(image)
    try {
      await work(database)
    } finally {
      await database.close()
    }
  }
  const simulate = async (commands: Iterable<fc.AsyncCommand<object, World>>, world: World) => {
    await fc.asyncModelRun(() => ({ model: {}, real: world }), commands)
  }

  it(
    `${customerDays} customer-days break no invariant (PROOF_SEED=${seed} repeats them)`,
    async () => {
      const seen = new Set<string>()
      const done = { days: 0, steps: 0 }
      const names = [...actNames, ...often]
      for (let run = 0; done.days < customerDays || done.steps < stepsAtLeast; run += 1) {
        const property = fc.asyncProperty(stepsOf(names, 150), (commands) =>
          withDatabase(async (database) => {
            const world = await World.create(database, dataFolder)
            await simulate(commands, world)
            while (world.days < daysAtLeast) await world.day()
            await world.assertHealthy()
            for (const status of await world.statusesSeen()) seen.add(status)
            done.days += world.customerDays
            done.steps += [...commands].length
          }),
        )
        await fc.assert(property, {
          numRuns: 1,
          seed: seed + run,
          unbiased: true,
          interruptAfterTimeLimit: 300_000,
        })
      }
      expect(seen.size).toBeGreaterThanOrEqual(times(3, statuses.length))
      proved(
        '8',
        'simulated customers',
        'every invariant holds after each step',
        `${done.days} customer-days, ${done.steps} steps, ${seen.size} of ${statuses.length} statuses; 0 broken`,
      )
    },
    4 * 3_600_000,
  )

  it('detects a payment that nobody made, and shortens the way to it', () =>
    withDatabase(async (database) => {
      const property = fc.asyncProperty(
        stepsOf(['save', 'checkout', 'minutes', 'corrupt'], 12),
        async (commands) => {
          const world = await World.create(database, dataFolder)
          try {
            await simulate(commands, world)
          } finally {
            await world.repair()
          }
        },
      )
      const { failed, counterexample } = await fc.check(property, { numRuns: 20, seed: 1 })
      const shortest = [...(counterexample?.[0] ?? [])].map(String)
      expect(failed).toBe(true)
      expect(shortest.map((step) => step.replace(/\(.*/, ''))).toEqual(['save', 'checkout', 'corrupt'])
    }))
})
