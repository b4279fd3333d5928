import { lacksCode, type DraftStep, type ShipmentDraft } from './draft.ts'

const missingParts = [
  'country',
  'address',
  'products',
  'productDetails',
  'container',
  'package',
  'boxes',
  'shipper',
  'tracking',
] as const
export type Missing = (typeof missingParts)[number]

/** The step on which a missing part is filled in. */
export const stepOf: Record<Missing, DraftStep> = {
  country: 'origin',
  address: 'origin',
  products: 'products',
  productDetails: 'products',
  package: 'delivery',
  container: 'delivery',
  boxes: 'delivery',
  shipper: 'delivery',
  tracking: 'delivery',
}

/** Facts outside of the draft's own fields. */
export interface Known {
  /** Its address still exists. */
  hasAddress: boolean
  productsAreWhole: boolean
  /** What was typed of the boxes, if anything, can be saved. */
  boxesAreValid: boolean
  shipperIsValid: boolean
  trackingIsValid: boolean
}

/**
 * What a step itself still lacks, in the order of its fields; the last one asks for all. A draft of a quote begins with
 * its goods: what an earlier step lacks is not asked for in between, where nobody has passed over it.
 */
export function missingIn(step: DraftStep, draft: ShipmentDraft, known: Known): readonly Missing[] {
  const whatIsMissing: Record<Missing, boolean> = {
    country: !draft.country,
    address: !known.hasAddress,
    // Of goods that are being filled in, the rest is missing, not goods.
    products: draft.products.length === 0 && known.productsAreWhole,
    productDetails: !known.productsAreWhole,
    package: !draft.packageId,
    container: draft.track === 'sea' && !draft.containerConfirmed,
    boxes: !known.boxesAreValid,
    shipper: !known.shipperIsValid,
    tracking: !known.trackingIsValid,
  }
  return missingParts.filter((part) => whatIsMissing[part] && (step === 'summary' || stepOf[part] === step))
}

/** Whether a step lacks nothing. Nobody has checked anything before they get to the last one. */
export const isStepComplete = (step: DraftStep, draft: ShipmentDraft, missing: readonly Missing[]): boolean =>
  step !== 'summary' &&
  !missing.some((part) => stepOf[part] === step) &&
  !(step === 'products' && lacksCode(draft))
