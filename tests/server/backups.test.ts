import { calls } from '@seberang/domain/api'
import S3rver from '@20minutes/s3rver'
import { randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from '../../server/backup/backup.ts'
import { restore } from '../../server/backup/restore.ts'
import { readConfig, StartError, type Config } from '../../server/main.ts'
import { Operator } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { TestCustomer } from './support/customer.ts'
import { photo } from './support/files.ts'
import { newFolder } from './support/process.ts'
import {
  createDatabase,
  databases,
  startTestServer,
  type DatabaseKind,
  type TestServer,
} from './support/server.ts'
import { runOps } from './support/ops.ts'

const appKey = randomBytes(32).toString('base64')

/** Settings of an installation without anything. */
async function emptyPlace(kind: DatabaseKind, change: Partial<Config> = {}): Promise<Config> {
  const settings = readConfig({ DATA_DIR: join(newFolder(), 'data'), LOG_LEVEL: 'fatal' })
  const databaseUrl = kind === 'PostgreSQL' ? await createDatabase('template0') : undefined
  return { ...settings, databaseUrl, appKey, ...change }
}

async function startServed(kind: DatabaseKind, change: Partial<Config> = {}) {
  const databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
  const server = await startTestServer(kind, { appKey, databaseUrl, ...change })
  const config = { ...(await emptyPlace('PGlite')), dataFolder: server.dataFolder, databaseUrl, ...change }
  return { server, config }
}

async function upload(customer: TestCustomer): Promise<string> {
  const form = new FormData()
  form.set('file_data', new Blob([await photo()]), 'photo.jpg')
  return (await customer.send<{ file_id: string }>('POST', calls.uploadFile.path, form)).body.file_id
}

/** A customer with a paid shipment, a draft and a file. */
async function usedBy(url: string) {
  const { customer, invoice } = await new Counter(url).paid()
  await customer.call(calls.saveDraft, {
    params: { kind: 'import' },
    body: { body: { typed: 'a\tb\\n\n' }, version: 0 },
  })
  return { customer, invoice: invoice.invoice_code, file: await upload(customer) }
}

/** The same customer at another server over the same data. */
function at(customer: TestCustomer, url: string): TestCustomer {
  return Object.assign(new TestCustomer(url), { ...customer, url })
}

const refusal = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  throw new Error('it was not refused')
}

const journeys = databases.flatMap((from) => databases.map((to) => [from, to] as const))

describe.each(journeys)('a backup of %s under load', (from, to) => {
  it(`restored on ${to}, has all that was acknowledged before, and goes on`, async () => {
    const { server, config } = await startServed(from)
    const { customer, invoice, file } = await usedBy(server.url)
    const acknowledged: string[] = []
    let stop = false
    const first = Promise.withResolvers<undefined>()
    const writers = Array.from({ length: 3 }, async () => {
      while (!stop) if (acknowledged.push(await customer.savesCart()) === 5) first.resolve(undefined)
    })
    await first.promise
    const before = [...acknowledged]
    const target = join(newFolder(), 'backup')
    await backUp(config, target)
    stop = true
    await Promise.all(writers)
    expect(acknowledged.length).toBeGreaterThan(before.length)
    expect(readdirSync(join(target, '..'))).toEqual(['backup'])
    expect(readFileSync(join(target, 'manifest.json'), 'utf8')).not.toContain(appKey)
    expect(statSync(join(target, 'manifest.json')).mode & 0o077).toBe(0)
    await server.close()

    const place = await emptyPlace(to)
    await restore(place, target)
    const other = await startTestServer(to, { ...place, port: 0 })
    const again = at(customer, other.url)
    for (const code of before) expect((await again.cart(code)).cart_code).toBe(code)
    expect((await again.invoice(invoice)).status).toBe('paid')
    expect((await again.call(calls.readFile, { params: { file_id: file } })).status).toBe(200)
    const draft = await again.call(calls.draft, { params: { kind: 'import' } })
    expect(draft.body.data.body).toEqual({ typed: 'a\tb\\n\n' })
    const { checks } = (await new Operator(other.url).call(calls.opsCheck)).body
    expect(checks.filter(({ broken }) => broken.length > 0)).toEqual([])
    const suiteOf = ({ suite }: TestCustomer) => Number(/\d+$/.exec(suite)?.[0])
    expect(suiteOf(await TestCustomer.register(other.url))).toBeGreaterThan(suiteOf(customer))
    await again.savesCart()
    await other.close()
  }, 120_000)
})

describe('the commands', () => {
  it('back up a running server and a stopped one, by its socket or its folder', async () => {
    const { server } = await startServed('PGlite', { appKey: undefined })
    const socket = join(server.dataFolder, 'backup.sock')
    expect(statSync(socket).mode & 0o777).toBe(0o600)
    const target = join(newFolder(), 'one')
    expect(await runOps(server, 'backup', target)).toMatchObject({ code: 0, errors: '' })
    const twice = await runOps(server, 'backup', target)
    expect([twice.code, twice.errors]).toEqual([
      1,
      `${target} is not empty: name a new folder for the backup.\n`,
    ])
    const inUse = await runOps(server, 'restore', target)
    expect([inUse.code, inUse.errors]).toEqual([1, expect.stringContaining('has a database already')])
    const kept = newFolder()
    // What a killed server leaves behind.
    cpSync(join(server.dataFolder, 'app-key'), join(kept, 'app-key'))
    await server.close()
    expect(existsSync(socket)).toBe(false)
    expect(await runOps({ ...server, dataFolder: kept }, 'restore', target)).toMatchObject({
      code: 0,
      errors: '',
    })
    writeFileSync(join(kept, 'backup.sock'), '')
    const second = join(newFolder(), 'two')
    expect(await runOps({ ...server, dataFolder: kept }, 'backup', second)).toMatchObject({
      code: 0,
      errors: '',
    })
    const tables = (folder: string) =>
      (JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest).tables
    const shape = (folder: string) => tables(folder).map(({ name, rows, sha256 }) => ({ name, rows, sha256 }))
    expect(shape(second)).toEqual(shape(target))
  }, 120_000)
})

interface Manifest {
  migration: { hash: string; when: number }
  tables: { name: string; rows: number; sha256: string; columns: string[] }[]
  files: { id: string; size: number; sha256: string }[]
}

describe('what is refused', () => {
  let server: TestServer
  let good: string
  let file: string
  let config: Config
  beforeAll(async () => {
    ;({ server, config } = await startServed('PGlite'))
    ;({ file } = await usedBy(server.url))
    good = join(config.dataFolder, '..', `seberang-backup-${randomBytes(4).toString('hex')}`)
    await backUp(config, good)
  })
  afterAll(async () => {
    await server.close()
    rmSync(good, { recursive: true, force: true })
  })

  const copy = () => {
    const folder = join(newFolder(), 'backup')
    cpSync(good, folder, { recursive: true })
    return folder
  }
  const change = (folder: string, edit: (manifest: Manifest) => void) => {
    const path = join(folder, 'manifest.json')
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
    edit(manifest)
    writeFileSync(path, JSON.stringify(manifest))
  }
  const tableOf = (manifest: Manifest, name: string) => manifest.tables.find((table) => table.name === name)

  const damages: [string, (folder: string) => void, RegExp][] = [
    [
      'no manifest',
      (folder) => rmSync(join(folder, 'manifest.json')),
      /^There is no backup: manifest\.json is missing/,
    ],
    [
      'a manifest cut off',
      (folder) =>
        writeFileSync(
          join(folder, 'manifest.json'),
          readFileSync(join(folder, 'manifest.json')).subarray(0, 900),
        ),
      /^The manifest of the backup is damaged/,
    ],
    [
      'a missing table',
      (folder) => rmSync(join(folder, 'tables/carts.gz')),
      /damaged: table carts is missing/,
    ],
    [
      'a table cut off',
      (folder) => {
        const path = join(folder, 'tables/carts.gz')
        writeFileSync(path, readFileSync(path).subarray(0, 100))
      },
      /damaged: table carts cannot be unpacked/,
    ],
    [
      'a changed table',
      (folder) => {
        const path = join(folder, 'tables/ledger_entries.gz')
        const text = gunzipSync(readFileSync(path)).toString('utf8')
        writeFileSync(path, gzipSync(text.replace(/\d(?=\n)/, (digit) => String((Number(digit) + 1) % 10))))
      },
      /damaged: table ledger_entries is not what was backed up/,
    ],
    [
      'another number of rows',
      (folder) => change(folder, (manifest) => void ((tableOf(manifest, 'carts') ?? { rows: 0 }).rows += 1)),
      /damaged: table carts has another number of rows/,
    ],
    [
      'a manifest without a table',
      (folder) =>
        change(
          folder,
          (manifest) => void (manifest.tables = manifest.tables.filter(({ name }) => name !== 'nonces')),
        ),
      /damaged: its tables are not those of its release/,
    ],
    [
      'a manifest without a column',
      (folder) => change(folder, (manifest) => void tableOf(manifest, 'carts')?.columns.pop()),
      /damaged: its tables are not those of its release/,
    ],
    ['a missing file', (folder) => rmSync(join(folder, 'files', file)), /damaged: file \S+ is missing/],
    [
      'a changed file',
      (folder) => writeFileSync(join(folder, 'files', file), 'x'),
      /damaged: file \S+ is not what was backed up/,
    ],
    [
      'a manifest without a file',
      (folder) => change(folder, (manifest) => void manifest.files.pop()),
      /damaged: its files are not those of its database/,
    ],
    [
      'a newer release',
      (folder) =>
        change(folder, (manifest) => void (manifest.migration = { hash: 'a'.repeat(64), when: 9e12 })),
      /^The backup is of a newer release/,
    ],
    [
      'a release of another line',
      (folder) => change(folder, (manifest) => void (manifest.migration.hash = 'a'.repeat(64))),
      /whose migrations this one does not know/,
    ],
  ]

  it.each(damages)(
    'a backup with %s, and nothing is left of it',
    async (_, damage, line) => {
      const folder = copy()
      damage(folder)
      for (const kind of databases) {
        const place = await emptyPlace(kind)
        const message = await refusal(restore(place, folder))
        expect(message).toMatch(line)
        expect(message).not.toContain('\n')
        expect(existsSync(place.dataFolder)).toBe(false)
        if (place.databaseUrl) expect(await relationsIn(place.databaseUrl)).toBe(0)
      }
    },
    120_000,
  )

  it('another APP_KEY, or none', async () => {
    const place = await emptyPlace('PGlite', { appKey: randomBytes(32).toString('base64') })
    expect(await refusal(restore(place, good))).toMatch(/^The backup is of a server with another APP_KEY/)
    expect(await refusal(restore({ ...place, appKey: undefined }, good))).toMatch(/^APP_KEY is not set/)
    expect(existsSync(place.dataFolder)).toBe(false)
  })

  it('a place with files, or with a database', async () => {
    const place = await emptyPlace('PGlite')
    mkdirSync(join(place.dataFolder, 'files', 'ab'), { recursive: true })
    expect(await refusal(restore(place, good))).toMatch(/files is not empty/)
    expect(readdirSync(place.dataFolder)).toEqual(['files'])
    expect(await refusal(restore(config, good))).toMatch(/is not empty|has a database already/)
  })

  it.runIf(databases.includes('PostgreSQL'))('a PostgreSQL with tables, even without rows', async () => {
    const place = await emptyPlace('PostgreSQL', { databaseUrl: await createDatabase() })
    expect(await refusal(restore(place, good))).toMatch(/^The database of DATABASE_URL is not empty/)
  })

  it('a backup of a file that is lost, which is no backup', async () => {
    const path = join(config.dataFolder, 'files', file.slice(0, 2), file)
    const bytes = readFileSync(path)
    writeFileSync(path, 'x')
    const parent = newFolder()
    expect(await refusal(backUp(config, join(parent, 'backup')))).toMatch(/^The file \S+ is lost or damaged/)
    expect(readdirSync(parent)).toEqual([])
    writeFileSync(path, bytes)
  })

  it('an address that is none of a bucket', async () => {
    expect(await refusal(backUp(config, 'ftp://host/backup'))).toMatch(
      /^The place of a backup is a folder, or/,
    )
  })
})

async function relationsIn(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_class where relnamespace::regnamespace::text in ('public', 'drizzle')",
  )
  await client.end()
  return rows[0]?.count ?? 0
}

describe('buckets', () => {
  let store: S3rver
  let url: (bucket: string) => string
  const buckets = ['files', 'backup', 'others']
  beforeAll(async () => {
    store = new S3rver({
      address: '127.0.0.1',
      port: 0,
      directory: newFolder(),
      silent: true,
      configureBuckets: buckets.map((name) => ({ name })),
    })
    const { port } = await store.run()
    url = (bucket) => `http://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}`
  })
  afterAll(() => store.close())

  it('hold files and backups; one with anything in it takes neither', async () => {
    const { server, config } = await startServed('PGlite', { s3Url: url('files') })
    const { customer, file } = await usedBy(server.url)
    expect(await refusal(backUp(config, url('files')))).toMatch(/^The bucket is not empty/)
    await backUp(config, url('backup'))
    expect(await refusal(backUp(config, url('backup')))).toMatch(/^The bucket is not empty/)
    const full = await emptyPlace('PGlite', { s3Url: url('files') })
    expect(await refusal(restore(full, url('backup')))).toMatch(/^The file store of S3_URL is not empty/)
    expect(await refusal(restore(await emptyPlace('PGlite'), url('files')))).toMatch(/^There is no backup/)
    const place = await emptyPlace('PGlite', { s3Url: url('others') })
    await restore(place, url('backup'))
    await server.close()
    const other = await startTestServer('PGlite', { ...place, port: 0 })
    const read = await at(customer, other.url).call(calls.readFile, { params: { file_id: file } })
    expect(read.status).toBe(200)
    await other.close()
  }, 120_000)
})
