import type { ContainerType, InsuranceChoice, Track } from '@seberang/domain/pricing'
import type { shipmentTypes } from '@seberang/domain/api'
import type { KeptFile } from '../../../lib/files/kept-file.ts'
import type { TypedGoods } from '../../../lib/navigation/parcel-link.ts'

export type ProductDraft = TypedGoods & {
  key: string
  /** Which line of a saved shipment it is; empty for a new one. */
  detailCode: string
  /** What the HS code stands for, in the language it was chosen in. */
  hscodeLabel: string
  url: string
  photo: KeptFile | null
  document: KeptFile | null
}

export const draftSteps = ['origin', 'products', 'delivery', 'summary'] as const
export type DraftStep = (typeof draftSteps)[number]

/** A shipment while it is being put together: plain JSON, since it is kept as it is typed. */
export type ShipmentDraft = {
  /** Of this shape; one of another is dropped. */
  version: 1
  /** Under which it is saved, once, however often it is tried. */
  key: string
  step: DraftStep
  country: string | null
  track: Track
  addressId: string | null
  products: readonly ProductDraft[]
  /** The product whose form is open, half typed as it may be. */
  open: ProductDraft | null
  packageId: string | null
  container: ContainerType
  containerConfirmed: boolean
  shipmentType: (typeof shipmentTypes)[number]
  isWood: boolean
  woodNote: string
  sellerTrackingNumber: string
  /** From the calculator or a kept price; it is chosen at checkout, and absent where nobody chose yet. */
  insurance?: InsuranceChoice
}

/** What a reset restores: by air, and should it go by sea, as a whole 40-foot container of a wholesaler, without wood. */
export function emptyDraft(key: string): ShipmentDraft {
  return {
    version: 1,
    key,
    step: 'origin',
    country: null,
    track: 'air',
    addressId: null,
    products: [],
    open: null,
    packageId: null,
    container: 'fcl_40',
    containerConfirmed: false,
    shipmentType: 'wholesale',
    isWood: false,
    woodNote: '',
    sellerTrackingNumber: '',
  }
}

/** Of the moment and chance: no two shipments share one. */
export function draftKey(now: number, chance: number): string {
  return `${now}-${Math.floor(chance * 1e9)
    .toString()
    .padStart(9, '0')}`
}

export function emptyProduct(key: string, currency: string): ProductDraft {
  return {
    key,
    detailCode: '',
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
    photo: null,
    document: null,
  }
}

export type DraftChange =
  | { type: 'taken over'; draft: ShipmentDraft }
  | { type: 'step'; step: DraftStep }
  | { type: 'country'; country: string }
  | { type: 'track'; track: Track }
  | { type: 'address'; addressId: string | null }
  | { type: 'product opened'; product: ProductDraft }
  | { type: 'product typed'; product: ProductDraft }
  | { type: 'product closed' }
  | { type: 'product kept'; product: ProductDraft }
  | { type: 'product removed'; key: string }
  /** The same product, with what waited on the device under the server's names. */
  | { type: 'product sent'; product: ProductDraft }
  | { type: 'package'; packageId: string }
  | { type: 'container'; container: ContainerType }
  | { type: 'details'; details: Partial<Pick<ShipmentDraft, Details>> }

type Details = 'shipmentType' | 'isWood' | 'woodNote' | 'sellerTrackingNumber'

export function changeDraft(draft: ShipmentDraft, change: DraftChange): ShipmentDraft {
  switch (change.type) {
    case 'taken over':
      return change.draft
    case 'step':
      return { ...draft, step: change.step }
    case 'country':
      // Another origin has other ways of delivery: the chosen one may not exist there.
      return change.country === draft.country ? draft : { ...draft, country: change.country, packageId: null }
    case 'track':
      return change.track === draft.track ? draft : { ...draft, track: change.track, packageId: null }
    case 'address':
      return { ...draft, addressId: change.addressId }
    case 'product opened':
      return { ...draft, open: change.product }
    case 'product typed':
      // What is typed after the form was closed comes too late.
      return draft.open?.key === change.product.key ? { ...draft, open: change.product } : draft
    case 'product closed':
      return { ...draft, open: null }
    case 'product kept':
      return { ...draft, products: withProduct(draft.products, change.product), open: null }
    case 'product sent':
      return { ...draft, products: withProduct(draft.products, change.product) }
    case 'product removed':
      return {
        ...draft,
        products: draft.products.filter(({ key }) => key !== change.key),
        open: draft.open?.key === change.key ? null : draft.open,
      }
    case 'package':
      return { ...draft, packageId: change.packageId }
    case 'container':
      return { ...draft, container: change.container, containerConfirmed: true }
    case 'details':
      return { ...draft, ...change.details }
  }
}

function withProduct(products: readonly ProductDraft[], product: ProductDraft): readonly ProductDraft[] {
  const known = products.some(({ key }) => key === product.key)
  return known ? products.map((kept) => (kept.key === product.key ? product : kept)) : [...products, product]
}

/** Whether there is anything in it that somebody would miss. */
export function isTouched(draft: ShipmentDraft): boolean {
  const { step: _step, key: _key, open, ...typed } = draft
  const { step: _first, key: _none, open: _closed, ...fresh } = emptyDraft('')
  return JSON.stringify(typed) !== JSON.stringify(fresh) || Boolean(open && (open.title || open.photo))
}
