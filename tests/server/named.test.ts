import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../server/database/database.ts'
import { childrenOf, insertNamed, insertWithChildren, runNamed } from '../../server/database/named.ts'
import { openDatabase } from '../../server/database/open.ts'
import { customers, idempotencyKeys, invoices, mails, payments } from '../../server/database/schema/index.ts'
import { createDatabase, databases } from './support/server.ts'

const now = new Date('2026-11-21T08:00:00.123Z')
const person = {
  email: 'ayu@example.com',
  firstName: 'Ayu',
  lastName: '',
  phoneNumber: '+628123456789',
  passwordHash: 'x',
  passwordSetAt: now,
  customerType: 'personal' as const,
  language: 'id' as const,
  acceptedTermsAt: now,
  createdAt: now,
}

describe.each(databases)('named statements on %s', (kind) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-named-'))
  let opened: OpenDatabase
  beforeAll(async () => {
    const databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
    opened = await openDatabase({ databaseUrl, dataFolder })
  })
  afterAll(async () => {
    await opened.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  const key = (name: string) => ({
    owner: 'customer:1',
    call: 'saveCart',
    key: name,
    requestHash: 'x',
    createdAt: now,
  })

  it('store values that drizzle reads back: times, nulls and defaults', async () => {
    const { database } = opened
    const mail = { to: 'ayu@example.com', subject: 'Halo', text: 'Apa kabar', createdAt: now, sentAt: null }
    const [written] = await insertNamed(database, mails, mail, 'returning id')
    const [read] = await database
      .select()
      .from(mails)
      .where(eq(mails.id, Number(written?.['id'])))
    expect(read).toMatchObject({ ...mail, attempts: 0, nextTryAt: null })
    expect(await database.select().from(mails).where(isNull(mails.sentAt))).toHaveLength(1)
  })

  it('are planned once per connection, also inside a transaction', async () => {
    const prepared = await opened.database.transaction(async (transaction) => {
      await insertNamed(transaction, idempotencyKeys, key('first'))
      await insertNamed(transaction, idempotencyKeys, key('second'))
      return runNamed<{ plans: number }>(
        transaction,
        'prepared_inserts',
        `select (generic_plans + custom_plans)::int as plans from pg_prepared_statements
         where name like 'insert_idempotency_keys_%'`,
      )
    })
    // PGlite has a single connection in the same process and no named statements.
    expect(prepared).toEqual(kind === 'PostgreSQL' ? [{ plans: 2 }] : [])
  })

  it('are never compiled', async () => {
    // PGlite has no compiler, whatever its setting.
    const jit = kind === 'PostgreSQL' ? 'off' : 'on'
    expect(await runNamed(opened.database, 'show_jit', 'show jit')).toEqual([{ jit }])
  })

  it('insert a row together with those that refer to it, or nothing', async () => {
    const { database } = opened
    const [customer] = await insertNamed(database, customers, person, 'returning id')
    const row = { code: 'INV-1', customerId: Number(customer?.['id']), type: 'checkout' as const, total: 1 }
    const invoice = { ...row, createdAt: now, dueAt: now }
    const attempt = childrenOf(payments, 'invoiceId', [
      { orderId: 'INV-1-1', method: 'va_bca', amount: 1, createdAt: now },
    ])
    const id = await insertWithChildren(database, invoices, invoice, [attempt])
    const attempts = await database.select().from(payments).where(eq(payments.invoiceId, id))
    expect(attempts).toMatchObject([{ orderId: 'INV-1-1' }])
    const again = insertWithChildren(database, invoices, { ...invoice, code: 'INV-2' }, [attempt])
    await expect(again).rejects.toThrow('payments')
    expect(await database.select().from(invoices)).toHaveLength(1)
  })

  it('return no row on a conflict', async () => {
    const insert = () =>
      insertNamed(opened.database, idempotencyKeys, key('one'), 'on conflict do nothing returning key')
    expect([(await insert()).length, (await insert()).length]).toEqual([1, 0])
  })

  it('roll back with their transaction, with any set of columns', async () => {
    const { database } = opened
    await expect(
      database.transaction(async (transaction) => {
        await insertNamed(transaction, idempotencyKeys, { ...key('undone'), status: 201, answer: 'x' })
        await insertNamed(transaction, idempotencyKeys, key('undone too'))
        throw new Error('changed its mind')
      }),
    ).rejects.toThrow('changed its mind')
    const rows = await runNamed<{ key: string }>(
      database,
      'keys_like',
      'select key from idempotency_keys where key like $1',
      ['undone%'],
    )
    expect(rows).toEqual([])
  })
})
