import type { Package } from '@seberang/domain/api'
import { explain, PricingError, type Explanation, type PricingAnswer } from '@seberang/domain/pricing'
import type { Reference } from '../../lib/reference/reference.ts'
import { toPricingRequest, type Importer } from './convert.ts'
import type { ProductDraft } from './draft.ts'

/** A way of delivery for what is being sent: with its price, or with the reason why it cannot be chosen. */
export interface Offer {
  package: Package
  price: { answer: PricingAnswer; explanation: readonly Explanation[] } | null
  refusal: 'battery' | 'weight' | 'unpriced' | null
}

/** Every air package that serves the origin, cheapest first, those that cannot be chosen last. */
export function offersFor(
  products: readonly ProductDraft[],
  country: string,
  importer: Importer,
  reference: Reference,
): readonly Offer[] {
  return reference.packages
    .filter((option) => option.package_track === 'udara' && option.price_json[country])
    .map((option) => offerOf(option, products, country, importer, reference))
    .sort((a, b) => costOf(a) - costOf(b))
}

function offerOf(
  option: Package,
  products: readonly ProductDraft[],
  country: string,
  importer: Importer,
  reference: Reference,
): Offer {
  const refused = (refusal: Offer['refusal']): Offer => ({ package: option, price: null, refusal })
  if (!option.accepts_battery && products.some(({ hasBattery }) => hasBattery)) return refused('battery')
  const request =
    products.length > 0 ? toPricingRequest(products, country, option, importer, reference) : undefined
  if (!request) return refused('unpriced')
  try {
    return { package: option, price: explain(request), refusal: null }
  } catch (error) {
    if (error instanceof PricingError) return refused(error.field === 'weight' ? 'weight' : 'unpriced')
    throw error
  }
}

const costOf = (offer: Offer): number => offer.price?.answer.total ?? Number.POSITIVE_INFINITY
