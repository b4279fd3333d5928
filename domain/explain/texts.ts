import type { ExplanationRule, PricingLine, RoundingKey } from '../pricing/index.ts'

/** The sentences behind a price in one language. `{{name}}` in them is replaced by the value of that name. */
export type ReasonTexts = {
  /** How a line came about: `{{quantity}}` and `{{rate}}`. */
  rule: Record<ExplanationRule, string>
  /** What was rounded, and from what: `{{exact}}`. */
  rounding: Record<RoundingKey, string>
  /** `{{title}}` and `{{article}}`. */
  law: string
  end: string
  why: {
    join: string
    summary: string
    courier: string
    voucher: string
    mixed: string
    /** What a line is for and who gets it, at length. */
    line: Record<PricingLine, string>
  }
}
