import { rmSync } from 'node:fs'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { openDatabase } from '../../../server/database/open.ts'
import { startServer } from '../../../server/main.ts'
import { testConfig, type DatabaseKind } from './server.ts'

/** Uses a server, closes it and opens the database it leaves behind. */
export async function openServersDatabase(
  kind: DatabaseKind,
  live: (url: string) => Promise<unknown>,
): Promise<{ database: OpenDatabase; close: () => Promise<void> }> {
  const config = await testConfig(kind)
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
      rmSync(config.dataFolder, { recursive: true, force: true })
    },
  }
}
