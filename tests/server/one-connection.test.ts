import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { causesOf } from '../../server/base/error-code.ts'
import type { OpenDatabase } from '../../server/database/database.ts'
import { asAnotherProcess } from './support/one-connection.ts'
import { createDatabase, databases } from './support/server.ts'

// The embedded database is not asked here: it would wait for ever.
describe.runIf(databases.includes('PostgreSQL'))('what runs within a transaction', () => {
  let opened: OpenDatabase
  beforeAll(async () => {
    opened = await openDatabase({ databaseUrl: await createDatabase('template0'), dataFolder: '' })
  })
  afterAll(() => opened.close())
  const ask = () => opened.database.execute(sql`select 1`)

  it('may ask that transaction, and the database afterwards', async () => {
    await opened.database.transaction((transaction) => transaction.execute(sql`select 1`))
    await expect(ask()).resolves.toMatchObject({ rowCount: 1 })
  })

  it.each<[string, () => Promise<unknown>]>([
    ['a statement', ask],
    ['another transaction', () => opened.database.transaction((inner) => inner.execute(sql`select 1`))],
  ])('fails where it asks the database for %s', async (_, work) => {
    const failure: unknown = await opened.database.transaction(work).catch((error: unknown) => error)
    expect([...causesOf(failure)].map(String).at(-1)).toContain('not the transaction that it runs in')
  })

  it('stands still for what another process does', async () => {
    await expect(opened.database.transaction(() => asAnotherProcess(ask))).resolves.toBeDefined()
  })
})
