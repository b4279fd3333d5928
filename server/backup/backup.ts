import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import type { Config } from '../base/config.ts'
import { hasErrorCode } from '../base/error-code.ts'
import { StartError } from '../base/start-error.ts'
import { requireRecorded } from '../files/files.ts'
import { openStoredBytes } from '../files/open.ts'
import { openFile, SealedElsewhere } from '../files/sealed.ts'
import { LostFile, type FileStore } from '../files/store.ts'
import { Refusal } from '../refusal/refusal.ts'
import { existingSecrets, fingerprintOf, type Secrets } from '../security/secrets.ts'
import { openPgliteDump, openPostgresDump, type Dump } from './dump.ts'
import { filePath, tablePath, type Manifest } from './manifest.ts'
import { recordBackup } from './record.ts'
import { openStorage, requireApart } from './storage.ts'

/**
 * Copies database and files to a place that is empty, while servers go on, and records it. Files that are lost or damaged
 * are left out and named in the manifest. Throws StartError.
 * @returns the manifest, and those of the lost files that were not written off
 */
export async function backUp(
  config: Config,
  target: string,
): Promise<CompleteManifest & { newlyLost: string[] }> {
  requireApart(target, config.dataFolder)
  const manifest = await copyAll(config, target)
  const lost = new Set(manifest.lost)
  const { files } = manifest
  const newlyLost = files.flatMap(({ id, writtenOff }) => (lost.has(id) && !writtenOff ? id : []))
  const found = files.flatMap(({ id, writtenOff }) => (writtenOff && !lost.has(id) ? id : []))
  await recordBackup(config, manifest, { newlyLost, found })
  return { ...manifest, newlyLost }
}

type CompleteManifest = Manifest & { lost: string[] }

async function copyAll(config: Config, target: string): Promise<CompleteManifest> {
  const secrets = existingSecrets(config)
  const fingerprint = fingerprintOf(secrets)
  const storage = await openStorage(target)
  await storage.begin()
  try {
    const { head, tables } = await copyTables(config, (name, bytes) => storage.write(tablePath(name), bytes))
    // A file is written before its row and never changed, so that every row of the snapshot has its file by now.
    const store = await openStoredBytes(config)
    const failures = new Map<string, LostFile>()
    for (const file of head.files) {
      const stored = await readStored(store, secrets, file)
      if (stored instanceof LostFile) failures.set(file.id, stored)
      else await storage.write(filePath(file.id), stored)
    }
    const lost = [...failures.keys()]
    if (
      lost.length === head.files.length &&
      [...failures.values()].some((one) => one instanceof SealedElsewhere)
    )
      throw new StartError('The files were encrypted under another APP_KEY: this backup could not be read.')
    const manifest = { ...head, format: 1, version: config.version, fingerprint, tables, lost }
    await storage.finish(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
    return manifest
  } catch (error) {
    await storage.abandon()
    throw error
  }
}

async function copyTables(config: Config, write: (name: string, bytes: Buffer) => Promise<void>) {
  const dump = await openDump(config)
  try {
    const tables: Manifest['tables'] = []
    for (const table of dump.head.tables) {
      const hash = createHash('sha256')
      let rows = 0
      async function* counted() {
        for await (const chunk of dump.read(table)) {
          hash.update(chunk)
          rows += linesIn(chunk)
          yield chunk
        }
      }
      const packed = createGzip()
      const source = Readable.from(counted())
      source.on('error', (error) => packed.destroy(error))
      await write(table.name, await buffer(source.pipe(packed)))
      tables.push({ ...table, rows, sha256: hash.digest('hex') })
    }
    return { head: dump.head, tables }
  } finally {
    await dump.close()
  }
}

async function openDump(config: Config): Promise<Dump> {
  const { databaseUrl } = config
  if (databaseUrl) return openPostgresDump({ ...config, databaseUrl })
  return openPgliteDump(config.dataFolder)
}

const newLine = 0x0a

/** The text format of COPY ends each row, and nothing else, with a new line. */
export function linesIn(chunk: Uint8Array): number {
  let lines = 0
  for (let at = chunk.indexOf(newLine); at >= 0; at = chunk.indexOf(newLine, at + 1)) lines += 1
  return lines
}

/**
 * A file as it is stored: encrypted.
 * @returns why not, of one that is lost or damaged: nothing can remove it, and the ledger needs its backups all the same
 */
export async function readStored(
  store: FileStore,
  secrets: Secrets,
  file: Manifest['files'][number],
): Promise<Buffer | LostFile> {
  try {
    const stored = await store.read(file.id)
    requireRecorded(file, openFile(secrets, file.id, stored))
    return stored
  } catch (error) {
    if (error instanceof LostFile) return error
    if (error instanceof Refusal) throw new StartError('The file store does not answer.', { cause: error })
    // A sector of the disk is broken: all other files are to be saved before more of it is.
    if (hasErrorCode(error, 'EIO')) return new LostFile(`file ${file.id} cannot be read`, { cause: error })
    throw error
  }
}
