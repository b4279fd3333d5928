import type { MeasurementChange } from '@seberang/domain/api'
import { formatWeight } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language.ts'
import { sizeText } from './cart-text.ts'

export interface MeasuredFact {
  name: 'weight' | 'size'
  before: string | undefined
  now: string
}

/** What a measurement found, each figure beside the one that stood until then. */
export function useMeasuredFacts(): (change: MeasurementChange) => readonly MeasuredFact[] {
  const language = useLanguage()
  const weightOf = (weight: number | undefined) =>
    weight === undefined ? undefined : formatWeight(weight, language)
  return ({ before, now }) => [
    ...factOf('weight', weightOf(before.weight_kg), weightOf(now.weight_kg)),
    ...factOf('size', sizeText(before, language), sizeText(now, language)),
  ]
}

const factOf = (
  name: MeasuredFact['name'],
  before: string | undefined,
  now: string | undefined,
): readonly MeasuredFact[] => (now === undefined ? [] : [{ name, before, now }])

/** What a measurement changed, in one line: the weight, or the size of a parcel that weighs the same. */
export function useMeasuredText(): (change: MeasurementChange) => string {
  const { t } = useTranslation('common')
  const factsOf = useMeasuredFacts()
  return (change) => {
    const facts = factsOf(change)
    const { before, now = '' } = facts.find((fact) => fact.before !== fact.now) ?? facts[0] ?? {}
    return before === undefined || before === now ? now : t('measuredChange', { before, now })
  }
}
