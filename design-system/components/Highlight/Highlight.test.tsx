import { expect, it } from 'vitest'
import { partsOf } from './parts.ts'

it.each([
  ['Kartu memori dan flash', 'memori', 'Kartu |[memori]| dan flash'],
  ['Siau Timur', 'timur SIAU', '[Siau]| |[Timur]'],
  ['8523.51', '8523.', '[8523.]|51'],
  ['手机和配件', '手机', '[手机]|和配件'],
  ['Lensa (35mm)', '(35', 'Lensa |[(35]|mm)'],
  ['Lensa', '', 'Lensa'],
])('%s, searched for %s', (text, query, marked) => {
  expect(
    partsOf(text, query)
      .map((part) => (part.hit ? `[${part.text}]` : part.text))
      .join('|'),
  ).toBe(marked)
})
