import { ValidationError } from 'yup'
import type { Language } from '../language/index.ts'
import { message, messageKeys, readMessage, type MessageKey, type MessageValues } from './keys.ts'
import { texts } from './texts.ts'

export * from './fields.ts'
export { message, messageKeys, readMessage, type MessageKey, type MessageValues }

export interface FieldError {
  /** The path of the field, as `products[0].weight`. */
  field: string
  /** A text in the asker's language. */
  message: string
}

/** A schema, as much of it as a call needs. Covariant, so that a declared type and its schema are compared by the compiler. */
export interface Validator<Value> {
  validateSync(value: unknown, options?: { abortEarly?: boolean; stripUnknown?: boolean }): Value
  describe(): object
}

/**
 * The text of a message in a language.
 * @param given a key, or a message that `message` made; anything else is answered as it is.
 */
export function messageFor(language: Language, given: string, values: MessageValues = {}): string {
  const read = readMessage(given)
  if (!read) return given
  const all: MessageValues = { ...read.values, ...values }
  return texts[language][read.key].replace(/\{(\w+)\}/g, (whole, name: string) => String(all[name] ?? whole))
}

/** All refused fields of one validation, the first reason of each, in the order of the form. */
export function toFieldErrors(error: ValidationError, language: Language): FieldError[] {
  const single = error.inner.length === 0 ? [error] : error.inner
  const reasons = new Map<string, string>()
  for (const one of single) {
    const field = one.path ?? ''
    // A missing value fails several tests at once; "required" is the one that says what to do.
    if (!reasons.has(field) || one.type === 'optionality') reasons.set(field, one.message)
  }
  return [...reasons].map(([field, reason]) => ({ field, message: messageFor(language, reason) }))
}

/** Validates everything, drops unknown fields. @returns the value, or every refused field. */
export function validate<Value>(
  schema: Validator<Value>,
  value: unknown,
  language: Language,
): { value: Value } | { errors: FieldError[] } {
  try {
    return { value: schema.validateSync(value, { abortEarly: false, stripUnknown: true }) }
  } catch (error) {
    if (error instanceof ValidationError) return { errors: toFieldErrors(error, language) }
    throw error
  }
}
