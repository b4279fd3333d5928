import { Notice } from '@seberang/design-system/Notice'
import { PriceDetails } from '@seberang/design-system/PriceDetails'
import { Stack } from '@seberang/design-system/Stack'
import { useTranslation } from 'react-i18next'
import { QuoteNotice } from '../../components/receipt/QuoteNotice.tsx'
import { usePriceObject } from '../../components/receipt/use-price-object.tsx'
import type { ShipmentDraft } from './draft/draft.ts'
import { priceFactsOf } from './price-facts.ts'
import type { Estimate } from './use-estimate.ts'

interface SummaryStepProps {
  draft: ShipmentDraft
  estimate: Estimate
  failure: readonly string[]
}

/** All lines of the price with explanations, before anything is saved; the footer has the total. */
export function SummaryStep({ draft, estimate, failure }: SummaryStepProps) {
  const { t } = useTranslation(['pricing', 'wizard'])
  const price = usePriceObject()(priceFactsOf(draft, estimate))
  const priced = estimate.deliveryOption?.price
  return (
    <Stack space={6}>
      {failure.map((line) => (
        <Notice key={line} tone="critical" live="assertive">
          {line}
        </Notice>
      ))}
      {draft.products.some(({ unclassified }) => unclassified) && (
        <Notice tone="caution">{t('wizard:hscode.unclassifiedNote')}</Notice>
      )}
      {priced?.quote && <QuoteNotice quote={priced.quote} />}
      {priced ? (
        <PriceDetails
          title={t('receipt')}
          why={{ open: t('why'), close: t('less') }}
          groups={price.groups}
          foot={{ day: price.day }}
        />
      ) : (
        <Notice tone="caution">{t('missing')}</Notice>
      )}
    </Stack>
  )
}
