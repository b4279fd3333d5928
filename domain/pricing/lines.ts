import type { Decimal, Fraction } from '../money/index.ts'
import type { ExplanationRule, Law, RoundingKey } from './types.ts'

/** A line with its exact and its charged amount, and its explanation. */
export interface BillLine {
  rule: ExplanationRule
  exact: Fraction
  /** Whole rupiah. */
  amount: number
  quantity?: Decimal
  rate?: Decimal
  rounding?: RoundingKey
  law?: Law
}
