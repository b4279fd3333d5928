import { expect, it } from 'vitest'
import { formatMonth, formatSigned } from './index.ts'

it.each([
  [100_000, '+Rp100.000'],
  [0, '+Rp0'],
  [-100_000, '−Rp100.000'],
])('%i that came in or went out is %s', (amount, text) => {
  expect(formatSigned(amount)).toBe(text)
})

it.each([
  ['2026-01', 'en', 'January\u00a02026'],
  ['2026-12', 'id', 'Desember\u00a02026'],
  ['2026-12', 'zh', '2026\u2060年\u206012\u2060月'],
] as const)('the month %s in %s is %s', (month, language, text) => {
  expect(formatMonth(month, language)).toBe(text)
})
