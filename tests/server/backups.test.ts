import { PGlite } from '@electric-sql/pglite'
import { calls } from '@seberang/domain/api'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { describe, expect, it, vi } from 'vitest'
import type { Log } from '../../server/base/log.ts'
import { answerBackup } from '../../server/backup/dump.ts'
import { backupEntry, checkNewestBackup, recordCommand } from '../../server/backup/record.ts'
import { writeOffCommand } from '../../server/backup/write-off.ts'
import { migrations } from '../../server/database/open.ts'
import { files } from '../../server/database/schema/index.ts'
import * as schema from '../../server/database/schema/index.ts'
import { writeAudit } from '../../server/security/audit.ts'
import { openTestDatabase } from '../proof/support/services.ts'
import { Operator } from './support/api.ts'
import { TestCustomer } from './support/customer.ts'
import { uploads } from './support/files.ts'
import { insertCustomer } from './support/insert-customer.ts'
import { newFolder, startedFolder } from './support/process.ts'
import { runOps } from './support/ops.ts'
import { createDatabase, databases, startTestServer } from './support/server.ts'

describe('the commands', () => {
  it('back up a running server and a stopped one, by its socket or its folder', async () => {
    const server = await startTestServer('PGlite', {}, 'new')
    const socket = join(server.dataFolder, 'commands.sock')
    expect(statSync(socket).mode & 0o777).toBe(0o600)
    const target = join(newFolder(), 'one')
    const done = await runOps(server, 'backup', target)
    expect(done).toMatchObject({ code: 0, errors: '', output: expect.stringContaining(` to ${target}`) })
    const twice = await runOps(server, 'backup', target)
    expect([twice.code, twice.errors]).toEqual([
      1,
      `${target} is not empty: name a new folder for the backup.\n`,
    ])
    const inside = join(server.dataFolder, 'backup')
    const lost = await runOps(server, 'backup', inside)
    expect([lost.code, lost.errors]).toEqual([
      1,
      `${inside} is in the data folder, and would be lost with it: name another place.\n`,
    ])
    const link = join(newFolder(), 'link')
    symlinkSync(server.dataFolder, link)
    expect((await runOps(server, 'backup', join(link, 'one'))).errors).toContain('is in the data folder')
    const nowhere = await runOps(server, 'backup', '/proc/seberang/one')
    expect([nowhere.code, nowhere.errors]).toEqual([1, expect.stringContaining('cannot be used')])
    const inUse = await runOps(server, 'restore', target)
    expect([inUse.code, inUse.errors]).toEqual([1, expect.stringContaining('has a database already')])
    const keyFolder = newFolder()
    // What a killed server leaves behind.
    cpSync(join(server.dataFolder, 'app-key'), join(keyFolder, 'app-key'))
    await server.close()
    expect(existsSync(socket)).toBe(false)
    expect(await runOps({ ...server, dataFolder: keyFolder }, 'restore', target)).toMatchObject({
      code: 0,
      errors: '',
    })
    writeFileSync(join(keyFolder, 'commands.sock'), '')
    const second = join(newFolder(), 'two')
    expect(await runOps({ ...server, dataFolder: keyFolder }, 'backup', second)).toMatchObject({
      code: 0,
      errors: '',
    })
    const tables = (folder: string) =>
      (JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest).tables
    const shape = (folder: string) =>
      tables(folder).flatMap(({ name, rows, sha256 }) =>
        // Of which the restore is an entry.
        name === 'audit_log' ? [] : { name, rows, sha256 },
      )
    expect(shape(second)).toEqual(shape(target))
    const audited = (folder: string) => tables(folder).find(({ name }) => name === 'audit_log')?.rows
    expect([target, second].map(audited)).toEqual([0, 1])
  }, 120_000)
})

it('a backup that lacks a lost file is made, with an exit status of its own, and the check names the file', async () => {
  const server = await startTestServer('PGlite')
  const file = await uploads(await TestCustomer.register(server.url))
  const path = join(server.dataFolder, 'files', file.slice(0, 2), file)
  const bytes = readFileSync(path)
  const target = join(newFolder(), 'one')
  rmSync(path)
  expect(await runOps(server, 'backup', target)).toEqual({
    code: 3,
    errors: `The backup lacks what is lost or damaged in the file store: ${file}\n`,
    output: expect.stringContaining('tables and 0 files'),
  })
  const checked = await runOps(server, 'check')
  expect([checked.code, checked.output]).toEqual([
    1,
    expect.stringContaining(`✗ no file was lost or damaged at the newest backup ${file}`),
  ])
  const ready = await new Operator(server.url).call(calls.opsReady)
  expect(ready.body.requirements).toContainEqual(
    expect.objectContaining({ name: 'a backup is new', met: true }),
  )
  const writtenOff = (id: string) => runOps(server, 'write-off', id, '--reason', 'The disk is broken')
  const other = `${file.slice(0, -3)}xyz`
  expect(await writtenOff(other)).toMatchObject({
    code: 1,
    errors: `There is no file ${other}.\n`,
  })
  expect(await writtenOff(file)).toEqual({ code: 0, errors: '', output: `written off: ${file}\n` })
  expect((await runOps(server, 'check')).code).toBe(0)
  expect((await runOps(server, 'audit')).output).toContain(
    `write_off  ${file}  {"reason":"The disk is broken"}`,
  )
  const without = join(newFolder(), 'without')
  expect(await runOps(server, 'backup', without)).toMatchObject({
    code: 0,
    errors: '',
    output: expect.stringContaining('tables and 0 files'),
  })
  expect((await runOps(server, 'check')).code).toBe(0)
  // It was found again, and lost once more.
  writeFileSync(path, bytes)
  expect((await writtenOff(file)).errors).toBe(`The file ${file} can be read: it is not lost.\n`)
  expect(await runOps(server, 'backup', join(newFolder(), 'found'))).toMatchObject({ code: 0, errors: '' })
  rmSync(path)
  expect((await runOps(server, 'backup', join(newFolder(), 'again'))).code).toBe(3)
  writeFileSync(path, bytes)
  const second = join(newFolder(), 'two')
  expect(await runOps(server, 'backup', second)).toMatchObject({ code: 0, errors: '' })
  expect((await runOps(server, 'check')).code).toBe(0)
  const restored = async (...parameters: string[]) => {
    const home = newFolder()
    cpSync(join(server.dataFolder, 'app-key'), join(home, 'app-key'))
    // PGlite takes seconds to create a database.
    const databaseUrl = databases.includes('PostgreSQL') ? await createDatabase('template0') : undefined
    return runOps({ ...server, dataFolder: home, databaseUrl }, 'restore', ...parameters)
  }
  expect(await restored(without)).toMatchObject({ code: 0, errors: `These files are missing: ${file}\n` })
  expect(await restored(target)).toMatchObject({ code: 0, errors: `These files are missing: ${file}\n` })
  rmSync(join(second, 'files', file))
  expect(await restored(second)).toMatchObject({
    code: 1,
    errors: `The backup is damaged: file ${file} is missing. Restore another copy of it, or all the rest of it with --without-damaged.\n`,
  })
  expect(await restored(second, '--without-damaged')).toMatchObject({
    code: 0,
    errors: `These files are missing: ${file}\n`,
    output: expect.stringContaining('and 0 files'),
  })
  await server.close()
}, 120_000)

it('what others added to the database is left out of a backup, which says so', async () => {
  const dataFolder = startedFolder()
  const client = await PGlite.create(join(dataFolder, 'database'))
  await client.exec('create table heartbeat (id int); alter table customers add column crm_id text')
  const leftOut = ['customers.crm_id', 'heartbeat']
  const log = { info: vi.fn<Log['info']>(), warn: vi.fn<Log['warn']>(), error: vi.fn<Log['error']>() }
  for await (const _ of answerBackup(drizzle(client, { schema }), log));
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { leftOut },
    'the backup leaves out tables or columns of others',
  )
  await client.close()
  vi.stubEnv('APP_KEY', 'the-key-that-backups-are-made-with-000')
  const server = { url: '', databaseUrl: undefined, dataFolder, close: async () => undefined }
  expect(await runOps(server, 'backup', join(newFolder(), 'one'))).toEqual({
    code: 0,
    errors: `Left out of the backup, since its release has no such tables or columns: ${leftOut.join(', ')}\n`,
    output: expect.stringContaining('backed up'),
  })
  vi.unstubAllEnvs()
})

it('a file is written off where another can be read, or whoever asks is sure', async () => {
  const server = await startTestServer('PGlite')
  const customer = await TestCustomer.register(server.url)
  const [lost, other] = [await uploads(customer), await uploads(customer)]
  const pathOf = (id: string) => join(server.dataFolder, 'files', id.slice(0, 2), id)
  const bytes = readFileSync(pathOf(other))
  const writesOff = (...options: string[]) =>
    runOps(server, 'write-off', lost, '--reason', 'The disk is broken', ...options)
  for (const id of [lost, other]) rmSync(pathOf(id))
  expect(await writesOff()).toMatchObject({ code: 1, errors: expect.stringContaining('Add --sure') })
  expect((await writesOff('--sure')).code).toBe(0)
  writeFileSync(pathOf(other), bytes)
  expect((await writesOff()).code).toBe(0)
  await server.close()
})

describe.each(databases)('the check of a backup that lacks many files, on %s', (kind) => {
  it('names a hundred of those that are not written off, wherever they stand, and how many there are besides', async () => {
    const { database: opened, close } = await openTestDatabase(kind)
    const { database } = opened
    const now = new Date()
    const customerId = await insertCustomer(database, now)
    const ids = Array.from({ length: 250 }, (_, place) => String(place).padStart(24, '0'))
    const row = { customerId, kind: 'upload', contentType: 'image/jpeg', size: 1, sha256: '', createdAt: now }
    await database.insert(files).values(ids.map((id) => ({ ...row, id })))
    const broken = async () => (await checkNewestBackup(database)).broken
    const backsUp = (lost: string[], found: string[] = []) =>
      recordCommand.carryOut(database, { takenAt: now.toISOString(), tables: 1, files: 1, lost, found })
    const writesOff = (some: string[]) =>
      writeOffCommand.carryOut(database, { ids: some, reason: 'The disk is broken' })
    expect(await broken()).toEqual([])
    await backsUp(ids)
    expect(await broken()).toEqual([...ids.slice(0, 100), 'and 150 more, as its manifest says'])
    await writesOff(ids.slice(0, 120))
    expect(await broken()).toEqual([...ids.slice(120, 220), 'and 30 more, as its manifest says'])
    await writesOff(ids.slice(120, 249))
    expect(await broken()).toEqual(ids.slice(249))
    await writesOff(ids.slice(249))
    expect(await broken()).toEqual([])
    // One is there again, another is lost.
    await backsUp([], ids.slice(0, 1))
    await backsUp(ids.slice(0, 1))
    expect(await broken()).toEqual(ids.slice(0, 1))
    await close()
  })

  it('names those that the audit of a release before names', async () => {
    const { database: opened, close } = await openTestDatabase(kind)
    const { database } = opened
    const now = new Date()
    const customerId = await insertCustomer(database, now)
    const ids = ['one', 'two', 'three'].map((name) => name.padEnd(24, '0'))
    const row = { customerId, kind: 'upload', contentType: 'image/jpeg', size: 1, sha256: '', createdAt: now }
    await database.insert(files).values(ids.map((id) => ({ ...row, id })))
    for (const [later, lost] of [ids, ids.slice(1, 2)].entries()) {
      const entry = { ...backupEntry, actor: 'machine', detail: { lost, lostInAll: lost.length, found: [] } }
      await writeAudit(database, entry, new Date(now.getTime() + later))
    }
    const path = join(migrations.migrationsFolder, '0035_missing_files.sql')
    const [, , marking = ''] = readFileSync(path, 'utf8').split('--> statement-breakpoint')
    await database.execute(sql.raw(marking))
    expect((await checkNewestBackup(database)).broken).toEqual(ids.slice(1, 2))
    await close()
  })
})

describe('the folder of a backup', () => {
  const place = { url: 'http://localhost:1', databaseUrl: undefined, close: async () => undefined }
  /** As npm does: in the project's folder, with the one in which it was called. */
  const backsUp = async (calledIn: string, folder: string) => {
    vi.stubEnv('INIT_CWD', calledIn)
    vi.stubEnv('APP_KEY', 'the-key-that-backups-are-made-with-000')
    const { errors } = await runOps({ ...place, dataFolder: newFolder() }, 'backup', folder)
    vi.unstubAllEnvs()
    return errors
  }
  const project = resolve(import.meta.dirname, '../..')

  it('is found from where npm was called', async () => {
    const home = newFolder()
    mkdirSync(join(home, 'full'))
    writeFileSync(join(home, 'full', 'letter.txt'), 'mine')
    expect(await backsUp(home, 'full')).toBe(
      `${join(home, 'full')} is not empty: name a new folder for the backup.\n`,
    )
  })

  it.each([
    [project, 'backup'],
    [join(project, 'deploy'), '../backup'],
    ['/', join(project, '.data', 'backup')],
  ])('is not in the project: %s, %s', async (calledIn, folder) => {
    expect(await backsUp(calledIn, folder)).toContain(
      "is in the project's folder, and would be copied with it",
    )
  })
})

it('settings that are missing are named as what a command needs', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const server = { url: 'http://localhost:1', databaseUrl: undefined, close: async () => undefined }
  const { errors } = await runOps({ ...server, dataFolder: newFolder() }, 'backup', '/nowhere')
  vi.unstubAllEnvs()
  expect(errors).toMatch(/^This command needs the settings of the server: .*APP_KEY is missing/)
})

describe('the bucket of a backup', () => {
  const server = { url: 'http://localhost:1', databaseUrl: undefined, close: async () => undefined }
  const backs = (...parameters: string[]) =>
    runOps({ ...server, dataFolder: newFolder() }, 'backup', ...parameters)

  it('is not named on the command line, where others would read its secret', async () => {
    const { code, errors } = await backs('https://key:a-secret@192.0.2.1/bucket')
    expect([code, errors]).toEqual([1, expect.stringContaining('set BACKUP_URL')])
    expect(errors).not.toContain('a-secret')
    expect((await backs()).errors).toBe('Name a folder, or set BACKUP_URL to the address of a bucket.\n')
  })

  it('is that of BACKUP_URL', async () => {
    vi.stubEnv('BACKUP_URL', 'http://key:a-secret@localhost:1/bucket')
    vi.stubEnv('APP_KEY', 'the-key-that-backups-are-made-with-000')
    const { code, errors } = await backs()
    vi.unstubAllEnvs()
    expect([code, errors]).toEqual([1, 'The bucket of the backup cannot be used: it does not answer.\n'])
  })
})

interface Manifest {
  tables: { name: string; rows: number; sha256: string }[]
}

it.each([
  ['backup', () => [join(newFolder(), 'one')]],
  ['operator', () => ['list']],
  ['write-off', () => ['f'.repeat(32), '--reason', 'The disk is broken']],
] as const)('%s makes no new database over one that is damaged', async (command, parameters) => {
  const dataFolder = startedFolder()
  const folder = join(dataFolder, 'database')
  rmSync(join(folder, 'PG_VERSION'))
  const content = () => readdirSync(folder, { recursive: true }).toSorted()
  const before = content()
  vi.stubEnv('APP_KEY', 'the-key-that-backups-are-made-with-000')
  const server = { url: '', databaseUrl: undefined, dataFolder, close: async () => undefined }
  expect(await runOps(server, command, ...parameters())).toMatchObject({
    code: 1,
    errors: expect.stringContaining(`The database in ${folder} is damaged`),
  })
  vi.unstubAllEnvs()
  expect(content()).toEqual(before)
})
