import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { hasErrorCode } from './error-code.ts'

/**
 * Makes a folder for this user only, and its parents, unless it is there. Throws the system's error. Node's own
 * `recursive` never returns for a parent that takes no folders, such as /proc.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST') && statSync(path).isDirectory()) return
    if (!hasErrorCode(error, 'ENOENT') || dirname(path) === path) throw error
    makeFolder(dirname(path))
    mkdirSync(path, { mode: 0o700 })
  }
}
