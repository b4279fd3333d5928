import { expect, test } from 'vitest'
import { currencyOf, originCountries } from '../../app/lib/reference/countries.ts'
import en from '../../app/locales/en/common.json' with { type: 'json' }
import id from '../../app/locales/id/common.json' with { type: 'json' }
import zh from '../../app/locales/zh/common.json' with { type: 'json' }
import exported from '../../server/reference/data/export-countries.json' with { type: 'json' }
import imported from '../../server/reference/data/countries.json' with { type: 'json' }

// Screens have the countries in their own texts: the first page shows them before it has asked the server anything.
test.each(originCountries)('%s has the same names and currency on screens and in the API', (code) => {
  const names = { id: id.country[code], en: en.country[code], zh: zh.country[code] }
  expect(imported.items.filter((one) => one.code === code)).toMatchObject([
    { names, currency: currencyOf[code] },
  ])
  for (const one of exported.items.filter((item) => item.code === code)) expect(one.names).toEqual(names)
})

test('the countries on screens are all that the API offers', () => {
  expect(imported.items.map(({ code }) => code)).toEqual(originCountries)
})

/** As Indonesian shops and shippers write them. */
test.each([
  ['US', 'Amerika'],
  ['UK', 'United Kingdom'],
  ['KR', 'South Korea'],
] as const)('%s is called %s', (code, name) => expect(id.country[code]).toBe(name))
