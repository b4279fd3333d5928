import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filled, type Language } from '../../domain/language/index.ts'

type Tree = { [key: string]: string | Tree }

const root = join(import.meta.dirname, '../..')
/** Explanations of prices are shared with the server. */
const shared: Partial<Record<string, string>> = {
  price: 'domain/explain/texts/price-object',
  pricing: 'domain/explain/texts/price-lines',
  quotes: 'domain/explain/texts/quotes',
  reason: 'domain/explain/texts/reasons',
}
const read = (language: Language, file: string): Tree => {
  const folder = shared[file]
  const path = folder ? `${folder}/${language}` : `app/locales/${language}/${file}`
  return JSON.parse(readFileSync(join(root, `${path}.json`), 'utf8')) as Tree
}

/** The text that the app shows, by its key (`session:login.title`), with its placeholders filled. */
export function texts(language: Language) {
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const [file = '', path = ''] = key.split(':')
    let node: string | Tree | undefined = read(language, file)
    for (const part of path.split('.')) node = typeof node === 'object' ? node[part] : undefined
    if (typeof node !== 'string') throw new Error(`No text ${key} in ${language}`)
    return filled(node, values)
  }
}
