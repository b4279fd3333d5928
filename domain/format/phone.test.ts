import { expect, test } from 'vitest'
import { phoneDigits } from './index.ts'

test.each([
  '0812 3456 7890',
  '+62 812-3456-7890',
  '6281234567890',
  '(0812) 3456.7890',
  '+62 (0)812 3456 7890',
  '0062 812 3456 7890',
  '０８１２３４５６７８９０',
])('%s ends in the digits of the subscriber', (typed) => {
  expect(phoneDigits(typed)).toBe('81234567890')
})

test.each([
  ['+65 8123 4567', '6581234567'],
  ['3456-7890', '34567890'],
])('%s elsewhere, or in part', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})

test.each(['SBR-1024', '12345', '0812x3456789', '', 'ayu'])('%s is no telephone number', (typed) => {
  expect(phoneDigits(typed)).toBeNull()
})
