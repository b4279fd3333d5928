import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bookableDays,
  isSunday,
  kilometresBetween,
  lastPickupChange,
  nearestHub,
  pickupDaysAhead,
} from './index.ts'

const jakarta = { id: 'jakarta', latitude: -6.19, longitude: 106.82 }
const bandung = { id: 'bandung', latitude: -6.92, longitude: 107.61 }

describe('the distance of two points', () => {
  it.each([
    ['one degree of latitude', { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111.2],
    ['Jakarta and Bandung', jakarta, bandung, 119.2],
    ['half around the world', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015.1],
    ['nothing', jakarta, jakarta, 0],
  ])('of %s', (_, from, to, kilometres) => {
    expect(kilometresBetween(from, to)).toBeCloseTo(kilometres, 1)
  })

  it('is the same both ways', () => {
    const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true })
    const point = fc.record({ latitude: degrees(90), longitude: degrees(180) })
    fc.assert(
      fc.property(point, point, (one, other) => {
        expect(kilometresBetween(one, other)).toBeCloseTo(kilometresBetween(other, one), 6)
      }),
    )
  })
})

describe('the nearest city of ours', () => {
  it('is found, with its distance up to the next kilometre', () => {
    const cimahi = { latitude: -6.88, longitude: 107.54 }
    expect(nearestHub([jakarta, bandung], cimahi)).toEqual({ hub: bandung, distance_km: 9 })
    expect(nearestHub([jakarta, bandung], jakarta)).toEqual({ hub: jakarta, distance_km: 0 })
  })

  it('is none where we have none', () => {
    expect(nearestHub([], jakarta)).toBeNull()
  })
})

describe('the days of a pickup', () => {
  it.each([
    // One minute before and after midnight in Jakarta.
    ['2026-12-01T16:59:00Z', '2026-12-02'],
    ['2026-12-01T17:01:00Z', '2026-12-03'],
  ])('begin tomorrow in Jakarta (%s)', (now, first) => {
    const days = bookableDays(new Date(now))
    expect(days[0]).toBe(first)
    expect(new Set(days).size).toBe(pickupDaysAhead)
  })

  it('can be changed until the day before has ended', () => {
    expect(lastPickupChange('2026-12-25').toISOString()).toBe('2026-12-24T17:00:00.000Z')
  })

  it('know Sundays', () => {
    expect(isSunday('2026-12-06')).toBe(true)
    expect(isSunday('2026-12-07')).toBe(false)
  })
})
