import { sql } from 'drizzle-orm'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import type { Config } from '../base/config.ts'
import { StartError } from '../base/start-error.ts'
import { requireTrueClock } from '../database/clock.ts'
import { rowsOf, sqlState, type Database } from '../database/database.ts'
import { migrations } from '../database/open.ts'
import { customerTokens, files, oneTimeCodes } from '../database/schema/index.ts'
import { requireRecorded } from '../files/files.ts'
import { filesFolder, openFileStore } from '../files/open.ts'
import { ask, openBucket } from '../files/s3.ts'
import { openFile } from '../files/sealed.ts'
import { checkInvariants, heldBySweeps } from '../invariants/index.ts'
import { listOperators } from '../security/operators.ts'
import { existingSecrets, fingerprintOf, type Secrets } from '../security/secrets.ts'
import { linesIn } from './backup.ts'
import { copyTarget, readTables, textFormat } from './dump.ts'
import { recordRestore } from './record.ts'
import { openRestoreTarget, type RestoreTarget } from './restore-target.ts'
import { filePath, manifestName, readManifest, tablePath, type Manifest } from './manifest.ts'
import { isBucketEmpty, openStorage, type BackupStorage } from './storage.ts'

export interface Restored extends Manifest {
  /** Ids of files that the database refers to and nobody has any more: lost before the backup, or damaged in it. */
  missing: string[]
  /** Names of operators whose keys are valid in it, although they may have been removed since the backup. */
  operators: string[]
}

/**
 * Restores a backup into an empty database and an empty file store. Throws StartError, and has then changed nothing.
 * @param options.withoutDamaged leaves out files that are damaged in the backup, instead of refusing it
 */
export async function restore(
  config: Config,
  source: string,
  options: { withoutDamaged?: boolean } = {},
): Promise<Restored> {
  const secrets = existingSecrets(config)
  const storage = await openStorage(source)
  const text = await storage.read(manifestName)
  if (!text) throw new StartError('There is no backup: manifest.json is missing, which is written last.')
  const manifest = readManifest(text.toString('utf8'))
  if (manifest.fingerprint !== fingerprintOf(secrets))
    throw new StartError(
      'The backup is of a server with another APP_KEY: what it encrypted could not be read.',
    )
  const steps = migrationsAround(manifest)
  await requireEmptyStore(config)
  const target = await openRestoreTarget(config)
  try {
    // All of it before anything is loaded.
    for (const table of manifest.tables) for await (const _ of readTable(storage, table));
    const damaged = await findDamaged(storage, secrets, manifest)
    if (damaged.length > 0 && !options.withoutDamaged) throw refusalOf(damaged)
    const missing = [...lostIn(manifest), ...damaged.map(({ id }) => id)]
    await load(target, storage, manifest, steps)
    await requireTrueClock(target.database, config)
    await endSessions(target.database)
    const operators = (await listOperators(target.database)).filter(({ removedAt }) => removedAt === null)
    await recordRestore(target.database, manifest, missing)
    const copied = manifest.files.filter(({ id }) => !missing.includes(id))
    await copyFiles(config, storage, secrets, copied)
    try {
      await target.keep()
    } catch (error) {
      await emptyStore(config, copied)
      throw error
    }
    return { ...manifest, missing, operators: operators.map(({ name }) => name) }
  } catch (error) {
    await target.drop()
    throw error instanceof StartError || !sqlState(error)
      ? error
      : new StartError(`The backup cannot be loaded: ${reasonOf(error)}.`, { cause: error })
  }
}

interface Steps {
  before: MigrationMeta[]
  after: MigrationMeta[]
}

/** The migrations up to that of the backup, and those since. */
function migrationsAround({ migration, version }: Manifest): Steps {
  const all = readMigrationFiles(migrations)
  const place = all.findIndex(({ hash }) => hash === migration.hash)
  if (place >= 0) return { before: all.slice(0, place + 1), after: all.slice(place + 1) }
  const isNewer = migration.when > (all.at(-1)?.folderMillis ?? 0)
  throw new StartError(
    isNewer
      ? `The backup is of a newer release (${version}): restore it with that one.`
      : `The backup is of a release (${version}) whose migrations this one does not know.`,
  )
}

/** As drizzle's migrator, which cannot stop at a migration and would commit. */
async function migrateBy(database: Database, steps: MigrationMeta[]): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of steps) {
    for (const statement of statements) await database.execute(sql.raw(statement))
    await database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    )
  }
}

async function load(
  target: RestoreTarget,
  storage: BackupStorage,
  manifest: Manifest,
  steps: Steps,
): Promise<void> {
  const { database } = target
  await database.execute(textFormat)
  await database.execute(sql`create schema if not exists drizzle`)
  await database.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  await migrateBy(database, steps.before)
  await requireTables(database, manifest)
  // Migrations fill some tables.
  const names = manifest.tables.map(({ name }) => `public."${name}"`)
  await database.execute(sql.raw(`truncate ${names.join(', ')}`))
  const foreignKeys = await readForeignKeys(database)
  // Tables refer to each other in circles, so they are compared once all are loaded.
  for (const key of foreignKeys) await database.execute(sql.raw(`${key} deferrable initially deferred`))
  for (const table of manifest.tables) {
    await target.copyIn(copyTarget(table), readTable(storage, table))
    await continueSequences(database, table)
  }
  await database.execute(sql`set constraints all immediate`)
  for (const key of foreignKeys) await database.execute(sql.raw(`${key} not deferrable`))
  await compareCounts(database, manifest)
  await migrateBy(database, steps.after)
  await skipSuites(database)
  await requireSame(database, manifest)
}

async function readForeignKeys(database: Database): Promise<string[]> {
  const result = await database.execute(sql`
    select format('alter table %s alter constraint %I', conrelid::regclass, conname) as key from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable`)
  return rowsOf<{ key: string }>(result).map(({ key }) => key)
}

/** The backup has exactly the tables and columns of its release. */
async function requireTables(database: Database, manifest: Manifest): Promise<void> {
  const shape = (tables: readonly { name: string; columns: string[]; sequences: { column: string }[] }[]) =>
    tables
      .map(({ name, columns, sequences }) => [
        name,
        columns.toSorted(),
        sequences.map(({ column }) => column).toSorted(),
      ])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
  if (!isDeepStrictEqual(shape(await readTables(database)), shape(manifest.tables)))
    throw new StartError('The backup is damaged: its tables are not those of its release.')
}

/**
 * Suite numbers that are skipped. Those that were given after the moment of the backup are on parcels that are on their
 * way, and nobody knows how many there are.
 */
export const skippedSuites = 10_000

/** The next customer gets no number that may have been given to another since the backup. */
async function skipSuites(database: Database): Promise<void> {
  const sequence = sql`pg_get_serial_sequence('public.customers', 'id')`
  await database.execute(sql`select setval(${sequence}, nextval(${sequence}) + ${skippedSuites})`)
}

/** Those that were ended since the backup would be valid again, and nobody knows which they are. */
async function endSessions(database: Database): Promise<void> {
  await database.delete(customerTokens)
  await database.delete(oneTimeCodes)
}

/** Numbers that were given once are not given again, also where their rows have been deleted since. */
async function continueSequences(database: Database, { name, sequences }: Manifest['tables'][number]) {
  for (const { column, last } of sequences) {
    const sequence = sql`pg_get_serial_sequence(${`public."${name}"`}, ${column})`
    const highest = sql`(select max(${sql.identifier(column)}) from public.${sql.identifier(name)})`
    await database.execute(
      sql`select setval(${sequence}, given) from (select greatest(${last}::bigint, ${highest}) as given) found
        where given is not null`,
    )
  }
}

async function compareCounts(database: Database, manifest: Manifest): Promise<void> {
  for (const { name, rows } of manifest.tables) {
    const counted = await database.execute(
      sql`select count(*)::int as count from public.${sql.identifier(name)}`,
    )
    if (rowsOf<{ count: number }>(counted)[0]?.count !== rows)
      throw new StartError(`The backup is damaged: table ${name} has another number of rows.`)
  }
}

async function requireSame(database: Database, manifest: Manifest): Promise<void> {
  const byId = (list: Manifest['files']) =>
    new Map(list.map(({ id, size, sha256 }) => [id, { size, sha256 }]))
  const backedUp = byId(manifest.files)
  const rows = await database.select().from(files)
  // Of a removed one the bytes were deleted already, or not yet.
  const booked = rows.filter(({ id, removedAt }) => removedAt === null || backedUp.has(id))
  if (!isDeepStrictEqual(byId(booked), backedUp))
    throw new StartError('The backup is damaged: its files are not those of its database.')
  const excused = new Set([...manifest.broken, ...heldBySweeps])
  const broken = (await checkInvariants(database)).filter(
    (check) => check.broken.length > 0 && !excused.has(check.name),
  )
  if (broken.length > 0)
    throw new StartError(
      `The backup is damaged: it is not so that ${broken.map(({ name }) => name).join('; ')}.`,
    )
}

/** Reads a table's text. Throws StartError at its end unless it is what was backed up. */
async function* readTable(storage: BackupStorage, { name, rows, sha256 }: Manifest['tables'][number]) {
  const packed = await storage.read(tablePath(name))
  if (!packed) throw new StartError(`The backup is damaged: table ${name} is missing.`)
  const hash = createHash('sha256')
  let lines = 0
  try {
    for await (const chunk of Readable.from([packed]).pipe(createGunzip()) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      lines += linesIn(chunk)
      yield chunk
    }
  } catch (error) {
    throw new StartError(`The backup is damaged: table ${name} cannot be unpacked.`, { cause: error })
  }
  if (hash.digest('hex') !== sha256)
    throw new StartError(`The backup is damaged: table ${name} is not what was backed up.`)
  if (lines !== rows) throw new StartError(`The backup is damaged: table ${name} has another number of rows.`)
}

/** A file of a backup that is missing or is not what was backed up. */
class DamagedFile extends StartError {
  readonly id: string
  constructor(id: string, what: string, options?: ErrorOptions) {
    super(`The backup is damaged: file ${id} ${what}.`, options)
    this.id = id
  }
}

/** Those that were lost before the backup was made. */
const lostIn = ({ lost }: Manifest): string[] => lost ?? []

async function findDamaged(
  storage: BackupStorage,
  secrets: Secrets,
  manifest: Manifest,
): Promise<DamagedFile[]> {
  const lost = new Set(lostIn(manifest))
  const damaged: DamagedFile[] = []
  for (const file of manifest.files) {
    if (lost.has(file.id)) continue
    try {
      await readFile(storage, secrets, file)
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error
      damaged.push(error)
    }
  }
  return damaged
}

const refusalOf = (damaged: readonly DamagedFile[]): StartError =>
  new StartError(
    `${damaged.map(({ message }) => message).join(' ')} Restore another copy of it, or all the rest of it with --without-damaged.`,
  )

/** The decrypted bytes. Throws DamagedFile. */
async function readFile(
  storage: BackupStorage,
  secrets: Secrets,
  { id, sha256 }: Manifest['files'][number],
): Promise<Buffer> {
  const stored = await storage.read(filePath(id))
  if (!stored) throw new DamagedFile(id, 'is missing')
  try {
    const bytes = openFile(secrets, id, stored)
    requireRecorded({ id, sha256 }, bytes)
    return bytes
  } catch (error) {
    throw new DamagedFile(id, 'is not what was backed up', { cause: error })
  }
}

/** Its database is empty again; what it had written into the store stays. */
const orRemoved = 'or remove what is in it if a restore that was cut off has left it there'

async function requireEmptyStore(config: Config): Promise<void> {
  if (config.s3Url) {
    if (!(await isBucketEmpty(new URL(config.s3Url))))
      throw new StartError(`The file store of S3_URL is not empty: restore into an empty one, ${orRemoved}.`)
    return
  }
  const folder = filesFolder(config)
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new StartError(`${folder} is not empty: set DATA_DIR to another folder, ${orRemoved}.`)
}

async function copyFiles(
  config: Config,
  storage: BackupStorage,
  secrets: Secrets,
  copied: Manifest['files'],
): Promise<void> {
  try {
    const store = await openFileStore(config, secrets)
    for (const file of copied) await store.write(file.id, await readFile(storage, secrets, file))
  } catch (error) {
    await emptyStore(config, copied)
    if (error instanceof StartError) throw error
    throw new StartError('The files cannot be written: is the store full, or away?', { cause: error })
  }
}

/** Removes what `copyFiles` has written. */
async function emptyStore(config: Config, copied: Manifest['files']): Promise<void> {
  if (!config.s3Url) return rm(filesFolder(config), { recursive: true, force: true })
  const bucket = await openBucket(new URL(config.s3Url))
  for (const { id } of copied) await ask(bucket, id, { method: 'DELETE' })
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause instanceof Error) return reasonOf(error.cause)
  return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : ''
}
