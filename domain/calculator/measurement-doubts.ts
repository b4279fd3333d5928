import { largestContainer, type Track } from '../pricing/index.ts'
import { millisecondsPerMinute } from '../time/index.ts'
import { densities } from './declaration.ts'

/** A parcel as a warehouse measured it. */
export interface MeasuredParcel {
  /** Of all packages. */
  grams: number
  /** The sides of one package. */
  centimetres: readonly [number, number, number]
  quantity: number
}

/** What a measurement is compared with. */
export interface ExpectedParcel {
  track: Track
  /** Its customer's estimate; 0 or undefined without one. */
  announcedGrams?: number | undefined
  /** What it weighed when it was measured before, which counts instead of the estimate. */
  measuredGrams?: number | undefined
}

/** A probable mistake in a measurement. Figures are kilograms, centimetres and kilograms per litre. */
export type Doubt =
  | { field: 'weight'; kind: 'density'; density: number; usual: readonly [number, number] }
  | { field: 'weight'; kind: 'too_heavy'; kg: number; limit: number }
  | { field: 'size'; kind: 'too_large'; limit: readonly [number, number, number] }
  | { field: 'weight'; kind: 'far_from_announced' | 'far_from_measured'; kg: number; expected: number }

/**
 * The largest package of a track: by air what a pallet (318 × 244 × 163 cm) or a container (LD3: 1588 kg) of a plane's
 * hold carries, by sea a forty-foot container.
 */
const largest: Record<Track, { sides: readonly [number, number, number]; kg: number }> = {
  air: { sides: [318, 244, 163], kg: 1588 },
  sea: { sides: [1203, 239, 235], kg: largestContainer.kg },
}

/**
 * Times the expected weight, or a part of it, from which on a decimal sign, a digit or a unit is more likely. Of small
 * parcels a guess is easily wrong by more, and costs little.
 */
const far = { times: 4, grams: 500 }

const isFar = (grams: number, expected: number): boolean =>
  Math.abs(grams - expected) > far.grams && Math.max(grams / expected, expected / grams) >= far.times

/** Within this time after another, a parcel just like it and without a number is more likely the same one. */
export const repeatedReceiptMs = 10 * millisecondsPerMinute

/** What cannot be, or hardly, in a measurement: an operator has to confirm it. */
export function doubtsAbout(
  { grams, centimetres, quantity }: MeasuredParcel,
  { track, announcedGrams = 0, measuredGrams = 0 }: ExpectedParcel,
): Doubt[] {
  const doubts: Doubt[] = []
  const kg = grams / 1000
  const [length, width, height] = centimetres
  const density = grams / (length * width * height * quantity)
  const [lightest, densest] = densities
  if (density < lightest || density > densest)
    doubts.push({ field: 'weight', kind: 'density', density, usual: densities })
  const limit = largest[track]
  if (kg / quantity > limit.kg)
    doubts.push({ field: 'weight', kind: 'too_heavy', kg: kg / quantity, limit: limit.kg })
  const sides = centimetres.toSorted((one, other) => other - one)
  if (sides.some((side, at) => side > (limit.sides[at] ?? 0)))
    doubts.push({ field: 'size', kind: 'too_large', limit: limit.sides })
  const expected = measuredGrams || announcedGrams
  const kind = measuredGrams ? 'far_from_measured' : 'far_from_announced'
  if (expected > 0 && isFar(grams, expected))
    doubts.push({ field: 'weight', kind, kg, expected: expected / 1000 })
  return doubts
}
