import type { ContainerType, InsuranceChoice, PackageType, Track } from '@seberang/domain/pricing'
import type { shipmentTypes } from '@seberang/domain/api'
import type { LengthUnit, WeightUnit } from '@seberang/domain/units'
import type { DraftFile } from '../../../lib/files/draft-file.ts'
import type { TypedGoods } from '../../../lib/navigation/parcel-link.ts'

export type ProductDraft = TypedGoods & {
  key: string
  /** The product's code in a saved shipment; empty for a new one. */
  detailCode: string
  /** The description of the HS code, in the language in which it was selected. */
  hscodeLabel: string
  /** No HS code was found: an operator is to find it. Absent in older drafts. */
  unclassified?: boolean
  /** For customs and the warehouse, beyond the title. Absent in older drafts. */
  description?: string
  url: string
  photo: DraftFile | null
  document: DraftFile | null
}

/** What the seller says about the boxes, as typed. */
export type BoxesDraft = {
  count: string
  /** Of all boxes together, as the API takes it. */
  weight: string
  weightUnit: WeightUnit
  /** Sides of one box. */
  length: string
  width: string
  height: string
  sizeUnit: LengthUnit
  isFragile: boolean
  markingCode: string
  invoice: DraftFile | null
}

/** Whom to ask about the goods: the seller, for a saved shipment. */
export type ShipperDraft = { name: string; email: string; phone: string }

export const emptyShipper: ShipperDraft = { name: '', email: '', phone: '' }

export const emptyBoxes: BoxesDraft = {
  count: '',
  weight: '',
  weightUnit: 'kg',
  length: '',
  width: '',
  height: '',
  sizeUnit: 'cm',
  isFragile: false,
  markingCode: '',
  invoice: null,
}

export const draftSteps = ['origin', 'products', 'delivery', 'summary'] as const
export type DraftStep = (typeof draftSteps)[number]

/** A shipment that is being put together. Plain JSON, since it is stored while it is typed. */
export type ShipmentDraft = {
  /** The version of this shape; drafts of another are dropped. */
  version: 1
  /** Its idempotency key: it is saved once, however many attempts that takes. */
  key: string
  step: DraftStep
  country: string | null
  track: Track
  addressId: string | null
  products: readonly ProductDraft[]
  /** The product whose form is open, possibly incomplete. */
  open: ProductDraft | null
  packageId: string | null
  /** In whose name it went before air and sea were switched. */
  importer?: PackageType
  container: ContainerType
  containerConfirmed: boolean
  shipmentType: (typeof shipmentTypes)[number]
  isWood: boolean
  woodNote: string
  sellerTrackingNumber: string
  /** Chosen here or in the calculator; it can still be changed at checkout. */
  insurance?: InsuranceChoice
  /** The code of the domestic courier; it can still be changed at checkout. */
  courier?: string
  boxes?: BoxesDraft
  /** Papers that belong to no single product, each in its own field. */
  papers?: readonly (DraftFile | null)[]
  /** Of a saved shipment only: a new one has no supplier's contact. */
  shipper?: ShipperDraft
  /** The quote that it was started from. */
  quoteCode?: string
  /** The place that was chosen in the calculator: where the address is likely to be. */
  place?: PlaceDraft
  /** Whether the calculator or the quote supposed a complete NPWP, where nobody would; an address tells. */
  supposedNpwp?: boolean
  /** The calculator showed its price before, as the NPWP was supposed there. */
  fromCalculator?: boolean
}

/** A place as it was chosen: a sub-district, and its name with the village's. */
export type PlaceDraft = { id: string; name: string; village: string }

export const emptyPlace: PlaceDraft = { id: '', name: '', village: '' }

/** The defaults: air; for sea, a full 40-foot container, wholesale, without wood. */
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
  /** With the package there that has the same importer, if it can be had, and who that is. */
  | { type: 'track'; track: Track; packageId: string | null; importer?: PackageType | undefined }
  | { type: 'address'; addressId: string | null }
  | { type: 'product opened'; product: ProductDraft }
  | { type: 'product typed'; product: ProductDraft }
  | { type: 'product closed' }
  | { type: 'product saved'; product: ProductDraft }
  | { type: 'product removed'; key: string }
  /** Undoes a removal. */
  | { type: 'product restored'; product: ProductDraft; place: number }
  /** The same product with the server ids of its files. */
  | { type: 'product sent'; product: ProductDraft }
  /** Its document alone: what was typed of it since stays. */
  | { type: 'document'; key: string; document: DraftFile | null }
  /** The seller's invoice alone, likewise. */
  | { type: 'invoice'; invoice: DraftFile | null }
  /** One of the papers that belong to no single product, likewise. */
  | { type: 'paper'; place: number; paper: DraftFile | null }
  | { type: 'package'; packageId: string }
  | { type: 'container'; container: ContainerType }
  | { type: 'details'; details: Partial<Pick<ShipmentDraft, Details>> }

type Details =
  | 'shipmentType'
  | 'isWood'
  | 'woodNote'
  | 'sellerTrackingNumber'
  | 'insurance'
  | 'courier'
  | 'boxes'
  | 'shipper'

export function changeDraft(draft: ShipmentDraft, change: DraftChange): ShipmentDraft {
  switch (change.type) {
    case 'taken over':
      return change.draft
    case 'step':
      return draft.step === change.step ? draft : { ...draft, step: change.step }
    case 'country': {
      if (change.country === draft.country) return draft
      // Another origin has other delivery options: what was chosen may not exist there.
      const { importer: _, ...others } = draft
      return { ...others, country: change.country, packageId: null }
    }
    case 'track':
      if (change.track === draft.track) return draft
      return {
        ...draft,
        track: change.track,
        packageId: change.packageId,
        ...(change.importer && { importer: change.importer }),
      }
    case 'address':
      return { ...draft, addressId: change.addressId }
    case 'product opened':
      return { ...draft, products: withOpenProduct(draft, change.product.key), open: change.product }
    case 'product typed':
      // Ignores changes from a form that was closed.
      return draft.open?.key === change.product.key ? { ...draft, open: change.product } : draft
    case 'product closed':
      return { ...draft, open: null }
    case 'product saved':
      return { ...draft, products: withProduct(draft.products, change.product), open: null }
    case 'product sent':
      return { ...draft, products: withProduct(draft.products, change.product) }
    case 'product removed':
      return {
        ...draft,
        products: draft.products.filter(({ key }) => key !== change.key),
        open: draft.open?.key === change.key ? null : draft.open,
      }
    case 'product restored':
      return { ...draft, products: draft.products.toSpliced(change.place, 0, change.product) }
    case 'document':
      return {
        ...draft,
        products: draft.products.map((product) =>
          product.key === change.key ? { ...product, document: change.document } : product,
        ),
      }
    case 'invoice':
      return { ...draft, boxes: { ...(draft.boxes ?? emptyBoxes), invoice: change.invoice } }
    case 'paper':
      return { ...draft, papers: (draft.papers ?? []).toSpliced(change.place, 1, change.paper) }
    case 'package':
      return { ...draft, packageId: change.packageId }
    case 'container':
      return { ...draft, container: change.container, containerConfirmed: true }
    case 'details':
      return { ...draft, ...change.details }
  }
}

/** With the product in the place of its former state; a new one comes last. */
export function withProduct(
  products: readonly ProductDraft[],
  product: ProductDraft,
): readonly ProductDraft[] {
  const known = products.some(({ key }) => key === product.key)
  return known
    ? products.map((other) => (other.key === product.key ? product : other))
    : [...products, product]
}

/** The products with the open one, so that opening another does not lose what was typed in it. */
function withOpenProduct({ products, open }: ShipmentDraft, opening: string): readonly ProductDraft[] {
  return open && open.key !== opening && isBegun(open) ? withProduct(products, open) : products
}

/** What is saved and what is being typed. A saved product whose form is open is there in both states. */
export const allProducts = ({
  products,
  open,
}: Pick<ShipmentDraft, 'products' | 'open'>): readonly ProductDraft[] =>
  open ? [...products, open] : products

/** Whether a product has no HS code that an operator would not choose either. */
export const lacksCode = (draft: ShipmentDraft): boolean =>
  allProducts(draft).some(({ hscode, unclassified }) => !hscode && !unclassified)

/** Fields with a default or a choice; on their own they do not count as input. */
const choices: readonly string[] = [
  'key',
  'currency',
  'weightUnit',
  'sizeUnit',
] satisfies (keyof ProductDraft)[]

/** Whether anything was entered for a product. */
export function isBegun(product: ProductDraft): boolean {
  const blank: Readonly<Record<string, unknown>> = emptyProduct('', '')
  return Object.entries(product).some(([name, value]) => {
    if (choices.includes(name) || (typeof value === 'string' && value.trim() === '')) return false
    return value !== blank[name]
  })
}

/** Whether two states of a product hold the same input. */
export function isSameProduct(one: ProductDraft, other: ProductDraft): boolean {
  const values: Readonly<Record<string, unknown>> = other
  return Object.entries(one).every(([name, value]) => JSON.stringify(value) === JSON.stringify(values[name]))
}

/** Whether discarding it would lose input. */
export function isTouched(draft: ShipmentDraft): boolean {
  const { step: _step, key: _key, open, ...typed } = draft
  const { step: _first, key: _none, open: _closed, ...fresh } = emptyDraft('')
  return JSON.stringify(typed) !== JSON.stringify(fresh) || (open !== null && isBegun(open))
}
