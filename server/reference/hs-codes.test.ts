import { describe, expect, it } from 'vitest'
import { formatHsCode, searchHsCodes } from './index.ts'
import type { Language } from '@seberang/domain/language'

const codes = (query: string, language: Language = 'id') =>
  searchHsCodes(query, language).map(({ hscode }) => hscode)

describe('searching HS codes', () => {
  it.each([
    ['8523', ['852351']],
    ['8523.51', ['852351']],
    ['8523.51.11', ['852351']],
    ['9999', []],
  ])('by digits: %s', (query, found) => {
    expect(codes(query)).toEqual(found)
  })

  it('by word, those that are named so first', () => {
    expect(codes('memori').slice(0, 4).sort()).toEqual(['847170', '847330', '852351', '854232'])
  })

  it.each<[string, Language, string]>([
    ['lensa', 'id', '900211'],
    ['lens', 'en', '900211'],
    ['镜头', 'zh', '900211'],
    ['HANDPHONE', 'id', '851713'],
    ['iphone', 'en', '851713'],
    ['手机', 'zh', '851713'],
    ['sepatu lari', 'id', '640411'],
    ['kaos', 'id', '610910'],
    ['buku', 'id', '490199'],
    ['咖啡机', 'zh', '851671'],
  ])('%s (%s) finds %s first', (query, language, code) => {
    expect(codes(query, language)[0]).toBe(code)
  })

  it('in any language, whatever the reader’s', () => {
    expect(codes('headphones', 'zh')).toContain('851830')
    expect(codes('耳机', 'id')).toContain('851830')
  })

  it('only what has every word', () => {
    expect(codes('sepatu kopi')).toEqual([])
    expect(codes('celana pria')).toEqual(['620342'])
  })

  it('by beginnings, but not by what is inside a word', () => {
    expect(codes('head', 'en')).toContain('851830')
    expect(codes('phones', 'en')).not.toContain('851830')
  })

  it('gives labels and restrictions in the reader’s language', () => {
    const [phone] = searchHsCodes('851713', 'en')
    expect(phone?.label).toBe('Smartphones')
    expect(phone?.restriction).toMatchObject({ kind: 'imei', reason: expect.stringContaining('At most 2') })
    expect(phone).not.toHaveProperty('words')
  })

  it('gives at most twenty, also without a query', () => {
    expect(codes('')).toHaveLength(20)
    expect(codes('  ')).toHaveLength(20)
    expect(codes('<script>')).toEqual([])
  })

  it.each([
    ['852351', '8523.51'],
    ['8523', '8523'],
  ])('%s is written %s', (code, text) => {
    expect(formatHsCode(code)).toBe(text)
  })
})
