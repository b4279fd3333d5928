import { formatVolume, formatWeight } from '../format/index.ts'
import type { Language } from '../language/index.ts'
import type { PricedWeight } from '../pricing/index.ts'

/** What is billed: kilograms by air, cubic metres by sea. */
export function billedText(weight: PricedWeight, language: Language): string {
  return 'chargeable_m3' in weight
    ? formatVolume(weight.chargeable_m3, language)
    : formatWeight(weight.chargeable_kg, language)
}
