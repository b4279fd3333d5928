import { readFileSync } from 'node:fs'

/** A file of `data/`: what it holds, where that comes from and of which day it is. */
export interface DataFile<Item> {
  source: string
  as_of: string
  items: Item[]
}

/**
 * Reads `data/<name>.json`, which has to have the part that is asked for. The files are ours: a test checks every item
 * of every one of them, so nothing more is looked at when the server starts.
 */
export function loadFile<File>(name: string, part: keyof File & string): File {
  const file = JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8'))
  if (!Object.hasOwn(file, part)) throw new Error(`server/reference/data/${name}.json has no "${part}"`)
  return file
}

export function loadItems<Item>(name: string): Item[] {
  return loadFile<DataFile<Item>>(name, 'items').items
}
