import { describe, expect, it } from 'vitest'
import { servesCountry, transitDays } from './index.ts'
import type { TransitDays } from '../time/index.ts'

type Served = { days: Record<string, TransitDays> }

const air: Served = { days: { US: [5, 8], CN: [4, 7] } }
const sea: Served = { days: { CN: [21, 28] } }

describe('the countries that a package serves', () => {
  it.each<[string, Served, string, TransitDays | undefined]>([
    ['by air', air, 'US', [5, 8]],
    ['by sea', sea, 'CN', [21, 28]],
    ['not those without days', sea, 'US', undefined],
    ['not unknown ones', air, 'XX', undefined],
    ['not those with a code in another case', air, 'us', undefined],
    ['not names that every object has', air, 'toString', undefined],
    ['not the empty code', air, '', undefined],
  ])('%s', (_name, offered, country, days) => {
    expect(transitDays(offered, country)).toEqual(days)
    expect(servesCountry(offered, country)).toBe(days !== undefined)
  })
})
