import {
  BadgeCheck,
  Calculator,
  CircleDashed,
  Lock,
  Receipt,
  Scale,
  TriangleAlert,
  X,
} from '../../icons/index.ts'
import type { IconType } from '../../icons/icon-type.ts'

/** What a price rests on. */
export const priceBases = [
  'so_far',
  'estimate',
  'kept',
  'measured',
  'due',
  'paid',
  'reversed',
  'ended',
] as const
export type PriceBasis = (typeof priceBases)[number]

export const basisIcons: Record<PriceBasis, IconType> = {
  so_far: CircleDashed,
  estimate: Calculator,
  kept: Lock,
  measured: Scale,
  due: Receipt,
  paid: BadgeCheck,
  reversed: TriangleAlert,
  ended: X,
}

/**
 * A note about a complete price: `toYourDoor` says that nothing is missing until the parcel is delivered, which is not
 * true of a price that customs may levy more besides.
 */
type Note =
  | {
      note?: string | undefined
      toYourDoor?: never
      /** What customs may levy besides: "bea cukai bisa memungut Rp548.934 lagi". */
      furtherLevies?: string | undefined
    }
  | {
      note?: never
      /** That nothing is missing until the parcel is at the door. */
      toYourDoor: string
      furtherLevies?: never
    }

/** A sum from a price that was seen to this one, all formatted. */
export interface PriceChanges {
  /** In a bar or a row: "naik Rp2.052.763". */
  brief: string
  /** Of the rows while they are folded: "Naik Rp2.052.763 sejak disimpan". */
  summary: string
  /** The price that was seen, then what each cause adds to it, with its sign; they add up to the amount. */
  rows: readonly { id: string; name: string; amount: string }[]
}

/**
 * A figure that replaces one that was seen: the former is struck beside it, with the one cause, only where both hold the
 * same. Anything else is shown as a sum, in which nothing is struck.
 */
type Change =
  | { previous?: never; reason?: never; changes?: never }
  | { previous: string; reason: string; changes?: never }
  | {
      previous: string
      reason?: never
      changes?: never
      /** Which quote does not hold and why, formatted: the cause. */
      ended: string
    }
  | {
      previous?: never
      reason?: never
      /** The sum. */
      changes: PriceChanges
    }

/** A price that leaves something out names it, and makes no promise; it may have no amount yet. */
interface Incomplete {
  /** What the price rests on; an icon stands for it. */
  basis: 'so_far'
  amount?: string | undefined
  missing: string
  /** What customs may levy besides. */
  furtherLevies?: string | undefined
  note?: never
  /** Only a complete price may promise delivery to the door. */
  toYourDoor?: never
}

interface Complete {
  /** What the price rests on; an icon stands for it. */
  basis: Exclude<PriceBasis, 'so_far'>
  amount: string
  missing?: never
}

/** A price with its basis, all formatted. */
export type PriceStatement = {
  /** The basis in words: "Perkiraan", "Ditahan sampai 19 Nov". */
  label: string
  /** Which quote does not hold and why: nothing folds it. */
  ended?: string | undefined
  /** In a row: the basis in a word, and what is held until when as a note. */
  short?: { label: string; note: string } | undefined
} & (Incomplete | (Complete & Note)) &
  Change

/** What a statement says beside its basis, in the order in which it is read. */
export const shortNotesOf = ({ missing, toYourDoor, note }: PriceStatement): string[] =>
  [missing, toYourDoor, note].filter((text) => text !== undefined)
