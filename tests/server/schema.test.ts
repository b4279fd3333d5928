import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf, type Executor, type OpenDatabase } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import * as schema from '../../server/database/schema/index.ts'
import { createDatabase, databases } from './support/server.ts'

const tables = Object.values(schema)
  .filter((one) => is(one, PgTable))
  .map(getTableConfig)
  .filter(({ checks }) => checks.length > 0)

/** The checks of a table as PostgreSQL prints them, without those of other schemas. */
async function checksOf(executor: Executor, table: string): Promise<Record<string, string>> {
  const rows = rowsOf<{ name: string; rule: string }>(
    await executor.execute(sql`
      select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
      where contype = 'c' and conrelid = ${table}::regclass`),
  )
  return Object.fromEntries(rows.map(({ name, rule }) => [name, rule]))
}

describe.each(databases)('the tables in code and on %s', (kind) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-schema-'))
  let opened: OpenDatabase
  beforeAll(async () => {
    const databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
    opened = await openDatabase({ dataFolder, databaseUrl })
  })
  afterAll(async () => {
    await opened.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  it.each(tables)('$name has the checks that the code lists', async ({ name, checks }) => {
    await opened.database.transaction(async (transaction) => {
      const inDatabase = await checksOf(transaction, `public.${name}`)
      // An empty table of the same name hides the real one within the transaction: the checks of the code name it.
      await transaction.execute(
        sql.raw(`create temporary table "${name}" (like public."${name}") on commit drop`),
      )
      for (const check of checks) {
        const rule = new PgDialect().sqlToQuery(check.value).sql
        await transaction.execute(
          sql.raw(`alter table pg_temp."${name}" add constraint "${check.name}" check (${rule})`),
        )
      }
      expect(await checksOf(transaction, `pg_temp.${name}`)).toEqual(inDatabase)
    })
  })

  it.each(['ledger_accounts', 'ledger_transactions'])(
    '%s takes no kind that is not listed',
    async (table) => {
      const columns = table === 'ledger_accounts' ? '(code, kind)' : '(reference, kind, created_at)'
      const values = table === 'ledger_accounts' ? `('x', 'x')` : `('x', 'x', now())`
      const inserted = opened.database.execute(sql.raw(`insert into ${table} ${columns} values ${values}`))
      await expect(inserted).rejects.toMatchObject({
        cause: { message: expect.stringContaining(`${table}_kind`) },
      })
    },
  )
})
