import { expect, it } from 'vitest'
import type { Language } from '../language/index.ts'
import { shipmentTitle } from './shipment-title.ts'

it.each<[string[], Language, string]>([
  [[], 'id', 'SC-7KQ2M9XA'],
  [['Sepatu lari'], 'id', 'Sepatu lari'],
  [['Sepatu lari', 'Kaus'], 'id', 'Sepatu lari dan 1 barang lain'],
  [['Sepatu lari', 'Kaus', 'Topi'], 'id', 'Sepatu lari dan 2 barang lain'],
  [['Shoes', 'Shirt'], 'en', 'Shoes and 1 other product'],
  [['Shoes', 'Shirt', 'Hat'], 'en', 'Shoes and 2 other products'],
  [['跑鞋', 'T恤'], 'zh', '跑鞋，另有 1 件商品'],
])('a shipment of %j is called in %s %j', (titles, language, name) => {
  expect(
    shipmentTitle(
      titles.map((title) => ({ title })),
      'SC-7KQ2M9XA',
      language,
    ),
  ).toBe(name)
})
