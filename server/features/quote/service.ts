import { quoteDays, type Priced, type Quote, type QuoteInput, type QuoteShown } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { PricingError, pricingErrorTexts, type PricingRequest } from '@seberang/domain/pricing'
import { messageFor, readMessage } from '@seberang/domain/validation'
import { eq } from 'drizzle-orm'
import { day } from '../../database/clock.ts'
import { loadCustomer } from '../../customers/view.ts'
import type { Executor } from '../../database/database.ts'
import { quotes } from '../../database/schema/index.ts'
import { Refusal, refusedField } from '../../refusal/refusal.ts'
import type { Standing } from '../../http/route.ts'
import { readableLetters } from '../../base/ids.ts'
import { courierPrices, type Catalogue } from '../../reference/index.ts'
import { madeNow, priceRequest } from '../../shipments/price.ts'
import { resolveQuote, type Resolved } from './request.ts'

type Row = typeof quotes.$inferSelect

/** Prices what is asked under today's rules, tariffs and rates, and keeps it for 7 days. */
export async function keepQuote(
  standing: Standing,
  input: QuoteInput,
  customerId: number | null,
): Promise<{ code: string; expiresAt: Date }> {
  const { transaction, catalogue, now } = standing
  const customer = customerId === null ? null : await loadCustomer(transaction, customerId)
  const mayDisableMinimumWeight = customer?.isDisableMinimumWeight ?? false
  const resolved = resolveQuote(input, { catalogue, mayDisableMinimumWeight })
  const { request, about } = withCourier(resolved, input, catalogue)
  const kept = {
    title: input.title,
    request,
    about,
    priced: priced(request, catalogue),
    createdAt: now,
    expiresAt: new Date(now.getTime() + quoteDays * day),
  }
  for (;;) {
    const code = readableLetters()
    const written = await transaction
      .insert(quotes)
      .values({ code, ...kept })
      .onConflictDoNothing()
      .returning()
    if (written.length > 0) return { code, expiresAt: kept.expiresAt }
  }
}

/**
 * The courier whose price was sent, if one asks it for this place and weight. The place is part of it: without one,
 * no courier asks anything.
 */
function withCourier(
  resolved: Resolved,
  { request: asked, about }: QuoteInput,
  catalogue: Catalogue,
): Resolved {
  const { domestic } = asked
  if (!domestic) {
    if (about?.courier_code) throw refusedField('about.courier_code', 'no_such_courier')
    return resolved
  }
  const courier = couriersFor(resolved, catalogue).find(
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

function couriersFor({ request, about }: Resolved, catalogue: Catalogue) {
  if (!about.place) return []
  const { real_kg, volumetric_kg } = priced({ ...request, domestic: null }, catalogue).answer.weight
  // A parcel under a kilogram is charged, and taken, as one.
  return courierPrices(catalogue, about.place.sub_district_id, Math.max(1, real_kg, volumetric_kg))
}

/** Prices, or throws 422 with the field as the request calls it. */
function priced(request: PricingRequest, catalogue: Catalogue): Priced {
  try {
    return priceRequest(request, madeNow(catalogue))
  } catch (error) {
    if (!(error instanceof PricingError)) throw error
    const fields = [{ field: `request.${error.field}`, reason: error.reason }]
    throw new Refusal(422, 'invalid', { fields })
  }
}

interface Seen {
  catalogue: Catalogue
  now: Date
  language: Language
}

/** A quote by its code, however it was typed; with today's price when its own has ended. */
export async function findQuote(executor: Executor, code: string, seen: Seen): Promise<Quote | undefined> {
  const [row] = await executor.select().from(quotes).where(eq(quotes.code, code.toUpperCase()))
  return row && { ...viewQuote(row, seen.now), ...(row.expiresAt <= seen.now && repriced(row, seen)) }
}

/** What is kept of a quote was written by `keepQuote` alone. */
function viewQuote(row: Row, now: Date): Quote {
  return {
    code: row.code,
    title: row.title,
    request: row.request as PricingRequest,
    about: row.about as QuoteShown,
    priced: row.priced as Priced,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    now: now.toISOString(),
  }
}

/** The same goods, place and choices at today's tariffs and rates, or why they have no price today. */
function repriced(row: Row, { catalogue, language, now }: Seen): Pick<Quote, 'repriced' | 'not_repriced'> {
  const { request, about } = viewQuote(row, now)
  try {
    const input = { title: row.title, request: askedOf(request), about: namesOf(about) }
    // What its caller was once permitted goes on to be.
    const resolved = resolveQuote(input, { catalogue, mayDisableMinimumWeight: true })
    const courier = couriersFor(resolved, catalogue).find(
      ({ courier_code }) => courier_code === about.courier?.courier_code,
    )
    if (about.courier && !courier) throw refusedField('about.courier_code', 'no_such_courier')
    const domestic = courier ? { price_per_kg: courier.price_per_kg } : null
    return { repriced: priced({ ...resolved.request, domestic }, catalogue) }
  } catch (error) {
    const refused = error instanceof Refusal && error.details.fields?.[0]
    if (!refused) throw error
    return { not_repriced: { field: refused.field, message: textOf(refused.reason, language) } }
  }
}

function textOf(reason: string, language: Language): string {
  const ofPricing: Readonly<Record<string, string>> = pricingErrorTexts[language]
  return readMessage(reason) ? messageFor(language, reason) : (ofPricing[reason] ?? reason)
}

const askedOf = ({ packaging, ...request }: PricingRequest): QuoteInput['request'] => ({
  ...request,
  domestic: null,
  package: { package_id: request.package.package_id },
  products: [...request.products],
  ...(packaging && { packaging }),
})

const namesOf = ({ products, place }: QuoteShown): QuoteInput['about'] => ({
  products: products.map(({ name, hscode, has_battery }) => ({
    name,
    has_battery,
    ...(hscode !== null && { hscode }),
  })),
  ...(place && { sub_district_id: place.sub_district_id }),
})
