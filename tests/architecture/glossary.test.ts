import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/run.ts'

const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8')
const cells = (row: string): string[] => row.split('|').map((cell) => cell.trim())

/** The rows of every table of the glossary: term, meaning, Indonesian, Chinese, words not used. */
const rows = read('docs', 'glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (in code|--)/.test(line))
  .map(cells)

it.each([
  { language: 'id', column: 3 },
  { language: 'zh', column: 4 },
])('every $language term of the glossary is used on a screen', ({ language, column }) => {
  const onScreen = [
    ...readdirSync(join(root, 'app/locales', language)).map((file) => read('app/locales', language, file)),
    read('domain/explain/texts', `${language}.json`),
    read('domain/explain/pricing', `${language}.json`),
    read('domain/status/statuses.ts'),
  ]
    .join('\n')
    .toLowerCase()
  const words = rows
    .flatMap((row) => (row[column] ?? '').replace(/\(.*?\)/g, '').split(','))
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '' && word !== '–')
  expect(words.length).toBeGreaterThan(40)
  expect(words.filter((word) => !onScreen.includes(word))).toEqual([])
})

it('the glossary lists every term once', () => {
  const terms = rows.map(([, term = '']) => term.replace(/ \(.*\)/, ''))
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([])
})
