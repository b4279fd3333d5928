import { describe, expect, it } from 'vitest'
import { languages } from '../language/index.ts'
import { pricingErrorTexts } from './index.ts'

describe('messages of refused prices', () => {
  it.each(languages)('has a distinct text for every reason (%s)', (language) => {
    const texts = Object.values(pricingErrorTexts[language])
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.every((text) => text.length > 5)).toBe(true)
  })
})
