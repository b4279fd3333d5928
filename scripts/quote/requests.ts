import {
  PricingError,
  explain,
  exportPrice,
  pricingErrorTexts,
  type Explanation,
  type ExportAnswer,
  type ExportRequest,
  type PricingAnswer,
  type PricingRequest,
} from '../../domain/pricing/index.ts'
import type { Language } from '../../domain/language/index.ts'

export interface Refused {
  error: { field: string; message: string }
}

/** A price, with its explanation for an import, or the error of its request. */
export type Quoted = { answer: PricingAnswer | ExportAnswer; explanation: readonly Explanation[] } | Refused

export const isRefused = (quoted: Quoted): quoted is Refused => 'error' in quoted

/** A file in the wrong format; the message says what to do. */
export class QuoteFileError extends Error {}

/** The requests in a JSON array, unvalidated. Throws a {@link QuoteFileError} for any other text. */
export function readRequests(text: string): unknown[] {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    throw new QuoteFileError(`is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!Array.isArray(content))
    throw new QuoteFileError('must hold an array of pricing requests: [ { … }, … ]')
  return content
}

/** Prices a request of a file; errors are in the given language. */
export const quote = (request: unknown, language: Language): Quoted =>
  orRefused(language, () => explain(request as PricingRequest))

/** The same for a shipment abroad. */
export const quoteExport = (request: unknown, language: Language): Quoted =>
  orRefused(language, () => ({ answer: exportPrice(request as ExportRequest), explanation: [] }))

function orRefused(language: Language, price: () => Quoted): Quoted {
  try {
    return price()
  } catch (error) {
    if (!(error instanceof PricingError)) throw error
    return { error: { field: error.field, message: pricingErrorTexts[language][error.reason] } }
  }
}
