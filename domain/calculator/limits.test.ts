import { describe, expect, it } from 'vitest'
import type { PricingProduct } from '../pricing/index.ts'
import { individual, jastip, parcelOf, sea } from './cases.ts'
import { limitsNear, savingOf, type Limit, type OfferedPackage } from './index.ts'

const near = (product: Partial<PricingProduct>, offered: OfferedPackage = individual): Limit[] =>
  limitsNear({ ...parcelOf(product), package: offered, container_type: 'lcl' })
const one = (limits: Limit[], wanted: Limit['kind']) => limits.find(({ kind }) => kind === wanted)
const saved = (limits: Limit[], wanted: Limit['kind']) =>
  limits.filter(({ kind }) => kind === wanted).map(savingOf)

describe('limits near a parcel', () => {
  it('by air: the next lower step, and the weight left in this one', () => {
    const limits = near({})
    // Half a kilo of freight, and a kilo of the courier stays.
    expect(limits[0]).toEqual({ kind: 'lighter', grams: 445, toKg: 1.5, by: 'volume', saves: 122_500 })
    expect(one(limits, 'room')).toEqual({ kind: 'room', grams: 900 })
  })

  it('by air there is no step below the minimum', () => {
    const limits = near({ weight: 0, length: 0 })
    expect(one(limits, 'lighter')).toBeUndefined()
    expect(one(limits, 'room')).toEqual({ kind: 'room', grams: 500 })
  })

  it('ignores a lower step that a more expensive tier cancels out', () => {
    // 5.5 kg at 215,000 cost less than 5 kg at 245,000.
    expect(one(near({ weight: 5.2, length: 0 }), 'lighter')).toBeUndefined()
  })

  it.each<[string, number, OfferedPackage, Limit['kind'], number]>([
    ['a gift', 2.5, individual, 'duty_free', 0.5],
    ['shoes', 120, individual, 'parcel_limit', 1380],
    ['above the parcel limit', 1600, individual, 'parcel_limit', -100],
    ['jastip within its allowance', 120, jastip, 'allowance', 380],
  ])('%s of USD %d: distance to its limit', (_, price_original, offered, kind, away) => {
    expect(one(near({ price_original }, offered), kind)).toMatchObject({ away: expect.closeTo(away, 6) })
  })

  it('says of no limit of value that goods below it would be a saving', () => {
    expect(saved(near({ price_original: 510 }, jastip), 'allowance')).toEqual([0])
    expect(saved(near({ price_original: 1800 }), 'parcel_limit')).toEqual([0])
  })

  it.each<[number, OfferedPackage, Limit['kind']]>([
    [3, individual, 'duty_free'],
    [500, jastip, 'allowance'],
    [1500, individual, 'parcel_limit'],
  ])('USD %d is still within its limit', (price_original, offered, kind) => {
    expect(one(near({ price_original }, offered), kind)).toMatchObject({ away: 0 })
  })

  it('an all-in price has no limits of value', () => {
    const kinds = near({ price_original: 3 }, { ...individual, tax_included: true }).map(({ kind }) => kind)
    expect(kinds).not.toContain('duty_free')
  })

  it('by sea: the minimum, or what a smaller volume saves', () => {
    expect(one(near({}, sea), 'minimum')).toEqual({ kind: 'minimum', litres: 290, billedLitres: 300 })
    const pallet = near({ quantity: 4, length: 125, width: 60, height: 20, weight: 27.5 }, sea)
    // A tenth of 5,400,000, and ten kilograms of the courier's.
    expect(pallet[0]).toEqual({ kind: 'smaller', litres: 100, saves: 660_000 })
    const whole = { ...parcelOf(), package: sea, container_type: 'fcl_20' } as const
    expect(limitsNear(whole).map(({ kind }) => kind)).toEqual([])
    expect(
      one(near({ quantity: 1, weight: 600, length: 50, width: 50, height: 50 }, sea), 'smaller'),
    ).toBeUndefined()
  })

  it('handling is mentioned only near its limit', () => {
    expect(one(near({ quantity: 4, weight: 27.5 }, sea), 'handling')).toEqual({
      kind: 'handling',
      kg: 140,
      perKg: 75,
    })
    expect(one(near({}, sea), 'handling')).toBeUndefined()
    expect(one(near({ weight: 4 }), 'handling')).toBeUndefined()
  })

  it('sorts by saving, largest first', () => {
    const saves = near({ price_original: 510 }, jastip).map(savingOf)
    expect(saves).toEqual(saves.toSorted((a, b) => b - a))
  })
})
