import { inArray } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personalData, type PersonalTable } from '../../server/customers/personal-data.ts'
import type { OpenDatabase } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import { auditLog, knownDevices, notices } from '../../server/database/schema/index.ts'
import { readOwned } from '../../server/features/account-data/store.ts'
import { customerActor } from '../../server/security/audit.ts'
import { insertCustomer } from './support/insert-customer.ts'
import { createDatabase, databases } from './support/server.ts'

/** Several pages. */
const rows = Array.from({ length: 350 }, (_, at) => at)

describe.each(databases)('the rows of a customer on %s', (kind) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-owned-'))
  const at = new Date()
  let opened: OpenDatabase
  const owners: { id: number; email: string }[] = []
  beforeAll(async () => {
    opened = await openDatabase({
      dataFolder,
      databaseUrl: kind === 'PostgreSQL' ? await createDatabase() : undefined,
    })
    for (const email of ['ayu@example.com', 'budi@example.com']) {
      const id = await insertCustomer(opened.database, at, { email })
      owners.push({ id, email })
      const entry = { at, actor: customerActor(id), action: 'read_paper', detail: {} }
      await opened.database
        .insert(auditLog)
        .values(rows.map((row) => ({ ...entry, subject: `paper-${row}` })))
      await opened.database
        .insert(notices)
        .values(
          rows.map((row) => ({ customerId: id, id: row + 1, topic: 'cart', code: `C-${row}`, at }) as const),
        )
      await opened.database
        .insert(knownDevices)
        .values(
          rows.map((row) => ({ hash: `${email}-${row}`, customerId: id, createdAt: at, lastUsedAt: at })),
        )
    }
  })
  afterAll(async () => {
    await opened.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  const read = async function* (name: PersonalTable, owner: (typeof owners)[number] | undefined) {
    if (owner) yield* readOwned(opened.database, personalData[name], owner)
  }

  it.each<PersonalTable>(['audit_log', 'notices', 'known_devices'])(
    'of %s are read once each',
    async (name) => {
      for (const owner of owners) {
        const found: unknown[] = []
        for await (const row of read(name, owner)) found.push(row)
        expect(found).toHaveLength(rows.length)
      }
    },
  )

  it('are all read, also when those that were read go meanwhile', async () => {
    const subjects = new Set<string>()
    for await (const { subject } of read('audit_log', owners[0])) {
      subjects.add(String(subject))
      if (subjects.size === 100)
        await opened.database.delete(auditLog).where(inArray(auditLog.subject, [...subjects]))
    }
    expect(subjects.size).toBe(rows.length)
  })
})
