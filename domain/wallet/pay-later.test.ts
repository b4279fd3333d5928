import { describe, expect, it } from 'vitest'
import { payLaterReminderDays } from '../limits/index.ts'
import { jakartaDay } from '../time/index.ts'
import { daysOverdue, leftToPayLater, nextReminder, payLaterDue, payLaterPermission } from './index.ts'

const state = {
  hasCompany: true,
  terms: { limit: 100, days: 14 },
  hasAccepted: true,
  used: 40,
  isOverdue: false,
}

it.each([
  ['all is well', {}, 60, true],
  ['one rupiah is missing', {}, 61, 'limit'],
  ['there is no company', { hasCompany: false }, 1, 'no_company'],
  ['no limit was set', { terms: null, hasAccepted: false }, 1, 'no_terms'],
  ['the terms were not accepted', { hasAccepted: false, isOverdue: true }, 1, 'not_accepted'],
  ['something is overdue', { isOverdue: true }, 1, 'overdue'],
  ['the limit was lowered below what is open', { used: 150 }, 1, 'limit'],
  ['nothing is asked for', { used: 150 }, 0, true],
] as const)('what can be paid later where %s', (_, change, amount, expected) => {
  expect(payLaterPermission({ ...state, ...change }, amount)).toBe(expected)
  expect(leftToPayLater(150, 100)).toBe(0)
})

describe('what is paid later is due', () => {
  it.each([
    // 00:30 of 1 December in Jakarta.
    ['2026-11-30T17:30:00Z', 14, '2026-12-15'],
    ['2026-11-30T16:59:59Z', 14, '2026-12-14'],
    ['2026-02-27T10:00:00Z', 1, '2026-02-28'],
    ['2026-12-31T10:00:00Z', 30, '2027-01-30'],
  ])('at the end of a day of Jakarta: accepted %s, %i days', (at, days, expected) => {
    const due = payLaterDue(new Date(at), days)
    expect(jakartaDay(due)).toBe(expected)
    expect(jakartaDay(new Date(due.getTime() + 1))).not.toBe(expected)
    expect(daysOverdue(due, new Date(at))).toBe(-days)
    expect(daysOverdue(due, new Date(due.getTime() + 1))).toBe(1)
  })
})

it('is reminded of on its days, then weekly, in the morning, each once', () => {
  const due = payLaterDue(new Date('2026-11-10T10:00:00Z'), 14)
  const seen: number[] = []
  let now = new Date('2026-11-10T10:00:00Z')
  while (seen.length < 8) {
    const next = nextReminder(due, now)
    expect(next.getTime()).toBeGreaterThan(now.getTime())
    expect(next.toISOString()).toContain('T01:00:00')
    seen.push(daysOverdue(due, next))
    now = next
  }
  expect(seen).toEqual([...payLaterReminderDays, 14, 21, 28])
})

it('of a server that was off reminds once for all that it missed', () => {
  const due = payLaterDue(new Date('2026-11-10T10:00:00Z'), 14)
  const late = new Date(due.getTime() + 30 * 86_400_000)
  expect(daysOverdue(due, nextReminder(due, late))).toBe(35)
})
