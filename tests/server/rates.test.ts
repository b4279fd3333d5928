import { calls, type Rate } from '@seberang/domain/api'
import { mkdtempSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { advanceClock as advance, hour, readMoment } from '../../server/database/clock.ts'
import type { OpenDatabase } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import { auditLog, clock, referenceRecords, referenceVersion } from '../../server/database/schema/index.ts'
import { createRateFeed, releasedRates } from '../../server/reference/rates.ts'
import { refreshRates } from '../../server/reference/refresh.ts'
import { importSeeds } from '../../server/reference/seeding.ts'
import { readSeeds, seedItems } from '../../server/reference/seeds.ts'
import { openReference, type Reference } from '../../server/reference/store.ts'
import type { Services } from '../../server/http/services.ts'
import { Browser, Operator } from './support/api.ts'
import { json, startFeed, type TestFeed } from './support/rate-feed.ts'
import { anyDatabase, createDatabase, databases, startTestServer } from './support/server.ts'

const released = seedItems('rates')
const figureOf = (currency: string) => released.find((rate) => rate.currency === currency)?.rupiah ?? NaN
const dollar = figureOf('USD')
const yuan = figureOf('CNY')

/** In the format of Frankfurter. */
const frankfurter = (date: string, rupiah: number, yuanPerDollar = dollar / yuan) => ({
  amount: 1,
  base: 'USD',
  date,
  rates: { IDR: rupiah, CNY: yuanPerDollar },
})

describe.each(databases)('a feed of rates, on %s', (kind) => {
  let feed: TestFeed
  let opened: OpenDatabase
  let reference: Reference
  let folder: string
  const warn = vi.fn<(detail: { reason: string }) => void>()
  beforeAll(async () => {
    feed = await startFeed()
    folder = mkdtempSync(join(tmpdir(), 'seberang-rates-'))
    const databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
    opened = await openDatabase({ databaseUrl, dataFolder: folder })
  })
  afterAll(async () => {
    await feed.close()
    await opened.close()
    rmSync(folder, { recursive: true, force: true })
  })

  beforeEach(async () => {
    const { database } = opened
    await database.delete(referenceRecords)
    await database.delete(auditLog)
    await database.update(referenceVersion).set({ ratesDueAt: null })
    await database.update(clock).set({ offsetMs: 0 })
    await importSeeds(database, readSeeds())
    reference = await openReference(database)
    warn.mockClear()
  })

  const servicesWith = (rates: Services['rates']) => {
    const log: unknown = { warn }
    return { database: opened, reference, rates, log: log as Services['log'] }
  }
  const refresh = (timeOutMs = 5_000) => refreshRates(servicesWith(createRateFeed(feed.url, timeOutMs)))
  /** Refreshes again once it is due. */
  const refreshLater = async () => {
    await advance(opened.database, hour)
    await refresh()
  }
  const rate = async (currency: string): Promise<Rate> => {
    const { version } = await readMoment(opened.database)
    const found = (await reference.at(version, opened.database)).offered('rates', currency)
    if (!found) throw new Error(`there is no ${currency}`)
    return found
  }
  const audit = () => opened.database.select().from(auditLog).orderBy(desc(auditLog.id))

  it('is stored with its date and source, in rupiah per unit; currencies it lacks are kept', async () => {
    const before = { usd: await rate('USD'), pound: await rate('GBP') }
    feed.answers(json(frankfurter('2026-11-20', 16_500, 7.2)))
    await refresh()
    expect(await rate('USD')).toEqual({
      ...before.usd,
      rupiah: 16_500,
      as_of: '2026-11-20T00:00:00.000Z',
      source: '127.0.0.1',
      customs_as_of: before.usd.customs_as_of ?? before.usd.as_of,
    })
    expect((await rate('CNY')).rupiah).toBe(2291.6667)
    expect(await rate('GBP')).toEqual(before.pound)
    expect((await audit())[0]).toMatchObject({
      actor: 'feed',
      action: 'rates',
      detail: { before: { USD: dollar, CNY: yuan }, after: { USD: 16_500, CNY: 2291.6667 } },
    })
  })

  it('may use the other format', async () => {
    const seconds = Date.parse('2026-11-20T00:02:31Z') / 1000
    feed.answers(
      json({
        result: 'success',
        base_code: 'USD',
        time_last_update_unix: seconds,
        rates: { USD: 1, IDR: 16_550 },
      }),
    )
    await refresh()
    expect(await rate('USD')).toMatchObject({ rupiah: 16_550, as_of: '2026-11-20T00:02:31.000Z' })
  })

  it('is fetched once an hour, by whichever process comes first', async () => {
    feed.answers(json(frankfurter('2026-11-20', 16_500)))
    const before = feed.requestCount()
    await Promise.all([refresh(), refresh(), refresh()])
    await refresh()
    expect(feed.requestCount() - before).toBe(1)
    await refreshLater()
    expect(feed.requestCount() - before).toBe(2)
  })

  it('is not fetched when none is configured', async () => {
    const before = await rate('USD')
    await refreshRates(servicesWith(releasedRates))
    expect([await rate('USD'), await audit()]).toEqual([before, []])
  })

  it('is ignored where it is older than the stored rate, also one that an operator set', async () => {
    const before = await rate('USD')
    feed.answers(json(frankfurter('2020-01-01', dollar + 1)))
    await refresh()
    expect(await rate('USD')).toEqual(before)
  })

  it('may not change a rate by more than a fifth: only an operator may, and the refusal is recorded once', async () => {
    feed.answers(json(frankfurter('2026-11-20', dollar * 1.21, (dollar * 1.21) / yuan)))
    await refresh()
    expect((await rate('USD')).rupiah).toBe(dollar)
    // The other rates of the same table are stored.
    expect((await rate('CNY')).source).toBe('127.0.0.1')
    await refreshLater()
    const refused = (await audit()).filter(({ action }) => action === 'rates_refused')
    expect(refused).toMatchObject([
      { actor: 'feed', detail: { refused: [{ currency: 'USD', before: dollar }] } },
    ])
    feed.answers(json(frankfurter('2026-11-21', dollar * 1.19)))
    await refreshLater()
    expect((await rate('USD')).source).toBe('127.0.0.1')
  })

  const broken: [string, string, (response: ServerResponse) => void][] = [
    ['fails', 'it answered 500', (response) => response.writeHead(500).end()],
    ['hangs up', 'no answer', (response) => response.destroy()],
    ['never answers', 'it is too slow', () => undefined],
    [
      'never ends',
      'it is too slow',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"base":'),
    ],
    ['answers with a web page', 'its answer is not JSON', (response) => response.end('<html>')],
    ['never ends its answer', 'its answer is too long', (response) => response.end('x'.repeat(300_000))],
    ['answers null', 'it has no rates', json(null)],
    ['answers with an error', 'it has no rates', json({ result: 'error' })],
    ['has no date', 'it does not say of what and when it is', json({ base: 'USD', rates: { IDR: 1 } })],
    [
      'has no base currency',
      'it does not say of what and when it is',
      json({ date: '2026-11-20', rates: {} }),
    ],
    [
      'is based on rupiah',
      'its base is the rupiah',
      json({ base: 'IDR', date: '2026-11-20', rates: { USD: 6e-5 } }),
    ],
    ['has no rupiah', 'it has no rupiah', json({ base: 'USD', date: '2026-11-20', rates: { CNY: 7 } })],
    ['has a rupiah of zero', 'it has no rupiah', json(frankfurter('2026-11-20', 0))],
    ['is dated in the future', 'it is of a day to come', json(frankfurter('2999-01-01', dollar))],
  ]
  it.each(broken)('that %s leaves the last good rates, and is fetched again', async (_, reason, behave) => {
    feed.answers(json(frankfurter('2026-11-19', 16_400)))
    await refresh()
    const good = [await rate('USD'), await rate('CNY')]
    feed.answers(behave)
    await advance(opened.database, hour)
    await refresh(200)
    expect([await rate('USD'), await rate('CNY')]).toEqual(good)
    expect(warn.mock.lastCall?.[0]).toEqual({ reason })
    // Sooner than after a success.
    feed.answers(json(frankfurter('2026-11-20', 16_450)))
    await advance(opened.database, hour / 6)
    await refresh()
    expect((await rate('USD')).rupiah).toBe(16_450)
  })
})

describe('a server with RATES_URL', () => {
  it('prices by the feed until an operator overrides it', async () => {
    const feed = await startFeed()
    const rupiah = Math.round(dollar * 1.05)
    feed.answers(json(frankfurter('2026-11-20', rupiah)))
    const server = await startTestServer(anyDatabase, { ratesUrl: feed.url })
    const guest = await Browser.open(server.url)
    const read = async () => (await guest.call(calls.rate, { query: { from: 'USD' } })).body.data
    await expect.poll(async () => (await read()).rate, { timeout: 20_000 }).toBe(rupiah)
    expect(await read()).toMatchObject({ as_of: '2026-11-20T00:00:00.000Z', source: '127.0.0.1' })
    await new Operator(server.url).call(calls.opsSetRates, { body: { rates: { USD: rupiah + 100 } } })
    expect(await read()).toMatchObject({ rate: rupiah + 100, source: 'Operator' })
    await server.close()
    await feed.close()
  })
})
