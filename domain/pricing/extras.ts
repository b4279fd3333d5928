import {
  add,
  compare,
  decimal,
  fromInteger,
  isZero,
  multiply,
  percent,
  roundDown,
  roundHalfUp,
  smaller,
  toFraction,
  zero,
} from '../money/index.ts'
import type { Decimal } from '../money/index.ts'
import { refuse } from './errors.ts'
import { nothing } from './freight.ts'
import type { BillLine } from './lines.ts'
import { readFigure } from './read.ts'
import type { ExplanationRule, InsuranceChoice, PricingRequest } from './types.ts'

/** Insurance: the chosen fraction of the goods' value. */
export function insurance(goods: Decimal, choice: InsuranceChoice): BillLine {
  if (choice === 0) return nothing('insurance_none')
  const fraction = decimal(choice)
  const exact = toFraction(multiply(goods, fraction))
  return {
    rule: 'insurance',
    exact,
    amount: Number(roundHalfUp(exact)),
    quantity: goods,
    rate: multiply(fraction, hundred),
  }
}

const hundred = fromInteger(100)

/** The sum of additional costs, rounded once. */
export function additionalCosts(costs: PricingRequest['additional_costs']): BillLine {
  if (costs === null || costs === undefined) return nothing('additional_costs_none')
  if (!Array.isArray(costs)) return refuse('additional_costs', 'additional_cost_negative')
  let sum = zero
  for (const cost of costs) {
    sum = add(sum, readFigure(cost?.cost_value) ?? refuse('additional_costs', 'additional_cost_negative'))
  }
  if (isZero(sum)) return nothing('additional_costs_none')
  const exact = toFraction(sum)
  return { rule: 'additional_costs', exact, amount: Number(roundHalfUp(exact)) }
}

/** A voucher as exact figures. */
export interface ReadVoucher {
  kind: 'fixed' | 'percent'
  value: Decimal
  maximum: Decimal | null
}

export function readVoucher(voucher: PricingRequest['voucher']): ReadVoucher | null {
  if (voucher === null || voucher === undefined) return null
  const { kind, value, max } = voucher
  const read = readFigure(value)
  const maximum = max === null || max === undefined ? null : readFigure(max)
  const isLimitUnreadable = maximum === null && max !== null && max !== undefined
  if (read === null || isLimitUnreadable || (kind !== 'fixed' && kind !== 'percent')) {
    return refuse('voucher', 'voucher_invalid')
  }
  return { kind, value: read, maximum }
}

/** Limited to the freight and to the voucher's maximum. Zero or negative; rounded towards zero. */
export function discount(voucher: ReadVoucher | null, freight: number): BillLine {
  if (voucher === null) return nothing('discount_none')
  const line = decimal(freight)
  const full = voucher.kind === 'percent' ? multiply(multiply(line, voucher.value), percent) : voucher.value
  const limited = voucher.maximum ? smaller(full, voucher.maximum) : full
  const size = smaller(limited, line)
  const exact = toFraction(size)
  const rounded = Number(roundDown(exact))
  return {
    rule: discountRule(voucher, full, size, line),
    exact: { numerator: -BigInt(exact.numerator), denominator: exact.denominator },
    // 0 − 0 is 0; unary minus would give -0.
    amount: 0 - rounded,
    ...(voucher.kind === 'percent' ? { quantity: line, rate: voucher.value } : {}),
    rounding: 'down_rupiah',
  }
}

function discountRule(voucher: ReadVoucher, full: Decimal, size: Decimal, line: Decimal): ExplanationRule {
  if (compare(full, size) === 0) return voucher.kind === 'percent' ? 'discount_percent' : 'discount_fixed'
  return compare(size, line) === 0 ? 'discount_up_to_freight' : 'discount_up_to_maximum'
}
