import { describe, expect, it } from 'vitest'
import { PricingError } from '../pricing/index.ts'
import { company as packageOfCompany, individual, packages, parcelOf, sea } from './cases.ts'
import { billedBy, compareOptions, differenceOf, foldEquals, quickestFirst } from './index.ts'

const ids = (options: readonly { id: string }[]) => options.map(({ id }) => id)

describe('the same parcel with every delivery option', () => {
  it('is priced with each, cheapest first by the amount to have ready for the law, jastip last', () => {
    const { options } = compareOptions(parcelOf(), packages)
    expect(options.map(({ id, answer, amountToHaveReady }) => [id, answer.total, amountToHaveReady])).toEqual(
      [
        ['udara-individu', 899_190, 899_190],
        ['udara-company', 1_471_926, 1_471_926],
        ['laut-trading-company:lcl', 1_819_000, 1_819_000],
        // Without levies in the tariff, but not by law.
        ['udara-jastip', 514_000, 1_062_934],
      ],
    )
  })

  it('above the parcel limit a company is no cheaper than a private tariff that the law does not know', () => {
    const { options } = compareOptions(parcelOf({ price_original: 3000 }), [individual, packageOfCompany])
    const [person, company] = options
    expect([person?.id, company?.id]).toEqual(['udara-individu', 'udara-company'])
    expect(person?.answer.total).toBeLessThan(company?.answer.total ?? 0)
    expect(person?.amountToHaveReady).toBe(company?.amountToHaveReady)
    expect(person?.amountToHaveReady).toBe((person?.answer.total ?? 0) + (person?.advice?.difference ?? 0))
  })

  it('takes goods up to its limit of value', () => {
    const limited = { ...individual, max_goods_usd: 120 }
    const of = (price_original: number) => compareOptions(parcelOf({ price_original }), [limited])
    expect(ids(of(120).options)).toEqual(['udara-individu'])
    expect(of(120.01)).toEqual({
      options: [],
      unavailable: [{ package: limited, container: null, reason: 'too_valuable' }],
    })
  })

  it('a law that levies less than the tariff does not make an option cheaper', () => {
    const books = compareOptions(parcelOf({ hscode: '490199' }), [individual]).options[0]
    expect(books?.advice?.difference).toBeLessThan(0)
    expect(books?.amountToHaveReady).toBe(books?.answer.total)
  })

  it('lists options on the same terms once, in the name that was chosen', () => {
    const ofPerson = { ...sea, package_id: 'laut-all-in', package_type: 'individu' } as const
    const { options } = compareOptions(parcelOf(), [sea, ofPerson, individual])
    const folded = (preferred: string) =>
      foldEquals(options, preferred).map(({ option, others }) => [option.id, ids(others)])
    expect(folded('')).toEqual([
      ['udara-individu', []],
      ['laut-all-in:lcl', ['laut-trading-company:lcl']],
    ])
    expect(folded('laut-trading-company:lcl')[1]).toEqual(['laut-trading-company:lcl', ['laut-all-in:lcl']])
  })

  it('names the rules of duty and taxes, and what is billed', () => {
    const { options } = compareOptions(parcelOf(), packages)
    expect(Object.fromEntries(options.map(({ id, levies, billedBy: by }) => [id, [levies, by]]))).toEqual({
      'udara-jastip': ['within_allowance', 'volume'],
      'udara-individu': ['own_rates', 'volume'],
      'udara-company': ['general_rates', 'volume'],
      'laut-trading-company:lcl': ['all_in', 'minimum'],
    })
    const above = compareOptions(parcelOf({ price_original: 600 }), packages).options
    expect(above.find(({ id }) => id === 'udara-jastip')?.levies).toBe('above_allowance')
    const gift = compareOptions(parcelOf({ price_original: 2.5 }), packages).options
    expect(gift.find(({ id }) => id === 'udara-individu')?.levies).toBe('duty_free')
  })

  it('lists impossible and unreasonable options with the reason', () => {
    expect(compareOptions(parcelOf(), packages).unavailable).toMatchObject([
      { container: 'fcl_20', reason: 'container_too_large' },
      { container: 'fcl_40', reason: 'container_too_large' },
    ])
    expect(ids(compareOptions(parcelOf(), [sea], { everyContainer: true }).options)).toEqual([
      'laut-trading-company:lcl',
      'laut-trading-company:fcl_20',
      'laut-trading-company:fcl_40',
    ])
    const bulky = parcelOf({ quantity: 500, length: 100, width: 100, height: 10 })
    expect(compareOptions(bulky, [sea]).unavailable).toMatchObject([
      { container: 'fcl_20', reason: 'container_too_small' },
    ])
    const battery = compareOptions(parcelOf(), packages, { hasBattery: true })
    expect(battery.unavailable[0]).toMatchObject({
      package: { package_id: 'udara-company' },
      reason: 'battery',
    })
    expect(compareOptions(parcelOf({ weight: 30 }), [individual]).unavailable).toMatchObject([
      { reason: 'too_heavy' },
    ])
  })

  it('omits packages that do not serve the origin; without a tariff there is no price', () => {
    expect(compareOptions(parcelOf({}, { country: 'CN' }), packages)).toMatchObject({
      options: [{ id: 'laut-trading-company:lcl', days: [18, 25] }],
    })
    const served = { ...individual, days: { KR: [4, 6] as const } }
    expect(compareOptions(parcelOf({}, { country: 'KR' }), [served]).unavailable).toMatchObject([
      { reason: 'no_price' },
    ])
  })

  it('throws for an invalid parcel', () => {
    expect(() => compareOptions(parcelOf({ quantity: 0 }), packages)).toThrow(PricingError)
  })

  it('sorts by transit time', () => {
    const { options } = compareOptions(parcelOf({ quantity: 8 }), packages, { everyContainer: true })
    expect(quickestFirst(options).at(-1)?.container).not.toBeNull()
  })

  it('compares price and days', () => {
    const { options } = compareOptions(parcelOf(), [individual, sea])
    const [air, ship] = options
    expect(air && ship && differenceOf(ship, air)).toEqual({ amount: 1_819_000 - 899_190, days: 52 })
  })
})

it.each([
  ['weight', { real_kg: 1.2, volumetric_kg: 0.3, chargeable_kg: 1.5 }],
  // Its weight alone comes to the same.
  ['weight', { real_kg: 0.2, volumetric_kg: 0.224, chargeable_kg: 0.5 }],
  ['volume', { real_kg: 1.1, volumetric_kg: 1.9448, chargeable_kg: 2 }],
  ['minimum', { real_kg: 0, volumetric_kg: 0, chargeable_kg: 0.5 }],
  ['minimum', { real_kg: 1, volumetric_kg: 2, measured_m3: 0.01, chargeable_m3: 0.3 }],
  ['volume', { real_kg: 110, volumetric_kg: 120, measured_m3: 0.6, chargeable_m3: 0.6 }],
  ['weight', { real_kg: 600, volumetric_kg: 120, measured_m3: 0.6, chargeable_m3: 1 }],
  // Both round up to the same litre.
  ['weight', { real_kg: 360.3, volumetric_kg: 120, measured_m3: 0.6, chargeable_m3: 0.601 }],
] as const)('%s is billed for %o', (by, weight) => {
  expect(billedBy(weight)).toBe(by)
})
