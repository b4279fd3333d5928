import { describe, expect, it } from 'vitest'
import { requestWith } from '../cases/build.ts'
import { currentRuleSet, explain, findRuleSet, ruleSets } from '../index.ts'

const [first] = ruleSets
const inventedSets = [
  { ...first, id: 'first', valid_from: '2026-01-01' },
  { ...first, id: 'second', valid_from: '2026-07-01' },
  { ...first, id: 'third', valid_from: '2027-01-01' },
] as const

describe('rule sets', () => {
  it('are sorted by date, each with an id of its own', () => {
    const days = ruleSets.map((ruleSet) => ruleSet.valid_from)
    expect(days).toEqual([...new Set(days)].sort())
    expect(new Set(ruleSets.map(({ id }) => id)).size).toBe(ruleSets.length)
  })

  it('say which laws they rest on, and when each was checked', () => {
    const day = /^\d{4}-\d{2}-\d{2}$/
    for (const { checked_on, laws } of ruleSets) {
      expect(checked_on).toMatch(day)
      for (const law of Object.values(laws)) {
        expect(law.title).not.toBe('')
        expect(law.checked_on).toMatch(day)
        expect(law.url ?? 'https://').toMatch(/^https:\/\//)
      }
    }
  })

  it.each([
    [undefined, 'third'],
    ['1999-01-01', 'first'],
    ['2026-01-01', 'first'],
    ['2026-06-30', 'first'],
    ['2026-07-01', 'second'],
    ['2026-12-31', 'second'],
    ['2027-01-01', 'third'],
    ['2031-05-21', 'third'],
  ])('on %s the %s is in force', (day, id) => {
    expect(currentRuleSet(day, inventedSets).id).toBe(id)
  })

  it('are found by id, and the newest without one', () => {
    expect(currentRuleSet()).toBe(ruleSets.at(-1))
    expect(findRuleSet('none')).toBeUndefined()
    for (const ruleSet of ruleSets) expect(findRuleSet(ruleSet.id)).toBe(ruleSet)
  })

  it('determine the price', () => {
    const stricter = { ...currentRuleSet(), duty_free_under_usd: 0 }
    const request = requestWith({}, [{ price_original: 2.99 }])
    expect(explain(request).answer.lines.duty).toBe(0)
    expect(explain(request, stricter).answer.lines.duty).toBe(4000)
  })
})
