import { formatVolume, formatWeight } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { PricedWeight } from '@seberang/domain/pricing'

/** Sea freight is billed by volume, air freight by weight. */
export const isSeaWeight = (
  weight: PricedWeight,
): weight is Extract<PricedWeight, { chargeable_m3: number }> => 'chargeable_m3' in weight

/** What is billed: kilograms by air, cubic metres by sea. */
export function chargeableText(weight: PricedWeight, language: Language): string {
  return isSeaWeight(weight)
    ? formatVolume(weight.chargeable_m3, language)
    : formatWeight(weight.chargeable_kg, language)
}
