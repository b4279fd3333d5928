import { houseRule, type HsCode, type Package } from '@seberang/domain/api'
import { expect, it } from 'vitest'
import type { LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import { individual, reference as sharedReference, shoes } from '../../testing/reference.ts'
import {
  calculate,
  courierWeight,
  readParcel,
  shortList,
  stillNeeded,
  lowerSumByLaw,
  type Calculation,
  type CalculationInput,
} from './calculate.ts'
import { empty, examples, exampleIn } from './examples.ts'

const jastip: Package = { ...individual, package_id: 'udara-jastip', package_type: 'jastip' }
const company: Package = {
  ...individual,
  package_id: 'udara-badan-usaha',
  package_type: 'company',
  price_json: jastip.price_json,
}
const reference = { ...sharedReference, packages: [individual, jastip] }

function calculated(change: Partial<LinkedParcel> = {}, more: Partial<CalculationInput> = {}): Calculation {
  const found = calculate({
    typed: { ...examples.shoes, ...change },
    reference,
    hsCode: undefined,
    courier: undefined,
    hasValidNpwp: false,
    everyContainer: false,
    importer: 'individu' as const,
    ...more,
  })
  if (typeof found === 'string') throw new Error(found)
  return found
}
const ids = (options: Calculation['options']) => options.map(({ id }) => id)

it('starts with the cheapest option that is backed by law, or the cheapest in the name that was chosen', () => {
  expect(ids(calculated().options)).toEqual(['udara-individu', 'udara-jastip'])
  expect(calculated().chosen.id).toBe('udara-individu')
  expect(calculated({}, { importer: 'jastip' }).chosen.id).toBe('udara-jastip')
  expect(calculated({ optionId: 'udara-individu' }, { importer: 'jastip' }).chosen.id).toBe('udara-individu')
})

it('imports in nobody else’s name because that is cheaper', () => {
  const offered = { reference: { ...reference, packages: [company, individual] } }
  expect(calculated({}, offered).chosen.package.package_type).toBe('individu')
  expect(calculated({}, { ...offered, importer: 'company' }).chosen.package.package_type).toBe('company')
})

it('supposes that a company has an NPWP and nobody else, until it is ticked or unticked', () => {
  const packages = [company, individual].map((offered) => ({ ...offered, package_details: {} }))
  const taxes = (hasValidNpwp: boolean | undefined) => {
    const { options } = calculated({}, { reference: { ...reference, packages }, hasValidNpwp })
    const of = (type: string) => options.find((option) => option.package.package_type === type)
    return ['company', 'individu'].map((type) => of(type)?.answer.lines.income_tax)
  }
  const [[reduced = 0], [full = 0]] = [taxes(true), taxes(false)]
  expect(reduced).toBeLessThan(full)
  expect(taxes(undefined)).toEqual([reduced, full])
  expect(taxes(true)).toEqual([reduced, reduced])
  expect(taxes(false)).toEqual([full, full])
  const chosen = (importer: 'company' | 'individu') =>
    calculated({}, { reference: { ...reference, packages }, hasValidNpwp: undefined, importer })
  expect(chosen('company')).toMatchObject({ hasValidNpwp: true, request: { has_valid_npwp: true } })
  expect(chosen('individu')).toMatchObject({ hasValidNpwp: false, request: { has_valid_npwp: false } })
})

it('insures every option for the chosen share', () => {
  const [plain, insured] = [calculated(), calculated({ insurance: 0.15 })]
  expect(insured.options.map(({ answer }) => answer.lines.insurance)).toEqual([296_730, 296_730])
  expect(insured.chosen.answer.total - plain.chosen.answer.total).toBe(296_730)
  expect(insured.request.insurance).toBe(0.15)
})

it('says why there is no price', () => {
  const input = {
    reference,
    hsCode: undefined,
    courier: undefined,
    hasValidNpwp: false,
    everyContainer: false,
    importer: 'individu' as const,
  }
  expect(calculate({ ...input, typed: { ...examples.shoes, price: '' } })).toBe('incomplete')
  expect(calculate({ ...input, typed: { ...examples.shoes, country: 'KR' } })).toBe('no_option')
  expect(calculate({ ...input, typed: { ...examples.shoes, country: '' } })).toBe('incomplete')
})

const oldClothes: HsCode = {
  hscode: '630900',
  label: 'Pakaian bekas',
  category_id: 'sepatu',
  percentage_bea_masuk: 10,
  percentage_ppn: 11,
  percentage_pph: 7.5,
  restriction: { kind: 'banned', reason: 'Dilarang.', source: 'Kementerian Perdagangan' },
}
const airsoft: HsCode = {
  ...oldClothes,
  hscode: '930400',
  restriction: { kind: 'banned', reason: 'Senjata.', source: houseRule },
}

it('goods that may not be imported have no price, whatever else is typed', () => {
  const input = {
    reference,
    courier: undefined,
    hasValidNpwp: false,
    everyContainer: false,
    importer: 'individu' as const,
  }
  expect(calculate({ ...input, typed: examples.shoes, hsCode: oldClothes })).toBe('banned')
  expect(calculate({ ...input, typed: empty, hsCode: oldClothes })).toBe('banned')
  expect(calculate({ ...input, typed: empty, hsCode: airsoft })).toBe('not_carried')
})

it.each([
  ['more', 25, undefined],
  ['less', 0, { amount: 8_825_936, by: 328_994 }],
] as const)(
  'beside the unit limit, where the law levies %s, its sum is named if it is lower',
  (_, duty, lower) => {
    const phone = { ...shoes, percentage_bea_masuk: duty, percentage_pph_non_npwp: shoes.percentage_pph }
    const phones = { ...examples.shoes, hscode: '851713', price: '800', quantity: '3' }
    const { chosen, unitLimit } = calculated(phones, {
      reference: { ...reference, packages: [individual], categories: [phone] },
    })
    expect(unitLimit).toBeDefined()
    expect(chosen.answer.total).toBe(9_154_930)
    expect(lowerSumByLaw(chosen)).toEqual(lower)
  },
)

it('a third phone is priced, but named as one that is not sent', () => {
  const phones = { ...examples.shoes, hscode: '851713' }
  expect(calculated({ ...phones, quantity: '3' }).unitLimit).toMatchObject({ max: 2, beyond: 1 })
  expect(calculated({ ...phones, quantity: '2' }).unitLimit).toBeUndefined()
})

it('one of three sides has no price until the others are there', () => {
  const input = {
    reference,
    hsCode: undefined,
    courier: undefined,
    hasValidNpwp: false,
    everyContainer: false,
  }
  const typed = { ...examples.shoes, width: '', height: '' }
  expect(calculate({ ...input, importer: 'individu' as const, typed })).toBe('incomplete')
  expect(calculated({ length: '', width: '', height: '' }).chosen.billedBy).toBe('weight')
})

it('lists what is still needed', () => {
  expect(stillNeeded(empty)).toEqual(['goods', 'price', 'origin', 'weight'])
  expect(stillNeeded({ ...examples.shoes, weight: ' ', height: '' })).toEqual(['weight', 'sides'])
  expect(stillNeeded(examples.cases)).toEqual([])
})

it('an example is recognised until one of its figures changes', () => {
  expect(exampleIn({ ...examples.cases, placeId: '1', optionId: 'x' })).toBe('cases')
  expect(exampleIn({ ...examples.cases, price: '13' })).toBeUndefined()
  expect(exampleIn(empty)).toBeUndefined()
})

it('goods with rates of their own by law say what to have ready', () => {
  const { chosen } = calculated()
  expect(chosen.advice?.key).toBe('special_goods')
  expect(chosen.amountToHaveReady).toBeGreaterThan(chosen.answer.total)
})

it('reads a grouped number of pieces as thousands, and an example in any notation', () => {
  const typed = { ...examples.shoes, quantity: '1.000' }
  const read = readParcel({ typed, reference, hsCode: undefined, courier: undefined, hasValidNpwp: false })
  expect(read?.goods.quantity).toBe(1000)
  expect(exampleIn({ ...examples.shoes, weight: '1.1' })).toBe('shoes')
})

it('asks couriers for what the parcel weighs, and at least for a kilogram', () => {
  expect(courierWeight(examples.shoes)).toBe('1.9448')
  expect(courierWeight(examples.furniture)).toBe('120')
  expect(courierWeight({ ...examples.shoes, weight: '', length: '' })).toBe('1')
})

it.each<[string, number, readonly number[], readonly number[]]>([
  ['up to five ways', 5, [0], [1, 2, 3, 4, 5]],
  ['the first five of more', 7, [1], [1, 2, 3, 4, 5]],
  ['the chosen one further down', 7, [1, 7], [1, 2, 3, 4, 7]],
  ['the cheapest and the chosen one, wherever they are', 9, [8, 9], [1, 2, 3, 8, 9]],
])('a short list has %s', (_, count, kept, expected) => {
  const ways = Array.from({ length: count }, (_way, index) => index + 1)
  expect(shortList(ways, (way) => kept.includes(way))).toEqual(expected)
})
