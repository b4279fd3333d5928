import { assert, date, property } from 'fast-check'
import { expect, it } from 'vitest'
import { formatDeadline } from '../format/index.ts'
import { millisecondsPerDay } from '../time/index.ts'
import { isBeingMatched, longestMatchingDays, transferMatchedBy, transfersMatchedUpTo } from './index.ts'

it.each([
  ['a Monday', '2026-11-23T10:00:00+07:00', 'Selasa, 24 November 2026, 23.59 WIB'],
  ['a Thursday', '2026-11-26T19:00:00+07:00', 'Jumat, 27 November 2026, 23.59 WIB'],
  ['a Friday', '2026-11-27T19:00:00+07:00', 'Senin, 30 November 2026, 23.59 WIB'],
  [
    'a Saturday, of what was ordered on Friday evening',
    '2026-11-28T19:00:00+07:00',
    'Senin, 30 November 2026, 23.59 WIB',
  ],
  ['a Sunday', '2026-11-29T23:59:59+07:00', 'Senin, 30 November 2026, 23.59 WIB'],
  ['the first moment of a Monday', '2026-11-30T00:00:00+07:00', 'Selasa, 1 Desember 2026, 23.59 WIB'],
  ['a Sunday in London that is a Monday here', '2026-11-29T20:00:00Z', 'Selasa, 1 Desember 2026, 23.59 WIB'],
])('a transfer due on %s is matched on the next working day', (_, dueAt, matchedBy) => {
  expect(formatDeadline(transferMatchedBy(Date.parse(dueAt)), 'id').replaceAll('\u00a0', ' ')).toBe(matchedBy)
})

it('an invoice is over exactly when its transfer would have been matched', () => {
  const moment = () => date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  assert(
    property(moment(), moment(), (due, now) => {
      const isOver = transferMatchedBy(due.getTime()) < now.getTime()
      expect(due.getTime() < transfersMatchedUpTo(now.getTime())).toBe(isOver)
    }),
  )
})

it('no transfer is matched later than the longest wait, which one due on a Friday has', () => {
  const longest = longestMatchingDays * millisecondsPerDay
  const waitOf = (due: Date) => transferMatchedBy(due.getTime()) - due.getTime()
  expect(waitOf(new Date('2026-11-27T00:00:00+07:00'))).toBe(longest - 1)
  assert(
    property(
      date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2027-01-01') }),
      (due) => waitOf(due) < longest,
    ),
  )
})

it('a transfer is matched from its deadline on, while its invoice is open', () => {
  const invoice = { type: 'checkout', status: 'pending', dueAt: 1000, method: 'manual' }
  expect(isBeingMatched(invoice, 999)).toBe(false)
  expect(isBeingMatched(invoice, 1000)).toBe(true)
  expect(isBeingMatched({ ...invoice, status: 'expired' }, 1000)).toBe(false)
  expect(isBeingMatched({ ...invoice, method: 'va_bni' }, 1000)).toBe(false)
  expect(isBeingMatched({ ...invoice, type: 'paylater' }, 1000)).toBe(false)
})
