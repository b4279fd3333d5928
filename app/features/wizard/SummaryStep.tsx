import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { useTranslation } from 'react-i18next'
import { Receipt } from '../../components/receipt/Receipt.tsx'
import type { ShipmentDraft } from './draft/draft.ts'
import type { PricedDeliveryOption } from './delivery-options.ts'

interface SummaryStepProps {
  draft: ShipmentDraft
  deliveryOption: PricedDeliveryOption | undefined
  failure: readonly string[]
}

/** The full price with explanations, before anything is saved. */
export function SummaryStep({ draft, deliveryOption, failure }: SummaryStepProps) {
  const { t } = useTranslation(['wizard', 'pricing'])
  return (
    <Stack space={6}>
      {failure.map((line) => (
        <Notice key={line} tone="critical" live="assertive">
          {line}
        </Notice>
      ))}
      {draft.products.some(({ unclassified }) => unclassified) && (
        <Notice tone="caution">{t('hscode.unclassifiedNote')}</Notice>
      )}
      {deliveryOption?.price ? (
        <Receipt
          totalName={t('pricing:totalEstimate')}
          shipments={[
            {
              code: 'draft',
              title: draft.products.map(({ title }) => title).join(', '),
              bySea: draft.track === 'sea',
              priced: deliveryOption.price,
            },
          ]}
        />
      ) : (
        <Notice tone="caution">{t('pricing:missing')}</Notice>
      )}
    </Stack>
  )
}
