import { formatVolume, formatWeight } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { PricedWeight } from '@seberang/domain/pricing'

/** What is billed: kilograms by air, cubic metres by sea. */
export function billedText(weight: PricedWeight, language: Language): string {
  return 'chargeable_m3' in weight
    ? formatVolume(weight.chargeable_m3, language)
    : formatWeight(weight.chargeable_kg, language)
}
