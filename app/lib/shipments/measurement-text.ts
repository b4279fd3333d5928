import type { MeasurementChange } from '@seberang/domain/api'
import { measuredFacts } from '@seberang/domain/explain'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language.ts'

/** What a measurement changed, in one line: the weight, or the size of a parcel that weighs the same. */
export function useMeasuredText(): (change: MeasurementChange) => string {
  const { t } = useTranslation('common')
  const language = useLanguage()
  return (change) => {
    const facts = measuredFacts(change, language)
    const { before, now = '' } = facts.find((fact) => fact.before !== fact.now) ?? facts[0] ?? {}
    return before === undefined || before === now ? now : t('measuredChange', { before, now })
  }
}
