import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { formatHsCode } from '@seberang/domain/format'
import { languages, type Language } from '@seberang/domain/language'
import { describe, expect, it } from 'vitest'
import { catalogueOfSeeds } from './catalogue.ts'
import { searchHsCodes } from './hs-codes.ts'
import { readSeeds } from './seeds.ts'

const catalogue = catalogueOfSeeds(readSeeds())

const codes = (query: string, language: Language = 'id') =>
  searchHsCodes(catalogue, query, language).map(({ hscode }) => hscode)

describe('searching HS codes', () => {
  it.each([
    ['8523', ['852349', '852351', '852352', '852380']],
    ['8523.51', ['852351']],
    ['8523.51.11', ['852351']],
    ['9999', []],
  ])('finds by digits: %s', (query, found) => {
    expect(codes(query)).toEqual(found)
  })

  it('finds by word, codes with that name first', () => {
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

  it('finds in any language, whatever the reader’s', () => {
    expect(codes('headphones', 'zh')).toContain('851830')
    expect(codes('耳机', 'id')).toContain('851830')
  })

  it('finds only codes with every word', () => {
    expect(codes('sepatu kopi')).toEqual([])
    expect(codes('celana pria')).toEqual(expect.arrayContaining(['620342', '620343']))
    expect(codes('celana pria')).not.toContain('620462')
  })

  it('finds by the beginning of a word, but not by its middle', () => {
    expect(codes('head', 'en')).toContain('851830')
    expect(codes('phones', 'en')).not.toContain('851830')
  })

  it('gives labels and restrictions in the reader’s language', () => {
    const [phone] = searchHsCodes(catalogue, '851713', 'en')
    expect(phone?.label).toBe('Smartphones (mobile phones)')
    expect(phone?.restriction).toMatchObject({ kind: 'imei', reason: expect.stringContaining('At most 2') })
    expect(phone).not.toHaveProperty('words')
    expect(phone).not.toHaveProperty('everyday')
  })

  it('returns at most twenty; without a query the most frequently bought', () => {
    expect(codes('plastik')).toHaveLength(20)
    expect(codes('')).toHaveLength(20)
    expect(codes('  ').slice(0, 3)).toEqual(['851713', '851830', '850760'])
    expect(codes('"><qqzz>')).toEqual([])
  })

  it.each([
    ['852351', '8523.51'],
    ['8523', '8523'],
  ])('formats %s as %s', (code, text) => {
    expect(formatHsCode(code)).toBe(text)
  })
})

/** The nomenclature exists only in the development environment; without it this comparison is skipped. */
function readNomenclature(): Map<string, string> {
  const path = fileURLToPath(new URL('../../../shared/data/hs6.csv', import.meta.url))
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(',')), line]))
}

describe('stored HS codes', () => {
  const records = catalogue.all('hs-codes')

  it('are sorted and unique', () => {
    expect(records.length).toBeGreaterThanOrEqual(400)
    const recordCodes = records.map(({ hscode }) => hscode)
    expect(recordCodes).toEqual([...new Set(recordCodes)].sort())
  })

  it('rank the most frequently bought goods without ties', () => {
    const ranks = records.flatMap(({ everyday }) => everyday ?? []).sort((one, other) => one - other)
    expect(ranks.length).toBeGreaterThan(20)
    expect(ranks).toEqual(ranks.map((_, index) => index + 1))
  })

  it('all exist in the Harmonized System', () => {
    const known = readNomenclature()
    expect(records.filter(({ hscode }) => known.size > 0 && !known.has(hscode))).toEqual([])
  })

  it.each(languages)('have unique labels (%s)', (language) => {
    const labels = records.map(({ labels }) => labels[language].toLowerCase())
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
  })

  it('have texts in the right script for each language', () => {
    for (const { hscode, labels, words, restriction } of records) {
      for (const texts of [labels, words, ...(restriction ? [restriction.reason] : [])]) {
        expect(`${texts.id}${texts.en}`, hscode).not.toMatch(/\p{Script=Han}/u)
        expect(texts.zh, hscode).toMatch(/\p{Script=Han}/u)
      }
    }
  })

  it('have plausible tax rates', () => {
    for (const { hscode, percentage_bea_masuk, percentage_ppn, percentage_pph } of records) {
      expect(percentage_bea_masuk, hscode).toBeLessThanOrEqual(hscode.startsWith('22') ? 150 : 40)
      expect([0, 11], hscode).toContain(percentage_ppn)
      expect([0, 2.5, 7.5], hscode).toContain(percentage_pph)
    }
    const free = records.filter(({ percentage_ppn }) => percentage_ppn === 0)
    expect(free.map(({ hscode }) => hscode)).toEqual(['490199', '490300'])
  })

  it('are marked as restricted where goods are banned or need permits', () => {
    const kindOf = (code: string) => records.find(({ hscode }) => hscode === code)?.restriction?.kind
    expect(['630900', '930400', '930700', '360410', '010619', '030111'].map(kindOf)).toEqual(
      Array(6).fill('banned'),
    )
    expect(['851713', '851714', '847130'].map(kindOf)).toEqual(Array(3).fill('imei'))
    // Food, medicines, cosmetics, seeds and plants, toys.
    const watched = records.filter(({ hscode }) => /^(?:0[1-9]|1[2-9]|2[0-2]|30|330[3-5]|9503)/.test(hscode))
    expect(watched.filter(({ restriction }) => !restriction)).toEqual([])
  })
})
