import { describe, expect, it } from 'vitest'
import { PricingError } from '../pricing/index.ts'
import { individual, methods, parcelOf, sea } from './cases.ts'
import { billedBy, cheapestOfRoutes, compareWays, differenceOf, quickestFirst } from './index.ts'

const ids = (ways: readonly { id: string }[]) => ways.map(({ id }) => id)

describe('the same parcel by every way', () => {
  it('is priced by each, the cheapest first', () => {
    const { ways } = compareWays(parcelOf(), methods)
    expect(ways.map(({ id, answer }) => [id, answer.total])).toEqual([
      ['udara-jastip', 514_000],
      ['udara-individu', 899_190],
      ['udara-company', 1_471_926],
      ['laut-trading-company:lcl', 1_819_000],
    ])
  })

  it('says what duty and taxes follow, and what is billed', () => {
    const { ways } = compareWays(parcelOf(), methods)
    expect(Object.fromEntries(ways.map(({ id, levies, billedBy: by }) => [id, [levies, by]]))).toEqual({
      'udara-jastip': ['within_allowance', 'volume'],
      'udara-individu': ['own_rates', 'volume'],
      'udara-company': ['general_rates', 'volume'],
      'laut-trading-company:lcl': ['all_in', 'minimum'],
    })
    const above = compareWays(parcelOf({ price_original: 600 }), methods).ways
    expect(above.find(({ id }) => id === 'udara-jastip')?.levies).toBe('above_allowance')
    const gift = compareWays(parcelOf({ price_original: 2.5 }), methods).ways
    expect(gift.find(({ id }) => id === 'udara-individu')?.levies).toBe('duty_free')
  })

  it('leaves out what cannot be or makes no sense, with its reason', () => {
    expect(compareWays(parcelOf(), methods).leftOut).toMatchObject([
      { container: 'fcl_20', reason: 'container_too_large' },
      { container: 'fcl_40', reason: 'container_too_large' },
    ])
    expect(ids(compareWays(parcelOf(), [sea], { everyContainer: true }).ways)).toEqual([
      'laut-trading-company:lcl',
      'laut-trading-company:fcl_20',
      'laut-trading-company:fcl_40',
    ])
    const bulky = parcelOf({ quantity: 500, length: 100, width: 100, height: 10 })
    expect(compareWays(bulky, [sea]).leftOut).toMatchObject([
      { container: 'fcl_20', reason: 'container_too_small' },
    ])
    const battery = compareWays(parcelOf(), methods, { hasBattery: true })
    expect(battery.leftOut[0]).toMatchObject({ method: { package_id: 'udara-company' }, reason: 'battery' })
    expect(compareWays(parcelOf({ weight: 30 }), [individual]).leftOut).toMatchObject([
      { reason: 'too_heavy' },
    ])
  })

  it('is no way where the origin is not served, and no price without a tariff', () => {
    expect(compareWays(parcelOf({}, { country: 'CN' }), methods)).toMatchObject({
      ways: [{ id: 'laut-trading-company:lcl', days: [18, 25] }],
    })
    const served = { ...individual, days: { KR: [4, 6] as const } }
    expect(compareWays(parcelOf({}, { country: 'KR' }), [served]).leftOut).toMatchObject([
      { reason: 'no_price' },
    ])
  })

  it('refuses what is wrong with the parcel itself', () => {
    expect(() => compareWays(parcelOf({ quantity: 0 }), methods)).toThrow(PricingError)
  })

  it('by time, and each route once', () => {
    const { ways } = compareWays(parcelOf({ quantity: 8 }), methods, { everyContainer: true })
    expect(quickestFirst(ways).at(-1)?.container).not.toBeNull()
    const routes = cheapestOfRoutes(ways)
    expect(routes.map(({ container }) => container).toSorted()).toEqual(
      ['fcl_20', 'fcl_40', 'lcl', null].toSorted(),
    )
    for (const route of routes) {
      const same = ways.filter(({ container }) => container === route.container)
      expect(Math.min(...same.map(({ answer }) => answer.total))).toBe(route.answer.total)
    }
  })

  it('differs in money and days', () => {
    const { ways } = compareWays(parcelOf(), [individual, sea])
    const [air, ship] = ways
    expect(air && ship && differenceOf(ship, air)).toEqual({ amount: 1_819_000 - 899_190, days: 52 })
  })
})

it.each([
  ['weight', { real_kg: 1.2, volumetric_kg: 0.3, chargeable_kg: 1.5 }],
  ['volume', { real_kg: 1.1, volumetric_kg: 1.9448, chargeable_kg: 2 }],
  ['minimum', { real_kg: 0, volumetric_kg: 0, chargeable_kg: 0.5 }],
  ['minimum', { real_kg: 1, volumetric_kg: 2, measured_m3: 0.01, chargeable_m3: 0.3 }],
  ['volume', { real_kg: 110, volumetric_kg: 120, measured_m3: 0.6, chargeable_m3: 0.6 }],
  ['weight', { real_kg: 600, volumetric_kg: 120, measured_m3: 0.6, chargeable_m3: 1 }],
] as const)('%s is billed for %o', (by, weight) => {
  expect(billedBy(weight)).toBe(by)
})
