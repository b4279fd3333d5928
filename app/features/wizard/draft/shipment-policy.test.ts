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

test('what was begun here as in the account goes on there, at the step that is open here', () => {
  const begun = { ...emptyDraft('begun'), country: 'US', step: 'products' as const }
  const account = { ...here, step: 'origin' as const }
  const blank = { ...begun, open: emptyProduct('b', 'USD') }
  expect(shipmentPolicy.reconcile(begun, account)).toEqual({ ...account, step: 'products' })
  expect(shipmentPolicy.reconcile(blank, account)).toEqual({ ...account, step: 'products' })
  expect(shipmentPolicy.reconcile(account, begun)).toBe(account)
})

const begun = { ...emptyDraft('begun'), country: 'US' }
const placed = { ...here, addressId: 'home' }
test.each([
  ['another origin', { ...begun, country: 'CN' }],
  ['another track', { ...begun, track: 'sea' as const }],
  ['another product in the open form', { ...begun, open: { ...lens('b'), title: 'Len' } }],
  ['the same product once more', { ...begun, products: [lens('b'), lens('c')] }],
])('a draft with %s is not in the other one', (_, one) => {
  expect(shipmentPolicy.reconcile(one, placed)).toBeNull()
})

test('a container that was confirmed is a choice, also the one that a draft by sea begins with', () => {
  const bySea = { ...begun, track: 'sea' as const, containerConfirmed: true }
  const other = { ...bySea, container: 'lcl' as const, addressId: 'home' }
  expect(shipmentPolicy.reconcile(bySea, other)).toBeNull()
  expect(shipmentPolicy.reconcile({ ...bySea, container: 'lcl' }, other)).toMatchObject({ container: 'lcl' })
})

test('an account without a draft that was begun has nothing to choose from', () => {
  const bySea = { ...begun, track: 'sea' as const }
  expect(shipmentPolicy.reconcile(bySea, emptyDraft('account'))).toBe(bySea)
})
