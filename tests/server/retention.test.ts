import { calls } from '@seberang/domain/api'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf, type OpenDatabase } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import {
  accessTokens,
  cartDetails,
  carts,
  customerTokens,
  drafts,
  failedGuesses,
  idempotencyKeys,
  invoiceItems,
  invoices,
  knownDevices,
  mails,
  nonces,
  oneTimeCodes,
  proofs,
  pushNotices,
  pushSubscriptions,
  quotes,
  rateCounters,
} from '../../server/database/schema/index.ts'
import { tidy } from '../../server/jobs/tidy.ts'
import { vacuum } from '../../server/jobs/vacuum.ts'
import { insertCustomer } from './support/insert-customer.ts'
import { startedFolder } from './support/process.ts'
import { createDatabase, databases } from './support/server.ts'

const minute = 60_000
const day = 1440 * minute

describe.each(databases)('the hourly sweep on %s', (kind) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-retention-'))
  let opened: OpenDatabase
  /** The database's own time is at most seconds later. */
  const now = new Date()
  let customerId: number
  beforeAll(async () => {
    opened = await openDatabase({
      dataFolder,
      databaseUrl: kind === 'PostgreSQL' ? await createDatabase() : undefined,
    })
    customerId = await insertCustomer(opened.database, now)
  })
  afterAll(async () => {
    await opened.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  const ago = (ms: number) => new Date(now.getTime() - ms)
  const sweep = () => tidy(opened.database, now.getTime())
  /** Inserts a row for each name, sweeps, and returns the names that are left. */
  async function left(table: PgTable, name: string, rows: Record<string, object>): Promise<unknown[]> {
    await opened.database.delete(table)
    for (const [value, row] of Object.entries(rows))
      await opened.database.insert(table).values({ [name]: value, ...row })
    await sweep()
    const rest = await opened.database.select().from(table)
    return rest.map((row) => row[name]).sort()
  }
  const valid = { createdAt: ago(200 * day), expiresAt: ago(-day) }
  const expired = { createdAt: ago(200 * day), expiresAt: ago(minute) }

  it('removes codes that were used or have expired', async () => {
    const code = { purpose: 'register', hash: '', triesLeft: 5 }
    const rows = {
      open: { ...code, ...valid },
      expired: { ...code, ...expired },
      used: { ...code, ...valid, endedAt: ago(minute) },
    }
    expect(await left(oneTimeCodes, 'subject', rows)).toEqual(['open'])
  })

  it('removes proofs that were used or have expired', async () => {
    const proof = { purpose: 'register', subject: 'a@example.com' }
    const rows = {
      open: { ...proof, ...valid },
      expired: { ...proof, ...expired },
      used: { ...proof, ...valid, usedAt: ago(minute) },
    }
    expect(await left(proofs, 'hash', rows)).toEqual(['open'])
  })

  it('removes tokens that are no longer valid', async () => {
    const access = { mode: 'web', usedAt: ago(minute) }
    expect(
      await left(accessTokens, 'hash', {
        valid: { ...access, ...valid },
        expired: { ...access, ...expired },
      }),
    ).toEqual(['valid'])
    const token = { customerId, ...valid, lastUsedAt: ago(6 * day) }
    const rows = {
      valid: token,
      expired: { ...token, expiresAt: ago(minute) },
      idle: { ...token, lastUsedAt: ago(7 * day + minute) },
      revoked: { ...token, revokedAt: ago(minute) },
    }
    expect(await left(customerTokens, 'hash', rows)).toEqual(['valid'])
  })

  it('removes notices that no device wants any more, and devices with their session', async () => {
    const token = { customerId, createdAt: now, lastUsedAt: now, expiresAt: ago(-day) }
    await opened.database.insert(customerTokens).values([
      { ...token, hash: 'here' },
      { ...token, hash: 'gone', lastUsedAt: ago(7 * day + minute) },
    ])
    const device = { customerId, service: 'push.example.com', details: '', createdAt: now }
    const rows = {
      here: { ...device, sessionHash: 'here' },
      gone: { ...device, sessionHash: 'gone' },
    }
    expect(await left(pushSubscriptions, 'endpointHash', rows)).toEqual(['here'])
    const [subscription] = await opened.database.select().from(pushSubscriptions)
    const notice = {
      subscriptionId: subscription?.id,
      notice: { title: '', text: '', path: '/', tag: '' },
      createdAt: now,
      nextTryAt: now,
    }
    expect(
      await left(pushNotices, 'tag', {
        due: { ...notice, endsAt: ago(-minute) },
        late: { ...notice, endsAt: ago(minute) },
      }),
    ).toEqual(['due'])
    await opened.database.delete(customerTokens)
  })

  it('removes access tokens that have expired, and those that nobody used within a day', async () => {
    const token = { mode: 'web', expiresAt: ago(-day) }
    const rows = {
      used: { ...token, createdAt: ago(89 * day), usedAt: ago(89 * day) },
      new: { ...token, createdAt: ago(day - minute) },
      unused: { ...token, createdAt: ago(day + minute) },
      expired: { ...token, createdAt: ago(90 * day), usedAt: ago(90 * day), expiresAt: ago(minute) },
    }
    expect(await left(accessTokens, 'hash', rows)).toEqual(['new', 'used'])
  })

  it('removes old nonces, counts, devices and failures', async () => {
    const nonce = { nonce: 'n' }
    expect(
      await left(nonces, 'tokenHash', {
        young: { ...nonce, seenAt: ago(14 * minute) },
        old: { ...nonce, seenAt: ago(16 * minute) },
      }),
    ).toEqual(['young'])
    expect(
      await left(rateCounters, 'key', {
        open: { count: 1, endsAt: ago(-day) },
        over: { count: 1, endsAt: ago(minute) },
      }),
    ).toEqual(['open'])
    const device = { customerId, createdAt: ago(400 * day) }
    expect(
      await left(knownDevices, 'hash', {
        used: { ...device, lastUsedAt: ago(179 * day) },
        unused: { ...device, lastUsedAt: ago(181 * day) },
      }),
    ).toEqual(['used'])
    expect(
      await left(failedGuesses, 'key', {
        counted: { count: 100, lastAt: ago(364 * day) },
        forgotten: { count: 100, lastAt: ago(366 * day) },
      }),
    ).toEqual(['counted'])
  })

  it('removes keys of requests; those that save a shipment stay as long as a draft', async () => {
    const key = (call: string, days: number) => ({
      owner: 'customer',
      call,
      requestHash: '',
      createdAt: ago(days * day),
    })
    const rows = {
      'read young': key(calls.readNotices.id, 1.9),
      'read old': key(calls.readNotices.id, 2.1),
      'paid young': key(calls.checkout.id, 29),
      'paid old': key(calls.checkout.id, 31),
      'created young': key(calls.createCart.id, 179),
      'created old': key(calls.createCart.id, 181),
      'saved young': key(calls.saveCart.id, 179),
      'saved old': key(calls.saveCart.id, 181),
      'of a former call, young': key('gone', 179),
      'of a former call, old': key('gone', 181),
    }
    const young = Object.keys(rows).filter((name) => name.endsWith('young'))
    expect(await left(idempotencyKeys, 'key', rows)).toEqual(young.sort())
  })

  it('removes drafts that were not changed for half a year', async () => {
    const draft = { customerId, body: '', version: 1 }
    const rows = {
      wizard: { ...draft, updatedAt: ago(179 * day) },
      address: { ...draft, updatedAt: ago(181 * day) },
    }
    expect(await left(drafts, 'kind', rows)).toEqual(['wizard'])
  })

  it('removes quotes long after their end, but none that a shipment names', async () => {
    const quote = (days: number) => ({
      title: '',
      request: {},
      about: {},
      priced: {},
      createdAt: ago((days + 7) * day),
      expiresAt: ago(days * day),
    })
    await opened.database
      .insert(quotes)
      .values({ code: 'NAMED', ...quote(400) } as typeof quotes.$inferInsert)
    await opened.database.insert(carts).values({
      code: 'SC-1',
      customerId,
      status: 'quarantine',
      country: 'US',
      quoteCode: 'NAMED',
      createdAt: now,
      updatedAt: now,
    })
    for (const [code, days] of Object.entries({ VALID: -1, ENDED: 89, OLD: 91 }))
      await opened.database.insert(quotes).values({ code, ...quote(days) } as typeof quotes.$inferInsert)
    await sweep()
    const codes = await opened.database.select({ code: quotes.code }).from(quotes)
    expect(codes.map(({ code }) => code).sort()).toEqual(['ENDED', 'NAMED', 'VALID'])
  })

  it('removes the products of shipments that were deleted long ago, but none that an invoice names', async () => {
    const product = {
      position: 0,
      productTitle: 'Sepatu',
      categoryId: 'shoes',
      quantity: 1,
      weight: '1',
      length: '1',
      width: '1',
      height: '1',
      currencyCode: 'USD',
      priceOriginal: '1',
    }
    const ids: Record<string, number> = {}
    for (const [code, deletedAt] of Object.entries({
      kept: null,
      young: ago(29 * day),
      old: ago(31 * day),
      billed: ago(31 * day),
    })) {
      const times = { createdAt: ago(400 * day), updatedAt: now, deletedAt }
      const [row] = await opened.database
        .insert(carts)
        .values({ code, customerId, status: 'quarantine', country: 'US', ...times })
        .returning({ id: carts.id })
      const cartId = row?.id ?? 0
      ids[code] = cartId
      await opened.database.insert(cartDetails).values({ ...product, code, cartId })
    }
    const [invoice] = await opened.database
      .insert(invoices)
      .values({ code: 'INV', customerId, type: 'checkout', total: 1, createdAt: now, dueAt: now })
      .returning({ id: invoices.id })
    await opened.database.insert(invoiceItems).values({
      invoiceId: invoice?.id,
      cartId: ids['billed'],
      title: 'Sepatu',
      amount: 1,
      lines: {},
      previousStatus: 'warehouse',
      request: {},
      priced: {},
      courier: {},
    } as typeof invoiceItems.$inferInsert)
    await sweep()
    const left = await opened.database.select({ code: cartDetails.code }).from(cartDetails)
    expect(left.map(({ code }) => code).sort()).toEqual(['billed', 'kept', 'young'])
  })

  it('forgets mails after 90 days, also to whom they went', async () => {
    const mail = { to: 'ayu@example.com', text: 'Hi Titipers', html: '<p>Hi</p>', sentAt: now }
    await opened.database.insert(mails).values([
      { ...mail, subject: 'young', createdAt: ago(89 * day) },
      { ...mail, subject: 'old', createdAt: ago(91 * day) },
    ])
    await sweep()
    expect(await opened.database.select({ subject: mails.subject }).from(mails)).toEqual([
      { subject: 'young' },
    ])
  })

  it('removes more than one batch, and serves others in between', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      key: `k${index}`,
      count: 1,
      endsAt: ago(minute),
    }))
    await opened.database.delete(rateCounters)
    await opened.database.insert(rateCounters).values(rows)
    let turns = 0
    let isOver = false
    const others = () => {
      turns += 1
      if (!isOver) setImmediate(others)
    }
    setImmediate(others)
    await sweep()
    isOver = true
    expect(await opened.database.$count(rateCounters)).toBe(0)
    expect(turns).toBeGreaterThan(4)
  })
})

// PostgreSQL has a process of its own for it.
describe('the embedded database', () => {
  it('uses the space of deleted rows again', async () => {
    const opened = await openDatabase({ dataFolder: startedFolder(), databaseUrl: undefined })
    const { database } = opened
    const rows = Array.from({ length: 500 }, (_, index) => ({
      key: `${'k'.repeat(100)}${index}`,
      count: 1,
      endsAt: new Date(),
    }))
    const sizeAfterRound = async () => {
      await database.insert(rateCounters).values(rows)
      await database.delete(rateCounters)
      await vacuum(opened)
      const size = sql`select pg_total_relation_size('rate_counters')::int as size`
      return rowsOf<{ size: number }>(await database.execute(size))[0]?.size ?? 0
    }
    const first = await sizeAfterRound()
    for (let round = 0; round < 4; round += 1) await sizeAfterRound()
    expect(await sizeAfterRound()).toBeLessThan(2 * first)
    await opened.close()
  })
})
