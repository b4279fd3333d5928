import type { LengthUnit, WeightUnit } from '@seberang/domain/units'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language.ts'
import { largestTyped, lengthChoices, unitWriter, weightChoices } from './typed.ts'

type Measures = Parameters<typeof largestTyped>[1]

function useUnitName(): (unit: WeightUnit | LengthUnit) => string {
  const { t } = useTranslation()
  return (unit) => {
    const known = [...weightChoices, ...lengthChoices].find((choice) => choice === unit)
    return known ? t(`unit.${known}`) : unit
  }
}

/** The largest figure that a field of a product takes, in the unit that was chosen for it. */
export function useLargest(): (
  name: string,
  values: Measures,
) => { value: number; text: string } | undefined {
  const unitName = useUnitName()
  const language = useLanguage()
  return (name, values) => largestTyped(name, values, unitName, language)
}

/** Nothing in the unit that was chosen for a field of a product: what its figure has to exceed. */
export function useNothing(): (name: string, values: Measures) => string | undefined {
  const unitName = useUnitName()
  const language = useLanguage()
  return (name, values) => unitWriter(name, values, unitName, language)?.(0)
}
