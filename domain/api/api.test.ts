import { describe, expect, it } from 'vitest'
import { calls, canonicalAddress, canonicalBody, pathOf, signedText } from './index.ts'
import { schemasOf } from './schemas/index.ts'

describe('the table of calls', () => {
  const all = Object.entries(calls)

  it.each(all)('%s has a unique id, method and path', (id, call) => {
    expect(call.id).toBe(id)
    const same = all.filter(([, other]) => other.method === call.method && other.path === call.path)
    expect(same).toHaveLength(1)
  })

  it.each(all)('%s has a schema for each parameter of its path', (_, call) => {
    const named = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    const described = schemasOf(call).params?.describe() ?? {}
    expect(Object.keys('fields' in described ? (described.fields as object) : {})).toEqual(named)
  })
})

describe('the signed text', () => {
  it('does not depend on the order of keys, at any depth', () => {
    const one = canonicalBody({ b: [{ d: 1, c: 'x' }], a: null })
    expect(one).toBe('{"a":null,"b":[{"c":"x","d":1}]}')
    expect(canonicalBody({ a: null, b: [{ c: 'x', d: 1 }] })).toBe(one)
  })

  it('sorts keys that look like numbers as text, too', () => {
    const sorted = '{"-1":0,"1":0,"10":0,"9":0,"B":0,"a":{"10":0,"9":0},"é":0}'
    expect(canonicalBody({ a: { 9: 0, 10: 0 }, é: 0, 9: 0, 10: 0, 1: 0, B: 0, '-1': 0 })).toBe(sorted)
  })

  it('writes everything else as JSON does', () => {
    const values = [
      { a: undefined, b: [undefined, null], 'c"\\\n': '\u2028é"' },
      'x',
      1.5,
      -0,
      1e21,
      true,
      null,
      [],
      {},
    ]
    for (const value of values) expect(canonicalBody(value)).toBe(JSON.stringify(value))
  })

  it('keeps the order of lists', () => {
    expect(canonicalBody([2, 1])).toBe('[2,1]')
  })

  it('is the path with sorted parameters if there is no body', () => {
    expect(canonicalAddress('/api/x?b=2&a=1%202')).toBe('/api/x?a=1+2&b=2')
    expect(canonicalAddress('/api/x')).toBe('/api/x')
  })

  it('joins its parts with line feeds', () => {
    expect(signedText({ token: 't', timestamp: '1', nonce: 'n', canonical: '{}' })).toBe('t\n1\nn\n{}')
  })
})

it('path parameters are encoded', () => {
  expect(pathOf('/api/file/{file_id}', { file_id: 'a/b' })).toBe('/api/file/a%2Fb')
  expect(() => pathOf('/api/file/{file_id}', { file_id: '' })).toThrow('needs file_id')
  expect(() => pathOf('/api/file/{file_id}')).toThrow('needs file_id')
})
