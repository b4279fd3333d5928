import { quoteDays } from '@seberang/domain/limits'
import {
  type CourierPrice,
  type Priced,
  type Quote,
  type QuoteInput,
  type QuoteShown,
} from '@seberang/domain/api'
import { titleForReader } from '@seberang/domain/explain'
import { joinPlaces } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { PricingError, type PricingRequest } from '@seberang/domain/pricing'
import { isExpired, priceUnder } from '@seberang/domain/terms'
import { day } from '../../database/clock.ts'
import { loadCustomer } from '../../customers/view.ts'
import type { Executor } from '../../database/database.ts'
import { reasonText } from '../../refusal/reason-text.ts'
import { Refusal, refusedField } from '../../refusal/refusal.ts'
import type { RequestContext } from '../../http/route.ts'
import { countryName, type Catalogue } from '../../reference/index.ts'
import { checkValue } from '../../shipments/check.ts'
import { courierNamed, couriersFor } from '../../shipments/couriers.ts'
import { currentPricingBasis } from '../../shipments/price.ts'
import { resolveQuote, type Resolved } from './request.ts'
import { findQuoteRow, insertQuote, type QuoteRow } from './store.ts'

/** Prices a request under today's rules, tariffs and rates, and keeps it. */
export async function keepQuote(
  context: RequestContext,
  input: QuoteInput,
  customerId: number | null,
): Promise<{ code: string; expiresAt: Date }> {
  const { transaction, catalogue, now } = context
  const customer = customerId === null ? null : await loadCustomer(transaction, customerId)
  const mayDisableMinimumWeight = customer?.isDisableMinimumWeight ?? false
  const resolved = resolveQuote(input, { catalogue, mayDisableMinimumWeight })
  const { request, about } = withCourier(resolved, input, catalogue)
  const row = {
    title: input.title,
    request,
    about,
    priced: priceRequested(request, catalogue),
    createdAt: now,
    expiresAt: new Date(now.getTime() + quoteDays * day),
  }
  return { code: await insertQuote(transaction, row), expiresAt: row.expiresAt }
}

/**
 * Adds the courier whose price was sent. Throws 422 if no courier charges that price for this place and weight; without
 * a place there are no couriers.
 */
function withCourier(
  resolved: Resolved,
  { request: sent, about }: QuoteInput,
  catalogue: Catalogue,
): Resolved {
  const { domestic } = sent
  if (!domestic) {
    if (about?.courier_code) throw refusedField('about.courier_code', 'no_such_courier')
    return resolved
  }
  const courier = offeredFor(resolved, catalogue).find(
    ({ courier_code, price_per_kg }) =>
      price_per_kg === Number(domestic.price_per_kg) &&
      (!about?.courier_code || courier_code === about.courier_code),
  )
  if (!courier) throw refusedField('request.domestic.price_per_kg', 'no_such_courier')
  const { courier_code, courier: name, service, days } = courier
  return {
    request: { ...resolved.request, domestic: { price_per_kg: courier.price_per_kg } },
    about: { ...resolved.about, courier: { courier_code, courier: name, service, days } },
  }
}

function offeredFor({ request, about: { place } }: Resolved, catalogue: Catalogue): CourierPrice[] {
  if (!place) return []
  const { weight } = priceRequested({ ...request, domestic: null }, catalogue).answer
  return couriersFor(catalogue, weight, place.sub_district_id)
}

/** Prices a request. Throws 422 with the field's path in the request. */
function priceRequested(request: PricingRequest, catalogue: Catalogue): Priced {
  try {
    const priced = priceUnder(request, currentPricingBasis(catalogue))
    checkValue(catalogue, request.package.package_id, priced, 'request.package')
    return priced
  } catch (error) {
    if (!(error instanceof PricingError)) throw error
    const fields = [{ field: `request.${error.field}`, reason: error.reason }]
    throw new Refusal(422, 'invalid', { fields })
  }
}

interface QuoteViewContext {
  catalogue: Catalogue
  now: Date
  language: Language
}

/** A quote by its code, which is case-insensitive; with today's price once the quote has expired. */
export async function findQuote(
  executor: Executor,
  code: string,
  context: QuoteViewContext,
): Promise<Quote | undefined> {
  const row = await findQuoteRow(executor, code.toUpperCase())
  if (!row) return undefined
  const { catalogue, language, now } = context
  const quote = {
    ...viewQuote(row, now),
    title: titleForReader(row.title, titledIn(row, catalogue), language),
  }
  return { ...quote, ...(isExpired(quote, now.getTime()) && repriced(row, context)) }
}

/** What the title of a quote says, if it was generated: of its first product. */
const titledIn =
  ({ request: { country }, about: { products, place } }: QuoteRow, catalogue: Catalogue) =>
  (language: Language) => ({
    goods: products[0]?.name ?? '',
    from: countryName(catalogue, country, language),
    to: place ? joinPlaces([place.village_name, place.sub_district_name, place.district_name]) : '',
  })

function viewQuote(row: QuoteRow, now: Date): Quote {
  return {
    code: row.code,
    title: row.title,
    request: row.request,
    about: row.about,
    priced: row.priced,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    now: now.toISOString(),
  }
}

/** The same goods, place and choices at today's tariffs and rates, or the reason why they have no price today. */
function repriced(
  row: QuoteRow,
  { catalogue, language, now }: QuoteViewContext,
): Pick<Quote, 'repriced' | 'not_repriced'> {
  const { request, about } = viewQuote(row, now)
  try {
    const input = { title: row.title, request: inputOf(request), about: aboutOf(about) }
    // The original quote's permission stays valid.
    const resolved = resolveQuote(input, { catalogue, mayDisableMinimumWeight: true })
    const courier = about.courier && courierNamed(offeredFor(resolved, catalogue), about.courier.courier_code)
    if (about.courier && !courier) throw refusedField('about.courier_code', 'no_such_courier')
    const domestic = courier ? { price_per_kg: courier.price_per_kg } : null
    return { repriced: priceRequested({ ...resolved.request, domestic }, catalogue) }
  } catch (error) {
    const refused = error instanceof Refusal && error.details.fields?.[0]
    if (!refused) throw error
    return { not_repriced: { field: refused.field, message: reasonText(language, refused.reason) } }
  }
}

const inputOf = ({ packaging, ...request }: PricingRequest): QuoteInput['request'] => ({
  ...request,
  domestic: null,
  package: { package_id: request.package.package_id },
  products: [...request.products],
  ...(packaging && { packaging }),
})

const aboutOf = ({ products, place }: QuoteShown): QuoteInput['about'] => ({
  products: products.map(({ name, hscode, has_battery }) => ({
    name,
    has_battery,
    ...(hscode !== null && { hscode }),
  })),
  ...(place && { sub_district_id: place.sub_district_id }),
})
