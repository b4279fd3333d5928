import { expect, it } from 'vitest'
import { batteryAfter, holdsBattery } from './index.ts'

it.each([
  ['850760', true],
  ['851713', true],
  ['640411', false],
  ['', false],
])('goods under %s hold a battery: %s', (hscode, expected) => {
  expect(holdsBattery(hscode)).toBe(expected)
})

it.each([
  ['goods that hold one', '850760', { hscode: '640411', hasBattery: false }, true],
  ['others after such goods', '640411', { hscode: '850760', hasBattery: true }, false],
  ['others that were ticked by hand', '640411', { hscode: '950300', hasBattery: true }, true],
  ['others', '640411', { hscode: '', hasBattery: false }, false],
])('%s: ticked or not', (_, hscode, before, expected) => {
  expect(batteryAfter(hscode, before)).toBe(expected)
})
