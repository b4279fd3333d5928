import type { Reference } from '../../lib/reference/reference.ts'
import { DeliveryStep } from './DeliveryStep.tsx'
import type { ReceivingWarehouse } from './draft/draft-of-cart.ts'
import type { DraftChange, DraftStep, ProductDraft, ShipmentDraft } from './draft/draft.ts'
import type { Missing } from './draft/missing.ts'
import { OriginStep } from './OriginStep.tsx'
import { ProductsStep } from './ProductsStep.tsx'
import { SummaryStep } from './SummaryStep.tsx'
import type { PricedDraft } from './use-priced-draft.ts'

export interface StepProps {
  step: DraftStep
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  reference: Reference
  pricedDraft: PricedDraft
  /** Set for a saved shipment whose parcel has arrived. */
  receivingWarehouse?: ReceivingWarehouse
  /** Set likewise: the warehouse may have closed since, the country stays. */
  fixedCountry?: string
  /** The parcel was measured. */
  isMeasured: boolean
  missing: readonly Missing[]
  revision: number
  /** The seller's invoice has its field above the steps. */
  hasInvoiceAbove?: boolean
  /** All steps stand on one page, with the lines of the price beside them on desktops. */
  isOnePage?: boolean
  /** The steps that are folded to their review: the last one does not repeat it. */
  folded?: readonly DraftStep[]
  /** The open product is submitted by the button of its form. */
  onKeep?: () => void
  onSaved: (product: ProductDraft) => void
  /** Goes from the review to a step. */
  onEdit: (step: DraftStep, part?: Missing) => void
  failure: readonly string[]
}

/** The content of one step, for the wizard and for the edit page. */
export function Step({ step, ...props }: StepProps) {
  switch (step) {
    case 'origin':
      return <OriginStep {...props} />
    case 'products':
      return <ProductsStep {...props} />
    case 'delivery':
      return <DeliveryStep {...props} />
    case 'summary':
      return <SummaryStep {...props} />
  }
}
