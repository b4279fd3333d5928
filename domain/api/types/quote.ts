import type { Figure, PricingPackaging, PricingProduct, PricingRequest } from '../../pricing/index.ts'
import type { FieldError } from '../../validation/index.ts'
import type { SubDistrictFound } from './address.ts'
import type { Priced } from './cart.ts'
import type { Instant, Ok } from './common.ts'

/** For how long a quote's price is kept. */
export const quoteDays = 7

/**
 * What is to be priced. A delivery method and a category are named; their prices, and every rate, are the server's own
 * whatever is sent. Weights, sides and prices are those of one piece.
 */
export interface QuoteRequest extends Omit<
  PricingRequest,
  'rates' | 'package' | 'products' | 'packaging' | 'voucher' | 'additional_costs'
> {
  package: { package_id: string }
  products: (Omit<PricingProduct, 'category'> & { category: { category_name: string } })[]
  packaging?: Omit<PricingPackaging, 'revision'> | null
  domestic?: { price_per_kg: Figure } | null
}

/** What a reader wants to see beside the price. It is no personal data: nobody lives in a sub-district alone. */
export interface QuoteAbout {
  /** One for each product of the request, in its order. */
  products?: { name?: string; hscode?: string; has_battery?: boolean }[] | null
  sub_district_id?: string
  courier_code?: string
}

export interface QuoteInput {
  /** At most 120 characters, without an e-mail address or a telephone number. */
  title: string
  request: QuoteRequest
  about?: QuoteAbout | null
}

export type QuoteKept = Ok<{ code: string; url: string; expires_at: Instant }>

/** The goods, the place and the courier by their names on the day of the quote. */
export interface QuoteShown {
  products: { name: string; hscode: string | null; has_battery: boolean; category_id: string }[]
  place: SubDistrictFound | null
  courier: { courier_code: string; courier: string; service: string; days: [number, number] } | null
  /** The city of the warehouse that it is sent to. */
  warehouse: string | null
  /** Fewest and most days from the warehouse abroad to the one here. */
  days: [number, number] | null
}

export interface Quote {
  code: string
  title: string
  /** As it was priced: with the tariffs and the rates of that day. */
  request: PricingRequest
  about: QuoteShown
  priced: Priced
  created_at: Instant
  expires_at: Instant
  /** The server's time of this answer: what is left is counted by its clock. */
  now: Instant
  /** After the end: the price of today. */
  repriced?: Priced
  /** After the end, where there is no price today: why. */
  not_repriced?: FieldError
}
