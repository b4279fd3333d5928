import { PricingError, explain, pricingErrorTexts, type PricingRequest } from '../../domain/pricing/index.ts'
import type { Explanation, PricingAnswer } from '../../domain/pricing/index.ts'
import type { Language } from '../../domain/language/index.ts'

export interface Refused {
  error: { field: string; message: string }
}

/** A priced request with how it came about, or what was wrong with it. */
export type Quoted = { answer: PricingAnswer; explanation: readonly Explanation[] } | Refused

export const isRefused = (quoted: Quoted): quoted is Refused => 'error' in quoted

/** A file that cannot be read as what it should be; the message says what to do. */
export class QuoteFileError extends Error {}

/** The requests of a JSON file: an array, whatever stands in it. Throws a {@link QuoteFileError} for any other text. */
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

/** Prices whatever a file holds, or says in the language that is asked for why it cannot be priced. */
export function quote(request: unknown, language: Language): Quoted {
  try {
    return explain(request as PricingRequest)
  } catch (error) {
    if (!(error instanceof PricingError)) throw error
    return { error: { field: error.field, message: pricingErrorTexts[language][error.reason] } }
  }
}
