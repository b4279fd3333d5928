import type { Track } from '@seberang/domain/pricing'
import type { currencies, OriginCountry } from '../../lib/reference/countries.ts'

/** What somebody typed into the hero's estimate. */
export interface TypedParcel {
  country: OriginCountry
  track: Track
  price: string
  currency: (typeof currencies)[number]
  /** The price was typed. */
  isPriced: boolean
  /** In kilograms, as the language writes it. */
  weight: string
  language: string
}
