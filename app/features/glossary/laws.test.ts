import { currentRuleSet } from '@seberang/domain/pricing'
import { expect, it } from 'vitest'
import { lawsInUse } from './laws.ts'

it('every law is listed once, with all that it is used for', () => {
  const found = lawsInUse()
  const titles = found.map(({ law }) => law.title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(found.flatMap(({ keys }) => [...keys]).toSorted()).toEqual(
    Object.keys(currentRuleSet().laws).toSorted(),
  )
  expect(found.find(({ law }) => law.title === 'PMK 4/2025')).toMatchObject({
    keys: ['parcel', 'parcel_above_limit'],
    anchor: 'pmk-4-2025',
  })
})
