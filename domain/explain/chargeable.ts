import { formatVolume, formatWeight } from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import type { PricedWeight } from '../pricing/index.ts'
import type { ReasonTexts } from './text-types.ts'

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

/**
 * Billed weight by air with its cause where the size decides; elsewhere the billed weight or volume alone.
 * @param size of the parcel; omitted where it stands beside the weight, or is not known
 */
export function billedText(
  weight: PricedWeight,
  texts: Pick<ReasonTexts, 'bySize' | 'byThisSize'>,
  language: Language,
  size?: string,
): string {
  const billed = chargeableText(weight, language)
  if (isSeaWeight(weight) || weight.volumetric_kg <= weight.real_kg) return billed
  return size === undefined
    ? filled(texts.bySize, { weight: billed })
    : filled(texts.byThisSize, { weight: billed, size })
}
