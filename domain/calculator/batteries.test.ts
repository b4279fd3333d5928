import { expect, it } from 'vitest'
import { holdsBattery } from './index.ts'

it.each([
  ['850760', true],
  ['851713', true],
  ['640411', false],
  ['', false],
])('goods under %s hold a battery: %s', (hscode, expected) => {
  expect(holdsBattery(hscode)).toBe(expected)
})
