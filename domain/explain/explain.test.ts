import { describe, expect, it } from 'vitest'
import { languages } from '../language/index.ts'
import { explain } from '../pricing/index.ts'
import { requestWith } from '../pricing/cases/build.ts'
import { lawText, reasonOf } from './index.ts'
import { reasonTexts } from './texts/index.ts'

const { explanation } = explain(requestWith({}, [{ price_original: 100 }]))
const duty = explanation.find(({ line }) => line === 'duty')

describe('a line of a price in words', () => {
  it.each(languages)('is written without a gap, in %s', (language) => {
    for (const why of explanation) {
      const sentence = reasonOf(why, reasonTexts[language], language)
      expect(sentence).not.toMatch(/\{\{|undefined|NaN/)
      expect(sentence.endsWith(reasonTexts[language].end)).toBe(true)
    }
  })

  it('names what was multiplied, what came out and how it was rounded', () => {
    if (!duty) throw new Error('a price without duty')
    expect(reasonOf(duty, reasonTexts.id, 'id')).toMatch(
      /^[\d,]+% × Rp[\d.]+ = Rp[\d.]+, dibulatkan ke atas ke ribuan\.$/,
    )
    expect(duty.law && lawText(duty.law, reasonTexts.id)).toBe('PMK 4/2025 pasal 29')
  })
})

const textsIn = (tree: object): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? textsIn(value).map(([inner, text]): [string, string] => [`${key}.${inner}`, text])
      : [[key, String(value)] satisfies [string, string]],
  )
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

describe.each(languages)('the sentences in %s', (language) => {
  it('are those of the other languages, with the same values in them', () => {
    const expected = textsIn(reasonTexts.id).map(([key, text]) => [key, placeholders(text)])
    expect(textsIn(reasonTexts[language]).map(([key, text]) => [key, placeholders(text)])).toEqual(expected)
  })

  it('say something', () => {
    for (const [key, text] of textsIn(reasonTexts[language])) expect(text.trim(), key).not.toBe('')
  })
})
