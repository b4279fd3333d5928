import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf, type OpenDatabase } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import { inTransaction } from '../../server/database/transaction.ts'
import { checkInvariants } from '../../server/invariants/index.ts'
import { book } from '../../server/ledger/ledger.ts'
import { missingForPowerCuts, PoweredCluster } from './support/power.ts'
import { randomFrom, seed, times } from './support/run.ts'
import { proved } from './support/table.ts'

const cuts = times(3, 100)
const bookingsPerCut = times(200, 2_000)
const leastBooked = 0.9 * cuts * bookingsPerCut
const writers = 16
const missing = missingForPowerCuts()
const needs = missing.length > 0 ? `, skipped without ${missing.join(' and ')}` : ''

describe.skipIf(missing.length > 0)(`a power cut on PostgreSQL${needs}`, () => {
  const random = randomFrom(seed)
  let powered: PoweredCluster
  let booked = 0
  beforeAll(async () => {
    powered = await PoweredCluster.create()
    powered.cluster.start(['fsync=off'])
    await (await openDatabase({ databaseUrl: powered.cluster.url, dataFolder: '' })).close()
    powered.cluster.stop('fast')
  })
  afterAll(() => powered.cluster.remove())

  /** Books until there are this many acknowledgements, cuts the power and starts again. @returns what was lost */
  async function cutWhileBooking(settings: readonly string[]) {
    powered.start(settings)
    const opened = await openDatabase({ databaseUrl: powered.cluster.url, dataFolder: '' })
    const acknowledged: string[] = []
    const target = bookingsPerCut * (0.9 + random() / 5)
    const enough = Promise.withResolvers<void>()
    const working = Array.from({ length: writers }, async (_, writer) => {
      try {
        for (;;) {
          const reference = String((booked += 1))
          await bookOne(opened, writer, reference)
          acknowledged.push(reference)
          if (acknowledged.length >= target) enough.resolve()
        }
      } catch (error) {
        // Before the power was cut, that is a fault of ours.
        if (acknowledged.length < target) enough.reject(error)
      }
    })
    await enough.promise
    const pages = await powered.cut(random)
    await Promise.all(working)
    await opened.close()
    return { acknowledged, pages, ...(await afterRecovery(acknowledged)) }
  }

  async function bookOne(opened: OpenDatabase, writer: number, reference: string): Promise<void> {
    const postings = [
      { kind: 'clearing' as const, of: `writer-${writer}`, amount: -1000 },
      { kind: 'refunds_payable' as const, of: `writer-${writer}`, amount: 1000 },
    ]
    await inTransaction({ database: opened }, (transaction) =>
      book(transaction, 'refund_owed', reference, postings, new Date(0)),
    )
  }

  /** What is missing after recovery, and what is broken; all of it when the database cannot be used any more. */
  async function afterRecovery(acknowledged: readonly string[]) {
    try {
      powered.start()
      const opened = await openDatabase({ databaseUrl: powered.cluster.url, dataFolder: '' })
      try {
        const found = rowsOf<{ reference: string }>(
          await opened.database.execute(
            sql`select reference from ledger_transactions where kind = 'refund_owed'`,
          ),
        )
        const here = new Set(found.map(({ reference }) => reference))
        const broken = (await checkInvariants(opened.database)).flatMap((invariant) => invariant.broken)
        return { lost: acknowledged.filter((reference) => !here.has(reference)), broken }
      } finally {
        await opened.close()
        powered.cluster.stop('fast')
      }
    } catch (error) {
      return { lost: acknowledged, broken: [String(error)] }
    }
  }

  it(`loses nothing that was acknowledged, ${cuts} times (seed ${seed})`, async () => {
    const all: string[] = []
    const pages = { survived: 0, lost: 0 }
    for (let cut = 0; cut < cuts; cut += 1) {
      const { acknowledged, pages: torn, lost, broken } = await cutWhileBooking([])
      expect({ lost, broken }, `after cut ${cut}`).toEqual({ lost: [], broken: [] })
      all.push(...acknowledged)
      pages.survived += torn.survived
      pages.lost += torn.lost
    }
    const { lost } = await afterRecovery(all)
    expect(lost).toEqual([])
    expect(all.length).toBeGreaterThanOrEqual(leastBooked)
    // Without them there was no cut, only an end.
    expect(Math.min(pages.survived, pages.lost)).toBeGreaterThan(cuts)
    proved(
      '2',
      'power cut on PostgreSQL',
      `${cuts} cuts, 0 lost of at least ${leastBooked}`,
      `${cuts} cuts, ${lost.length} lost of ${all.length}; ${pages.lost} unsynced pages lost, ${pages.survived} kept`,
    )
  })

  it('is seen to lose what is acknowledged before it is synced', async () => {
    powered.cluster.start()
    await powered.cluster.acknowledgeEarly()
    powered.cluster.stop('fast')
    // What is lost is only what was booked in the last milliseconds, so one cut may lose nothing.
    let losses = 0
    for (let cut = 0; losses === 0 && cut < 20; cut += 1) {
      const { acknowledged, lost } = await cutWhileBooking([])
      console.log(`synchronous_commit=off: ${lost.length} lost of ${acknowledged.length}`)
      losses += lost.length
    }
    expect(losses).toBeGreaterThan(0)
  })

  it('is seen to lose nearly everything where nothing is synced', async () => {
    const { acknowledged, lost } = await cutWhileBooking(['fsync=off'])
    console.log(`fsync=off: ${lost.length} lost of ${acknowledged.length}`)
    expect(lost.length).toBeGreaterThan(0.9 * acknowledged.length)
  })
})
