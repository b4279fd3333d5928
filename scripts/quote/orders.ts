import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import type { Category, Package, Rate } from '../../domain/api/index.ts'
import { deliveredBy } from '../../domain/pricing/index.ts'
import type { PackageTariff, PricingProduct, PricingRequest } from '../../domain/pricing/index.ts'
import { QuoteFileError } from './requests.ts'

/** The parts of tariff and rates that prices need. */
export interface Tariff {
  packages: readonly Pick<Package, keyof PackageTariff>[]
  categories: readonly Category[]
  rates: readonly Pick<Rate, 'currency' | 'rupiah'>[]
}

/** How the orders are sent, which the list does not say. */
export interface Sending {
  country: string
  packageId: string
  container: PricingRequest['container_type']
  insurance: number
  hasValidNpwp: boolean
  courierPerKg: number | undefined
  /** One shipment per row instead of one for all rows. */
  each: boolean
}

/** Columns of an order list; the last ones are optional. */
export const columns = [
  'product_title',
  'category',
  'quantity',
  'weight',
  'weight_unit',
  'currency_code',
  'price_original',
  'length',
  'width',
  'height',
  'dimension_unit',
] as const
const optional: ReadonlySet<string> = new Set([
  'product_title',
  'length',
  'width',
  'height',
  'dimension_unit',
])

type Row = Partial<Record<(typeof columns)[number], string>>

/** The tariff in `server/reference/data`. */
export function embeddedTariff(): Tariff {
  const items = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../server/reference/data/${name}.json`, import.meta.url), 'utf8'))
      .items
  return { packages: items('packages'), categories: items('categories'), rates: items('rates') }
}

/** Converts a shop's order list (CSV with a header row) into pricing requests. */
export function readOrders(text: string, sending: Sending, tariff: Tariff): PricingRequest[] {
  const { data, errors, meta } = Papa.parse<Row>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  })
  const missing = columns.filter((name) => !optional.has(name) && !meta.fields?.includes(name))
  if (missing.length > 0) throw new QuoteFileError(`has no column ${missing.join(', ')}`)
  const [broken] = errors
  if (broken) throw new QuoteFileError(`is no CSV in row ${(broken.row ?? 0) + 2}: ${broken.message}`)
  const chosen = tariff.packages.find(({ package_id }) => package_id === sending.packageId)
  if (!chosen) {
    const known = tariff.packages.map(({ package_id }) => package_id).join(', ')
    throw new QuoteFileError(`cannot go by package "${sending.packageId}": choose from ${known}`)
  }
  const products = data.map((row, index) => productOf(row, index + 2, tariff.categories))
  const request = (some: PricingProduct[]): PricingRequest =>
    deliveredBy(
      {
        country: sending.country,
        insurance: sending.insurance as PricingRequest['insurance'],
        has_valid_npwp: sending.hasValidNpwp,
        is_disable_minimum_weight: false,
        rates: Object.fromEntries(tariff.rates.map(({ currency, rupiah }) => [currency, rupiah])),
        products: some,
        domestic: sending.courierPerKg === undefined ? null : { price_per_kg: sending.courierPerKg },
      },
      chosen,
      sending.container ?? null,
    )
  return sending.each ? products.map((product) => request([product])) : [request(products)]
}

/** Figures stay texts: the engine parses them, and names the invalid one. */
function productOf(row: Row, line: number, categories: readonly Category[]): PricingProduct {
  const named = row.category?.trim().toLowerCase() ?? ''
  const category = categories.find(
    ({ category_id, category_name }) => category_id === named || category_name.toLowerCase() === named,
  )
  if (!category) throw new QuoteFileError(`has no known category in row ${line}: "${row.category ?? ''}"`)
  return {
    category,
    quantity: row.quantity?.trim() ?? '',
    weight: row.weight?.trim() ?? '',
    weight_unit: row.weight_unit?.trim() ?? '',
    length: row.length?.trim() || 0,
    width: row.width?.trim() || 0,
    height: row.height?.trim() || 0,
    dimension_unit: row.dimension_unit?.trim() || 'cm',
    price_original: row.price_original?.trim() ?? '',
    currency_code: row.currency_code?.trim().toUpperCase() ?? '',
  }
}
