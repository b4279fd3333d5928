import { describe, expect, it } from 'vitest'
import { languageOfWire, languages, wireLanguages } from './index.ts'

describe('languages on the wire', () => {
  it.each(languages)('%s survives a round trip', (language) => {
    expect(languageOfWire(wireLanguages[language])).toBe(language)
  })

  it.each([
    ['cn', 'zh'],
    ['zh', 'id'],
    ['', 'id'],
    [undefined, 'id'],
    ['EN', 'id'],
  ])('%s means %s', (wire, language) => {
    expect(languageOfWire(wire)).toBe(language)
  })
})
