import { formatVolume, formatWeight } from '../format/index.ts'
import type { Language } from '../language/index.ts'
import type { PricedWeight } from '../pricing/index.ts'

/** Sea freight is billed by volume, air freight by weight. */
export const isSeaWeight = (
  weight: PricedWeight,
): weight is Extract<PricedWeight, { chargeable_m3: number }> => 'chargeable_m3' in weight

/** Billed weight (air, kg) or volume (sea, m³). */
export function chargeableText(weight: PricedWeight, language: Language): string {
  return isSeaWeight(weight)
    ? formatVolume(weight.chargeable_m3, language)
    : formatWeight(weight.chargeable_kg, language)
}
