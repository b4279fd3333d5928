import { codeLengths } from '@seberang/domain/codes'
import { expect, it } from 'vitest'
import { newOrderId, randomId, readableCode } from './ids.ts'

it('a random id is 32 characters that fit into an address, and is no option of a command', () => {
  const ids = Array.from({ length: 1_000 }, randomId)
  for (const id of ids) expect(id).toMatch(/^\w[\w-]{31}$/)
  expect(new Set(ids).size).toBe(ids.length)
})

it.each(Object.keys(codeLengths) as (keyof typeof codeLengths)[])('a code of %s has its length', (kind) => {
  expect(readableCode(kind)).toMatch(new RegExp(`^${kind}-[2-9A-HJ-NP-Z]{${codeLengths[kind]}}$`))
})

it('an order is known by its invoice', () => {
  expect(newOrderId('INV-4T7XK2M9QB')).toMatch(/^INV-4T7XK2M9QB-[2-9A-HJ-NP-Z]{6}$/)
})
