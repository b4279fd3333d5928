import { expect, test } from 'vitest'
import { emptyDraft, emptyProduct } from './draft.ts'
import { shipmentPolicy } from './shipment-policy.ts'

const lens = (key: string) => ({ ...emptyProduct(key, 'USD'), title: 'Lensa', price: '100' })
const here = { ...emptyDraft('here'), country: 'US', products: [lens('a')], step: 'products' as const }

test('two drafts with the same content are one, whichever step was open', () => {
  const account = { ...here, key: 'account', products: [lens('b')], step: 'delivery' as const }
  expect(shipmentPolicy.reconcile(here, account)).toBe(here)
})

test('between two that differ the customer chooses', () => {
  const account = { ...here, key: 'account', products: [{ ...lens('b'), price: '120' }] }
  expect(shipmentPolicy.reconcile(here, account)).toBeNull()
})
