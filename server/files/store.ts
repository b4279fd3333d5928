import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { hasErrorCode } from '../base/error-code.ts'

/** The store has no such file, or cannot read it, and a repetition would not help. */
export class LostFile extends Error {}

/** Stores the bytes of files; the database keeps owner, kind, size, type and SHA-256. */
export interface FileStore {
  /** Resolves once the bytes are durable. Throws Refusal 503 while the store is unavailable. */
  write(id: string, bytes: Buffer): Promise<void>
  /**
   * Throws LostFile, or Refusal 503 while the store is unavailable.
   * @param isAborted whether nobody waits for it any more: then it may end with Refusal 503
   */
  read(id: string, isAborted?: () => boolean): Promise<Buffer>
  /** Resolves once it is gone, also where it was not there. Throws Refusal 503 while the store is unavailable. */
  remove(id: string): Promise<void>
  /**
   * The ids of all files. On the way it removes what writes that were cut off have left. A store that cannot say the ids
   * has none.
   * @param unfinishedBefore by the clock of this machine; a younger one may be what another process is writing
   */
  ids(unfinishedBefore: Date): AsyncIterable<string>
  /** As `remove`, if it was written before a time. @param before by the clock of this machine */
  removeIfOlder(id: string, before: Date): Promise<void>
}

const fileId = /^[\w-]{20,64}$/

/** Rejects anything but a generated id, such as a path. */
export function requireFileId(id: string): string {
  if (!fileId.test(id)) throw new Error('not a file id')
  return id
}

/** How a file is named while it is written. */
const unfinished = /\.[\da-f]{8}$/

/** Another process may have finished it meanwhile: then it has its own name. */
async function removeIfOlder(path: string, before: Date): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    if (!hasErrorCode(error, 'ENOENT')) throw error
  })
  if (found && found.mtime < before) await rm(path, { force: true })
}

/** Files in a folder, two levels deep. */
export function createFolderStore(folder: string): FileStore {
  const place = (id: string) => {
    const inside = join(folder, requireFileId(id).slice(0, 2))
    return { inside, path: join(inside, id) }
  }
  /** One after the other: there may be hundreds of thousands of files. */
  async function* names(): AsyncGenerator<{ inside: string; name: string }> {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      // A disk of its own has a folder that nobody may read.
      if (!entry.isDirectory() || !/^[\w-]{2}$/.test(entry.name)) continue
      for (const name of await readdir(join(folder, entry.name))) yield { inside: entry.name, name }
    }
  }
  return {
    async write(id, bytes) {
      const { inside, path } = place(id)
      await mkdir(inside, { recursive: true, mode: 0o700 })
      const aside = `${path}.${randomBytes(4).toString('hex')}`
      try {
        await writeFile(aside, bytes, { mode: 0o600, flush: true })
        await rename(aside, path)
      } catch (error) {
        // On a full disk its part would keep the disk full.
        await rm(aside, { force: true })
        throw error
      }
    },
    async read(id) {
      const { path } = place(id)
      try {
        return await readFile(path)
      } catch (error) {
        // Nothing there, or no file: what else may fail, such as a disk, may work again.
        if (!['ENOENT', 'EISDIR', 'ENOTDIR'].some((code) => hasErrorCode(error, code))) throw error
        throw new LostFile(`file ${id} cannot be read`, { cause: error })
      }
    },
    remove: (id) => rm(place(id).path, { force: true }),
    async *ids(unfinishedBefore) {
      for await (const { inside, name } of names()) {
        if (unfinished.test(name)) await removeIfOlder(join(folder, inside, name), unfinishedBefore)
        else if (fileId.test(name) && name.startsWith(inside)) yield name
      }
    },
    removeIfOlder: (id, before) => removeIfOlder(place(id).path, before),
  }
}
