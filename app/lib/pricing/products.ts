import type { Category, ProductInput } from '@seberang/domain/api'
import {
  generalDuty,
  goodsRupiah,
  rateTable,
  type PricingFigures,
  type ShipmentProduct,
} from '@seberang/domain/pricing'
import type { Reference } from '../reference/reference.ts'

/** What a price needs to know of a product. */
export type PricedGoods = Pick<ProductInput, keyof ShipmentProduct>

/** Rates and categories of the day, as every price here takes them. */
export const figuresOf = ({
  rates,
  categories,
  hsCodes = [],
}: Pick<Reference, 'rates' | 'categories' | 'hsCodes'>): PricingFigures => ({
  rates: rateTable(rates).rates,
  category: categoryIn(categories),
  hscodeDuty: (code) => generalDuty(hsCodes.find(({ hscode }) => hscode === code)),
})

export const categoryIn =
  (categories: readonly Category[]): PricingFigures['category'] =>
  (id) =>
    categories.find(({ category_id }) => category_id === id)

/** The currencies that a price may be in: those with a rate, and the rupiah. */
export const currenciesOf = ({ rates }: Pick<Reference, 'rates'>): string[] => [
  ...rates.map(({ currency }) => currency),
  'IDR',
]

/** The value of goods in rupiah on today's rates; undefined while it cannot be read. */
export const rupiahOf = (
  goods: Pick<ProductInput, 'price_original' | 'currency_code' | 'quantity'>,
  { rates }: Pick<Reference, 'rates'>,
): number | undefined => goodsRupiah(goods, rateTable(rates).rates) ?? undefined
