import { isObject } from '../json/index.ts'
import {
  multiply,
  quotient,
  roundHalfUp,
  toDecimalText,
  toFraction,
  toNumber,
  toText,
} from '../money/index.ts'
import type { Decimal } from '../money/index.ts'
import { refuse } from './errors.ts'
import { additionalCosts, discount, insurance, readVoucher } from './extras.ts'
import { airFreight, airPrice, domesticShipping, handling, phoneSurcharge, seaFreight } from './freight.ts'
import type { BillLine } from './lines.ts'
import { chargeableAir, chargeableSea, measure, weightsOf } from './measure.ts'
import type { Chargeable, Measured } from './measure.ts'
import { requireFigure, readShipment } from './read.ts'
import type { ParsedShipment } from './read.ts'
import { currentRuleSet } from './rule-sets/index.ts'
import type { RuleSet } from './rule-sets/index.ts'
import { taxes } from './taxes.ts'
import type { Taxes } from './taxes.ts'
import { pricingLines } from './types.ts'
import type { Explanation, PricedWeight, PricingAnswer, PricingLine, PricingRequest } from './types.ts'

/** A request with the values derived from it. */
interface Calculation {
  shipment: ParsedShipment
  measured: Measured
  chargeable: Chargeable
  taxes: Taxes
  lines: Record<PricingLine, BillLine>
  rules: RuleSet
}

/**
 * Prices a shipment under one rule set (the newest by default). Money is whole rupiah, weights kilograms, volumes cubic
 * metres. Throws a {@link PricingError} with the path of the first invalid field; nothing is guessed.
 */
export function price(request: PricingRequest, rules: RuleSet = currentRuleSet()): PricingAnswer {
  return answerOf(calculate(request, rules))
}

/** The same price with an explanation of each line, in the order of `pricingLines`. */
export function explain(
  request: PricingRequest,
  rules: RuleSet = currentRuleSet(),
): { answer: PricingAnswer; explanation: Explanation[] } {
  const calculation = calculate(request, rules)
  const { lines, measured } = calculation
  const basis = measured.isMeasured ? 'measured' : 'estimate'
  return {
    answer: answerOf(calculation),
    explanation: pricingLines.map((line) => explainLine(line, lines[line], basis)),
  }
}

function calculate(request: PricingRequest, rules: RuleSet): Calculation {
  // Requests may come from files or strangers, so every field that is used is validated.
  if (!isObject(request)) refuse('products', 'products_count')
  const shipment = readShipment(request, rules)
  const measured = measure(shipment, request.packaging)
  const isAir = shipment.track === 'air'
  const chargeable = isAir
    ? chargeableAir(measured, rules)
    : chargeableSea(measured, rules, request.is_disable_minimum_weight)
  const pricePerKilogram = isAir ? airPrice(request, chargeable.amount) : null
  const { domestic } = request
  const domesticPrice = domestic ? requireFigure(domestic.price_per_kg, 'domestic.price_per_kg') : null
  const additional = additionalCosts(request.additional_costs)
  const voucher = readVoucher(request.voucher)
  const freight = isAir
    ? airFreight(chargeable, pricePerKilogram ?? refuse('weight', 'weight_above_tiers'))
    : seaFreight(shipment, chargeable)
  const taxed = taxes(shipment, request, rules)
  const lines = {
    freight,
    handling: handling(shipment, measured, rules, request.package.handling),
    phone_surcharge: phoneSurcharge(shipment),
    duty: taxed.duty,
    vat: taxed.vat,
    income_tax: taxed.incomeTax,
    insurance: insurance(shipment.goods, request.insurance),
    domestic_shipping: domesticShipping(domesticPrice, measured, rules),
    additional_costs: additional,
    discount: discount(voucher, freight.amount),
  }
  return { shipment, measured, chargeable, taxes: taxed, lines, rules }
}

function answerOf(calculation: Calculation): PricingAnswer {
  const { shipment, taxes: taxed, lines: bill } = calculation
  const lines: Record<PricingLine, number> = {
    freight: bill.freight.amount,
    handling: bill.handling.amount,
    phone_surcharge: bill.phone_surcharge.amount,
    duty: bill.duty.amount,
    vat: bill.vat.amount,
    income_tax: bill.income_tax.amount,
    insurance: bill.insurance.amount,
    domestic_shipping: bill.domestic_shipping.amount,
    additional_costs: bill.additional_costs.amount,
    discount: bill.discount.amount,
  }
  const answer: PricingAnswer = {
    weight: weightOf(calculation),
    goods: {
      idr: Number(roundHalfUp(toFraction(shipment.goods))),
      usd: toNumber(quotient(shipment.goods, shipment.usdRate)),
    },
    taxable_base: taxed.roundedBase,
    lines,
    total: pricingLines.reduce((sum, line) => sum + lines[line], 0),
  }
  if (shipment.warnings.length > 0) answer.warnings = shipment.warnings
  return answer
}

const millionth: Decimal = { coefficient: 1, scale: 6 }

function weightOf({ shipment, measured, chargeable, rules }: Calculation): PricedWeight {
  const weight = weightsOf(measured, rules)
  const amount = asNumber(chargeable.amount)
  if (shipment.track === 'air') return { ...weight, chargeable_kg: amount }
  const measured_m3 = asNumber(multiply(measured.cubicCentimetres, millionth))
  return { ...weight, measured_m3, chargeable_m3: amount }
}

const asNumber = (value: Decimal): number => toNumber(toFraction(value))

function explainLine(line: PricingLine, bill: BillLine, basis: Explanation['basis']): Explanation {
  const exact = toDecimalText(bill.exact)
  const explanation: Explanation = { line, rule: bill.rule, exact, amount: bill.amount, basis }
  if (bill.quantity) explanation.quantity = toText(bill.quantity)
  if (bill.rate) explanation.rate = toText(bill.rate)
  const rounding = roundingOf(bill)
  if (rounding) explanation.rounding = rounding
  if (bill.law) explanation.law = bill.law
  return explanation
}

/** A rounded quantity always changes the amount; a rounded amount only if it differs from the exact one. */
function roundingOf(bill: BillLine): Explanation['rounding'] {
  const isChanged = toDecimalText(bill.exact) !== String(bill.amount)
  if (bill.rounding !== 'up_thousand' && bill.rounding !== 'down_rupiah') {
    return bill.rounding ?? (isChanged ? 'half_up_rupiah' : undefined)
  }
  return isChanged ? bill.rounding : undefined
}
