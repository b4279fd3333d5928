import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import { readConfig, startServer } from '../../../server/main.ts'
import { TestCustomer } from './customer.ts'
import { cheapPasswords, wideLimits } from './limits.ts'
import type { Registered } from './registered.ts'

/** `new` is what the first start leaves; in `registered`, some customers have registered besides. */
export type Template = 'new' | 'registered'

/** Of the PostgreSQL database that others are copied from. */
export const templateName = (template: Template): string => `seberang_${template}`

/** As many as most files need of one database; whoever comes after them registers. */
const registeredCount = 30

const folderOf = (template: Template, folder: string) => join(folder, template)
const registeredFile = (folder: string, kind: string) => join(folder, `registered-${kind}.json`)

/** Copies the embedded database of a server that was started before into a data folder. */
export function fillFolder(dataFolder: string, template: Template = 'new'): void {
  const from = join(folderOf(template, inject('templateFolder')), 'database')
  cpSync(from, join(dataFolder, 'database'), { recursive: true })
}

/** Copies the key with which a server reads the tokens of those who are registered in its template. */
export function copyAppKey(dataFolder: string, template: Template): void {
  copyFileSync(join(folderOf(template, inject('templateFolder')), 'app-key'), join(dataFolder, 'app-key'))
}

/** Those who are registered in every copy of that template. */
export const readRegistered = (kind: string): Registered[] =>
  JSON.parse(readFileSync(registeredFile(inject('templateFolder'), kind), 'utf8')) as Registered[]

/**
 * Starts a server and keeps its migrated and seeded database, as a folder of PGlite and as a PostgreSQL template, and the
 * same with customers. Each test file starts from a copy, like a server that was started before. The first start itself is
 * tested in `start.test.ts`.
 */
export async function makeTemplates(
  postgresUrl: string | undefined,
): Promise<{ folder: string; drop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'seberang-template-'))
  const [fresh, registered] = [folderOf('new', folder), folderOf('registered', folder)]
  await startOnce(fresh, undefined)
  cpSync(fresh, registered, { recursive: true })
  await startOnce(registered, undefined, register(registeredFile(folder, 'PGlite')))
  if (postgresUrl) {
    await startOnce(fresh, await createFrom(postgresUrl, 'template0', 'new'))
    const database = await createFrom(postgresUrl, templateName('new'), 'registered')
    await startOnce(registered, database, register(registeredFile(folder, 'PostgreSQL')))
  }
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) }
}

async function createFrom(maintenance: string, source: string, template: Template): Promise<string> {
  const name = templateName(template)
  const client = new Client({ connectionString: maintenance })
  await client.connect()
  await client.query(`drop database if exists ${name}`)
  await client.query(`create database ${name} template ${source}`)
  await client.end()
  const url = new URL(maintenance)
  url.pathname = `/${name}`
  return url.href
}

async function startOnce(
  dataFolder: string,
  databaseUrl: string | undefined,
  work?: (url: string) => Promise<void>,
): Promise<void> {
  mkdirSync(dataFolder, { recursive: true })
  const config = readConfig({ DATA_DIR: dataFolder, PORT: '0', LOG_LEVEL: 'fatal' })
  const timeOuts = { ...config.timeOuts, drain: 0 }
  const cheap = { rateLimits: wideLimits, passwordCost: cheapPasswords }
  const server = await startServer({ ...config, ...cheap, databaseUrl, timeOuts })
  await work?.(server.url)
  await server.close()
}

const register = (file: string) => async (url: string) => {
  const registered: Registered[] = []
  while (registered.length < registeredCount) {
    const { email, id, addressId, accessToken, signingKey, token, cookies } =
      await TestCustomer.registerNow(url)
    registered.push({ email, id, addressId, accessToken, signingKey, token, cookies })
  }
  writeFileSync(file, JSON.stringify(registered))
}
