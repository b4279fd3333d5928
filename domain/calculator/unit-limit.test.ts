import { describe, expect, it } from 'vitest'
import { unitLimit } from './index.ts'

describe('goods of which a parcel takes only a few', () => {
  it('the third phone is beyond the limit, the second is not', () => {
    expect(unitLimit('85171300', 3)).toMatchObject({ max: 2, beyond: 1, law: { title: 'Permendag 8/2024' } })
    expect(unitLimit('8517.14', 2)).toBeUndefined()
  })

  it.each(['640411', '8517', ''])('%s has no such limit', (hscode) => {
    expect(unitLimit(hscode, 100)).toBeUndefined()
  })
})
