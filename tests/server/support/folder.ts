import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Gives a data folder the database of a server that was started before. */
export function fillFolder(folder: string): void {
  cpSync(join(inject('templateFolder'), 'database'), join(folder, 'database'), { recursive: true })
}
