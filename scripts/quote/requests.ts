import { PricingError, explain, pricingErrorTexts, type PricingRequest } from '../../domain/pricing/index.ts'
import type { Explanation, PricingAnswer } from '../../domain/pricing/index.ts'
import type { Language } from '../../domain/language/index.ts'

export interface Refused {
  error: { field: string; message: string }
}

/** A price with its explanation, or the error of its request. */
export type Quoted = { answer: PricingAnswer; explanation: readonly Explanation[] } | Refused

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

/** Prices the requests of a file; errors are in the given language. */
export function quote(request: unknown, language: Language): Quoted {
  try {
    return explain(request as PricingRequest)
  } catch (error) {
    if (!(error instanceof PricingError)) throw error
    return { error: { field: error.field, message: pricingErrorTexts[language][error.reason] } }
  }
}
