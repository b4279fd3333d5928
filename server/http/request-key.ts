import type { AnyCall } from '@seberang/domain/api'
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal/refusal.ts'
import type { KeyedRequest } from './idempotency.ts'
import type { RawInput } from './route.ts'
import type { Services } from './services.ts'

/** The key under which a request's response is stored; null without one, without a known sender, and for what is never stored. */
export function keyOf(
  call: AnyCall,
  request: FastifyRequest,
  { caller, upload }: RawInput,
  services: Services,
): KeyedRequest | null {
  if (!call.keyed) return null
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return null
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal(400, 'malformed')
  // Otherwise anonymous callers with the same key would get each other's responses.
  if (!caller.operator && caller.tokenHash === null) return null
  // By the token that the call requires: signing in ends the session that may be sent along, also for a repetition.
  const owner = caller.operator
    ? `operator:${caller.operator.name}`
    : call.auth === 'access' || caller.customerId === null
      ? `access:${caller.tokenHash}`
      : `customer:${caller.customerId}`
  const file = upload && createHash('sha256').update(upload.bytes).digest('base64')
  const content = JSON.stringify([request.params, request.query, request.body ?? null, file])
  const { secrets } = services
  return {
    owner,
    call: call.id,
    key,
    // Keyed, as the content may be a password, which could be guessed from a plain hash.
    requestHash: secrets.mac('request', content),
    hashBefore: secrets.macBefore('request', content),
  }
}
