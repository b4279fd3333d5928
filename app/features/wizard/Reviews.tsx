import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import type { DraftStep } from './draft/draft.ts'
import {
  AddressReview,
  GoodsReview,
  ImporterReview,
  InsuranceReview,
  RouteReview,
  type ReviewPartProps,
} from './ReviewParts.tsx'

/** What is reviewed of each step, in the order of the review. */
const reviews = [
  { step: 'products', part: 'goods', Part: GoodsReview },
  { step: 'origin', part: 'route', Part: RouteReview },
  { step: 'origin', part: 'address', Part: AddressReview },
  { step: 'delivery', part: 'importer', Part: ImporterReview },
  { step: 'delivery', part: 'insurance', Part: InsuranceReview },
] as const

export interface ReviewsProps extends ReviewPartProps {
  steps: readonly DraftStep[]
}

/** What these steps hold, each part with the way to change it. */
export function Reviews({ steps, ...part }: ReviewsProps) {
  const shown = reviews.filter(({ step }) => steps.includes(step))
  if (shown.length === 0) return null
  return (
    <Sheet bleed as="div">
      {shown.map(({ part: key, Part }) => (
        <SheetSection key={key}>
          <Part {...part} />
        </SheetSection>
      ))}
    </Sheet>
  )
}
