import { describe, expect, it } from 'vitest'
import { arrivalDay, canBecome, countedWithdrawals, openWithdrawals, withdrawalStatuses } from './index.ts'

describe('a withdrawal', () => {
  it('moves only forwards', () => {
    const moves = withdrawalStatuses.flatMap((from) =>
      withdrawalStatuses.filter((to) => canBecome(from, to)).map((to) => `${from} > ${to}`),
    )
    expect(moves).toEqual([
      'requested > processing',
      'requested > rejected',
      'requested > cancelled',
      'processing > paid',
      'processing > rejected',
    ])
  })

  it('is open until it has ended, and counts for its day unless its money came back', () => {
    expect(openWithdrawals).toEqual(['requested', 'processing'])
    expect(countedWithdrawals).toEqual(['requested', 'processing', 'paid'])
  })

  it.each([
    ['on a Monday', '2026-11-09T03:00:00Z', '2026-11-10'],
    ['on a Friday', '2026-11-13T03:00:00Z', '2026-11-16'],
    ['on a Saturday', '2026-11-14T03:00:00Z', '2026-11-16'],
    ['on a Sunday', '2026-11-15T03:00:00Z', '2026-11-16'],
    ['late on a Thursday, when it is Friday in Jakarta', '2026-11-12T17:00:00Z', '2026-11-16'],
    ['at the end of a year', '2026-12-31T03:00:00Z', '2027-01-01'],
  ])('arrives on the next working day: requested %s', (_, at, day) => {
    expect(arrivalDay(new Date(at))).toBe(day)
  })
})
