import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fontFor, fontNames, loadFont } from './fonts.ts'
import { Typesetter, type Style } from './typesetter.ts'
import { unpackWoff } from './woff.ts'

describe('PDF fonts', () => {
  it.each(fontNames)('%s is unpacked with all tables of its package', async (name) => {
    const font = await loadFont(name)
    expect(font.readUInt32BE(0)).toBe(0x00010000)
    const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + 16 * index
      return {
        tag: font.toString('latin1', at, at + 4),
        end: font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12),
      }
    })
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca']))
    for (const { end } of tables) expect(end).toBeLessThanOrEqual(font.length)
  })

  it('are rejected if they are not WOFF', async () => {
    const other = await readFile(fileURLToPath(import.meta.url))
    expect(() => unpackWoff(other)).toThrow('no WOFF')
  })

  it.each([
    ['a', 'bold'],
    ['é', 'bold'],
    ['×', 'bold'],
    ['−', 'bold'],
    ['ş', 'otherBold'],
    ['税', 'chineseBold'],
    ['。', 'chineseBold'],
  ])('%s is set in %s', (letter, font) => expect(fontFor(letter, 'bold')).toBe(font))
})

describe('PDF text', () => {
  const style: Style = { size: 12, leading: 18, colour: '#000000' }
  const linesOf = async (text: string, width: number) => {
    const pdf = await Typesetter.open({
      title: 'Uji',
      language: 'id',
      createdAt: new Date(0),
      letters: text,
    })
    return pdf.text(text, { x: 0, y: 0, width }, style) / style.leading
  }

  it.each([
    ['one line', 'Ongkir udara', 400, 1],
    ['two words', 'Ongkir udara', 50, 2],
    ['words with a non-breaking space', 'Ongkir\u00a0udara', 80, 1],
    ['a word that is longer than the line', 'x'.repeat(40), 100, 3],
    ['Chinese, which breaks anywhere', '向上取整至千位', 50, 2],
    ['nothing', '', 50, 1],
  ])('breaks %s', async (_, text, width, lines) => {
    expect(await linesOf(text, width)).toBe(lines)
  })
})
