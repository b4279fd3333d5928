import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ruleFigures } from '../../domain/explain/index.ts'
import { languages, type Language } from '../../domain/language/index.ts'
import { pdfTexts } from '../../server/features/quote/pdf-texts.ts'

const root = join(import.meta.dirname, '../..')

/** Figures that equal one of the rule set by chance. */
const others = [
  // Page numbers.
  'quote.pdf:page has 1',
]

/** Every text that a customer reads about a price, with its key. */
function textsOf(language: Language): [key: string, text: string][] {
  const folder = `app/locales/${language}`
  const files = readdirSync(join(root, folder)).map((file) => join(folder, file))
  files.push(`domain/explain/texts/${language}.json`, `domain/explain/pricing/${language}.json`)
  const texts = files.flatMap((file) => {
    const tree: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'))
    return flatten(tree, file.replace(`/${language}`, ''))
  })
  return [...texts, ...flatten(pdfTexts[language], 'quote.pdf')]
}

function flatten(tree: unknown, key: string): [key: string, text: string][] {
  if (typeof tree === 'string') return [[key, tree]]
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([name, value]) => flatten(value, `${key}:${name}`))
}

/** Citations and units may be kept on one line. */
const withSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

/** Numbers with their separators and percent sign, and the titles of laws; without placeholders, which have digits. */
const figuresIn = (text: string): string[] =>
  withSpaces(text)
    .replaceAll(/\{+\w+\}+/g, '')
    .match(/PMK \d+\/\d+|\d+(?:[.,]\d+)*%?/g) ?? []

const writtenOut = (language: Language): string[] => {
  const figures = new Set<string>(Object.values(ruleFigures(language)).map(withSpaces))
  return textsOf(language).flatMap(([key, text]) =>
    figuresIn(text).flatMap((figure) => (figures.has(figure) ? `${key} has ${figure}` : [])),
  )
}

describe('the figures of a rule set', () => {
  it.each(languages)('are placeholders in texts, so that a change of law changes them (%s)', (language) => {
    expect(writtenOut(language).filter((found) => !others.includes(found))).toEqual([])
  })

  it('have no exception that is no longer needed', () => {
    const found = new Set(languages.flatMap(writtenOut))
    expect(others.filter((one) => !found.has(one))).toEqual([])
  })
})
