import { expect, it } from 'vitest'
import { momentsOfDay, momentsOfMonth } from './index.ts'

it('a day and a month are those of Jakarta', () => {
  expect(momentsOfDay('2026-11-29')).toEqual({
    from: new Date('2026-11-28T17:00:00Z'),
    to: new Date('2026-11-29T17:00:00Z'),
  })
  expect(momentsOfMonth('2026-12')).toEqual({
    from: new Date('2026-11-30T17:00:00Z'),
    to: new Date('2026-12-31T17:00:00Z'),
  })
})
