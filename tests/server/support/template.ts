import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import { readConfig, startServer } from '../../../server/main.ts'
import { TestCustomer } from './customer.ts'
import { cheapPasswords, wideLimits } from './limits.ts'
import type { Registered } from './registered.ts'

/** The template database that the others of a PostgreSQL are copied from. */
export const templateName = 'seberang_template'

/** Of all test servers, so that each reads the tokens of those who are registered in the template. */
export const appKey = 'a-key-of-tests-alone-that-is-long-enough-0123456789'

/** As many as most files need of one database; the rest registers when it is needed. */
const registeredCount = 30

/** Those who are registered in every copy of the template. */
export const readRegistered = (kind: string): Registered[] =>
  JSON.parse(readFileSync(registeredFile(inject('templateFolder'), kind), 'utf8')) as Registered[]

const registeredFile = (folder: string, kind: string) => join(folder, `registered-${kind}.json`)

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
  const timeOuts = { ...config.timeOuts, drain: 0 }
  const cheap = { appKey, rateLimits: wideLimits, passwordCost: cheapPasswords }
  const server = await startServer({ ...config, ...cheap, databaseUrl, timeOuts })
  const registered: Registered[] = []
  while (registered.length < registeredCount) {
    const { email, id, addressId, accessToken, signingKey, token } = await TestCustomer.registerNow(server.url)
    registered.push({ email, id, addressId, accessToken, signingKey, token })
  }
  writeFileSync(registeredFile(folder, databaseUrl ? 'PostgreSQL' : 'PGlite'), JSON.stringify(registered))
  await server.close()
}
