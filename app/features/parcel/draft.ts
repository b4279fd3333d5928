import type { LengthUnit, WeightUnit } from '@seberang/domain/units'

/** A product as it is typed; figures stay texts until they are sent. */
export type ProductDraft = {
  key: string
  title: string
  categoryId: string
  hscode: string
  /** What the code stands for, in the language it was chosen in. */
  hscodeLabel: string
  quantity: string
  price: string
  currency: string
  weight: string
  weightUnit: WeightUnit
  length: string
  width: string
  height: string
  sizeUnit: LengthUnit
  url: string
  hasBattery: boolean
}

export const draftSteps = ['origin', 'products', 'delivery', 'summary'] as const
export type DraftStep = (typeof draftSteps)[number]

/** A shipment while it is being put together. */
export interface ShipmentDraft {
  step: DraftStep
  agentId: string | null
  addressId: string | null
  products: readonly ProductDraft[]
  packageId: string | null
  sellerTrackingNumber: string
}

export const emptyDraft: ShipmentDraft = {
  step: 'origin',
  agentId: null,
  addressId: null,
  products: [],
  packageId: null,
  sellerTrackingNumber: '',
}

export function emptyProduct(key: string, currency: string): ProductDraft {
  return {
    key,
    title: '',
    categoryId: '',
    hscode: '',
    hscodeLabel: '',
    quantity: '1',
    price: '',
    currency,
    weight: '',
    weightUnit: 'kg',
    length: '',
    width: '',
    height: '',
    sizeUnit: 'cm',
    url: '',
    hasBattery: false,
  }
}

export type DraftChange =
  | { type: 'step'; step: DraftStep }
  | { type: 'agent'; agentId: string }
  | { type: 'address'; addressId: string }
  | { type: 'product kept'; product: ProductDraft }
  | { type: 'product removed'; key: string }
  | { type: 'package'; packageId: string }
  | { type: 'tracking'; number: string }

export function changeDraft(draft: ShipmentDraft, change: DraftChange): ShipmentDraft {
  switch (change.type) {
    case 'step':
      return { ...draft, step: change.step }
    case 'agent':
      // Another origin has other ways of delivery: the chosen one may not exist there.
      return change.agentId === draft.agentId ? draft : { ...draft, agentId: change.agentId, packageId: null }
    case 'address':
      return { ...draft, addressId: change.addressId }
    case 'product kept':
      return { ...draft, products: withProduct(draft.products, change.product) }
    case 'product removed':
      return { ...draft, products: draft.products.filter(({ key }) => key !== change.key) }
    case 'package':
      return { ...draft, packageId: change.packageId }
    case 'tracking':
      return { ...draft, sellerTrackingNumber: change.number }
  }
}

function withProduct(products: readonly ProductDraft[], product: ProductDraft): readonly ProductDraft[] {
  const known = products.some(({ key }) => key === product.key)
  return known ? products.map((kept) => (kept.key === product.key ? product : kept)) : [...products, product]
}

export type Missing = 'agent' | 'address' | 'products' | 'package'

/** What still keeps a step from being left, in the order in which it is asked for. */
export function missingIn(step: DraftStep, draft: ShipmentDraft, signedIn: boolean): readonly Missing[] {
  const all: readonly (Missing | false)[] = [
    !draft.agentId && 'agent',
    // A guest chooses the address after signing in.
    signedIn && !draft.addressId && 'address',
    step !== 'origin' && draft.products.length === 0 && 'products',
    (step === 'delivery' || step === 'summary') && !draft.packageId && 'package',
  ]
  return all.filter((missing) => missing !== false)
}

/** The step on which something missing is filled in. */
export const stepOf: Record<Missing, DraftStep> = {
  agent: 'origin',
  address: 'origin',
  products: 'products',
  package: 'delivery',
}
