import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Copies the database of a server that was started before into a data folder. */
export function fillFolder(folder: string): void {
  cpSync(join(inject('templateFolder'), 'database'), join(folder, 'database'), { recursive: true })
}
