import type { UnknownIdentity } from '@seberang/domain/api'
import { isObject } from '@seberang/domain/json'
import { refusalIn } from '../../lib/api/errors.ts'

/** The person without an account whom a call has met. */
export function unknownIn(error: unknown): UnknownIdentity | undefined {
  const refusal = refusalIn(error)
  return refusal?.code === 'unknown_identity' ? (refusal.answer['data'] as UnknownIdentity) : undefined
}

/** The same from the history of the browser, where only the screens that met them write. */
export const personIn = (history: unknown): UnknownIdentity | undefined =>
  isObject(history) && isObject(history['person'])
    ? (history['person'] as unknown as UnknownIdentity)
    : undefined
