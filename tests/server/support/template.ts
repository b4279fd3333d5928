import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { readConfig, startServer } from '../../../server/main.ts'

/** The template database that the others of a PostgreSQL are copied from. */
export const templateName = 'seberang_template'

/**
 * Starts a server once and keeps its migrated and seeded database, as a folder of PGlite and as a PostgreSQL template.
 * Each test file starts from a copy, like a server that was started before. The first start itself is
 * tested in `start.test.ts`.
 */
export async function makeTemplates(
  postgresUrl: string | undefined,
): Promise<{ folder: string; drop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'seberang-template-'))
  await startOnce(folder, undefined)
  if (postgresUrl) {
    const client = new Client({ connectionString: postgresUrl })
    await client.connect()
    await client.query(`drop database if exists ${templateName}`)
    await client.query(`create database ${templateName}`)
    await client.end()
    const url = new URL(postgresUrl)
    url.pathname = `/${templateName}`
    await startOnce(folder, url.href)
  }
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) }
}

async function startOnce(folder: string, databaseUrl: string | undefined): Promise<void> {
  const config = readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'fatal' })
  const server = await startServer({ ...config, databaseUrl, timeOuts: { ...config.timeOuts, drain: 0 } })
  await server.close()
}
