import { referenceKinds, type ReferenceKind } from '@seberang/domain/api'
import { describe, expect, it } from 'vitest'
import { catalogueOfSeeds } from './catalogue.ts'
import { mistakesOf } from './rules.ts'
import { readSeeds } from './seeds.ts'

const catalogue = catalogueOfSeeds(readSeeds())
const stored = (kind: ReferenceKind, id: string) => catalogue.table(kind).byId.get(id)?.record ?? {}

/** The refused fields when a changed record replaces the stored one. */
function refused(kind: ReferenceKind, id: string, change: object, sure = false): string[] {
  const before = stored(kind, id)
  const record = { ...before, ...change }
  return mistakesOf({ kind, id, record }, { catalogue, before, sure }, 'en').map(({ field }) => field)
}

describe.each(referenceKinds)('every record of %s', (kind) => {
  it('passes the rules for operators', () => {
    const all = catalogue.table(kind).stored
    expect(all.length).toBeGreaterThan(0)
    for (const { id, record } of all) {
      const around = { catalogue, before: record, sure: false }
      expect(mistakesOf({ kind, id, record }, around, 'en'), `${kind} ${id}`).toEqual([])
    }
  })
})

const packageId = 'udara-individu'
const tiers = (...limits: (number | null)[]) => ({
  price_json: {
    ...Object(stored('packages', packageId)['price_json']),
    US: { tiers: limits.map((up_to_kg) => ({ up_to_kg, price_per_kg: 1000 })) },
  },
})

describe('an invalid record', () => {
  it.each<[string, ReferenceKind, string, object, string]>([
    ['a negative price', 'categories', 'umum', { price_cbm: -1 }, 'price_cbm'],
    ['a price with a fraction', 'categories', 'umum', { price_cbm: 1.5 }, 'price_cbm'],
    ['a price that is not a number', 'categories', 'umum', { price_cbm: '4800000' }, 'price_cbm'],
    ['no price', 'categories', 'umum', { price_20: undefined }, 'price_20'],
    ['a field that does not exist', 'categories', 'umum', { price_cmb: 1 }, 'price_cmb'],
    [
      'a part that does not exist',
      'categories',
      'umum',
      { additional_info: { extra: 1 } },
      'additional_info.extra',
    ],
    ['a rate of 300 %', 'categories', 'umum', { percentage_ppn: 300 }, 'percentage_ppn'],
    ['a larger container at a lower price', 'categories', 'umum', { price_40: 1 }, 'price_40'],
    [
      'a lower tax without NPWP',
      'categories',
      'umum',
      { percentage_pph_non_npwp: 1 },
      'percentage_pph_non_npwp',
    ],
    ['another name', 'categories', 'umum', { category_name: 'Lain' }, 'category_name'],
    ["another's name", 'categories', 'new', { category_name: 'Handphone' }, 'category_id'],
    ['a language left out', 'categories', 'umum', { labels: { id: 'a', en: 'b' } }, 'labels.zh'],
    ['another id', 'categories', 'umum', { category_id: 'fashion' }, 'category_id'],
    ['an unknown category', 'hs-codes', '851713', { category_id: 'dragons' }, 'category_id'],
    ['a code of five digits', 'hs-codes', '851713', { hscode: '85171' }, 'hscode'],
    [
      'a restriction without a reason',
      'hs-codes',
      '851713',
      { restriction: { kind: 'imei', source: 'x' } },
      'restriction.reason.zh',
    ],
    ['an unknown restriction', 'hs-codes', '851713', { restriction: { kind: 'odd' } }, 'restriction.kind'],
    ['a package from an unknown country', 'packages', packageId, { days: { XX: [1, 2] } }, 'days.XX'],
    ['days that end before they begin', 'packages', packageId, { days: { US: [9, 2] } }, 'days.US'],
    ['an origin without days', 'packages', packageId, { days: { US: [1, 2] } }, 'days'],
    ['another track', 'packages', packageId, { package_track: 'laut' }, 'package_track'],
    ['tiers out of order', 'packages', packageId, tiers(20, 5, null), 'price_json.US.tiers[1].up_to_kg'],
    ['the same tier twice', 'packages', packageId, tiers(5, 5), 'price_json.US.tiers[1].up_to_kg'],
    [
      'a tier after the unlimited one',
      'packages',
      packageId,
      tiers(null, 5),
      'price_json.US.tiers[1].up_to_kg',
    ],
    ['no tier', 'packages', packageId, tiers(), 'price_json.US.tiers'],
    ['a warehouse in no country', 'agents', 'us-air', { country: 'XX' }, 'country'],
    [
      'a warehouse without the suite',
      'agents',
      'us-air',
      { contact_info: [{ title: 'address', value: 'x' }] },
      'contact_info',
    ],
    [
      'a courier for an unknown zone',
      'couriers',
      'jne-reg',
      { zones: { moon: { price_per_kg: 1, days: [1, 2] } } },
      'zones.moon',
    ],
    ['a province twice', 'courier-zones', 'jawa', { provinces: ['33', '31'] }, 'provinces[1]'],
    ['a province that does not exist', 'courier-zones', 'jawa', { provinces: ['99'] }, 'provinces[0]'],
    ['a country without a rate', 'countries', 'US', { currency: 'XAU' }, 'currency'],
    ['a rate of zero', 'rates', 'USD', { rupiah: 0 }, 'rupiah'],
    ['a rate that changes by more than a fifth', 'rates', 'USD', { rupiah: 1650 }, 'rupiah'],
    [
      'an unknown insurance',
      'insurances',
      '0.07',
      { percentage_insurance: 0.07, percentage_return: 1 },
      'percentage_insurance',
    ],
    [
      'an export country without a record',
      'export-packages',
      'ekspor-express',
      { price_json: { XX: { tiers: [{ up_to_kg: null, price_per_kg: 1 }] } } },
      'price_json.XX',
    ],
    ['an unknown time zone', 'time-zones', 'Mars/Base', { country: 'US', timezone: 'Mars/Base' }, 'timezone'],
    ['a telephone number with letters', 'support-contacts', 'sales', { number: 'call me' }, 'number'],
  ])('%s is refused', (_, kind, id, change, field) => {
    expect(refused(kind, id, change)).toContain(field)
  })

  it('a rate may change widely when confirmed', () => {
    expect(refused('rates', 'USD', { rupiah: 25_000 }, true)).toEqual([])
  })

  it.each([
    ['id', 'Isian ini tidak dikenal.'],
    ['en', 'There is no such field.'],
    ['zh', '没有此字段。'],
  ] as const)('is reported in %s', (language, text) => {
    const record = { ...stored('categories', 'umum'), colour: 'red' }
    const around = { catalogue, before: null, sure: false }
    expect(mistakesOf({ kind: 'categories', id: 'umum', record }, around, language)).toEqual([
      { field: 'colour', message: text },
    ])
  })
})
