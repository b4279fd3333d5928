import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import { oneTimeCodes } from '../../server/database/schema/index.ts'
import { issueCode, useCode } from '../../server/security/one-time-codes.ts'
import { deriveSecrets } from '../../server/security/secrets.ts'
import { createDatabase, databases } from './support/server.ts'

const now = new Date('2026-11-25T08:00:00Z')
const [purpose, subject] = ['register', 'siti@example.com']
const portsOf = (appKey: string) => ({ secrets: deriveSecrets('', appKey) }) as never

describe.each(databases)('a one-time code on %s', (kind) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-codes-'))
  let opened: OpenDatabase
  beforeAll(async () => {
    const databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
    opened = await openDatabase({ dataFolder, databaseUrl })
  })
  afterAll(async () => {
    await opened.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  it('is stored as a hash alone, which says nothing without the key', async () => {
    await opened.database.transaction(async (transaction) => {
      const code = await issueCode(transaction, portsOf('the key'), purpose, subject, now)
      const stored = JSON.stringify(await transaction.select().from(oneTimeCodes))
      expect(stored).toMatch(/"hash":"[\w-]{43}"/)
      expect(stored).not.toContain(code)
      const attempt = { purpose, subject, code }
      // Whoever reads the table could try a million codes against a hash without a key.
      expect(await useCode(transaction, portsOf('another key'), attempt, now)).not.toBeNull()
      expect(await useCode(transaction, portsOf('the key'), attempt, now)).toBeNull()
    })
  })
})
