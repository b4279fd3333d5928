import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { tryLock } from 'fs-native-extensions'
import { StartError } from '../base/start-error.ts'

/** Behind the content, which Windows would not let others read otherwise. */
const lockedByte = 1024

/**
 * Locks a data folder: the embedded database has no lock of its own, and two processes would corrupt it silently. The
 * operating system holds the lock for as long as this process lives, however it ends.
 * @returns releases the lock. Throws StartError that names the process that holds it.
 */
export function lockFolder(lockFile: string): () => void {
  const file = openLockFile(lockFile)
  if (!tryLock(file, lockedByte, 1)) {
    closeSync(file)
    throw new StartError(
      `The data folder ${dirname(lockFile)} is in use by process ${holderOf(lockFile)}. Stop it, or set DATA_DIR to another folder.`,
    )
  }
  ftruncateSync(file)
  writeSync(file, String(process.pid), 0)
  return () => closeSync(file)
}

function openLockFile(lockFile: string): number {
  try {
    mkdirSync(dirname(lockFile), { recursive: true, mode: 0o700 })
    return openSync(lockFile, 'a+', 0o600)
  } catch (error) {
    throw new StartError(`The data folder ${dirname(lockFile)} cannot be written to.`, { cause: error })
  }
}

/** For the message alone: whoever holds the lock wrote its number after taking it. */
const holderOf = (lockFile: string): string => readFileSync(lockFile, 'utf8') || 'another'
