import { expect, it } from 'vitest'
import { urlOf } from './url.ts'

it('fills parameters, encodes them, and strips what is empty', () => {
  expect(
    urlOf('/api/a/{id}', { id: 'x/y z' }, { q: 'sepatu lari', page: 2, empty: '', none: undefined }),
  ).toBe('/api/a/x%2Fy%20z?q=sepatu+lari&page=2')
})
