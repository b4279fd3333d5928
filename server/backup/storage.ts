import { randomBytes } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { open, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { hasErrorCode } from '../base/error-code.ts'
import { makeFolder } from '../base/make-folder.ts'
import { isS3Url } from '../base/s3-url.ts'
import { StartError } from '../base/start-error.ts'
import { minute } from '../database/clock.ts'
import { ask, openBucket } from '../files/s3.ts'
import { Refusal } from '../refusal/refusal.ts'
import { manifestName } from './manifest.ts'

/** Where a backup lies: a folder or a bucket. Its methods throw StartError. */
export interface BackupStorage {
  /** Prepares for `write`. Throws if there is something already. */
  begin(): Promise<void>
  write(path: string, bytes: Uint8Array): Promise<void>
  /** Makes it a backup. */
  finish(manifest: Uint8Array): Promise<void>
  /** Removes what was written, as far as that is needed. */
  abandon(): Promise<void>
  /** @returns undefined if there is no such path */
  read(path: string): Promise<Buffer | undefined>
}

const project = resolve(import.meta.dirname, '..', '..')

/**
 * A backup inside the data folder would go with it; one inside the project would come into its repository, and into the
 * image that is built of it, with personal data. Throws StartError.
 */
export function requireApart(target: string, dataFolder: string): void {
  if (target.includes('://')) return
  if (isInside(target, dataFolder))
    throw new StartError(`${target} is in the data folder, and would be lost with it: name another place.`)
  if (isInside(target, project))
    throw new StartError(
      `${target} is in the project's folder, and would be copied with it: name another place.`,
    )
}

function isInside(target: string, folder: string): boolean {
  const way = relative(realFolder(folder), realFolder(resolve(target)))
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** Where a folder is, or will be, whatever links lead to it. */
function realFolder(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  return dirname(path) === path ? path : join(realFolder(dirname(path)), basename(path))
}

/** @param target a folder, or a bucket as in S3_URL */
export async function openStorage(target: string): Promise<BackupStorage> {
  if (isS3Url(target)) return bucketPlace(new URL(target))
  if (/^[a-z0-9]+:\/\//i.test(target))
    throw new StartError(
      'The place of a backup is a folder, or an address like https://key:secret@host/bucket.',
    )
  return folderPlace(resolve(target))
}

function folderPlace(folder: string): BackupStorage {
  const partial = `${folder}.partial-${randomBytes(4).toString('hex')}`
  const notEmpty = new StartError(`${folder} is not empty: name a new folder for the backup.`)
  const failing = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      throw unusable(error)
    }
  }
  return {
    async begin() {
      const inside = await readdir(folder).catch((error: unknown) => {
        if (hasErrorCode(error, 'ENOENT')) return []
        throw new StartError(`${folder} is no folder that can be used.`, { cause: error })
      })
      if (inside.length > 0) throw notEmpty
      await failing(() => makeFolder(partial))
    },
    async write(path, bytes) {
      const file = join(partial, path)
      await failing(() => makeFolder(dirname(file)))
      await failing(() => writeFile(file, bytes, { mode: 0o600, flush: true }))
    },
    async finish(manifest) {
      await this.write(manifestName, manifest)
      for (const inside of ['tables', 'files', '']) await syncFolder(join(partial, inside))
      await rmdir(folder).catch(() => undefined)
      await rename(partial, folder).catch((error: unknown) => {
        // Another backup into it was ready first.
        const isTaken = hasErrorCode(error, 'ENOTEMPTY') || hasErrorCode(error, 'EEXIST')
        throw isTaken ? notEmpty : unusable(error)
      })
      await syncFolder(dirname(folder))
    },
    abandon: () => rm(partial, { recursive: true, force: true }),
    async read(path) {
      try {
        return await readFile(join(folder, path))
      } catch (error) {
        if (hasErrorCode(error, 'ENOENT') || hasErrorCode(error, 'ENOTDIR')) return undefined
        throw unusable(error)
      }
    },
  }
}

function unusable(error: unknown): StartError {
  const reason = error instanceof Error ? error.message : ''
  return new StartError(`The folder of the backup cannot be used: ${reason}.`, { cause: error })
}

/** Makes the names in a folder durable, where the system can. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (!['ENOENT', 'EISDIR', 'EPERM', 'EINVAL'].some((code) => hasErrorCode(error, code))) throw error
  }
}

const objectWithinMs = 10 * minute

async function bucketPlace(url: URL): Promise<BackupStorage> {
  const bucket = await openBucket(url, 'The bucket of the backup')
  const failure = (reason: string, cause?: unknown) =>
    new StartError(`The bucket of the backup fails: ${reason}.`, { cause })
  const request = async (path: string, options: RequestInit) => {
    try {
      return await ask(bucket, path, options, objectWithinMs)
    } catch (error) {
      throw failure('it does not answer', error)
    }
  }
  const write = async (path: string, bytes: Uint8Array) => {
    const { ok, status } = await request(path, { method: 'PUT', body: new Uint8Array(bytes) })
    if (!ok) throw failure(`it answers ${status} to a write`)
  }
  return {
    async begin() {
      if (!(await isBucketEmpty(url)))
        throw new StartError('The bucket is not empty: name an empty one for the backup.')
    },
    write,
    finish: (manifest) => write(manifestName, manifest),
    // Without its manifest it is not a backup, and what a bucket keeps may not be ours to remove.
    abandon: async () => undefined,
    async read(path) {
      const answer = await request(path, { method: 'GET' })
      if (answer.status === 404) return undefined
      if (!answer.ok) throw failure(`it answers ${answer.status} to a read`)
      try {
        return Buffer.from(await answer.arrayBuffer())
      } catch (error) {
        throw failure('it broke off', error)
      }
    },
  }
}

export async function isBucketEmpty(url: URL): Promise<boolean> {
  try {
    const answer = await ask(await openBucket(url), '?max-keys=1', { method: 'GET' })
    if (!answer.ok) throw new StartError(`The bucket answers ${answer.status} to what it contains.`)
    return !(await answer.text()).includes('<Contents>')
  } catch (error) {
    if (error instanceof Refusal) throw new StartError('The bucket does not answer.', { cause: error })
    throw error
  }
}
