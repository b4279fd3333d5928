import { describe, expect, it } from 'vitest'
import { printable } from './printable.ts'

describe('a line of the command line', () => {
  it.each(['\n', '\r', '\u001b[2J', '\u009b2J', '\u202e', '\u2066', '\u2028', '\u0000'])(
    'shows %j as what it is',
    (sign) => {
      expect(printable(`a${sign}b`)).toBe(`a\ufffd${sign.slice(1)}b`)
    },
  )

  it('keeps what people write', () => {
    expect(printable('Ibu Sri · 李明 · 1.250.000 × 2')).toBe('Ibu Sri · 李明 · 1.250.000 × 2')
  })
})
