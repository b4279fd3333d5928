import type { PickupRateInput } from '@seberang/domain/api'
import { describe, expect, it } from 'vitest'
import { catalogueOfSeeds } from '../../reference/catalogue.ts'
import { readSeeds } from '../../reference/seeds.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { pickupRateOf } from './pickup.ts'

const seeds = readSeeds()
const catalogue = catalogueOfSeeds(seeds)
const coblong = '32.73.02'
const box: PickupRateInput = {
  country: 'SG',
  sub_district_id: coblong,
  weight: 5.4,
  dimension_length: 40,
  dimension_width: 30,
  dimension_height: 25,
  quantity: 3,
}
/** A Tuesday. */
const tuesday = new Date('2026-12-01T03:00:00Z')

const rateOf = (change: object = {}, now = tuesday, language: 'id' | 'en' | 'zh' = 'en') =>
  pickupRateOf({ ...box, ...change }, { catalogue, language, now })

function refusalOf(change: object): unknown {
  try {
    rateOf(change)
  } catch (error) {
    if (error instanceof Refusal) return error.details.fields
    throw error
  }
  throw new Error('it was priced')
}

describe('the price of a pickup', () => {
  it('is that of the zone and of each started kilogram above what it includes', () => {
    expect(rateOf()).toMatchObject({
      zone: '0–10 km',
      zone_limits: [10, 25, 50],
      hub: 'Bandung',
      rupiah: 45_000,
      lines: [
        { title: 'Pickup up to 10 km, 10 kg included', amount: 25_000 },
        { title: '8 kg above that', amount: 20_000 },
      ],
    })
  })

  it('has one line where nothing is above that', () => {
    expect(rateOf({ quantity: 1 })).toMatchObject({ rupiah: 25_000, lines: [{ amount: 25_000 }] })
  })

  it.each([
    ['by its sub-district', { sub_district_id: coblong }],
    ['by its postal code', { sub_district_id: undefined, postal_code: '40132' }],
    ['by its city', { sub_district_id: undefined, city: 'bandung' }],
    ['by its city in full', { sub_district_id: undefined, city: 'Kota Bandung' }],
  ])('finds a place %s', (_, place) => {
    const { hub, distance_km } = rateOf(place)
    expect(hub).toBe('Bandung')
    expect(distance_km).toBeGreaterThan(0)
    expect(distance_km).toBeLessThanOrEqual(10)
  })

  it('takes a regency where it is named as one', () => {
    const { distance_km } = rateOf({ sub_district_id: undefined, city: 'Kab. Bandung' })
    expect(distance_km).toBeGreaterThan(10)
  })

  it.each([
    ['a country that nothing is sent to', { country: 'XX' }, 'country', 'destination_price'],
    ['no place', { sub_district_id: undefined }, 'sub_district_id', 'required'],
    ['an unknown sub-district', { sub_district_id: '99.99.99' }, 'sub_district_id', 'no_such_region'],
    ['an unknown postal code', { sub_district_id: '', postal_code: '99999' }, 'postal_code', 'no_such_place'],
    ['an unknown city', { sub_district_id: undefined, city: 'Atlantis' }, 'city', 'no_such_place'],
    ['a place too far away', { sub_district_id: undefined, city: 'Jayapura' }, 'city', 'pickup_distance'],
  ])('is refused for %s', (_, change, field, reason) => {
    expect(refusalOf(change)).toEqual([{ field, reason: expect.stringContaining(reason) }])
  })
})

describe('the days of a pickup', () => {
  it('begin tomorrow, which can be changed until today has ended', () => {
    expect(rateOf()).toMatchObject({ earliest: '2026-12-02', last_change: '2026-12-01T17:00:00.000Z' })
  })

  it('leave out Sundays and public holidays, with the reason', () => {
    const { closed } = rateOf()
    expect(closed).toContainEqual({ day: '2026-12-06', reason: 'Sunday' })
    expect(closed).toContainEqual({ day: '2026-12-25', reason: 'Christmas Day' })
    // On Christmas Eve in Jakarta.
    expect(rateOf({}, new Date('2026-12-24T02:00:00Z')).earliest).toBe('2026-12-26')
  })

  it('say which holidays are only expected, in the language of the request', () => {
    const reasons = (language: 'id' | 'en' | 'zh') =>
      rateOf({}, new Date('2026-12-30T02:00:00Z'), language).closed.map(({ reason }) => reason)
    expect(reasons('id')).toContain('Isra Mikraj Nabi Muhammad (perkiraan)')
    expect(reasons('zh')).toContain('元旦')
  })
})
