import type { LengthUnit, WeightUnit } from '@seberang/domain/units'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language.ts'
import { largestTyped, lengthChoices, weightChoices } from './typed.ts'

type Measures = Parameters<typeof largestTyped>[1]

/** The largest figure that a field of a product takes, in the unit that was chosen for it. */
export function useLargest(): (
  name: string,
  values: Measures,
) => { value: number; text: string } | undefined {
  const { t } = useTranslation()
  const language = useLanguage()
  const unitName = (unit: WeightUnit | LengthUnit): string => {
    const known = [...weightChoices, ...lengthChoices].find((choice) => choice === unit)
    return known ? t(`unit.${known}`) : unit
  }
  return (name, values) => largestTyped(name, values, unitName, language)
}
