import type { Agent, Cart } from '@seberang/domain/api'
import { describe, expect, it } from 'vitest'
import { cart as saved } from '../../../testing/cart.ts'
import { toProductInput } from './convert.ts'
import { draftOfCart, fixedCountryOf, receivingWarehouseOf } from './draft-of-cart.ts'

const agent = (id: string, country: string): Agent => ({
  id,
  country,
  flag: country,
  name: id,
  contact_info: [],
  days: [5, 8],
})
const agents = {
  air: [agent('us-air', 'US'), agent('cn-air', 'CN')],
  sea: [agent('us-sea', 'US')],
}
const cart = (id: string, received_at: string | null) =>
  ({ received_at, country: 'US', agent: agent(id, 'US') }) satisfies Pick<
    Cart,
    'received_at' | 'agent' | 'country'
  >

describe('the origin of a saved shipment', () => {
  it('is the warehouse that holds its parcel, with the track it ships on', () => {
    expect(receivingWarehouseOf(cart('us-sea', '2026-11-20T03:00:00Z'), agents)).toEqual({
      track: 'sea',
      agent: agents.sea[0],
    })
  })

  it.each([
    ['on its way', cart('us-sea', null), undefined],
    ['at a closed warehouse', cart('blueray', '2026-11-20T03:00:00Z'), 'US'],
    ['at an unnamed warehouse', cart('', '2026-11-20T03:00:00Z'), 'US'],
  ])('may be another warehouse while the parcel is %s', (_, one, country) => {
    expect(receivingWarehouseOf(one, agents)).toBeUndefined()
    expect(fixedCountryOf(one)).toBe(country)
  })
})

it.each([
  ['4500', '4,5', 'kg'],
  ['1000', '1', 'kg'],
  ['1234.567', '1,234567', 'kg'],
  ['999.9', '999,9', 'gram'],
  ['80', '80', 'gram'],
])('%s g of a saved product are typed as %s %s, and sent as the same', (weight, typed, unit) => {
  const products = saved.products.map((product) => ({ ...product, weight }))
  const names = { photo: '', document: '', invoice: '' }
  const [product] = draftOfCart({ ...saved, products }, names, agents).products
  if (!product) throw new Error('no product')
  expect(product).toMatchObject({ weight: typed, weightUnit: unit })
  expect(toProductInput(product).weight).toBe(weight)
})
