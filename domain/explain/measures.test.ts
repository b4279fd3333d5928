import { expect, it } from 'vitest'
import { requestWith, seaCompany } from '../pricing/cases/build.ts'
import { pricedCases } from '../pricing/cases/priced.ts'
import { explain } from '../pricing/index.ts'
import { isBilledByMeasure, measures } from './measures.ts'

it('a line has a unit where it has a quantity', () => {
  const explained = pricedCases.flatMap(({ request }) => explain(request).explanation)
  const counted = explained.filter(({ quantity }) => quantity !== undefined)
  expect(counted.filter(({ rule }) => measures[rule] === 'none')).toEqual([])
})

it.each([
  ['by air', requestWith(), true],
  ['in a shared container', requestWith({ package: seaCompany, container_type: 'lcl' }), true],
  ['in one of 20 feet', requestWith({ package: seaCompany, container_type: 'fcl_20' }), false],
  ['in one of 40 feet', requestWith({ package: seaCompany, container_type: 'fcl_40' }), false],
])('%s, weight or volume sets the freight: %s', (_, request, expected) =>
  expect(isBilledByMeasure(explain(request))).toBe(expected),
)
