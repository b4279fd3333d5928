import { Box } from '@seberang/design-system/Box'
import { Notice } from '@seberang/design-system/Notice'
import { PriceDetails } from '@seberang/design-system/PriceDetails'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { usePriceCautions, useRateAge } from '../../components/price/PriceCautions.tsx'
import { QuoteNotice } from '../../components/price/QuoteNotice.tsx'
import { usePriceObject } from '../../components/price/use-price-object.tsx'
import type { Reference } from '../../lib/reference/reference.ts'
import { draftSteps, type DraftStep, type ShipmentDraft } from './draft/draft.ts'
import { Failures } from './Failures.tsx'
import { isUnclassified, priceFactsOf } from './price-facts.ts'
import type { ReviewPartProps } from './ReviewParts.tsx'
import { Reviews } from './Reviews.tsx'
import type { PricedDraft } from './use-priced-draft.ts'

interface SummaryStepProps {
  draft: ShipmentDraft
  reference: Reference
  pricedDraft: PricedDraft
  /** The steps that are folded to their review above. */
  folded?: readonly DraftStep[]
  onEdit: ReviewPartProps['onEdit']
  failure: readonly string[]
}

/** Everything that was filled in and all lines of its price, before anything is saved; the footer has the total. */
export function SummaryStep(props: SummaryStepProps) {
  const { draft, reference, pricedDraft, folded = [], onEdit, failure } = props
  const { t } = useTranslation(['pricing', 'wizard'])
  const language = useLanguage()
  const facts = priceFactsOf(draft, pricedDraft, language)
  const price = usePriceObject()(facts)
  const cautions = usePriceCautions()(facts)
  const ageOf = useRateAge()
  const priced = pricedDraft.deliveryOption?.price
  const quote = priced?.quote ?? undefined
  const unclassified = isUnclassified(draft)
  const part: ReviewPartProps = { draft, reference, pricedDraft, onEdit }
  return (
    <Stack space={6}>
      <Failures of={failure} />
      {unclassified && <Notice tone="caution">{t('wizard:hscode.unclassifiedNote')}</Notice>}
      {quote && (
        <QuoteNotice
          quote={quote}
          quoted={pricedDraft.quoted}
          now={priced ?? undefined}
          unclassified={unclassified}
        />
      )}
      <Reviews steps={draftSteps.filter((step) => !folded.includes(step))} {...part} />
      {priced && folded.length === draftSteps.length - 1 && (
        <Box display={{ phone: 'none', desktop: 'block' }}>
          <Text tone="secondary">{t('wizard:summary.beside')}</Text>
        </Box>
      )}
      {/* On desktops the aside has the lines of the price. */}
      <Box display={{ phone: 'block', desktop: priced ? 'none' : 'block' }}>
        <Stack space={6}>
          {priced ? (
            <PriceDetails
              title={t('receipt')}
              why={{ open: t('why'), close: t('less') }}
              groups={price.groups}
              foot={{ caution: cautions, age: ageOf([priced]), day: price.day }}
            />
          ) : (
            <Notice tone="caution">{t('wizard:summary.noPrice')}</Notice>
          )}
        </Stack>
      </Box>
    </Stack>
  )
}
