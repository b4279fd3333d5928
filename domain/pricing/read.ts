import { readWhole } from '../format/index.ts'
import {
  add,
  compare,
  fromInteger,
  isNegative,
  isZero,
  multiply,
  readDecimal,
  wholePart,
  zero,
} from '../money/index.ts'
import type { Decimal } from '../money/index.ts'
import { readLengthUnit, readWeightUnit, toCubicCentimetres, toGrams } from '../units/index.ts'
import { refuse } from './errors.ts'
import type { RuleSet } from './rule-sets/index.ts'
import { trackOf } from './track.ts'
import { containerTypes, insuranceChoices, maxProducts } from './types.ts'
import type {
  ContainerType,
  InsuranceChoice,
  PricingProduct,
  PricingRequest,
  PricingWarning,
} from './types.ts'

const one = fromInteger(1)

/** The fields of a product that determine its size. */
export type SizedProduct = Pick<
  PricingProduct,
  'quantity' | 'weight' | 'weight_unit' | 'length' | 'width' | 'height' | 'dimension_unit'
>

/** A product as exact figures, for its whole quantity. */
export interface ParsedProduct {
  quantity: Decimal
  grams: Decimal
  cubicCentimetres: Decimal
  /** Rupiah. */
  value: Decimal
  /** Percent. */
  duty: Decimal
  vat: Decimal
  incomeTax: Decimal
  /** Rupiah per m³ or per container; zero by air. */
  seaPrice: Decimal
  /** Rupiah per unit; null on goods that are not phones. */
  phoneSurcharge: Decimal | null
}

/** Size and value of a shipment's goods, as exact figures. */
export interface ParsedGoods {
  usdRate: Decimal
  grams: Decimal
  cubicCentimetres: Decimal
  /** Rupiah. */
  goods: Decimal
  warnings: PricingWarning[]
}

/** A validated request with exact figures. */
export interface ParsedShipment extends ParsedGoods {
  track: 'air' | 'sea'
  container: ContainerType
  products: ParsedProduct[]
}

/** A figure that is not negative, or null. */
export function readFigure(input: unknown): Decimal | null {
  const value = readDecimal(input)
  return value !== null && !isNegative(value) ? value : null
}

/** A required figure that is not negative. */
export function requireFigure(input: unknown, field: string): Decimal {
  return readFigure(input) ?? refuse(field, 'figure_unreadable')
}

/** A count of at least one, truncated, or null. As text it may be grouped: 2.000 pieces are not two. */
export function readCount(input: unknown): Decimal | null {
  const whole = typeof input === 'string' ? readWhole(input) : undefined
  const value = readDecimal(whole?.kind === 'value' ? whole.canonical : input)
  const count = value && wholePart(value)
  return count && compare(count, one) >= 0 ? count : null
}

/** Checks of the request as a whole and its products, in the order in which they are reported. */
export function readShipment(request: PricingRequest, rules: RuleSet): ParsedShipment {
  const products = readProducts(request)
  if (typeof request.package !== 'object' || request.package === null)
    return refuse('package', 'package_missing')
  const track = trackOf(request.package)
  const container = track === 'air' ? 'lcl' : needContainer(request.container_type)
  const shipment: ParsedShipment = { ...noGoods(request.rates), track, container, products: [] }
  const readRates = taxRateReader(request, rules)
  const context: ProductContext = { ...goodsContext(request.rates, shipment), rules, shipment, readRates }
  for (const [index, product] of products.entries()) addProduct(context, product ?? {}, index)
  return shipment
}

/** The checks that come first, of every request. */
export function readProducts<Product>({
  products,
  insurance,
}: {
  products: readonly Product[]
  insurance: InsuranceChoice
}): readonly Product[] {
  if (!Array.isArray(products) || products.length < 1 || products.length > maxProducts) {
    return refuse('products', 'products_count')
  }
  return insuranceChoices.includes(insurance) ? products : refuse('insurance', 'insurance_choice')
}

type Rates = Readonly<PricingRequest['rates']>

/** Goods to add to, in a day's rates. */
export const noGoods = (rates: Rates): ParsedGoods => ({
  usdRate: rateOf(rates, 'USD') ?? refuse('rates.USD', 'rate_usd'),
  grams: zero,
  cubicCentimetres: zero,
  goods: zero,
  warnings: [],
})

function needContainer(container: unknown): ContainerType {
  return containerTypes.find((known) => known === container) ?? refuse('container_type', 'container_choice')
}

/** The positive rate of a currency; that of the rupiah is 1. */
export function rateOf(rates: Readonly<PricingRequest['rates']>, currency: unknown): Decimal | null {
  if (currency === 'IDR') return one
  if (typeof currency !== 'string' || rates === null || rates === undefined) return null
  const rate = readFigure(rates[currency])
  return rate !== null && !isZero(rate) ? rate : null
}

interface GoodsContext {
  rates: Rates
  shipment: ParsedGoods
  /** Cache of the last lookup: most shipments have one currency. */
  currency: string
  rate: Decimal
}

interface ProductContext extends GoodsContext {
  rules: RuleSet
  shipment: ParsedShipment
  readRates: (category: PricingProduct['category']) => TaxRates | null
}

export const goodsContext = (rates: Rates, shipment: ParsedGoods): GoodsContext => ({
  rates,
  shipment,
  currency: 'USD',
  rate: shipment.usdRate,
})

/** A product for its whole quantity, which it adds to weight and volume of the shipment. */
export function addSize(
  shipment: Pick<ParsedShipment, 'grams' | 'cubicCentimetres' | 'warnings'>,
  product: Partial<SizedProduct>,
  index: number,
): Pick<ParsedProduct, 'quantity' | 'grams' | 'cubicCentimetres'> {
  // Paths are built lazily: with a hundred products they would take a tenth of the time.
  const quantity = readCount(product.quantity) ?? refuse(`products[${index}].quantity`, 'quantity_minimum')
  const weight = readFigure(product.weight) ?? refuseFigure(index, 'weight')
  const length = readFigure(product.length) ?? refuseFigure(index, 'length')
  const width = readFigure(product.width) ?? refuseFigure(index, 'width')
  const height = readFigure(product.height) ?? refuseFigure(index, 'height')
  const weightUnit = readWeightUnit(product.weight_unit)
  const lengthUnit = readLengthUnit(product.dimension_unit)
  if (weightUnit === null) shipment.warnings.push(unknownUnit(`products[${index}].weight_unit`))
  if (lengthUnit === null) shipment.warnings.push(unknownUnit(`products[${index}].dimension_unit`))
  const grams = multiply(toGrams(weight, weightUnit), quantity)
  const cubicCentimetres = multiply(toCubicCentimetres(length, width, height, lengthUnit), quantity)
  shipment.grams = add(shipment.grams, grams)
  shipment.cubicCentimetres = add(shipment.cubicCentimetres, cubicCentimetres)
  return { quantity, grams, cubicCentimetres }
}

/** The same, and its value, which it adds to the goods. */
export function addGoods(
  context: GoodsContext,
  product: Partial<Omit<PricingProduct, 'category'>>,
  index: number,
): Pick<ParsedProduct, 'quantity' | 'grams' | 'cubicCentimetres' | 'value'> {
  const { shipment } = context
  const size = addSize(shipment, product, index)
  const price = readFigure(product.price_original) ?? refuseFigure(index, 'price_original')
  const rate =
    productRate(context, product.currency_code) ?? refuse(`products[${index}].currency_code`, 'currency_rate')
  const value = multiply(multiply(price, size.quantity), rate)
  shipment.goods = add(shipment.goods, value)
  return { ...size, value }
}

function addProduct(context: ProductContext, product: Partial<PricingProduct>, index: number): void {
  const goods = addGoods(context, product, index)
  const { category } = product
  const charges =
    (category ? readCharges(context, category) : null) ??
    refuse(`products[${index}].category`, 'category_incomplete')
  context.shipment.products.push({ ...goods, ...charges })
}

function refuseFigure(index: number, name: keyof PricingProduct): never {
  return refuse(`products[${index}].${name}`, 'figure_unreadable')
}

/** An unknown unit counts as zero, with a warning: forms should have refused it. */
export function unknownUnit(field: string): PricingWarning {
  return { field, message: 'This unit is not known, so what is given in it counts as 0.' }
}

function productRate(context: GoodsContext, currency: unknown): Decimal | null {
  if (currency === context.currency) return context.rate
  const rate = rateOf(context.rates, currency)
  if (rate !== null && typeof currency === 'string') {
    context.currency = currency
    context.rate = rate
  }
  return rate
}

interface TaxRates {
  duty: Decimal
  vat: Decimal
  incomeTax: Decimal
}

type Charges = TaxRates & Pick<ParsedProduct, 'seaPrice' | 'phoneSurcharge'>

/** The rates of a category, or null if a required one is missing. */
function readCharges(context: ProductContext, category: PricingProduct['category']): Charges | null {
  const { shipment, rules } = context
  const seaPrice = shipment.track === 'air' ? zero : readFigure(category[seaPriceField[shipment.container]])
  const rates = context.readRates(category)
  if (seaPrice === null || rates === null) return null
  const isPhone = category.category_name === rules.phone_category
  const phoneSurcharge = isPhone ? readFigure(category.additional_info?.extra_charge_handphone ?? 0) : null
  if (isPhone && phoneSurcharge === null) return null
  return { duty: rates.duty, vat: rates.vat, incomeTax: rates.incomeTax, seaPrice, phoneSurcharge }
}

const seaPriceField = { lcl: 'price_cbm', fcl_20: 'price_20', fcl_40: 'price_40' } as const

const noTaxes: TaxRates = { duty: zero, vat: zero, incomeTax: zero }

/** The package's rates override those of the category. */
function taxRateReader(request: PricingRequest, rules: RuleSet): ProductContext['readRates'] {
  if (request.package.tax_included) return () => noTaxes
  const { bea_masuk, ppn, pph_npwp } = request.package.package_details ?? {}
  const incomeTaxField = request.has_valid_npwp ? 'percentage_pph' : 'percentage_pph_non_npwp'
  const duty = withFallback(bea_masuk, (category) => category.percentage_bea_masuk)
  const vat = withFallback(ppn, (category) => category.percentage_ppn)
  const ownFactor = request.has_valid_npwp ? 1 : rules.without_npwp_factor
  const incomeTax = withFallback(pph_npwp, (category) => category[incomeTaxField], ownFactor)
  return (category) => {
    const rates = { duty: duty(category), vat: vat(category), incomeTax: incomeTax(category) }
    return rates.duty && rates.vat && rates.incomeTax
      ? { duty: rates.duty, vat: rates.vat, incomeTax: rates.incomeTax }
      : null
  }
}

type FromCategory<Value> = (category: PricingProduct['category']) => Value

function withFallback(
  own: unknown,
  fallback: FromCategory<unknown>,
  ownFactor = 1,
): FromCategory<Decimal | null> {
  if (own === null || own === undefined) return (category) => readFigure(fallback(category))
  const read = readFigure(own)
  const rate = read && multiply(read, fromInteger(ownFactor))
  return () => rate
}
