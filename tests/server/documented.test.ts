import { describe, expect, it } from 'vitest'
import { undocumented } from './support/documented.ts'

const saved = { method: 'POST', address: '/api/titipimport/cart', status: 201 }
const json = { action: true, cart_code: 'SC-7KQ2M9XA', version: 1 }

describe('answers that the OpenAPI document does not describe are found', () => {
  it.each<[string, Parameters<typeof undocumented>[0], string]>([
    ['as documented', { ...saved, json }, 'undefined'],
    ['without a field', { ...saved, json: { ...json, version: undefined } }, "required property 'version'"],
    ['with one more', { ...saved, json: { ...json, secret: 'x' } }, '(secret)'],
    ['with another type', { ...saved, json: { ...json, version: 'one' } }, '/version must be number'],
    ['with another status', { ...saved, status: 200, json }, 'saveCart declares no status 200'],
    [
      'a failure with one field more',
      { ...saved, status: 409, json: { action: false, message: 'x', stack: 'x' } },
      '(stack)',
    ],
    [
      'of a path with a parameter',
      { method: 'GET', address: '/api/ops/carts/SC-7KQ2M9XA?x=1', status: 418, json: undefined },
      'opsCart declares no status 418',
    ],
  ])('%s', (_, received, fault) => {
    // As it is sent: what is undefined is left out.
    const sent = JSON.parse(JSON.stringify(received.json ?? null)) as unknown
    const found = undocumented({ ...received, json: sent ?? undefined })
    expect(String(found)).toContain(fault)
  })
})
