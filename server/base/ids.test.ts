import { expect, it } from 'vitest'
import { randomId } from './ids.ts'

it('a random id is 32 characters that fit into an address, and is no option of a command', () => {
  const ids = Array.from({ length: 1_000 }, randomId)
  for (const id of ids) expect(id).toMatch(/^\w[\w-]{31}$/)
  expect(new Set(ids).size).toBe(ids.length)
})
