import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { PricingError, price } from './index.ts'
import type { PricingRequest } from './index.ts'

interface GoldenCase {
  name: string
  request: PricingRequest
  expected: { error: { field: string } } | Record<string, unknown>
}

/** Worked cases agreed on with others, where this checkout lies beside them. */
const path = fileURLToPath(new URL('../../../shared/golden/quotes.json', import.meta.url))
const cases: GoldenCase[] = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []

function priced(request: PricingRequest): unknown {
  try {
    return price(request)
  } catch (error) {
    if (error instanceof PricingError) return { error: { field: error.field } }
    throw error
  }
}

describe('agreed cases', () => {
  it.each(cases)('$name', ({ request, expected }) => {
    expect(priced(request)).toEqual(expected)
  })

  it('are read where they exist', () => {
    expect(cases.length > 0).toBe(existsSync(path))
  })
})
