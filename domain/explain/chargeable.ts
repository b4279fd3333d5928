import { formatVolume, formatWeight } from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import {
  currentRuleSet,
  isRaisedBySize,
  type Explanation,
  type PricedWeight,
  type RoundingKey,
} from '../pricing/index.ts'

interface SizeTexts {
  /** `{weight}` that the size decides, in the middle of a sentence. */
  bySize: string
  /** The same, with its `{size}`. */
  byThisSize: string
  /** A sentence after another: `{volumetric}` exceeds `{real}`. */
  volumetric: string
}

// Not with the texts of reasons, which the arrival page loads: it shows one line each, without the parcel's weight.
const texts: Record<Language, SizeTexts> = {
  id: {
    bySize: '{weight} karena ukurannya',
    byThisSize: '{weight} karena ukurannya {size}',
    volumetric: ' Berat volumetrik {volumetric} lebih besar dari berat sebenarnya {real}.',
  },
  en: {
    bySize: '{weight} for its size',
    byThisSize: '{weight} for its size of {size}',
    volumetric: ' The volumetric weight of {volumetric} is more than the real weight of {real}.',
  },
  zh: {
    bySize: '{weight}（按体积）',
    byThisSize: '{weight}（按体积 {size}）',
    volumetric: '体积重 {volumetric} 大于实际重量 {real}。',
  },
}

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
export function billedText(weight: PricedWeight, language: Language, size?: string): string {
  const billed = chargeableText(weight, language)
  if (!isBilledBySize(weight)) return billed
  return size === undefined
    ? filled(texts[language].bySize, { weight: billed })
    : filled(texts[language].byThisSize, { weight: billed, size })
}

/** By air, whether the size decides what is billed. */
export const isBilledBySize = (weight: PricedWeight): boolean =>
  !isSeaWeight(weight) && isRaisedBySize(weight, currentRuleSet().air)

const minimums: ReadonlySet<RoundingKey> = new Set(['minimum_half_kilogram', 'minimum_kilogram'])

/**
 * After the reason of the line that charges a weight: that it was the size's. By air the freight says it, and the courier
 * who charges the same weight does not repeat it; by sea the courier says it. A weight that is raised to a minimum is due
 * to neither. Empty for every other line.
 */
export function sizeReason(
  { rule, rounding }: Pick<Explanation, 'rule' | 'rounding'>,
  weight: PricedWeight,
  language: Language,
): string {
  const bySea = isSeaWeight(weight)
  const saysIt = rule === (bySea ? 'domestic_shipping' : 'freight_air')
  const isRaised = rounding !== undefined && minimums.has(rounding)
  const { air, domestic } = currentRuleSet()
  if (!saysIt || isRaised || !isRaisedBySize(weight, bySea ? domestic : air)) return ''
  return filled(texts[language].volumetric, {
    volumetric: formatWeight(weight.volumetric_kg, language),
    real: formatWeight(weight.real_kg, language),
  })
}
