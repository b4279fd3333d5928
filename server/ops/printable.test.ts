import { describe, expect, it } from 'vitest'
import { printable, printableJson, printableLines } from './printable.ts'

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

describe('what the command line prints', () => {
  it('is in lines that the command has ended', () => {
    expect(printableLines('one\ntwo \u001b[2J')).toBe('one\ntwo \ufffd[2J')
  })

  it.each([undefined, 2])(
    'is the same JSON, with every sign of control escaped (indented by %s)',
    (indent) => {
      const answer = { name: 'Ayu \u001b[2J \u009b2J \u202e \u007f\r\n', list: ['\u2028', 'Sri · 李明'] }
      const text = printableJson(answer, indent)
      expect(JSON.parse(text)).toEqual(answer)
      expect(printableLines(text)).toBe(text)
      expect(text).toContain('Sri · 李明')
    },
  )
})
