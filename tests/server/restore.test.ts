import S3rver from '@20minutes/s3rver'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from '../../server/backup/backup.ts'
import { readTables } from '../../server/backup/dump.ts'
import { migrations } from '../../server/database/open.ts'
import { writeOff } from '../../server/backup/write-off.ts'
import { restore, skippedSuites } from '../../server/backup/restore.ts'
import type { Manifest } from '../../server/backup/manifest.ts'
import { openFile } from '../../server/files/sealed.ts'
import { existingSecrets } from '../../server/security/secrets.ts'
import { readConfig, StartError, type Config } from '../../server/main.ts'
import { Counter } from './support/counter.ts'
import { TestCustomer } from './support/customer.ts'
import { uploads } from './support/files.ts'
import { runOps } from './support/ops.ts'
import { newFolder, startedFolder } from './support/process.ts'
import { createDatabase, databases, opsKey, startTestServer, type DatabaseKind } from './support/server.ts'

const APP_KEY = 'the-key-that-backups-are-made-with-000'
const configOf = (change: Record<string, string>) => readConfig({ APP_KEY, LOG_LEVEL: 'fatal', ...change })
const emptyHome = async (kind: DatabaseKind): Promise<Config> =>
  configOf({
    DATA_DIR: newFolder(),
    ...(kind === 'PostgreSQL' && { DATABASE_URL: await createDatabase('template0') }),
  })

/** PGlite takes seconds to create a database. */
const quickest = databases.at(-1) ?? 'PGlite'

async function tablesIn({ databaseUrl }: Config): Promise<number> {
  if (!databaseUrl) return 0
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rowCount } = await client.query(
    "select 1 from pg_class where relnamespace::regnamespace::text in ('public', 'drizzle')",
  )
  await client.end()
  return rowCount ?? 0
}

/** Runs statements as somebody who keeps the database. @returns the rows of the last one */
async function executeIn({ dataFolder, databaseUrl }: Config, statements: string): Promise<unknown[]> {
  if (!databaseUrl) {
    const client = await PGlite.create(join(dataFolder, 'database'))
    const results = await client.exec(statements)
    await client.close()
    return results.at(-1)?.rows ?? []
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const result = await client.query<object>(statements)
  await client.end()
  return result.rows ?? []
}

/** What a StartError says that the work ends with. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => 'it was done',
    (reason: unknown) => reason,
  )
  return error instanceof StartError ? error.message : `no refusal: ${String(error)}`
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
const writeManifest = (folder: string, manifest: Manifest) =>
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))

const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name}.gz`)

/** Changes the rows of a table, each a list of columns, and lets the manifest agree. */
function rewrite(
  folder: string,
  name: string,
  change: (rows: string[][], columns: string[]) => { rows: string[][]; columns?: string[] },
): void {
  const manifest = readManifest(folder)
  const table = manifest.tables.find((one) => one.name === name)
  if (!table) throw new Error(`no table ${name}`)
  const text = gunzipSync(readFileSync(tableFile(folder, name))).toString()
  const before = text.split('\n').slice(0, -1)
  const { rows, columns = table.columns } = change(
    before.map((line) => line.split('\t')),
    table.columns,
  )
  const after = Buffer.from(rows.map((row) => `${row.join('\t')}\n`).join(''))
  writeFileSync(tableFile(folder, name), gzipSync(after))
  Object.assign(table, {
    columns,
    rows: rows.length,
    sha256: createHash('sha256').update(after).digest('hex'),
  })
  writeManifest(folder, manifest)
}

const withoutLast = (folder: string, name: string) =>
  rewrite(folder, name, (rows) => {
    expect(rows.length, name).toBeGreaterThan(0)
    return { rows: rows.slice(0, -1) }
  })

/** Turns a backup into one of two migrations ago: the tables and columns of that time. @returns its manifest */
async function asOfEarlierRelease(folder: string): Promise<Manifest> {
  const steps = readMigrationFiles(migrations).slice(0, -2)
  const last = steps.at(-1)
  if (!last) throw new Error('too few migrations')
  const client = await PGlite.create()
  for (const { sql } of steps) for (const statement of sql) await client.exec(statement)
  const tables = await readTables(drizzle(client))
  await client.close()
  for (const { name, columns } of tables)
    rewrite(folder, name, (rows, now) => {
      const places = columns.map((column) => now.indexOf(column))
      return { rows: rows.map((row) => places.map((place) => row[place] ?? '')), columns }
    })
  const manifest = readManifest(folder)
  const names = new Set(tables.map(({ name }) => name))
  const earlier = {
    ...manifest,
    tables: manifest.tables.filter(({ name }) => names.has(name)),
    migration: { hash: last.hash, when: last.folderMillis },
  }
  writeManifest(folder, earlier)
  return earlier
}

describe('a backup', () => {
  // Folders of `newFolder` live as long as one test.
  const whole = mkdtempSync(join(tmpdir(), 'seberang-backup-'))
  const folder = join(whole, 'backup')
  let file: string
  let other: string
  let third: string
  let token: string
  afterAll(() => rmSync(whole, { recursive: true, force: true }))
  beforeAll(async () => {
    const server = await startTestServer('PGlite', { appKey: APP_KEY })
    const shipment = await new Counter(server.url).paid()
    token = shipment.customer.token
    const operator = async (...words: string[]) =>
      expect(await runOps(server, 'operator', ...words)).toMatchObject({ code: 0 })
    for (const name of ['rina', 'siti']) await operator('add', name, '--role', 'finance')
    await operator('remove', 'rina')
    file = await uploads(shipment.customer)
    other = await uploads(shipment.customer)
    third = await uploads(shipment.customer)
    await backUp(configOf({ DATA_DIR: server.dataFolder }), folder)
    await server.close()
  })

  const changed = (change: Partial<Manifest>) => (copy: string) =>
    writeManifest(copy, { ...readManifest(copy), ...change })
  const fileIn = (copy: string) => join(copy, 'files', file)

  const damages: [what: string, damage: (copy: string) => void, says: string][] = [
    ['without its manifest', (copy) => rmSync(join(copy, 'manifest.json')), 'There is no backup'],
    [
      'whose manifest is cut off',
      (copy) => writeFileSync(join(copy, 'manifest.json'), '{"format": 1'),
      'The manifest of the backup is damaged',
    ],
    [
      'of a newer release',
      changed({ migration: { hash: 'f'.repeat(64), when: 9e15 } }),
      'of a newer release',
    ],
    [
      'of a release with other migrations',
      changed({ migration: { hash: 'f'.repeat(64), when: 1 } }),
      'whose migrations this one does not know',
    ],
    ['without a table', (copy) => rmSync(tableFile(copy, 'carts')), 'table carts is missing'],
    [
      'with half a table',
      (copy) =>
        writeFileSync(tableFile(copy, 'carts'), readFileSync(tableFile(copy, 'carts')).subarray(0, 200)),
      'table carts cannot be unpacked',
    ],
    [
      'with another text in a table',
      (copy) => writeFileSync(tableFile(copy, 'carts'), gzipSync('1\n')),
      'table carts is not what was backed up',
    ],
    [
      'with more rows than it says',
      (copy) =>
        changed({ tables: readManifest(copy).tables.map((table) => ({ ...table, rows: table.rows + 1 })) })(
          copy,
        ),
      'has another number of rows',
    ],
    ['without a file', (copy) => rmSync(fileIn(copy)), `file FILE is missing`],
    [
      'with another file',
      (copy) => writeFileSync(fileIn(copy), 'another'),
      `file FILE is not what was backed up`,
    ],
    [
      'whose table lacks a column',
      (copy) =>
        rewrite(copy, 'carts', (rows, columns) => ({
          rows: rows.map((row) => row.slice(1)),
          columns: columns.slice(1),
        })),
      'its tables are not those of its release',
    ],
    [
      'whose database lacks a file',
      (copy) => withoutLast(copy, 'files'),
      'its files are not those of its database',
    ],
    ['whose ledger lacks an entry', (copy) => withoutLast(copy, 'ledger_entries'), 'does not sum to zero'],
    [
      'whose shipment has no customer',
      (copy) => rewrite(copy, 'customers', () => ({ rows: [] })),
      'cannot be loaded',
    ],
  ]
  it.each(damages)('%s is refused, and leaves nothing behind', async (_, damage, says) => {
    const copy = join(newFolder(), 'copy')
    cpSync(folder, copy, { recursive: true })
    damage(copy)
    const home = await emptyHome(quickest)
    expect(await refusalOf(restore(home, copy))).toContain(says.replace('FILE', file))
    expect(readdirSync(home.dataFolder)).toEqual([])
    expect(await tablesIn(home)).toBe(0)
  })

  it.each([
    ['another APP_KEY', { APP_KEY: 'another-key-than-the-one-of-backups-0' }, 'with another APP_KEY'],
    ['no APP_KEY', { APP_KEY: '' }, 'APP_KEY is not set'],
  ])('is refused under %s', async (_, change, says) => {
    expect(await refusalOf(restore(configOf({ DATA_DIR: newFolder(), ...change }), folder))).toContain(says)
  })

  it('is not restored over a database or over files', async () => {
    expect(await refusalOf(restore(configOf({ DATA_DIR: startedFolder() }), folder))).toContain(
      'has a database already',
    )
    const home = await emptyHome('PGlite')
    mkdirSync(join(home.dataFolder, 'files'))
    writeFileSync(join(home.dataFolder, 'files', 'one'), 'theirs')
    const says = await refusalOf(restore(home, folder))
    for (const part of ['is not empty', 'a restore that was cut off']) expect(says).toContain(part)
    expect(readFileSync(join(home.dataFolder, 'files', 'one'), 'utf8')).toBe('theirs')
  })

  it.runIf(databases.includes('PostgreSQL'))('is not restored over a database of PostgreSQL', async () => {
    const home = configOf({ DATA_DIR: newFolder(), DATABASE_URL: await createDatabase() })
    expect(await refusalOf(restore(home, folder))).toContain('is not empty')
  })

  it('is not made over something else', async () => {
    const home = configOf({ DATA_DIR: startedFolder() })
    expect(await refusalOf(backUp(home, folder))).toContain('is not empty')
    expect(await refusalOf(backUp(home, 'ftp://somewhere/else'))).toContain('is a folder, or an address')
  })

  it.each(databases)('goes through a bucket into %s, with its files in another bucket', async (kind) => {
    const store = new S3rver({
      address: '127.0.0.1',
      port: 0,
      directory: newFolder(),
      silent: true,
      configureBuckets: [{ name: 'backup' }, { name: 'files' }],
    })
    const { port } = await store.run()
    const bucket = (name: string) => `http://S3RVER:S3RVER@127.0.0.1:${port}/${name}`
    try {
      const first = await emptyHome('PGlite')
      await restore(first, folder)
      await backUp(first, bucket('backup'))
      expect(await refusalOf(backUp(first, bucket('backup')))).toContain('The bucket is not empty')
      const home = { ...(await emptyHome(kind)), s3Url: bucket('files') }
      const { tables } = await restore(home, bucket('backup'))
      // Each restore is an entry of the audit, and ends the sessions.
      const changed = ['audit_log', 'customer_tokens', 'one_time_codes']
      const contents = (list: Manifest['tables']) =>
        list.flatMap(({ name, rows, sha256 }) => (changed.includes(name) ? [] : { name, rows, sha256 }))
      const audited = (list: Manifest['tables']) => list.find(({ name }) => name === 'audit_log')?.rows ?? 0
      expect(contents(tables)).toEqual(contents(readManifest(folder).tables))
      expect(await refusalOf(restore({ ...(await emptyHome(kind)), s3Url: home.s3Url }, folder))).toContain(
        'S3_URL is not empty',
      )
      const again = join(newFolder(), 'again')
      await backUp(home, again)
      expect(contents(readManifest(again).tables)).toEqual(contents(tables))
      expect([tables, readManifest(again).tables].map(audited)).toEqual(
        [1, 2].map((times) => audited(readManifest(folder).tables) + times),
      )
      const secrets = existingSecrets(home)
      const opened = (backup: string) => openFile(secrets, file, readFileSync(join(backup, 'files', file)))
      expect(opened(again)).toEqual(opened(folder))
      expect(readFileSync(join(folder, 'files', file)).includes(opened(folder).subarray(0, 16))).toBe(false)
    } finally {
      await store.close()
    }
  })

  it('can be restored where a damaged one was refused', async () => {
    const copy = join(newFolder(), 'copy')
    cpSync(folder, copy, { recursive: true })
    withoutLast(copy, 'files')
    const home = await emptyHome('PGlite')
    expect(await refusalOf(restore(home, copy))).toContain('its files are not those of its database')
    expect(readdirSync(home.dataFolder)).toEqual([])
    expect(await restore(home, folder)).toMatchObject({ format: 1 })
  })

  const storedIn = ({ dataFolder }: Config, id: string) => join(dataFolder, 'files', id.slice(0, 2), id)
  const filesIn = (backup: string) => readdirSync(join(backup, 'files')).toSorted()
  const readOf = async (url: string, id: string) =>
    (await fetch(`${url}/api/file/${id}`, { headers: { OpsKey: opsKey } })).status

  it('names the files that were lost and damaged before, has all else, and is restored as that', async () => {
    const home = await emptyHome('PGlite')
    await restore(home, folder)
    rmSync(storedIn(home, file))
    // In the key that is wrapped, as if it were another server's.
    const sealed = readFileSync(storedIn(home, other))
    sealed.writeUInt8(sealed.readUInt8(20) ^ 1, 20)
    writeFileSync(storedIn(home, other), sealed)
    const again = join(newFolder(), 'again')
    const lost = [file, other].toSorted()
    expect(await backUp(home, again)).toMatchObject({ lost })
    expect(readManifest(again)).toMatchObject({ lost, files: readManifest(folder).files })
    expect(filesIn(again)).toEqual([third])
    const next = await emptyHome(quickest)
    expect(await restore(next, again)).toMatchObject({ missing: lost })
    const server = await startTestServer('PGlite', {
      dataFolder: next.dataFolder,
      databaseUrl: next.databaseUrl,
      appKey: APP_KEY,
    })
    const read = await Promise.all([file, other, third].map((id) => readOf(server.url, id)))
    await server.close()
    expect(read).toEqual([410, 410, 200])
  })

  it('is refused in production where development had moved its clock', async () => {
    const copy = join(newFolder(), 'moved')
    cpSync(folder, copy, { recursive: true })
    rewrite(copy, 'clock', (rows, columns) => ({
      rows: rows.map((row) =>
        row.map((value, index) => (columns[index] === 'offset_ms' ? '86400000' : value)),
      ),
    }))
    const home = await emptyHome(quickest)
    expect(await refusalOf(restore({ ...home, production: true }, copy))).toContain(
      'Development has moved the clock of this database by 1440 minutes',
    )
    expect(await tablesIn(home)).toBe(0)
    expect(await restore(home, copy)).toMatchObject({ missing: [] })
  })

  it.each(databases)('leaves out what others added to %s, and is restored', async (kind) => {
    const home = await emptyHome(kind)
    await restore(home, folder)
    const run = (statements: string) => executeIn(home, statements)
    await run(`create table heartbeat (id int generated always as identity);
      create table "Customers 2026" as select * from customers;
      create table visits (day date) partition by range (day);
      alter table customers add column crm_id bigint generated always as identity`)
    const again = join(newFolder(), 'again')
    const leftOut = ['Customers 2026', 'customers.crm_id', 'heartbeat', 'visits']
    expect((await backUp(home, again)).leftOut).toEqual(leftOut)
    const shape = (list: Manifest['tables']) => list.map(({ name, columns }) => ({ name, columns }))
    expect(shape(readManifest(again).tables)).toEqual(shape(readManifest(folder).tables))
    expect(await executeIn(home, "select detail from audit_log where action = 'backup'")).toContainEqual({
      detail: expect.objectContaining({ leftOut }),
    })
    expect(await restore(await emptyHome(kind), again)).toMatchObject({ missing: [] })
    await run('alter table customers drop column phone_number; drop table known_devices cascade')
    expect(await refusalOf(backUp(home, join(newFolder(), 'third')))).toContain(
      'lacks what its release has: customers.phone_number, known_devices.',
    )
  })

  it('gives nobody the suite of somebody who came after it', async () => {
    const home = await emptyHome(quickest)
    await restore(home, folder)
    const server = await startTestServer('PGlite', {
      dataFolder: home.dataFolder,
      databaseUrl: home.databaseUrl,
      appKey: APP_KEY,
    })
    const { suite } = await TestCustomer.register(server.url)
    await server.close()
    const { sequences } = readManifest(folder).tables.find(({ name }) => name === 'customers') ?? {}
    const last = sequences?.[0]?.last
    expect(Number(suite.replace('SBR-', ''))).toBe(Number(last) + skippedSuites + 2)
  })

  it('ends the sessions of its moment, and names the operators whose keys are those of then', async () => {
    const home = await emptyHome(quickest)
    const { operators } = await restore(home, folder)
    expect(operators).toEqual(['siti'])
    const server = await startTestServer('PGlite', {
      dataFolder: home.dataFolder,
      databaseUrl: home.databaseUrl,
      appKey: APP_KEY,
    })
    const statusOf = async (headers: Record<string, string>) =>
      (await fetch(`${server.url}/api/file/${file}`, { headers })).status
    const statuses = [await statusOf({ Authorization: `Token ${token}` }), await statusOf({ OpsKey: opsKey })]
    await server.close()
    expect(statuses).toEqual([401, 200])
  })

  it('is not made under another APP_KEY, which would lack every file, and no file of it is written off', async () => {
    const home = await emptyHome('PGlite')
    await restore(home, folder)
    const other = configOf({ DATA_DIR: home.dataFolder, APP_KEY: 'another-key-than-the-one-of-the-files-0' })
    const place = join(newFolder(), 'again')
    expect(await refusalOf(backUp(other, place))).toContain('under another APP_KEY')
    const lost = writeOff(other, { ids: [file], reason: 'It cannot be read' }, { sure: true })
    expect(await refusalOf(lost)).toContain('was encrypted under another APP_KEY')
    expect(existsSync(place)).toBe(false)
  })

  it('of which files are missing and damaged is restored without them where that is wanted', async () => {
    const copy = join(newFolder(), 'copy')
    cpSync(folder, copy, { recursive: true })
    writeFileSync(fileIn(copy), 'another')
    rmSync(join(copy, 'files', other))
    const home = await emptyHome(quickest)
    const refusal = await refusalOf(restore(home, copy))
    expect(refusal).toContain(`file ${file} is not what was backed up.`)
    expect(refusal).toContain(`file ${other} is missing.`)
    expect(refusal).toContain('or all the rest of it with --without-damaged')
    const { missing } = await restore(home, copy, { withoutDamaged: true })
    expect(missing.toSorted()).toEqual([file, other].toSorted())
    const again = join(newFolder(), 'again')
    expect((await backUp(home, again)).lost).toEqual([file, other].toSorted())
    expect(filesIn(again)).toEqual([third])
  })

  it('of an earlier release is brought up to this one', async () => {
    const copy = join(newFolder(), 'copy')
    cpSync(folder, copy, { recursive: true })
    const earlier = await asOfEarlierRelease(copy)
    const home = await emptyHome('PGlite')
    await restore(home, copy)
    const again = join(newFolder(), 'again')
    await backUp(home, again)
    const now = readManifest(again)
    expect(now.migration).toEqual(readManifest(folder).migration)
    expect(earlier.migration.when).toBeLessThan(now.migration.when)
    const customersOf = ({ tables }: Manifest) => tables.find(({ name }) => name === 'customers')?.rows
    expect(customersOf(now)).toBe(customersOf(readManifest(folder)))
  })
})
