import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { openDatabase } from '../../../server/database/open.ts'
import { readConfig, startServer } from '../../../server/main.ts'
import { opsKey } from './ops-key.ts'
import { createDatabase, type DatabaseKind } from './server.ts'

/** Uses a server, closes it and opens the database it leaves behind. */
export async function openServersDatabase(
  kind: DatabaseKind,
  live: (url: string) => Promise<void>,
): Promise<{ database: OpenDatabase; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'seberang-test-'))
  const databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
  const settings = readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'fatal', OPS_KEY: opsKey })
  const config = { ...settings, databaseUrl }
  const server = await startServer(config)
  try {
    await live(server.url)
  } finally {
    await server.close()
  }
  const database = await openDatabase(config)
  return {
    database,
    async close() {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
