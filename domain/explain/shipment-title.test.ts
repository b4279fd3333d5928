import { expect, it } from 'vitest'
import { shipmentTitle } from './shipment-title.ts'

it.each([
  [[], 'SC-7KQ2M9XA'],
  [['Sepatu lari'], 'Sepatu lari'],
  [['Sepatu lari', 'Kaus'], 'Sepatu lari +1'],
  [['Sepatu lari', 'Kaus', 'Topi'], 'Sepatu lari +2'],
])('a shipment of %j is called %j', (titles, name) => {
  expect(
    shipmentTitle(
      titles.map((title) => ({ title })),
      'SC-7KQ2M9XA',
    ),
  ).toBe(name)
})
