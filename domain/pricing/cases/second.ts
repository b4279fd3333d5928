import type { Figure, PricingProduct, PricingRequest } from '../types.ts'

/**
 * A second implementation of the rules, as literally as they are written: product by product, with naive fractions.
 * Slow; it exists to disagree with the engine if one of the two is wrong. Valid requests only.
 */
type Ratio = readonly [numerator: bigint, denominator: bigint]

const ratio = (input: Figure | null | undefined): Ratio => {
  const [whole = '0', decimals = ''] = String(input ?? 0)
    .replace(',', '.')
    .split('.')
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)]
}
const plus = (left: Ratio, right: Ratio): Ratio => [
  left[0] * right[1] + right[0] * left[1],
  left[1] * right[1],
]
const times = (left: Ratio, right: Ratio): Ratio => [left[0] * right[0], left[1] * right[1]]
const over = (left: Ratio, right: Ratio): Ratio => times(left, [right[1], right[0]])
const minus = (left: Ratio, right: Ratio): Ratio => plus(left, [-right[0], right[1]])
const sum = (all: readonly Ratio[]): Ratio => all.reduce(plus, ratio(0))
const below = (left: Ratio, right: Ratio): boolean => left[0] * right[1] < right[0] * left[1]
const larger = (left: Ratio, right: Ratio): Ratio => (below(left, right) ? right : left)
const smaller = (left: Ratio, right: Ratio): Ratio => (below(left, right) ? left : right)
const floor = ([numerator, denominator]: Ratio): bigint => numerator / denominator
const ceiling = ([numerator, denominator]: Ratio): bigint => (numerator + denominator - 1n) / denominator
const up = (value: Ratio, step: Ratio): Ratio => times([ceiling(over(value, step)), 1n], step)
const halfUp = (value: Ratio): number => Number(floor(plus(value, [1n, 2n])))
const approximately = ([numerator, denominator]: Ratio): number =>
  Number((numerator * 10n ** 15n) / denominator) / 1e15

const grams: Record<string, string> = {
  pound: '453.592',
  pond: '453.592',
  lb: '453.592',
  ons: '28.3495',
  gram: '1',
  g: '1',
  kg: '1000',
}
const centimetres: Record<string, string> = { mm: '0.1', cm: '1', m: '100', inch: '2.54' }

interface Line {
  product: PricingProduct
  weight: Ratio
  volume: Ratio
  value: Ratio
}

export interface SecondAnswer {
  chargeable: number
  taxable_base: number
  usd: number
  lines: Record<string, number>
  total: number
}

export function priceAgain(request: PricingRequest): SecondAnswer {
  const lines = request.products.map((product) => readLine(request, product))
  const usdRate = ratio(request.rates['USD'])
  const weight = packagedWeight(request) ?? sum(lines.map((line) => line.weight))
  const volume = packagedVolume(request) ?? sum(lines.map((line) => line.volume))
  const billed = over(larger(weight, over(volume, ratio(5))), ratio(1000))
  const isAir = request.package.package_track === 'udara'
  const chargeable = isAir
    ? larger(up(billed, ratio('0.5')), ratio('0.5'))
    : cubicMetres(request, weight, volume)
  const freight = halfUp(isAir ? byAir(request, chargeable) : bySea(request, lines, chargeable))
  const goods = sum(lines.map((line) => line.value))
  const usd = over(goods, usdRate)
  const bill: Record<string, number> = {
    freight,
    handling: (request.package.handling ?? !isAir) ? handle(over(weight, ratio(1000))) : 0,
    phone_surcharge: halfUp(sum(request.products.map(surcharge))),
    ...tax(request, lines, goods, usd, usdRate, isAir),
    insurance: halfUp(times(goods, ratio(request.insurance))),
    domestic_shipping: request.domestic
      ? halfUp(times(larger(up(billed, ratio(1)), ratio(1)), ratio(request.domestic.price_per_kg)))
      : 0,
    additional_costs: halfUp(sum((request.additional_costs ?? []).map((cost) => ratio(cost.cost_value)))),
    discount: discounted(request, freight),
  }
  const { taxable_base = 0, ...rest } = bill
  const total = Object.values(rest).reduce((all, line) => all + line, 0)
  return { chargeable: approximately(chargeable), taxable_base, usd: approximately(usd), lines: rest, total }
}

function readLine(request: PricingRequest, product: PricingProduct): Line {
  const quantity: Ratio = [floor(ratio(product.quantity)), 1n]
  const side = (length: Figure) => times(ratio(length), ratio(centimetres[product.dimension_unit]))
  const rate = product.currency_code === 'IDR' ? ratio(1) : ratio(request.rates[product.currency_code])
  return {
    product,
    weight: times(times(ratio(product.weight), ratio(grams[product.weight_unit])), quantity),
    volume: times(times(times(side(product.length), side(product.width)), side(product.height)), quantity),
    value: times(times(ratio(product.price_original), quantity), rate),
  }
}

function packagedWeight({ packaging }: PricingRequest): Ratio | null {
  const weight = packaging?.revision?.weight ?? packaging?.weight
  return weight === null || weight === undefined
    ? null
    : times(ratio(weight), ratio(grams[packaging?.weight_unit ?? '']))
}

function packagedVolume(request: PricingRequest): Ratio | null {
  const { packaging } = request
  const revision = packaging?.revision ?? {}
  const isSea = request.package.package_track !== 'udara'
  const million = ratio(1_000_000)
  if (isSea && typeof revision.volume_m3 === 'number') return times(ratio(revision.volume_m3), million)
  const sides = (['length', 'width', 'height'] as const).map((side) => revision[side] ?? packaging?.[side])
  const areKnown = sides.every((side) => side !== null && side !== undefined)
  const areRevised = areKnown && (revision.length ?? revision.width ?? revision.height ?? null) !== null
  if (isSea && typeof packaging?.volume_m3 === 'number' && !areRevised)
    return times(ratio(packaging.volume_m3), million)
  if (!areKnown) return null
  const unit = ratio(centimetres[packaging?.dimension_unit ?? ''])
  const box = sides.reduce((product: Ratio, side) => times(product, times(ratio(side), unit)), ratio(1))
  return times(box, ratio(packaging?.quantity ?? 1))
}

function cubicMetres(request: PricingRequest, weight: Ratio, volume: Ratio): Ratio {
  const volumetric = larger(over(volume, ratio(1_000_000)), over(over(weight, ratio(1000)), ratio(600)))
  return up(request.is_disable_minimum_weight ? volumetric : larger(volumetric, ratio('0.3')), ratio('0.001'))
}

function byAir(request: PricingRequest, kilograms: Ratio): Ratio {
  const tiers = request.package.price_json[request.country]?.tiers ?? []
  const tier = tiers.find(({ up_to_kg }) => up_to_kg === null || !below(ratio(up_to_kg), kilograms))
  return times(kilograms, ratio(tier?.price_per_kg))
}

function bySea(request: PricingRequest, lines: readonly Line[], cubic: Ratio): Ratio {
  if (request.container_type !== 'lcl') {
    const field = request.container_type === 'fcl_20' ? 'price_20' : 'price_40'
    return lines.map((line) => ratio(line.product.category[field])).reduce(larger)
  }
  const volume = sum(lines.map((line) => line.volume))
  const weight = sum(lines.map((line) => line.weight))
  const shareOf = (line: Line): Ratio => {
    if (volume[0] > 0n) return over(line.volume, volume)
    return weight[0] > 0n ? over(line.weight, weight) : over(ratio(1), ratio(lines.length))
  }
  return sum(lines.map((line) => times(times(shareOf(line), cubic), ratio(line.product.category.price_cbm))))
}

function handle(kilograms: Ratio): number {
  return 175_000 + 75 * Math.max(0, Number(ceiling(kilograms)) - 250)
}

function surcharge({ category, quantity }: PricingProduct): Ratio {
  if (category.category_name !== 'Handphone') return ratio(0)
  return times([floor(ratio(quantity)), 1n], ratio(category.additional_info?.extra_charge_handphone))
}

function tax(
  request: PricingRequest,
  lines: readonly Line[],
  goods: Ratio,
  usd: Ratio,
  usdRate: Ratio,
  isAir: boolean,
): Record<string, number> {
  const { package_type: type, package_details: own, tax_included: isAllIn } = request.package
  const allowance = times(ratio(500), usdRate)
  const taxed = type === 'jastip' ? larger(minus(goods, allowance), ratio(0)) : goods
  const base = isAllIn ? ratio(0) : times(taxed, ratio('1.005'))
  if (base[0] === 0n) return { taxable_base: 0, duty: 0, vat: 0, income_tax: 0 }
  const bases = lines.map((line) => times(base, over(line.value, goods)))
  const isFree = isAir && (type === 'individu' || type === 'company') && below(usd, ratio(3))
  const duties = lines.map((line, index) => {
    const rate = isFree ? ratio(0) : ratio(own.bea_masuk ?? line.product.category.percentage_bea_masuk)
    return over(times(bases[index] ?? ratio(0), rate), ratio(100))
  })
  const exactDuty = sum(duties)
  const duty = up(exactDuty, ratio(1000))
  const charge = (rateOf: (line: Line) => Ratio) =>
    Number(
      floor(
        sum(
          lines.map((line, index) => {
            const share =
              exactDuty[0] === 0n ? ratio(0) : times(duty, over(duties[index] ?? ratio(0), exactDuty))
            return over(times(plus(bases[index] ?? ratio(0), share), rateOf(line)), ratio(100))
          }),
        ),
      ),
    )
  const doubled = request.has_valid_npwp ? ratio(1) : ratio(2)
  const field = request.has_valid_npwp ? 'percentage_pph' : 'percentage_pph_non_npwp'
  return {
    taxable_base: halfUp(base),
    duty: Number(floor(duty)),
    vat: charge((line) => ratio(own.ppn ?? line.product.category.percentage_ppn)),
    income_tax: charge((line) =>
      typeof own.pph_npwp === 'number'
        ? times(ratio(own.pph_npwp), doubled)
        : ratio(line.product.category[field]),
    ),
  }
}

function discounted({ voucher }: PricingRequest, freight: number): number {
  if (!voucher) return 0
  const full =
    voucher.kind === 'fixed'
      ? ratio(voucher.value)
      : times(ratio(freight), over(ratio(voucher.value), ratio(100)))
  const limited = typeof voucher.max === 'number' ? smaller(full, ratio(voucher.max)) : full
  return 0 - Number(floor(smaller(limited, ratio(freight))))
}
