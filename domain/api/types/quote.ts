import type { Figure, PricingPackaging, PricingProduct, PricingRequest } from '../../pricing/index.ts'
import type { QuoteTerms } from '../../terms/index.ts'
import type { FieldError } from '../../validation/index.ts'
import type { SubDistrictFound } from './address.ts'
import type { Priced } from './cart.ts'
import type { Instant, Ok } from './common.ts'

/**
 * A request for a quote. It names packages and categories by id; tariffs and rates are always the server's own.
 * Weights, sides and prices are those of one piece.
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

/** Context shown beside the price. Not personal data: a sub-district identifies nobody. */
export interface QuoteAbout {
  /** One per product of the request, in the same order. */
  products?: { name?: string; hscode?: string; has_battery?: boolean }[] | null
  sub_district_id?: string
  /** The kelurahan or desa in it; the price does not depend on it, the address that follows begins with it. */
  village_name?: string
  courier_code?: string
}

export interface QuoteInput {
  /** At most 120 characters, without an e-mail address or a telephone number. */
  title: string
  request: QuoteRequest
  about?: QuoteAbout | null
}

export type KeptQuote = Ok<{ code: string; url: string; expires_at: Instant }>

/** Names of goods, place and courier on the day of the quote. */
export interface QuoteShown {
  products: { name: string; hscode: string | null; has_battery: boolean; category_id: string }[]
  place: SubDistrictFound | null
  courier: { courier_code: string; courier: string; service: string; days: [number, number] } | null
  /** City of the warehouse. */
  warehouse: string | null
  /** Minimum and maximum days from the warehouse to Indonesia. */
  days: [number, number] | null
}

export interface Quote {
  code: string
  title: string
  /** The priced request, with the tariffs and rates of that day. */
  request: PricingRequest
  about: QuoteShown
  priced: Priced
  created_at: Instant
  expires_at: Instant
  /** Server time of this answer; the countdown uses the server's clock. */
  now: Instant
  /** Today's price, once the quote has expired. */
  repriced?: Priced
  /** Why there is no price today, once the quote has expired. */
  not_repriced?: FieldError
}

/** What a quote keeps for the shipments that are started from it. */
export function quoteTermsOf({
  code,
  expires_at,
  request,
  about,
  priced,
}: Pick<Quote, 'code' | 'expires_at' | 'request' | 'about' | 'priced'>): QuoteTerms {
  return {
    code,
    expires_at,
    request,
    rule_set: priced.rule_set,
    rates_as_of: priced.rates_as_of,
    ...(priced.rate_days && { rate_days: priced.rate_days }),
    sub_district_id: about.place?.sub_district_id ?? null,
    courier_code: about.courier?.courier_code ?? null,
  }
}
