import type { Measurement } from '@seberang/design-system/MeasurementCompare'
import type { Cart, Measures, PriceChange, Priced } from '@seberang/domain/api'
import { formatVolume, formatWeight } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { chargeableAirKg, weigh, type PricedWeight } from '@seberang/domain/pricing'
import { isBySea, isMeasuredCart } from '../../../lib/shipments/cart-text.ts'
import { chargeableText, isMeasuredPrice, sizeText } from '@seberang/domain/explain'

type Name =
  | 'estimated'
  | 'measuredBefore'
  | 'weight'
  | 'boxes'
  | 'dimensions'
  | 'boxDimensions'
  | 'volumetric'
  | 'volume'
  | 'billed'
  | 'notKnown'
  | 'perProduct'

interface ComparedMeasures {
  /** What the left column holds: the customer's estimate, or the measurement before the newest. */
  before: string
  rows: readonly Measurement[]
}

/**
 * What the price before was made of beside the newest measurement, and what is billed of each.
 * @param agreed the price at checkout: of the estimate, unless the parcel had been measured before.
 */
export function measurementsOf(
  cart: Cart,
  agreed: Priced | undefined,
  nameOf: (name: Name) => string,
  language: Language,
): ComparedMeasures {
  const { estimation, revision } = cart
  const isAgreedAsMeasured = agreed !== undefined && isMeasuredPrice(agreed)
  // Of what is paid as measured, the newest measurement stands beside the one before it, as in the reason of the difference.
  const change = isAgreedAsMeasured ? lastChangeOf(cart) : undefined
  const earlier = change?.measurement?.before
  const before = earlier ?? estimation
  const weightBefore = isAgreedAsMeasured ? change?.before.weight : agreed?.answer.weight
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
  const boxes = [before.quantity ?? 1, isMeasuredCart(cart) ? (revision.quantity ?? 1) : undefined] as const
  const isSeveral = boxes.some((count = 1) => count > 1)
  const rows = [
    row('weight', weightText(before, language), weightText(revision, language)),
    ...(isSeveral ? [row('boxes', boxes[0].toString(), boxes[1]?.toString())] : []),
    // The sides are those of one box.
    row(
      isSeveral ? 'boxDimensions' : 'dimensions',
      sizeText(before, language) ?? (earlier ? undefined : sizeOfProducts(cart, nameOf, language)),
      sizeText(revision, language),
    ),
    bySea
      ? row(
          'volume',
          volumeText(before, language),
          isMeasuredCart(cart) ? volumeText(revision, language) : undefined,
        )
      : row(
          'volumetric',
          volumetricText(weightBefore ?? weigh(declaredOf(cart)), language),
          isMeasuredCart(cart) ? volumetricText(weigh(weighedOf(cart)), language) : undefined,
        ),
    row(
      'billed',
      weightBefore
        ? chargeableText(weightBefore, language)
        : bySea
          ? undefined
          : formatWeight(chargeableAirKg(declaredOf(cart)), language),
      measured && chargeableText(measured.answer.weight, language),
      true,
    ),
  ]
  return { before: nameOf(earlier ? 'measuredBefore' : 'estimated'), rows }
}

/** By the newest measurement that changed the price after checkout, or will once its invoice is paid. */
const lastChangeOf = ({ price_changes, next_change }: Cart): PriceChange | undefined =>
  [...price_changes, next_change].findLast((change) => change?.measurement) ?? undefined

const weightText = ({ weight_kg }: Partial<Measures>, language: Language): string | undefined =>
  weight_kg === undefined ? undefined : formatWeight(weight_kg, language)

/** Several pieces have no sides in common: those of each, where all of them were typed. */
function sizeOfProducts(
  { products }: Cart,
  nameOf: (name: Name) => string,
  language: Language,
): string | undefined {
  const sizes = products.map(({ quantity, dimension_length, dimension_width, dimension_height }) => {
    const sides = {
      length_cm: Number(dimension_length),
      width_cm: Number(dimension_width),
      height_cm: Number(dimension_height),
    }
    const size = sizeText(sides, language)
    return size && (quantity > 1 ? `${quantity} × (${size})` : size)
  })
  const [size, ...others] = sizes
  if (size === undefined || sizes.includes(undefined)) return undefined
  return others.length > 0 ? nameOf('perProduct') : size
}

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
