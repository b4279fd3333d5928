import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { Config } from '../../../server/main.ts'
import { readConfig, startServer } from '../../../server/main.ts'

export type DatabaseKind = 'PGlite' | 'PostgreSQL'

/** The databases that there are to test with. */
export const databases: DatabaseKind[] = inject('postgresUrl') ? ['PGlite', 'PostgreSQL'] : ['PGlite']

export const opsKey = 'an-operator-key-for-the-tests-only'

export interface TestServer {
  url: string
  dataFolder: string
  close(): Promise<void>
}

/** A real server on a free port with an empty database. Limits per address are wide: all tests come from one. */
export async function startTestServer(kind: DatabaseKind, change: Partial<Config> = {}): Promise<TestServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-test-'))
  const databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
  const config = readConfig({ DATA_DIR: dataFolder, PORT: '0', LOG_LEVEL: 'fatal', OPS_KEY: opsKey })
  const limits = {
    codesPerAddress: 10_000,
    failuresPerAddress: 10_000,
    wholeSite: 100_000,
    requests: 1_000_000,
  }
  const server = await startServer({ ...config, databaseUrl, limits, ...change })
  return {
    url: server.url,
    dataFolder,
    async close() {
      await server.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** A new database on the run's PostgreSQL. */
export async function createDatabase(): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const maintenance = inject('postgresUrl')
  const client = new Client({ connectionString: maintenance })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(maintenance)
  url.pathname = `/${name}`
  return url.href
}
