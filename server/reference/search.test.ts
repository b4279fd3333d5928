import { describe, expect, it } from 'vitest'
import type { Language } from '@seberang/domain/language'
import { districtLabel, hsCodes, regions, searchHsCodes, searchSubDistricts } from './index.ts'
import { createSearch } from './search.ts'

const districts = new Map(regions.districts.map((one) => [one.district_id, districtLabel(one.district_name)]))
const places = (query: string) =>
  searchSubDistricts(query).map(
    ({ sub_district_name, district_id }) => `${sub_district_name}, ${districts.get(district_id)}`,
  )
const kebayoranBaru = 'Kebayoran Baru, Kota Administrasi Jakarta Selatan'

describe('searching places', () => {
  it.each([
    ['kebayoran bru', kebayoranBaru],
    ['kebayoran baru', kebayoranBaru],
    ['KEBAYORAN  BARU', kebayoranBaru],
    ['kebayorn', kebayoranBaru],
    ['baru kebay', kebayoranBaru],
    ['kebayoran baru jakarta', kebayoranBaru],
    ['kec. kebayoran baru', kebayoranBaru],
    ['coblog bandung', 'Coblong, Kota Bandung'],
    ['coblong', 'Coblong, Kota Bandung'],
    ['tanah abng', 'Tanah Abang, Kota Administrasi Jakarta Pusat'],
    ['denpasr barat', 'Denpasar Barat, Kota Denpasar'],
    ['depok kabupaten sleman', 'Depok, Kab. Sleman'],
    ['40132', 'Coblong, Kota Bandung'],
    ['1215', kebayoranBaru],
  ])('%s finds %s among the first three', (query, place) => {
    expect(places(query).slice(0, 3)).toContain(place)
  })

  it('a place that is written so comes before one that only resembles it', () => {
    expect(places('menteng')).toEqual(['Menteng, Kota Administrasi Jakarta Pusat'])
    expect(places('sleman')[0]).toBe('Sleman, Kab. Sleman')
  })

  it.each(['', '   ', '<script>', 'zzzzzz', '99999', '\u0000', '('.repeat(120)])(
    '%j finds nothing',
    (query) => {
      expect(places(query)).toEqual([])
    },
  )

  it('finds at most fifty', () => {
    expect(places('kota')).toHaveLength(50)
  })
})

describe('searching goods', () => {
  it.each<[string, Language, string]>([
    ['sepatu lri', 'id', '640411'],
    ['spatu', 'id', '640411'],
    ['runing shoes', 'en', '640411'],
    ['hedphone', 'en', '851830'],
    ['耳机', 'zh', '851830'],
    ['无线耳机', 'zh', '851830'],
    ['kamra', 'id', '852589'],
    ['laptp', 'id', '847130'],
    ['memory crd', 'en', '852351'],
    ['jam tangn', 'id', '910211'],
  ])('%s (%s) finds %s among the first three', (query, language, code) => {
    const found = searchHsCodes(query, language).map(({ hscode }) => hscode)
    expect(found.slice(0, 3)).toContain(code)
  })

  it('every label finds its own code first, in every language', () => {
    for (const { hscode, labels } of hsCodes) {
      for (const [language, label] of Object.entries(labels)) {
        const found = searchHsCodes(label, language as Language).map((one) => one.hscode)
        expect(found.slice(0, 3), label).toContain(hscode)
      }
    }
  })
})

describe('an index', () => {
  const search = createSearch(['red shoes', 'red scarf', 'blue shoes'], ['text'], (text) => ({ text }))

  it('forgives only where nothing is written as asked', () => {
    expect(search.find('shoes')).toEqual(['red shoes', 'blue shoes'])
    expect(search.find('shoed')).toEqual(['red shoes', 'blue shoes'])
    expect(search.find('rad scarf')).toEqual(['red scarf'])
    // Two letters have too many neighbours.
    expect(search.find('rx')).toEqual([])
  })

  it('answers a typing error in 7,285 places in under 30 ms', () => {
    const queries = [
      'kebayoran bru',
      'coblog bandung',
      'tanah abng',
      'surabya',
      'jakarta seltan',
      'kabupatn bogr',
    ]
    const took = queries.map((query) => {
      const began = performance.now()
      searchSubDistricts(query)
      return performance.now() - began
    })
    // The middle one: a busy machine may stop any of them.
    expect(took.sort((one, other) => one - other)[3]).toBeLessThan(30)
  })
})
