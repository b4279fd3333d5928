import { compareOptions } from '@seberang/domain/calculator'
import { parcelRequest, rateTable } from '@seberang/domain/pricing'
import { expect, it } from 'vitest'
import { individual, reference as airOnly, shoes } from '../../testing/reference.ts'
import { estimate } from './estimate.ts'

const cargo = {
  ...individual,
  package_id: 'laut-individu',
  package_track: 'laut' as const,
  package_details: { bea_masuk: 10, ppn: 11, pph_npwp: 7.5 },
  price_json: {},
}
const reference = { ...airOnly, packages: [individual, cargo] }

it.each(['air', 'sea'] as const)(
  'prices a parcel by %s as the calculator does, which begins with the same option',
  (track) => {
    const priced = estimate({ country: 'US', track, price: '100', currency: 'USD', weightKg: '1' }, reference)
    const goods = {
      category: shoes,
      quantity: 1,
      weight: '1',
      weight_unit: 'kg',
      length: 0,
      width: 0,
      height: 0,
      dimension_unit: 'cm',
      price_original: '100',
      currency_code: 'USD',
    }
    const context = {
      country: 'US',
      insurance: 0,
      has_valid_npwp: false,
      is_disable_minimum_weight: false,
    } as const
    const parcel = parcelRequest([goods], context, rateTable(reference.rates).rates)
    const { options } = compareOptions(parcel, reference.packages, {
      hasBattery: false,
      everyContainer: true,
    })
    const same = options.find(({ id }) => id === priced?.optionId)
    expect(same?.answer.total).toBe(priced?.answer.total)
    expect(same?.container ?? 'air').toBe(track === 'air' ? 'air' : 'lcl')
  },
)
