export { commonPasswords } from './common-passwords.ts'
import { ValidationError } from 'yup'
import { filled, type Language } from '../language/index.ts'
import { message, messageKeys, readMessage, type MessageKey, type MessageValues } from './keys.ts'
import { missingText } from './missing.ts'
import { texts } from './texts.ts'

export { bankReference, isSpreadsheetFigure, readBankReference } from './bank-reference.ts'
export * from './fields.ts'
export * from './public-text.ts'
export { indonesianMobile, phoneDigits } from './phone.ts'
export { message, messageKeys, missingText, readMessage, type MessageKey, type MessageValues }

export interface FieldError {
  /** Path of the field, such as `products[0].weight`. */
  field: string
  /** In the language of the request. */
  message: string
}

/** The part of a schema that calls need. Covariant, so that the compiler compares it with the declared type. */
export interface Validator<Value> {
  validateSync(
    value: unknown,
    options?: { abortEarly?: boolean; stripUnknown?: boolean; disableStackTrace?: boolean },
  ): Value
  describe(): object
}

/**
 * The text of a message in a language.
 * @param given a key, or a result of `message`; anything else is returned unchanged.
 */
export function messageFor(language: Language, given: string, values: MessageValues = {}): string {
  const read = readMessage(given)
  if (!read) return given
  return filled(texts[language][read.key], { ...read.values, ...values })
}

function textOf(language: Language, field: string, reason: string): string {
  const isMissing = readMessage(reason)?.key === 'required'
  return (isMissing ? missingText(language, field) : undefined) ?? messageFor(language, reason)
}

/** All refused fields with their first reason, in form order. */
export function toFieldErrors(error: ValidationError, language: Language): FieldError[] {
  const single = error.inner.length === 0 ? [error] : error.inner
  const reasons = new Map<string, string>()
  for (const one of single) {
    const field = one.path ?? ''
    // A missing value fails several tests at once; "required" is the helpful one.
    if (!reasons.has(field) || one.type === 'optionality') reasons.set(field, one.message)
  }
  return [...reasons].map(([field, reason]) => ({ field, message: textOf(language, field, reason) }))
}

/** Validates and drops unknown fields. @returns the value, or all refused fields. */
export function validate<Value>(
  schema: Validator<Value>,
  value: unknown,
  language: Language,
): { value: Value } | { errors: FieldError[] } {
  try {
    // A trace for each refusal costs most of the work, and nobody reads it.
    const options = { abortEarly: false, stripUnknown: true, disableStackTrace: true }
    return { value: schema.validateSync(value, options) }
  } catch (error) {
    if (error instanceof ValidationError) return { errors: toFieldErrors(error, language) }
    throw error
  }
}
