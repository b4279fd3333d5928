import { PricingError } from './errors.ts'
import { priceUnknown } from './price.ts'
import type { PricingAnswer } from './types.ts'

export type QuotedAnswer = PricingAnswer | { error: { field: string; message: string } }

/** A file that holds no array of requests; the message says what to do. */
export class QuoteFileError extends Error {}

/**
 * Prices the text of a file: a JSON array of pricing requests. A request that is refused has its error at its place.
 * Throws a {@link QuoteFileError} when the text is no such array.
 */
export function quoteText(text: string): QuotedAnswer[] {
  return readRequests(text).map(quoteOne)
}

function readRequests(text: string): unknown[] {
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

function quoteOne(request: unknown): QuotedAnswer {
  try {
    return priceUnknown(request)
  } catch (error) {
    if (error instanceof PricingError) return { error: { field: error.field, message: error.message } }
    throw error
  }
}
