import { describe, expect, it } from 'vitest'
import { pricedCases } from './cases/priced.ts'
import { price } from './index.ts'

describe('worked cases', () => {
  it.each(pricedCases)('$name', ({ request, weight, lines, answer }) => {
    const priced = price(request)
    expect(priced.weight).toMatchObject(weight ?? {})
    expect(priced.lines).toMatchObject(lines ?? {})
    expect(priced).toMatchObject(answer ?? {})
    expect(priced.total).toBe(Object.values(priced.lines).reduce((sum, line) => sum + line, 0))
    expect(Object.values(priced.lines).every((line) => !Object.is(line, -0))).toBe(true)
  })

  it('says nothing of warnings when there are none', () => {
    expect(
      pricedCases.map(({ request }) => price(request)).filter((answer) => 'warnings' in answer),
    ).toHaveLength(2)
  })
})
