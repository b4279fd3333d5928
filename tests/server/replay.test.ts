import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import { customers, notices } from '../../server/database/schema/index.ts'
import { forgetOldNotices, noticesAfter, positionOf } from '../../server/live/replay.ts'
import { writeNotice } from '../../server/live/notices.ts'
import { insertCustomer } from './support/insert-customer.ts'
import { createDatabase, databases } from './support/server.ts'

const day = 86_400_000
const now = new Date('2026-11-21T08:00:00Z')

describe.each(databases)('replaying notices on %s', (kind) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-replay-'))
  let opened: OpenDatabase
  let customerId: number
  beforeAll(async () => {
    const databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
    opened = await openDatabase({ databaseUrl, dataFolder })
    customerId = await insertCustomer(opened.database, now)
    // Twenty days of hourly notices, then a burst whose last ones are written by the server's own code.
    const hourly = (index: number) => new Date(now.getTime() - 35 * day + index * 3_600_000)
    const rows = Array.from({ length: 980 }, (_, index) => ({
      customerId,
      id: index + 1,
      topic: 'cart' as const,
      code: 'SC-1',
      at: index < 480 ? hourly(index) : now,
    }))
    await opened.database.insert(notices).values(rows)
    await opened.database.update(customers).set({ lastNotice: rows.length })
    await opened.database.transaction(async (transaction) => {
      for (let index = 0; index < 20; index += 1)
        await writeNotice(transaction, customerId, 'cart', 'SC-1', now)
    })
  })
  afterAll(async () => {
    await opened.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  const position = (since?: number) => positionOf(opened.database, customerId, since, async () => now)
  const resync = {
    last: 1000,
    newest: 1000,
    resync: { id: 1000, topic: 'resync', code: '', at: now.toISOString() },
  }

  it.each([
    [undefined, { last: 1000, newest: 1000, resync: null }],
    [1000, { last: 1000, newest: 1000, resync: null }],
    [999, { last: 999, newest: 1000, resync: null }],
    [500, { last: 500, newest: 1000, resync: null }],
    [499, resync],
    [0, resync],
    [1001, resync],
  ])('since %s', async (since, expected) => {
    expect(await position(since)).toEqual(expected)
  })

  it('is paginated, in order', async () => {
    const ids = (await noticesAfter(opened.database, customerId, 500)).map(({ id }) => id)
    expect(ids).toEqual(Array.from({ length: 100 }, (_, index) => 501 + index))
  })

  it('is possible only as long as no missed notice has been deleted', async () => {
    await forgetOldNotices(opened.database, now)
    const [oldest] = await noticesAfter(opened.database, customerId, 0)
    // Written exactly 30 days ago.
    expect(oldest?.id).toBe(121)
    await forgetOldNotices(opened.database, new Date(now.getTime() + 30 * day - 15 * 3_600_000))
    const replayed = await noticesAfter(opened.database, customerId, 0)
    expect(replayed[0]?.id).toBe(481)
    await forgetOldNotices(opened.database, new Date(now.getTime() + 31 * day))
    expect(await position(999)).toEqual(resync)
    expect(await position(1000)).toEqual({ last: 1000, newest: 1000, resync: null })
  })
})
