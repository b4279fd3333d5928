import { describe, expect, it } from 'vitest'
import { unitLimit } from './index.ts'

describe('goods of which a parcel takes only a few', () => {
  it('the third phone is beyond the limit, the second is not', () => {
    expect(unitLimit([{ hscode: '85171300', quantity: 3 }])).toMatchObject({
      max: 2,
      beyond: 1,
      law: { title: 'Permendag 8/2024' },
    })
    expect(unitLimit([{ hscode: '8517.14', quantity: 2 }])).toBeUndefined()
  })

  it('counts all phones of a parcel together, and nothing else', () => {
    const two = { hscode: '851713', quantity: 2 }
    expect(unitLimit([two, { hscode: '851714', quantity: 1 }, { quantity: 5 }])).toMatchObject({ beyond: 1 })
    expect(unitLimit([two, { hscode: '640411', quantity: 9 }])).toBeUndefined()
    expect(unitLimit([two, { quantity: 1 }, two, two])).toMatchObject({ beyond: 4, from: 2 })
  })

  it.each(['640411', '8517', ''])('%s has no such limit', (hscode) => {
    expect(unitLimit([{ hscode, quantity: 100 }])).toBeUndefined()
  })
})
