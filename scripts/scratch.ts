import { existsSync, statfsSync } from 'node:fs'
import { availableMemory } from 'node:process'

/** Linux has a file system in memory there. */
const inMemory = '/dev/shm'
/** What a run leaves in its folders at the most, with as much again for its processes. */
const needed = 4 * 2 ** 30

/**
 * The environment of a run whose temporary folders are to be in memory. Each of its servers begins with a copy of a
 * database of a thousand files, which takes seconds on a busy disk. Empty where the machine has no room for that.
 */
export function scratchInMemory(folder = inMemory, room = needed): Record<string, string> {
  if (process.env['TMPDIR'] || availableMemory() < room || !existsSync(folder)) return {}
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < room ? {} : { TMPDIR: folder }
}
