import { Box } from '@seberang/design-system/Box'
import { Notice } from '@seberang/design-system/Notice'
import { PriceDetails } from '@seberang/design-system/PriceDetails'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { useTranslation } from 'react-i18next'
import { priceCautions, useDayNote } from '../../components/receipt/PriceCautions.tsx'
import { QuoteNotice } from '../../components/receipt/QuoteNotice.tsx'
import { usePriceObject } from '../../components/receipt/use-price-object.tsx'
import type { Reference } from '../../lib/reference/reference.ts'
import type { DraftStep, ShipmentDraft } from './draft/draft.ts'
import { isUnclassified, priceFactsOf, quoteToTell } from './price-facts.ts'
import {
  AddressReview,
  GoodsReview,
  ImporterReview,
  InsuranceReview,
  RouteReview,
  type ReviewPartProps,
} from './ReviewParts.tsx'
import type { PricedDraft } from './use-priced-draft.ts'

interface SummaryStepProps {
  draft: ShipmentDraft
  reference: Reference
  pricedDraft: PricedDraft
  onEdit: (step: DraftStep) => void
  failure: readonly string[]
}

/** Everything that was filled in and all lines of its price, before anything is saved; the footer has the total. */
export function SummaryStep({ draft, reference, pricedDraft, onEdit, failure }: SummaryStepProps) {
  const { t } = useTranslation(['pricing', 'wizard'])
  const facts = priceFactsOf(draft, pricedDraft)
  const price = usePriceObject()(facts)
  const cautions = priceCautions(facts)
  const dayNote = useDayNote()
  const priced = pricedDraft.deliveryOption?.price
  const quote = quoteToTell(draft, priced)
  const part: ReviewPartProps = { draft, reference, pricedDraft, onEdit }
  return (
    <Stack space={6}>
      {failure.map((line) => (
        <Notice key={line} tone="critical" live="assertive">
          {line}
        </Notice>
      ))}
      {isUnclassified(draft) && <Notice tone="caution">{t('wizard:hscode.unclassifiedNote')}</Notice>}
      {quote && <QuoteNotice quote={quote} />}
      <Sheet bleed as="div">
        <SheetSection>
          <GoodsReview {...part} />
        </SheetSection>
        <SheetSection>
          <RouteReview {...part} />
        </SheetSection>
        <SheetSection>
          <AddressReview {...part} />
        </SheetSection>
        <SheetSection>
          <ImporterReview {...part} />
        </SheetSection>
        <SheetSection>
          <InsuranceReview {...part} />
        </SheetSection>
      </Sheet>
      {/* On desktops the aside has the lines of the price. */}
      <Box display={{ phone: 'block', desktop: priced ? 'none' : 'block' }}>
        <Stack space={6}>
          {cautions && <Notice tone="caution">{cautions}</Notice>}
          {priced ? (
            <PriceDetails
              title={t('receipt')}
              why={{ open: t('why'), close: t('less') }}
              groups={price.groups}
              foot={{ day: dayNote([priced], price.day) }}
            />
          ) : (
            <Notice tone="caution">{t('wizard:summary.noPrice')}</Notice>
          )}
        </Stack>
      </Box>
    </Stack>
  )
}
