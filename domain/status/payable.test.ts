import { expect, it } from 'vitest'
import { canChangeMethod, canGiveUp, isEnded } from './payable.ts'

const dueAt = Date.parse('2026-11-20T10:00:00Z')

it.each([
  ['pending', dueAt - 1, true],
  ['pending', dueAt, false],
  ['paid', dueAt - 1, false],
  ['expired', dueAt - 1, false],
  ['cancelled', dueAt - 1, false],
])('the method of an invoice that is %s can be changed until its deadline', (status, now, expected) => {
  expect(canChangeMethod({ type: 'checkout', status, dueAt }, now)).toBe(expected)
})

it('what was paid later can be paid after its day, too, until it is', () => {
  const invoice = { type: 'paylater', status: 'pending', dueAt }
  expect(canChangeMethod(invoice, dueAt + 1)).toBe(true)
  expect(canChangeMethod({ ...invoice, status: 'paid' }, dueAt - 1)).toBe(false)
  expect(canGiveUp(invoice, dueAt - 1)).toBe(false)
})

it.each([
  ['checkout', 'pending', dueAt - 1, true],
  ['checkout', 'pending', dueAt, false],
  ['checkout', 'paid', dueAt - 1, false],
  ['checkout', 'cancelled', dueAt - 1, false],
  ['additional', 'pending', dueAt - 1, false],
])('an invoice of type %s that is %s can be given up until its deadline', (type, status, now, expected) => {
  expect(canGiveUp({ type, status, dueAt }, now)).toBe(expected)
})

it.each([
  ['pending', false],
  ['paid', false],
  ['expired', true],
  ['cancelled', true],
])('an invoice that is %s has ended unpaid: %s', (status, expected) => {
  expect(isEnded(status)).toBe(expected)
})
