import { expect, it } from 'vitest'
import { Refusal } from './refusal.ts'
import { requireSure } from './sure.ts'

const doubts = [{ field: 'reference', reason: 'perhaps_returned' }]

/** The code that confirms the doubts about something. */
function codeFor(...[of, about]: Parameters<typeof requireSure>): string {
  try {
    requireSure(of, about, undefined)
  } catch (error) {
    if (error instanceof Refusal) return String(error.details.beside?.['sure'])
  }
  throw new Error('nothing is doubted')
}

it('takes the code of these doubts about this, and of nothing else', () => {
  const sure = codeFor(doubts, ['INV-1', 'FT1'], undefined)
  expect(() => requireSure(doubts, ['INV-1', 'FT1'], sure)).not.toThrow()
  expect(() => requireSure(doubts, ['INV-2', 'FT1'], sure)).toThrow('doubtful')
  const more = [...doubts, { field: 'amount', reason: 'another amount' }]
  expect(() => requireSure(more, ['INV-1', 'FT1'], sure)).toThrow('doubtful')
})

it('lets through what is not doubted', () => {
  expect(() => requireSure([], ['INV-1'], undefined)).not.toThrow()
})
