import { expect, test } from 'vitest'
import texts from '../../app/locales/id/common.json' with { type: 'json' }
import exports from '../../server/reference/data/export-countries.json' with { type: 'json' }
import imports from '../../server/reference/data/countries.json' with { type: 'json' }

/** As Indonesian shops and shippers write them. */
const names = {
  CN: 'China',
  US: 'Amerika',
  UK: 'United Kingdom',
  HK: 'Hong Kong',
  KR: 'South Korea',
  SG: 'Singapore',
  JP: 'Japan',
  MY: 'Malaysia',
}

test.each(Object.entries(names))('%s is called %s on screens and by the API', (code, name) => {
  expect(texts.country).toMatchObject({ [code]: name })
  for (const { items } of [imports, exports])
    expect(items.filter((one) => one.code === code)).toMatchObject([{ names: { id: name } }])
})
