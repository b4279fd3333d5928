import type { Cart } from '@seberang/domain/api'
import {
  isMeasuredPrice,
  shipmentTitle,
  type PriceCause,
  type PricedShipment,
} from '@seberang/domain/explain'
import { withoutFullStop } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { isSea } from '@seberang/domain/pricing'
import { isEndedByChoice, quotedPrice, type Priced, type PricedQuote } from '@seberang/domain/terms'

export const cartTitle = ({ products, cart_code }: Cart, language: Language): string =>
  shipmentTitle(
    products.map(({ product_title }) => ({ title: product_title })),
    cart_code,
    language,
  )

/** What a parcel in quarantine waits for: its customer, who lists its products or sends papers, or an operator. */
export type ParcelTask = 'products' | 'papers' | 'products_and_papers' | 'review'

/** Undefined for a parcel that waits for nothing. */
export function taskOf({
  status,
  quarantine_status,
  papers,
}: Pick<Cart, 'status' | 'quarantine_status' | 'papers'>): ParcelTask | undefined {
  if (status !== 'quarantine' || quarantine_status === null || quarantine_status === 'confirmed')
    return undefined
  const lacksPapers = papers !== null && papers.given_at === null
  if (quarantine_status === 'needs_products') return lacksPapers ? 'products_and_papers' : 'products'
  return lacksPapers ? 'papers' : 'review'
}

/** What editing a shipment is for. */
export type EditTask = 'complete' | 'attach' | 'add' | 'edit'

/** Papers can be added to until an operator confirms: only they know what is complete. */
export function editingOf(cart: Cart): EditTask {
  if (cart.products.length === 0) return 'complete'
  if (cart.can.checkout === 'no_papers') return 'attach'
  return taskOf(cart) === 'review' && cart.papers ? 'add' : 'edit'
}

/** Whether it is about papers alone. */
export const isAboutPapers = (task: EditTask): boolean => task === 'attach' || task === 'add'

/** What an operator asked for, without its full stop, which the text around it has. */
export const papersRequest = ({ papers }: Pick<Cart, 'papers'>): string =>
  withoutFullStop(papers?.request ?? '')

/** A shipment with address, delivery option and price: all that a checkout needs. */
export type CompleteCart = Cart & {
  address: NonNullable<Cart['address']>
  package: NonNullable<Cart['package']>
  priced: NonNullable<Cart['priced']>
}

export function isPayable(cart: Cart): cart is CompleteCart {
  return cart.can.checkout === true && cart.address !== null && cart.package !== null && cart.priced !== null
}

/** A parcel that arrived unannounced has no delivery option yet. */
export function isBySea(cart: Pick<Cart, 'package'>): boolean {
  return cart.package !== null && isSea(cart.package)
}

export function isMeasuredCart(cart: Cart): boolean {
  return cart.revision.weight_kg !== undefined
}

/** What made a price another than the quoted one; what came with another day is known without it. */
export function causeSinceQuote(price: Priced, quote: PricedQuote): PriceCause | undefined {
  if (isMeasuredPrice(price)) return 'measured'
  if (quote.state === 'changed' && !isEndedByChoice(quote)) return undefined
  const [only, ...others] = quote.changes
  return only === 'destination' && others.length === 0 ? 'address' : 'shipment'
}

/** The price that the quote was given at from which it was started, where it does not hold. */
export function endedQuoteOf({ quote }: Pick<Cart, 'quote'>, now: Priced): Priced | undefined {
  return (quote && now.quote?.state === 'changed' && quotedPrice(quote)) || undefined
}

/**
 * The price that its customer has seen before this one: as quoted, where a choice ended that quote; as it was told
 * last, of a parcel that was measured or whose price is another since. Where none was told, it is the price of the
 * lists, so that a sum of several shipments before what is chosen at the checkout is the sum that the lists showed.
 */
export function beforeOf(
  { former, priced, quote }: Pick<Cart, 'former' | 'priced' | 'quote'>,
  now: Priced,
): Pick<PricedShipment, 'before' | 'cause' | 'isSaved' | 'quoted'> {
  const quoted = endedQuoteOf({ quote }, now)
  if (quoted && now.quote && causeSinceQuote(now, now.quote) === 'shipment')
    return { before: quoted, cause: 'shipment', quoted }
  const seen = former?.priced ?? priced
  if (!seen || (seen.answer.total === now.answer.total && !(former && isMeasuredPrice(now))))
    return { quoted }
  return { before: seen, isSaved: former?.is_saved === true, quoted }
}
