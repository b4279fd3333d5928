import type { UnknownIdentity } from '@seberang/domain/api'
import { refusalIn } from '../../lib/api/errors.ts'

/** The person without an account whom a call has met. */
export function unknownIn(error: unknown): UnknownIdentity | undefined {
  const refusal = refusalIn(error)
  return refusal?.code === 'unknown_identity' ? (refusal.answer['data'] as UnknownIdentity) : undefined
}
