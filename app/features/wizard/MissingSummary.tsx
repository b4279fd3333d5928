import { FormErrorSummary } from '@seberang/design-system/FormErrorSummary'
import { useTranslation } from 'react-i18next'
import type { Missing } from './draft/missing.ts'
import { useMissingText } from './texts.ts'

interface MissingSummaryProps {
  missing: readonly Missing[]
  onNavigate: (missing: Missing) => void
}

/** Everything that is missing on a step, each linked to its field. */
export function MissingSummary({ missing, onNavigate }: MissingSummaryProps) {
  const { t } = useTranslation('wizard')
  const missingTextOf = useMissingText()
  return (
    <FormErrorSummary
      title={t('missing.title', { count: missing.length })}
      items={missing.map((part) => ({
        id: part,
        text: missingTextOf(part),
        onNavigate: () => onNavigate(part),
      }))}
    />
  )
}
