import { expect, it } from 'vitest'
import { requestWith } from '../pricing/cases/build.ts'
import { exciseOf, priceUnder } from './index.ts'

it.each<[goods: string, hscode: string, carries: boolean]>([
  ['beer', '2203.00', true],
  ['wine', '220421', true],
  ['whisky', '2208.30', true],
  ['pure alcohol', '2207.10', true],
  ['cigarettes', '2402.20', true],
  ['nicotine liquids', '240412', true],
  ['sweetened drinks, which the law does not list', '2202.99', false],
  ['vinegar', '2209.00', false],
  ['shoes', '6404.11', false],
  ['goods without an HS code', '', false],
])('excise on %s', (_, hscode, carries) => {
  const request = requestWith({}, [{ hscode: '6404.11' }, { hscode }])
  expect(exciseOf(request) !== undefined).toBe(carries)
  const priced = priceUnder(request, { rates_as_of: '2026-11-12T02:00:00Z' })
  expect(priced.excise?.title).toBe(carries ? 'UU 39/2007' : undefined)
})
