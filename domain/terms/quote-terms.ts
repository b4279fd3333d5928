import { compare, readDecimal, type Decimal } from '../money/index.ts'
import {
  priceUnder,
  quoteChanges,
  type Priced,
  type PricedQuote,
  type PricingBasis,
  type QuoteChange,
} from './priced.ts'
import type { RateDays } from './rate-days.ts'
import { PricingError, readCount } from '../pricing/index.ts'
import type { PricingProduct, PricingRequest } from '../pricing/index.ts'

/** What a quote froze: its request with the tariffs and rates of its day, its rule set, its place and courier. */
export interface QuoteTerms {
  code: string
  /** ISO 8601. */
  expires_at: string
  request: PricingRequest
  rule_set: string
  rates_as_of: string
  rate_days?: RateDays
  sub_district_id: string | null
  courier_code: string | null
}

/** Whether a quote is over. @param at milliseconds since 1970 */
export const isExpired = ({ expires_at }: { expires_at: string }, at: number): boolean =>
  at >= Date.parse(expires_at)

/** The quote that a shipment was started from, with the shipment's own place and courier. */
export interface AppliedQuote {
  terms: QuoteTerms
  sub_district_id: string | null
  courier_code: string | null
}

/**
 * Prices a shipment that was started from a quote. Until the quote expires, and while origin, delivery, goods and
 * values are the quoted ones, its rule set, tariffs and rates are used, or today's if that is less. Weight and sides
 * are always the shipment's, and so is the category that a code gives to goods that were quoted without one; NPWP and
 * minimum weight are the customer's.
 * @param today the shipment with today's tariffs and rates
 * @param at milliseconds since 1970
 * @returns the price, and the request that it is the price of
 * Throws PricingError if it has no price on either terms.
 */
export function priceWithQuote(
  today: PricingRequest,
  basis: PricingBasis,
  quote: AppliedQuote | null,
  at: number,
): { request: PricingRequest; priced: Priced } {
  if (!quote) return { request: today, priced: priceUnder(today, basis) }
  const { code, expires_at } = quote.terms
  const changes = quoteChangesOf(today, quote, at)
  const request = holds(changes) ? requestUnder(today, quote.terms, changes) : null
  const quoted = request && priceOrNull(request, quote.terms)
  const about = { code, expires_at, quoted_total: quoted?.answer.total ?? null }
  if (!quoted) {
    const priced = priceUnder(today, basis)
    const why: QuoteChange[] = holds(changes) ? ['weight', ...changes] : changes
    const outcome = { ...about, state: 'changed', changes: why, today_total: priced.answer.total } as const
    return { request: today, priced: { ...priced, quote: outcome } }
  }
  const current = priceOrNull(today, basis)
  const totals = { ...about, changes, today_total: current?.answer.total ?? null }
  return current && current.answer.total < quoted.answer.total
    ? { request: today, priced: { ...current, quote: { ...totals, state: 'cheaper_today' } } }
    : { request, priced: { ...quoted, quote: { ...totals, state: 'kept' } } }
}

/** The price that a quote was given at; null where its request has none. */
export const quotedPrice = (terms: QuoteTerms): Priced | null => priceOrNull(terms.request, terms)

/** What ends a quote: all but what changes the last leg of the way alone. */
export type QuoteEnd = Exclude<QuoteChange, 'destination' | 'courier'>
const isEnd = (change: QuoteChange): change is QuoteEnd => change !== 'destination' && change !== 'courier'
const holds = (changes: readonly QuoteChange[]): boolean => !changes.some(isEnd)

/** Why a quote ended: by time, by what was chosen since, or both. */
export const endsOf = ({ changes }: Pick<PricedQuote, 'changes'>): QuoteEnd[] => changes.filter(isEnd)

/** Whether what was chosen since ended it: not so where it ended by time alone, or holds. */
export const isEndedByChoice = (quote: Pick<PricedQuote, 'state' | 'changes'>): boolean =>
  quote.state === 'changed' && endsOf(quote).some((change) => change !== 'expired')

function quoteChangesOf(today: PricingRequest, quote: AppliedQuote, at: number): QuoteChange[] {
  const { request, sub_district_id, courier_code } = quote.terms
  const isOtherCount = today.products.length !== request.products.length
  // Which of the quoted goods each of more or fewer is, is not known.
  const isAny = (differs: (product: PricingProduct, quoted: PricingProduct) => boolean): boolean =>
    !isOtherCount &&
    today.products.some((product, index) => {
      const quoted = request.products[index]
      return quoted !== undefined && differs(product, quoted)
    })
  const isDelivered = Boolean(request.domestic && today.domestic)
  const differs: Record<QuoteChange, boolean> = {
    expired: isExpired(quote.terms, at),
    origin: today.country !== request.country,
    delivery:
      today.package.package_id !== request.package.package_id ||
      (today.container_type ?? null) !== (request.container_type ?? null),
    goods: isOtherCount,
    category: isAny((product, quoted) => !hasQuotedCategory(product, quoted)),
    quantity: isAny(({ quantity }, quoted) => !isSame(readCount(quantity), readCount(quoted.quantity))),
    price: isAny((product, quoted) => !isSamePrice(product, quoted)),
    // Known only when the shipment is priced.
    weight: false,
    destination: isDelivered && quote.sub_district_id !== sub_district_id,
    courier: isDelivered && quote.courier_code !== courier_code,
  }
  return quoteChanges.filter((change) => differs[change])
}

const isSamePrice = (one: PricingProduct, other: PricingProduct): boolean =>
  one.currency_code === other.currency_code &&
  isSame(readDecimal(one.price_original), readDecimal(other.price_original))

/**
 * Goods that were quoted by a category alone get their code later, and with it the category that they have: that
 * completes the quote and does not change its goods.
 */
const hasQuotedCategory = (product: PricingProduct, quoted: PricingProduct): boolean =>
  (!quoted.hscode && Boolean(product.hscode)) || isSameCategory(product, quoted)

const isSameCategory = ({ category: one }: PricingProduct, { category: other }: PricingProduct): boolean =>
  one.category_name === other.category_name

const isSame = (one: Decimal | null, other: Decimal | null): boolean =>
  one !== null && other !== null && compare(one, other) === 0

/** The shipment with the tariffs and rates of its quote. */
function requestUnder(
  today: PricingRequest,
  { request }: QuoteTerms,
  changes: readonly QuoteChange[],
): PricingRequest {
  return {
    ...today,
    rates: request.rates,
    package: request.package,
    products: today.products.map((product, index) => {
      const quoted = request.products[index]
      return quoted && isSameCategory(product, quoted) ? { ...product, category: quoted.category } : product
    }),
    domestic: today.domestic && request.domestic && changes.length === 0 ? request.domestic : today.domestic,
  }
}

function priceOrNull(request: PricingRequest, basis: PricingBasis): Priced | null {
  try {
    return priceUnder(request, basis)
  } catch (error) {
    if (error instanceof PricingError) return null
    throw error
  }
}
