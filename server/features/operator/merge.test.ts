import { describe, expect, it } from 'vitest'
import { mergePatch, trimmed } from './merge.ts'

describe('a merge patch (RFC 7396)', () => {
  it.each<[string, object, object, object]>([
    ['replaces a field', { a: 1, b: 2 }, { b: 3 }, { a: 1, b: 3 }],
    ['adds a field', { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    ['removes a field by null', { a: 1, b: 2 }, { b: null }, { a: 1 }],
    ['ignores null for a missing field', { a: 1 }, { b: null }, { a: 1 }],
    ['removes a nested field by null', { a: { b: 1, c: 2 } }, { a: { b: null } }, { a: { c: 2 } }],
    ['merges objects', { a: { b: 1 } }, { a: { c: 2 } }, { a: { b: 1, c: 2 } }],
    ['drops null inside a new object', { a: 1 }, { b: { c: null, d: 1 } }, { a: 1, b: { d: 1 } }],
    ['replaces a list as a whole', { a: [1, 2] }, { a: [3] }, { a: [3] }],
    ['replaces a value by an object', { a: 1 }, { a: { b: 2 } }, { a: { b: 2 } }],
  ])('%s', (_, target, patch, merged) => {
    const before = structuredClone(target)
    expect(mergePatch(target, patch)).toEqual(merged)
    expect(target).toEqual(before)
  })
})

it('texts are trimmed at every depth, also in lists', () => {
  expect(trimmed({ a: ' x ', b: { c: ' y' }, d: ['z ', 1, null] })).toEqual({
    a: 'x',
    b: { c: 'y' },
    d: ['z', 1, null],
  })
})
