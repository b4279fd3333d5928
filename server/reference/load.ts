import { readFileSync } from 'node:fs'

/**
 * Reads `data/<name>.json`, which must contain `part`. Records are not validated at start: the files are ours, and a
 * test checks every record.
 */
export function loadFile<File>(name: string, part: keyof File & string): File {
  const file = JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8'))
  if (!Object.hasOwn(file, part)) throw new Error(`server/reference/data/${name}.json has no "${part}"`)
  return file
}
