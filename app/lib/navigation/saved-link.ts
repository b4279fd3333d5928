import type { Priced } from '@seberang/domain/api'
import { isObject } from '@seberang/domain/json'
import { pricingLines } from '@seberang/domain/pricing'
import { paths } from './paths.ts'

/** A shipment that was just saved, with the address for its seller. */
export const savedOf = (cartCode: string): string =>
  `${paths.wizardSaved}?${new URLSearchParams({ cart: cartCode })}`

/** What goes with it in the history. */
export interface SavedState {
  /** The price that was shown before it was saved. */
  shown?: Priced | undefined
}

/**
 * The price that was shown, of a state in the history; undefined where there is none. The history outlives a reload and
 * a release, so what cannot be compared with a price of today is left out.
 */
export const shownIn = (state: unknown): Priced | undefined =>
  isObject(state) && isComparable(state.shown) ? state.shown : undefined

const isComparable = (value: unknown): value is Priced =>
  isObject(value) &&
  typeof value.rule_set === 'string' &&
  isObject(value.rates) &&
  Array.isArray(value.explanation) &&
  value.explanation.every(isObject) &&
  isObject(value.answer) &&
  typeof value.answer.total === 'number' &&
  hasEveryLine(value.answer.lines)

const hasEveryLine = (lines: unknown): boolean =>
  isObject(lines) && pricingLines.every((line) => typeof lines[line] === 'number')
