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
  /** In a word, what holds for goods that are restricted. */
  restriction: Record<'banned' | 'permit' | 'limit' | 'imei', string>
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

/** What the lines of a bill, its sum and its foot are called, as in `./pricing/`. */
export type PricingTexts = {
  receipt: string
  line: Record<PricingLine | 'goods' | 'freightAir' | 'freightSea', string>
  total: string
  totalPay: string
  /** While nobody is chosen who brings it to the door. */
  courierNote: string
  /** `{{rates}}` and `{{date}}`. */
  ratesNote: string
  /** `{{date}}`. */
  rulesNote: string
  estimateNote: string
  measuredNote: string
}

/** What a bill is told in. */
export interface BillTexts {
  reason: ReasonTexts
  pricing: PricingTexts
}
