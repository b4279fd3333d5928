import { describe, expect, it } from 'vitest'
import { requestWith } from '../cases/build.ts'
import { currentRuleSet, explain, findRuleSet, ruleSets } from '../index.ts'

describe('rule sets', () => {
  it('are sorted by date', () => {
    const days = ruleSets.map((ruleSet) => ruleSet.valid_from)
    expect(days).toEqual([...days].sort())
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

  it('are found by day and by id', () => {
    expect(currentRuleSet()).toBe(ruleSets.at(-1))
    expect(currentRuleSet('2026-11-21').valid_from <= '2026-11-21').toBe(true)
    expect(currentRuleSet('1999-01-01')).toBe(ruleSets[0])
    expect(findRuleSet(currentRuleSet().id)).toBe(currentRuleSet())
    expect(findRuleSet('none')).toBeUndefined()
  })

  it('determine the price', () => {
    const stricter = { ...currentRuleSet(), duty_free_under_usd: 0 }
    const request = requestWith({}, [{ price_original: 2.99 }])
    expect(explain(request).answer.lines.duty).toBe(0)
    expect(explain(request, stricter).answer.lines.duty).toBe(4000)
  })
})
