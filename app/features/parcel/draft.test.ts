import { describe, expect, it } from 'vitest'
import { changeDraft, emptyDraft, emptyProduct, missingIn, type ShipmentDraft } from './draft.ts'

const lens = { ...emptyProduct('a', 'USD'), title: 'Lensa' }
const whole: ShipmentDraft = {
  step: 'summary',
  agentId: 'us-air',
  addressId: '7',
  products: [lens],
  packageId: 'udara-individu',
  sellerTrackingNumber: '',
}

describe('a shipment being put together', () => {
  it.each([
    ['nothing chosen', 'origin', emptyDraft, true, ['agent', 'address']],
    ['a guest needs no address yet', 'origin', emptyDraft, false, ['agent']],
    ['products are asked for from their own step on', 'origin', { ...whole, products: [] }, true, []],
    ['no products', 'products', { ...whole, products: [] }, true, ['products']],
    ['no delivery', 'delivery', { ...whole, packageId: null }, true, ['package']],
    ['nothing missing', 'summary', whole, true, []],
    ['a summary names everything', 'summary', emptyDraft, true, ['agent', 'address', 'products', 'package']],
  ] as const)('%s', (_, step, draft, signedIn, missing) => {
    expect(missingIn(step, draft, signedIn)).toEqual(missing)
  })

  it('keeps a product in its place when it is changed', () => {
    const two = changeDraft(whole, { type: 'product kept', product: { ...lens, key: 'b' } })
    const changed = changeDraft(two, { type: 'product kept', product: { ...lens, title: 'Lensa baru' } })
    expect(changed.products.map(({ key, title }) => [key, title])).toEqual([
      ['a', 'Lensa baru'],
      ['b', 'Lensa'],
    ])
  })

  it('forgets the delivery when the origin changes, and only then', () => {
    expect(changeDraft(whole, { type: 'agent', agentId: 'us-air' }).packageId).toBe('udara-individu')
    expect(changeDraft(whole, { type: 'agent', agentId: 'cn-air' }).packageId).toBeNull()
  })

  it('removes a product', () => {
    expect(changeDraft(whole, { type: 'product removed', key: 'a' }).products).toEqual([])
  })
})
