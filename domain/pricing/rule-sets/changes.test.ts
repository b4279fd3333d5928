import { expect, it } from 'vitest'
import { pricedCases } from '../cases/priced.ts'
import { price, pricingLines, ruleSets, type RuleSet } from '../index.ts'

/** Rupiah, by the name of the case and the line. */
type Changes = Record<string, Record<string, { before: number; after: number }>>

/**
 * How each rule set changes the worked cases compared with the previous one. A new rule set is a new file and an entry
 * here, whose content the failing test prints.
 */
const known: Record<string, Changes> = {}

function changesOf(after: RuleSet, before: RuleSet): Changes {
  const changes: Changes = {}
  for (const { name, request } of pricedCases) {
    const [was, is] = [price(request, before).lines, price(request, after).lines]
    for (const line of pricingLines) {
      if (was[line] !== is[line])
        changes[name] = { ...changes[name], [line]: { before: was[line], after: is[line] } }
    }
  }
  return changes
}

/** What each rule set but the first changes, by its id. */
const changesOfEach = (sets: readonly RuleSet[]): Record<string, Changes> =>
  Object.fromEntries(sets.slice(1).map((after, index) => [after.id, changesOf(after, sets[index] ?? after)]))

const [first] = ruleSets
const dearer: RuleSet = {
  ...first,
  id: 'dearer',
  handling: { ...first.handling, base: first.handling.base + 25_000 },
}

it('every rule set but the first lists the worked cases it changes', () => {
  expect(changesOfEach(ruleSets)).toEqual(known)
})

it('a rule set is compared with the one before it', () => {
  const unchanged: RuleSet = { ...dearer, id: 'unchanged' }
  const found = changesOfEach([first, dearer, unchanged])
  expect(found).toEqual({ dearer: changesOf(dearer, first), unchanged: {} })
})

it('a changed figure affects the cases that it concerns, and no other', () => {
  const changes = changesOf(dearer, first)
  expect(Object.keys(changes).length).toBeGreaterThan(0)
  for (const lines of Object.values(changes)) {
    expect(Object.keys(lines)).toEqual(['handling'])
    expect(lines['handling']).toSatisfy(({ before, after }) => after - before === 25_000)
  }
})
