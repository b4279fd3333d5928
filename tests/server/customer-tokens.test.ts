import { eq, sql } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readClock } from '../../server/database/clock.ts'
import type { Database, OpenDatabase } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import { customerTokens } from '../../server/database/schema/index.ts'
import { tidy } from '../../server/jobs/tidy.ts'
import { identify } from '../../server/security/identify.ts'
import { validTokens } from '../../server/security/tokens.ts'
import { insertCustomer } from './support/insert-customer.ts'
import { createDatabase, databases } from './support/server.ts'

const day = 86_400_000

describe.each(databases)("a customer's token on %s", (kind) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-tokens-'))
  let opened: OpenDatabase
  beforeAll(async () => {
    const databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
    opened = await openDatabase({ dataFolder, databaseUrl })
  })
  afterAll(async () => {
    await opened.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  it.each([
    ['is used for the last time just before it was idle for 7 days', { lastUsedAt: -7 * day + 1 }, true],
    ['is over once it was idle for 7 days', { lastUsedAt: -7 * day }, false],
    ['is valid until just before its end', { expiresAt: 1 }, true],
    ['is over at its end', { expiresAt: 0 }, false],
  ])('%s, by a request, a socket and the sweep alike', async (_, own, isValid) => {
    const { lastUsedAt, expiresAt } = { lastUsedAt: 0, expiresAt: day, ...own }
    const readings: Record<string, boolean> = {}
    const undone = opened.database.transaction(async (transaction) => {
      const database = transaction as unknown as Database
      const ports = { database: { database } } as never
      // Within a transaction the time of the database stands still.
      const now = await readClock(transaction)
      const customerId = await insertCustomer(transaction, now)
      // A request reads the database's own time, which has microseconds; columns round to milliseconds, also upwards.
      for (const [hash, at] of [
        ['exact', sql`date_trunc('milliseconds', now())`] as const,
        ['rounded', sql`${now.toISOString()}`] as const,
      ])
        await transaction.execute(sql`
          insert into customer_tokens (hash, customer_id, created_at, last_used_at, expires_at)
          select ${hash}, ${customerId}::bigint, at, at + ${lastUsedAt}::float8 * interval '1 millisecond',
            at + ${expiresAt}::float8 * interval '1 millisecond' from (select ${at}::timestamptz as at) moment`)
      const credentials = { accessHash: null, customerHash: 'exact', nonce: null }
      readings['request'] = (await identify(ports, credentials)).customerHash !== null
      readings['socket'] = (await validTokens(['rounded'], ports, now)).has('rounded')
      await tidy(database, now.getTime())
      readings['sweep'] = (await transaction.$count(customerTokens, eq(customerTokens.hash, 'rounded'))) === 1
      transaction.rollback()
    })
    await expect(undone).rejects.toThrow('ollback')
    expect(readings).toEqual({ request: isValid, socket: isValid, sweep: isValid })
  })
})
