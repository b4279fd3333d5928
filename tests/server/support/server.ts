import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { Config } from '../../../server/main.ts'
import { readConfig, startServer } from '../../../server/main.ts'
import { cheapPasswords, wideLimits } from './limits.ts'
import { assertHealthy } from './health.ts'
import { opsKey } from './ops-key.ts'
import { forgetRegistered, offerRegistered } from './registered.ts'
import { copyAppKey, fillFolder, readRegistered, templateName, type Template } from './template.ts'

export type DatabaseKind = 'PGlite' | 'PostgreSQL'

/** The databases available to the tests. */
export const databases: DatabaseKind[] = inject('postgresUrl') ? ['PGlite', 'PostgreSQL'] : ['PGlite']

/**
 * The one that runs what no database can change: the words of mails, the amounts that follow from what was measured,
 * what is refused before one is read, what is limited by the network, and what asks nothing that other tests do not ask both
 * (a second connection within a transaction is refused in all tests: `one-connection.ts`). PostgreSQL where there is one, as it is quicker by far.
 */
export const anyDatabase: DatabaseKind = databases.at(-1) ?? 'PGlite'
/** The same for `describe.each`. */
export const oneDatabase: DatabaseKind[] = [anyDatabase]

export { opsKey }

export interface TestServer {
  url: string
  dataFolder: string
  databaseUrl: string | undefined
  /** Asserts every invariant before. @param how.unchecked where what it depends on is gone */
  close(how?: { unchecked: boolean }): Promise<void>
}

const running = new Set<string>()

/** Asserts every invariant on every server that runs on PostgreSQL. The embedded database takes long to: there, at the end. */
export async function assertAllHealthy(): Promise<void> {
  for (const url of running) await assertHealthy(url)
}

/** The settings of a test's server, whose database was migrated and seeded. */
export async function testConfig(kind: DatabaseKind, template: Template = 'new'): Promise<Config> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-test-'))
  const databaseUrl = kind === 'PostgreSQL' ? await createDatabase(templateName(template)) : undefined
  if (kind === 'PGlite') fillFolder(dataFolder, template)
  copyAppKey(dataFolder, template)
  const config = readConfig({ DATA_DIR: dataFolder, PORT: '0', LOG_LEVEL: 'fatal', OPS_KEY: opsKey })
  // The only open connections are the tests' own, and slow uploads stay slow as long as a test needs them.
  const timeOuts = { ...config.timeOuts, drain: 0, uploadGrace: 60_000 }
  return { ...config, databaseUrl, rateLimits: wideLimits, passwordCost: cheapPasswords, timeOuts }
}

/**
 * A real server on a free port with a migrated and seeded database.
 * @param template `new` where nobody may be registered but by the test
 */
export async function startTestServer(
  kind: DatabaseKind,
  change: Partial<Config> = {},
  template: Template = needsNew(change) ? 'new' : 'registered',
): Promise<TestServer> {
  const config = await testConfig(kind, template)
  const { dataFolder, databaseUrl } = config
  const server = await startServer({ ...config, ...change })
  if (template === 'registered') offerRegistered(server.url, readRegistered(kind))
  if (kind === 'PostgreSQL') running.add(server.url)
  return {
    url: server.url,
    dataFolder,
    databaseUrl,
    async close({ unchecked } = { unchecked: false }) {
      if (kind === 'PGlite' && !unchecked) await assertHealthy(server.url)
      running.delete(server.url)
      forgetRegistered(server.url)
      await server.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/**
 * Whether nobody may be registered where this is set: the server has another database, cannot read their tokens, has
 * passwords that cost more, or is to count what its test alone does.
 */
const needsNew = (change: Partial<Config>): boolean =>
  ['databaseUrl', 'dataFolder', 'appKey', 'passwordCost', 'rateLimits'].some((setting) => setting in change)

/** A new database on the PostgreSQL of this run, as after the first start. @param template an empty one: `template0` */
export async function createDatabase(template = templateName('new')): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const maintenance = inject('postgresUrl')
  const client = new Client({ connectionString: maintenance })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  const url = new URL(maintenance)
  url.pathname = `/${name}`
  return url.href
}
