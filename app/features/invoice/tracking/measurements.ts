import type { Measurement } from '@seberang/design-system/MeasurementCompare'
import type { Cart, Measures, Priced } from '@seberang/domain/api'
import { formatVolume, formatWeight } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { chargeableAirKg, weigh, type PricedWeight } from '@seberang/domain/pricing'
import { isBySea, isMeasuredCart } from '../../../lib/shipments/cart-text.ts'
import { chargeableText, sizeText } from '@seberang/domain/explain'

type Name =
  'weight' | 'boxes' | 'dimensions' | 'boxDimensions' | 'volumetric' | 'volume' | 'billed' | 'notKnown'

/**
 * Estimated beside measured values, and what is billed of each.
 * @param agreed the price at checkout: of the estimate, unless the parcel had been measured before.
 */
export function measurementsOf(
  cart: Cart,
  agreed: Priced | undefined,
  nameOf: (name: Name) => string,
  language: Language,
): readonly Measurement[] {
  const { estimation, revision } = cart
  const estimate = agreed && basisOf(agreed) === 'estimate' ? agreed : undefined
  // A parcel whose price did not change when it was measured keeps the price of its estimate.
  // While its invoice is open, the agreed price is not that of the measurement.
  const measured = isMeasuredCart(cart) ? (cart.next_change?.priced ?? cart.priced ?? undefined) : undefined
  const row = (
    name: Name,
    estimated: string | undefined,
    now: string | undefined,
    isBilled = false,
  ): Measurement => ({
    name: nameOf(name),
    estimated: estimated ?? nameOf('notKnown'),
    ...(now !== undefined && { measured: now }),
    isBilled,
  })
  const bySea = isBySea(cart)
  const boxes = [estimation.quantity, isMeasuredCart(cart) ? (revision.quantity ?? 1) : undefined] as const
  const isSeveral = boxes.some((count = 1) => count > 1)
  return [
    row('weight', weightText(estimation, language), weightText(revision, language)),
    ...(isSeveral ? [row('boxes', boxes[0]?.toString(), boxes[1]?.toString())] : []),
    // The sides are those of one box.
    row(
      isSeveral ? 'boxDimensions' : 'dimensions',
      sizeText(estimation, language),
      sizeText(revision, language),
    ),
    bySea
      ? row(
          'volume',
          volumeText(estimation, language),
          isMeasuredCart(cart) ? volumeText(revision, language) : undefined,
        )
      : row(
          'volumetric',
          volumetricText(estimate?.answer.weight ?? weigh(declaredOf(cart)), language),
          isMeasuredCart(cart) ? volumetricText(weigh(weighedOf(cart)), language) : undefined,
        ),
    row(
      'billed',
      estimate
        ? chargeableText(estimate.answer.weight, language)
        : bySea
          ? undefined
          : formatWeight(chargeableAirKg(declaredOf(cart)), language),
      measured && chargeableText(measured.answer.weight, language),
      true,
    ),
  ]
}

const basisOf = ({ explanation }: Priced) => explanation.find(({ line }) => line === 'freight')?.basis

const weightText = ({ weight_kg }: Partial<Measures>, language: Language): string | undefined =>
  weight_kg === undefined ? undefined : formatWeight(weight_kg, language)

const volumeText = ({ volume_m3 }: Partial<Measures>, language: Language): string | undefined =>
  volume_m3 ? formatVolume(volume_m3, language) : undefined

const weighedOf = ({ products, packaging }: Cart) => ({ track: 'air' as const, products, packaging })

/** As the customer declared it, whatever was measured since. */
const declaredOf = ({ products, packaging }: Cart) => {
  const { revision: _, ...declared } = packaging
  return { track: 'air' as const, products, packaging: declared }
}

function volumetricText(
  weight: Pick<PricedWeight, 'volumetric_kg'> | undefined,
  language: Language,
): string | undefined {
  return weight?.volumetric_kg ? formatWeight(weight.volumetric_kg, language) : undefined
}
