import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { tryLock } from 'fs-native-extensions'
import { folderError } from '../base/folder-error.ts'
import { makeFolder } from '../base/make-folder.ts'
import { StartError } from '../base/start-error.ts'

/** Beyond the content: on Windows the lock would prevent others from reading it. */
const lockedByte = 1024

/**
 * Locks a data folder, since two processes would silently corrupt the embedded database, which has no lock. The
 * operating system releases the lock when the process ends, even by a crash.
 * @returns releases the lock. Throws StartError that names the process holding it.
 */
export function lockFolder(lockFile: string): () => void {
  const file = openLockFile(lockFile)
  if (!tryLock(file, lockedByte, 1)) {
    closeSync(file)
    throw new StartError(
      `The data folder ${dirname(lockFile)} is in use by process ${holderOf(lockFile)}. Stop it, or set DATA_DIR to another folder.`,
    )
  }
  try {
    ftruncateSync(file)
    writeSync(file, String(process.pid), 0)
  } catch (error) {
    closeSync(file)
    throw folderError(dirname(lockFile), error)
  }
  return () => closeSync(file)
}

function openLockFile(lockFile: string): number {
  try {
    makeFolder(dirname(lockFile))
    return openSync(lockFile, 'a+', 0o600)
  } catch (error) {
    throw folderError(dirname(lockFile), error)
  }
}

/** For the message only: the lock's holder writes its process id into the file. */
const holderOf = (lockFile: string): string => readFileSync(lockFile, 'utf8') || 'another'
