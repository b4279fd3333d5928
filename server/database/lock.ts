import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { randomBytes } from 'node:crypto'
import { isCode } from '../security/secrets.ts'
import { StartError } from '../start-error.ts'

interface Holder {
  pid: number
  /** When that process began, so that another process with its number is not taken for it. */
  began: string
}

/**
 * Takes the lock of a data folder: the embedded database has none of its own, and two processes would corrupt it
 * without a word. Only a lock whose process is gone is taken over, never one of a process that is merely silent.
 * @returns gives the lock back. Throws StartError that names the holder.
 */
export function lockFolder(lockFile: string): () => void {
  mkdirSync(dirname(lockFile), { recursive: true, mode: 0o700 })
  const mine: Holder = { pid: process.pid, began: beganAt(process.pid) }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (tryCreate(lockFile, mine)) return () => release(lockFile, mine)
    const holder = readHolder(lockFile)
    if (holder && isAlive(holder)) {
      throw new StartError(
        `The data folder ${dirname(lockFile)} is in use by process ${holder.pid}. Stop it, or set DATA_DIR to another folder.`,
      )
    }
    takeAway(lockFile, holder)
  }
  throw new StartError(`The data folder ${dirname(lockFile)} is being opened by another process. Try again.`)
}

function tryCreate(lockFile: string, mine: Holder): boolean {
  try {
    const file = openSync(lockFile, 'wx', 0o600)
    writeSync(file, JSON.stringify(mine))
    closeSync(file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw new StartError(`The data folder ${dirname(lockFile)} cannot be written to.`, { cause: error })
  }
}

/** Renames before removing, so that of two processes that found the same dead lock only one takes it away. */
function takeAway(lockFile: string, dead: Holder | undefined): void {
  const aside = `${lockFile}.${randomBytes(6).toString('hex')}`
  try {
    renameSync(lockFile, aside)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  const taken = readHolder(aside)
  // Somebody else took the dead lock over in between, and this is theirs: it goes back.
  if (taken && (taken.pid !== dead?.pid || taken.began !== dead.began) && isAlive(taken))
    renameSync(aside, lockFile)
  else rmSync(aside, { force: true })
}

function release(lockFile: string, mine: Holder): void {
  const holder = readHolder(lockFile)
  if (holder?.pid === mine.pid && holder.began === mine.began) rmSync(lockFile, { force: true })
}

function readHolder(path: string): Holder | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof read === 'object' && read !== null && 'pid' in read && 'began' in read) {
      return { pid: Number(read.pid), began: String(read.began) }
    }
  } catch {
    // Gone, or half written by a process that was killed just then.
  }
  return undefined
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (!isCode(error, 'EPERM')) return false
  }
  return holder.began === '' || beganAt(holder.pid) === '' || beganAt(holder.pid) === holder.began
}

/** The kernel's start time of a process; empty where there is no /proc. */
function beganAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
