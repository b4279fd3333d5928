import { statfsSync } from 'node:fs'
import { hasErrorCode } from './error-code.ts'
import { StartError } from './start-error.ts'

/** A new database takes some 40 MB, and each file of its log 16 MB: with less than this it cannot work. */
const leastFreeBytes = 64 * 1024 * 1024
const another = 'set DATA_DIR to another folder'

/** What a data folder's owner can do about it. */
export function folderError(folder: string, error: unknown): StartError {
  const is = (...codes: string[]) => codes.some((code) => hasErrorCode(error, code))
  const explain = (text: string) => new StartError(text, { cause: error })
  if (is('ENOSPC', 'EDQUOT')) return fullError(folder, error)
  if (is('EEXIST', 'ENOTDIR'))
    return explain(
      `The data folder ${folder} cannot be made: a file has its name. Move the file away, or ${another}.`,
    )
  if (is('EACCES', 'EPERM'))
    return explain(
      `The data folder ${folder} may not be written to by this user. Make this user its owner, or ${another}.`,
    )
  // Node reports ENOENT when it is to make a folder and its parents where nothing can be made.
  if (is('EROFS', 'ENOENT'))
    return explain(
      `The data folder ${folder} is on a disk that is read-only. Mount it for writing, or ${another}.`,
    )
  return explain(`The data folder ${folder} cannot be written to. Check its disk, or ${another}.`)
}

export const fullError = (folder: string, error: unknown) =>
  new StartError(`The disk of the data folder ${folder} is full. Free some space, or ${another}.`, {
    cause: error,
  })

/** Whether a folder's disk has no room for a database. */
export function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < leastFreeBytes
}
