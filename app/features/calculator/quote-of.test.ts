import { expect, test } from 'vitest'
import { goodsName } from './quote-of.ts'

test.each([
  ['Sepatu lari', 'Barang umum', 'Sepatu lari'],
  ['', 'Barang umum', 'Barang umum'],
  ['', undefined, 'General Goods'],
])('a quote of "%s" in the category %s is of %s', (title, label, expected) => {
  const category = { category_name: 'General Goods', ...(label !== undefined && { label }) }
  expect(goodsName({ title }, { category })).toBe(expected)
})
