import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ruleFigures } from '../../domain/explain/index.ts'
import { quoteFactsTexts } from '../../domain/explain/texts/quote-facts.ts'
import { languages, type Language } from '../../domain/language/index.ts'
import { pdfTexts } from '../../server/features/quote/pdf-texts.ts'

/** A number before a unit of time, and so a period that stands in code too. */
const period =
  /(?<!\\u[\da-f]*)\d+[ -]?(?:detik|menit|jam|hari|minggu|bulan|(?:second|minute|hour|day|week|month)s?\b|秒|分钟|小时|天|周|个月)/g

const root = join(import.meta.dirname, '../..')

const writtenPeriods = (text: string): string[] => text.match(period) ?? []

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|json)$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name))

/** Every text that a customer reads about a price, with its key. */
function textsOf(language: Language): [key: string, text: string][] {
  const folder = `app/locales/${language}`
  const files = readdirSync(join(root, folder)).map((file) => join(folder, file))
  files.push(
    `domain/explain/texts/quotes/${language}.json`,
    `domain/explain/texts/reasons/${language}.json`,
    `domain/explain/texts/price-object/${language}.json`,
    `domain/explain/texts/price-lines/${language}.json`,
  )
  const texts = files.flatMap((file) => {
    const tree: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'))
    return flatten(tree, file.replace(`/${language}`, ''))
  })
  return [
    ...texts,
    ...flatten(pdfTexts[language], 'quote.pdf'),
    ...flatten(quoteFactsTexts[language], 'quote.facts'),
  ]
}

function flatten(tree: unknown, key: string): [key: string, text: string][] {
  if (typeof tree === 'string') return [[key, tree]]
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([name, value]) => flatten(value, `${key}:${name}`))
}

/** Citations and units may be kept on one line. */
const withSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

/** Numbers with their separators and percent sign, and the titles of laws; without placeholders and a name, which have digits. */
const figuresIn = (text: string): string[] =>
  withSpaces(text)
    .replaceAll(/\{+\w+\}+/g, '')
    .replaceAll('3-D Secure', '')
    .match(/PMK\s\d+\/\d+|\d+(?:[.,]\d+)*%?/g) ?? []

const writtenOut = (language: Language): string[] => {
  const figures = new Set<string>(Object.values(ruleFigures(language)).map(withSpaces))
  return textsOf(language).flatMap(([key, text]) =>
    figuresIn(text).flatMap((figure) => (figures.has(figure) ? `${key} has ${figure}` : [])),
  )
}

describe('the figures of a rule set', () => {
  it.each(languages)('are placeholders in texts, so that a change of law changes them (%s)', (language) => {
    expect(writtenOut(language)).toEqual([])
  })
})

describe('a period', () => {
  const files = [
    ...languages.flatMap((language) => [
      ...filesIn(`app/locales/${language}`),
      `domain/explain/texts/reasons/${language}.json`,
      `domain/explain/texts/price-object/${language}.json`,
      `domain/explain/texts/price-lines/${language}.json`,
    ]),
    ...filesIn('domain/api/calls'),
    ...filesIn('domain').filter((file) => file.endsWith('texts.ts')),
    ...filesIn('server').filter((file) => file.endsWith('texts.ts')),
    'server/http/openapi-components.ts',
  ]

  it('is a placeholder in texts, so that it changes with the code that counts it', () => {
    expect(
      files.flatMap((file) =>
        writtenPeriods(readFileSync(join(root, file), 'utf8')).map((found) => `${file}: ${found}`),
      ),
    ).toEqual([])
  })

  it.each(['berlaku 10 menit', 'keep for 7 days', '有效期 24 小时', 'the 24-hour window'])(
    'is found where it is written out: %s',
    (text) => expect(writtenPeriods(text)).not.toEqual([]),
  )

  it.each(['{{minutes}} menit', '${quoteDays} days', '20-foot', 'HS 8517 dan hari ini'])(
    'is not found where there is none: %s',
    (text) => expect(writtenPeriods(text)).toEqual([]),
  )
})
