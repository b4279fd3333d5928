import { describe, expect, it } from 'vitest'
import { doubtsAbout, type ExpectedParcel, type MeasuredParcel } from './index.ts'

const shoes: MeasuredParcel = { grams: 1400, centimetres: [42, 20, 11], quantity: 1 }
const announced: ExpectedParcel = { track: 'air', announcedGrams: 1200 }
const doubts = (measured: Partial<MeasuredParcel>, expected: Partial<ExpectedParcel> = {}) =>
  doubtsAbout({ ...shoes, ...measured }, { ...announced, ...expected }).map(
    ({ field, kind }) => `${field} ${kind}`,
  )

describe('a measurement is not doubted', () => {
  it.each<[string, Partial<MeasuredParcel>, Partial<ExpectedParcel>]>([
    ['that is as announced', {}, {}],
    ['without anything announced', { grams: 60_000, centimetres: [60, 60, 60] }, { announcedGrams: 0 }],
    ['of foam', { grams: 200, centimetres: [50, 50, 20] }, { announcedGrams: 0 }],
    ['of lead', { grams: 11_300, centimetres: [10, 10, 10] }, { announcedGrams: 0 }],
    ['of a pallet by air', { grams: 900_000, centimetres: [244, 163, 318] }, { announcedGrams: undefined }],
    [
      'of a car by sea',
      { grams: 1_900_000, centimetres: [460, 180, 150] },
      { track: 'sea', announcedGrams: 0 },
    ],
    [
      'of many packages',
      { grams: 2_000_000, quantity: 100, centimetres: [40, 40, 40] },
      { announcedGrams: 0 },
    ],
    ['of 3.9 times the announced weight', { grams: 3900 }, { announcedGrams: 1000 }],
    ['of many times next to nothing', { grams: 580 }, { announcedGrams: 100 }],
    ['of next to nothing', { grams: 100 }, { announcedGrams: 590 }],
    [
      'that is far from what was announced, but not from what was measured',
      { grams: 5200 },
      { measuredGrams: 5000 },
    ],
  ])('%s', (_, measured, expected) => {
    expect(doubts(measured, expected)).toEqual([])
  })
})

describe('a measurement is doubted', () => {
  it.each<[string, Partial<MeasuredParcel>, Partial<ExpectedParcel>, string[]]>([
    ['in a wrong unit', { grams: 1_400_000 }, {}, ['weight density', 'weight far_from_announced']],
    ['of air alone', { grams: 30, centimetres: [42, 20, 11] }, { announcedGrams: 40 }, ['weight density']],
    [
      'that is too heavy for a plane',
      { grams: 1_600_000, centimetres: [160, 160, 160] },
      { announcedGrams: 0 },
      ['weight too_heavy'],
    ],
    [
      'that is too long for a plane',
      { grams: 9000, centimetres: [10, 10, 319] },
      { announcedGrams: 0 },
      ['size too_large'],
    ],
    [
      'that is too high for a plane',
      { grams: 900_000, centimetres: [200, 200, 200] },
      { announcedGrams: 0 },
      ['size too_large'],
    ],
    [
      'that is too long for a ship',
      { grams: 9000, centimetres: [1204, 10, 10] },
      { track: 'sea', announcedGrams: 0 },
      ['size too_large'],
    ],
    [
      'of 4 times the announced weight',
      { grams: 4000 },
      { announcedGrams: 1000 },
      ['weight far_from_announced'],
    ],
    ['of a quarter of it', { grams: 1000 }, { announcedGrams: 4000 }, ['weight far_from_announced']],
    ['with a slip of the comma', { grams: 15_000 }, { measuredGrams: 1500 }, ['weight far_from_measured']],
    [
      'that is as announced, but far from what was measured',
      { grams: 1200 },
      { measuredGrams: 12_000 },
      ['weight far_from_measured'],
    ],
  ])('%s', (_, measured, expected, found) => {
    expect(doubts(measured, expected)).toEqual(found)
  })
})
