import { expect, it } from 'vitest'
import { isNearNumber } from './index.ts'

it.each([
  ['1Z9990O0', '1Z999000'],
  ['LP123', '1P123'],
  ['YT100200', 'YT100300'],
  ['YT100200', 'YT10020'],
  ['YT100200', 'T100200'],
  ['YT100200', 'YT1002200'],
  ['YT100200', 'YT100200'],
])('%s is near %s', (one, other) => {
  expect([isNearNumber(one, other), isNearNumber(other, one)]).toEqual([true, true])
})

it.each([
  ['YT100200', 'YT100311'],
  ['YT100200', 'YT1002'],
  ['YT100200', 'TY100200'],
  ['YT100200', 'UPS778'],
])('%s is not near %s', (one, other) => {
  expect([isNearNumber(one, other), isNearNumber(other, one)]).toEqual([false, false])
})
