import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { languages } from '../../domain/language/index.ts'

const root = join(import.meta.dirname, '../..')

/** A law or a currency that a line may break apart from its figure. */
const breakable = /(?:\b(?:PMK|USD|CNY|EUR|IDR)|\{\{currency\}\}) (?=\d|\{\{)|(?<=\d|\}\}) ?美元/

const files = languages.flatMap((language) => [
  ...readdirSync(join(root, 'app/locales', language)).map((file) => `app/locales/${language}/${file}`),
  `domain/explain/texts/reasons/${language}.json`,
  `domain/explain/texts/price-object/${language}.json`,
  `domain/explain/texts/price-lines/${language}.json`,
])

it.each(files)('%s keeps citations and amounts of money on one line', (file) => {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  expect(lines.filter((line) => breakable.test(line))).toEqual([])
})

test.each([
  ['PMK 4/2025', true],
  ['USD {{limit}}', true],
  ['{{currency}} {{rate}}', true],
  ['{{limit}} 美元', true],
  ['PMK\\u00a04/2025', false],
  ['USD', false],
])('%s may break: %s', (text, expected) => {
  expect(breakable.test(text)).toBe(expected)
})
