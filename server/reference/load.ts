import { readFileSync } from 'node:fs'

/**
 * Reads `data/<name>.json`, which has to have the part that is asked for. The files are ours: a test checks every item
 * of every one of them, so nothing more is looked at when the server starts.
 */
export function loadFile<File>(name: string, part: keyof File & string): File {
  const file = JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8'))
  if (!Object.hasOwn(file, part)) throw new Error(`server/reference/data/${name}.json has no "${part}"`)
  return file
}
