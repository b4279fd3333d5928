import type { Category, Package } from '@seberang/domain/api'
import { expect, it } from 'vitest'
import type { LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { calculate, type Calculation } from './calculate.ts'
import { examples } from './examples.ts'

const individual: Package = {
  package_id: 'udara-individu',
  title: 'Express Pribadi',
  package_track: 'udara',
  package_type: 'individu',
  price_json: { US: { tiers: [{ up_to_kg: 20, price_per_kg: 245_000 }] } },
  package_details: { bea_masuk: 7.5, ppn: 11, pph_npwp: 0 },
  accepts_battery: true,
  days: { US: [5, 8] },
}
const jastip: Package = { ...individual, package_id: 'udara-jastip', package_type: 'jastip' }
const category: Category = {
  category_id: 'sepatu',
  category_name: 'Sepatu',
  type: 'retail',
  price_cbm: 4_800_000,
  price_20: 60_000_000,
  price_40: 95_000_000,
  percentage_bea_masuk: 25,
  percentage_ppn: 11,
  percentage_pph: 7.5,
  percentage_pph_non_npwp: 15,
  additional_info: {},
}
const reference: Reference = {
  rates: [{ currency: 'USD', rupiah: 16_485, country_flag: 'US', as_of: '', source: '' }],
  ratesAsOf: '',
  packages: [individual, jastip],
  categories: [category],
  agents: { air: [], sea: [] },
}

function calculated(change: Partial<LinkedParcel> = {}): Calculation {
  const found = calculate({
    typed: { ...examples.shoes, ...change },
    reference,
    hsCode: undefined,
    courier: undefined,
    hasValidNpwp: false,
    everyContainer: false,
  })
  if (typeof found === 'string') throw new Error(found)
  return found
}
const ids = (ways: Calculation['ways']) => ways.map(({ id }) => id)

it('begins with the cheapest that the law bears out, and shows its route so until another is chosen', () => {
  expect(ids(calculated().ways)).toEqual(['udara-jastip', 'udara-individu'])
  expect(calculated().chosen.id).toBe('udara-individu')
  expect(ids(calculated().routes)).toEqual(['udara-individu'])
  expect(ids(calculated({ wayId: 'udara-jastip' }).routes)).toEqual(['udara-jastip'])
})

it('insures every way for the share that was chosen', () => {
  const [plain, insured] = [calculated(), calculated({ insurance: 0.15 })]
  expect(insured.ways.map(({ answer }) => answer.lines.insurance)).toEqual([296_730, 296_730])
  expect(insured.chosen.answer.total - plain.chosen.answer.total).toBe(296_730)
  expect(insured.request.insurance).toBe(0.15)
})

it('says what it cannot work out', () => {
  const asked = {
    reference,
    hsCode: undefined,
    courier: undefined,
    hasValidNpwp: false,
    everyContainer: false,
  }
  expect(calculate({ ...asked, typed: { ...examples.shoes, price: '' } })).toBe('incomplete')
  expect(calculate({ ...asked, typed: { ...examples.shoes, country: 'KR' } })).toBe('no_way')
})
