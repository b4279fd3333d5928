import {
  add,
  addFractions,
  compare,
  fromInteger,
  isZero,
  multiply,
  multiplyFractions,
  percent,
  quotient,
  roundDown,
  roundHalfUp,
  roundUp,
  subtract,
  toFraction,
  zero,
  zeroFraction,
} from '../money/index.ts'
import type { Decimal, Fraction, Integer } from '../money/index.ts'
import { nothing, onlyOne } from './freight.ts'
import type { BillLine } from './lines.ts'
import type { ParsedProduct, ParsedShipment } from './read.ts'
import { isParcel } from './track.ts'
import type { RuleSet } from './rule-sets/index.ts'
import type { ExplanationRule, PackageType, PricingPackage, PricingRequest } from './types.ts'

export interface Taxes {
  /** Rupiah, unrounded. */
  base: Decimal
  roundedBase: number
  duty: BillLine
  vat: BillLine
  incomeTax: BillLine
}

/**
 * Import duty, VAT (PPN) and income tax (PPh). The base is shared over the products by value, the rounded duty in
 * proportion to the exact one. Hence each tax is base ÷ goods × Σ value × rate (+ duty ÷ Σ value × duty rate × Σ value ×
 * duty rate × rate): the sums are computed once, and the division comes last.
 */
export function taxes(shipment: ParsedShipment, request: PricingRequest, rules: RuleSet): Taxes {
  const packaged = request.package
  if (packaged.tax_included) return untaxed('tax_included')
  const base = taxableBase(shipment, packaged.package_type, rules)
  if (isZero(base)) return untaxed(isZero(shipment.goods) ? 'no_goods_value' : 'within_allowance')
  const perGoods = quotient(base, shipment.goods)
  const isFree = isDutyFree(shipment, packaged, rules)
  const dutyWeight = weighted(shipment.products, (product) => product.duty)
  const exactDuty = isFree ? zeroFraction : inPercent(multiplyFractions(perGoods, toFraction(dutyWeight)))
  const duty = roundUp(exactDuty, rules.duty_rounding)
  const perDuty = isZero(dutyWeight) || isFree ? null : quotient(fromInteger(duty), dutyWeight)
  const hasNpwp = request.has_valid_npwp
  const context: TaxContext = { shipment, packaged, hasNpwp, rules, base, duty, perGoods, perDuty }
  return {
    base,
    roundedBase: Number(roundHalfUp(toFraction(base))),
    duty: dutyLine(context, exactDuty, isFree),
    vat: { ...taxLine(context, (product) => product.vat, 'vat'), law: rules.laws.vat },
    incomeTax: incomeTaxLine(context),
  }
}

interface TaxContext {
  shipment: ParsedShipment
  packaged: PricingPackage
  hasNpwp: boolean
  rules: RuleSet
  base: Decimal
  duty: Integer
  /** Taxable base per rupiah of goods. */
  perGoods: Fraction
  /** Rounded duty per rupiah and percent of duty; null if there is no duty. */
  perDuty: Fraction | null
}

function untaxed(rule: ExplanationRule): Taxes {
  return { base: zero, roundedBase: 0, duty: nothing(rule), vat: nothing(rule), incomeTax: nothing(rule) }
}

/** Goods plus customs insurance; for jastip only the part above the allowance. */
function taxableBase(shipment: ParsedShipment, type: PackageType, rules: RuleSet): Decimal {
  const factor: Decimal = { coefficient: 1000 + rules.customs_insurance_per_mille, scale: 3 }
  if (type !== 'jastip') return multiply(shipment.goods, factor)
  const allowance = multiply(fromInteger(rules.jastip_allowance_usd), shipment.usdRate)
  return compare(shipment.goods, allowance) < 0 ? zero : multiply(subtract(shipment.goods, allowance), factor)
}

function isDutyFree(shipment: ParsedShipment, packaged: PricingPackage, rules: RuleSet): boolean {
  return isParcel(packaged) && isUnder(shipment, rules.duty_free_under_usd)
}

function isUnder(shipment: ParsedShipment, dollars: number): boolean {
  return compare(shipment.goods, multiply(fromInteger(dollars), shipment.usdRate)) < 0
}

type RateOf = (product: ParsedProduct) => Decimal

/** Σ value × rate, in rupiah and percent. */
function weighted(products: readonly ParsedProduct[], rateOf: RateOf): Decimal {
  return products.reduce((sum, product) => add(sum, multiply(product.value, rateOf(product))), zero)
}

function inPercent(value: Fraction): Fraction {
  return multiplyFractions(value, toFraction(percent))
}

function dutyLine(context: TaxContext, exact: Fraction, isFree: boolean): BillLine {
  const { shipment, rules, base, duty } = context
  const law = dutyLaw(context, isFree)
  if (isFree) return { ...nothing('duty_free_small_value'), law }
  const rate = onlyOne(shipment.products.map((product) => product.duty))
  return {
    rule: rate ? 'duty' : 'duty_mixed',
    exact,
    amount: Number(duty),
    quantity: base,
    rate: rate ?? undefined,
    rounding: rules.duty_rounding > 1 ? 'up_thousand' : undefined,
    law,
  }
}

/**
 * Cites a law only for what it says: the general rates, which are those of categories, come from the tariff book, and
 * above the limit of the simple rates a package's own rate is nobody's but ours.
 */
function dutyLaw(context: TaxContext, isFree: boolean): BillLine['law'] {
  const { packaged, rules } = context
  if (packaged.package_type === 'jastip') return rules.laws.jastip
  if (isFree || isAtSimpleRates(context)) return rules.laws.parcel
  const own = packaged.package_details.bea_masuk
  return own === undefined || own === null ? rules.laws.customs_tariff : undefined
}

/** Whether it is charged the simple rates within their limit of value. */
function isAtSimpleRates({ shipment, packaged, rules }: TaxContext): boolean {
  const limit = multiply(fromInteger(rules.parcel_limit_usd), shipment.usdRate)
  return isParcel(packaged) && packaged.package_type !== 'company' && compare(shipment.goods, limit) <= 0
}

/** Σ (base + duty) × rate over the products, rounded down to the rupiah. */
function taxLine(context: TaxContext, rateOf: RateOf, rule: TaxRule): BillLine {
  const { shipment, base, duty, perGoods, perDuty } = context
  const { products } = shipment
  const onBase = multiplyFractions(perGoods, toFraction(weighted(products, rateOf)))
  const onDuty =
    perDuty &&
    multiplyFractions(
      perDuty,
      toFraction(weighted(products, (product) => multiply(product.duty, rateOf(product)))),
    )
  const exact = inPercent(onDuty ? addFractions(onBase, onDuty) : onBase)
  const rate = onlyOne(products.map(rateOf))
  return {
    rule: rate ? rule : `${rule}_mixed`,
    exact,
    amount: Number(roundDown(exact)),
    quantity: add(base, fromInteger(duty)),
    rate: rate ?? undefined,
    rounding: 'down_rupiah',
  }
}

type TaxRule = 'vat' | 'income_tax' | 'income_tax_without_npwp'

function incomeTaxLine(context: TaxContext): BillLine {
  const { shipment, rules, hasNpwp } = context
  const line = taxLine(
    context,
    (product) => product.incomeTax,
    hasNpwp ? 'income_tax' : 'income_tax_without_npwp',
  )
  const law = isAtSimpleRates(context) ? rules.laws.parcel : undefined
  const isCollected = shipment.products.some((product) => !isZero(product.incomeTax))
  return isCollected
    ? { ...line, law: law ?? rules.laws.income_tax }
    : { ...nothing('income_tax_not_collected'), law }
}
