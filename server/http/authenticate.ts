import type { AnyCall } from '@seberang/domain/api'
import { canonicalAddress, canonicalBody, mayCall, signatureLength, signedText } from '@seberang/domain/api'
import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { inTransaction } from '../database/transaction.ts'
import { Refusal } from '../refusal/refusal.ts'
import { devicesOf } from './device-cookie.ts'
import type { Caller } from '../security/caller.ts'
import { writeAudit } from '../security/audit.ts'
import { logEvent } from '../security/events.ts'
import { identify, type Credentials, type Identity } from '../security/identify.ts'
import { networkOf } from '../security/network.ts'
import { findOperator, machineOperator, type Operator } from '../security/operators.ts'
import { clockToleranceMs } from '../security/nonces.ts'
import { sameText } from '../security/secrets.ts'
import { hashToken, signingKeyOf } from '../security/tokens.ts'
import { numbersInAnotherForm } from './json.ts'
import { isHttps, type Services } from './services.ts'

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/** Who sent a request, before it is decided whether the call admits them. */
export interface Sender extends Identity {
  /** Why the signature is refused; null for a right one, and for a call that is not signed. */
  refusal: Refusal | null
  /** Null without a right key, and for a call that no operator makes. */
  operator: Operator | null
  /** The values of its device cookie. */
  devices: readonly string[]
}

/** Reads who sent the request, and the moment of its arrival. */
export async function identifySender(
  call: AnyCall,
  request: FastifyRequest,
  services: Services,
  wallClock: number,
): Promise<Sender> {
  const refusal = call.signed ? signatureRefusal(request, services, wallClock) : null
  const isSigned = call.signed && refusal === null
  const credentials = credentialsOf(call, request, services, isSigned ? wallClock : null)
  const operator = call.roles.length > 0 ? await findSender(request, services) : null
  const devices = devicesOf(request, isHttps(services))
  return { ...(await identify(services, credentials)), refusal, operator, devices }
}

/** The operator whose key a request carries. */
async function findSender(request: FastifyRequest, services: Services): Promise<Operator | null> {
  const key = header(request, 'opskey')
  if (!key) return null
  if (sameText(key, services.secrets.opsKey)) return machineOperator
  const found = await findOperator(services.database.database, key)
  if (!found) logEvent(request, 'operator_key_refused', { network: networkOf(request.ip) })
  return found ?? null
}

/** @param signedAt null without a right signature, which alone uses up a nonce */
function credentialsOf(
  call: AnyCall,
  request: FastifyRequest,
  services: Services,
  signedAt: number | null,
): Credentials {
  const hashOf = (token: string) => (token ? hashToken(services, token) : null)
  if (call.auth === 'none') return { accessHash: null, customerHash: null, nonce: null }
  const accessToken = header(request, 'accesstoken')
  const customerToken = tokenOf(header(request, 'authorization'))
  return {
    accessHash: hashOf(accessToken),
    customerHash: hashOf(customerToken),
    nonce:
      signedAt === null
        ? null
        : {
            tokenHash: hashToken(services, customerToken || accessToken),
            nonce: header(request, 'tb-nonce'),
            seenAt: new Date(signedAt),
          },
  }
}

/**
 * The caller, authenticated as far as the call requires. Throws 401; and 403 for a signature that is wrong, too old or
 * was used before: a 401 would sign the customer out.
 */
export function authenticate(call: AnyCall, request: FastifyRequest, sender: Sender): Caller {
  const caller = callerOf(call, request, sender)
  if (call.signed && !sender.isFreshNonce) throw sender.refusal ?? badSignature()
  return caller
}

function callerOf(call: AnyCall, request: FastifyRequest, sender: Sender): Caller {
  const caller: Caller = {
    customerId: null,
    operator: null,
    tokenHash: null,
    sessionHash: null,
    devices: sender.devices,
    network: networkOf(request.ip),
    userAgent: header(request, 'user-agent'),
  }
  if (call.auth === 'none') return caller
  const { accessHash, customerHash, customerId, operator } = sender
  if (call.auth === 'operator' || (call.roles.length > 0 && header(request, 'opskey'))) {
    if (!operator) throw new Refusal(401, 'bad_operator_key')
    return { ...caller, operator }
  }
  if ((call.auth === 'access' || call.signed) && accessHash === null)
    throw new Refusal(401, 'bad_access_token', { code: 'access_token' })
  const signedIn = { ...caller, customerId, sessionHash: customerHash }
  if (call.auth === 'access') return { ...signedIn, tokenHash: accessHash }
  if (customerId === null) throw new Refusal(401, 'bad_token')
  return { ...signedIn, tokenHash: customerHash }
}

/** Throws 403 for an operator whose role does not include the call, and notes the attempt in the audit log. */
export async function requireRole(
  call: AnyCall,
  { operator }: Caller,
  services: Services,
  now: Date,
): Promise<void> {
  if (!operator || mayCall(call, operator.role)) return
  const entry = { actor: operator.name, action: 'refused', subject: call.id, detail: { role: operator.role } }
  await inTransaction(services, (transaction) => writeAudit(transaction, entry, now))
  throw new Refusal(403, 'other_role', { code: 'other_role' })
}

function tokenOf(authorization: string): string {
  return /^Token\s+(\S{1,200})$/i.exec(authorization)?.[1] ?? ''
}

const badSignature = () => new Refusal(403, 'bad_signature', { code: 'signature' })

/** Why a signature is refused; null if it is right. */
function signatureRefusal(request: FastifyRequest, services: Services, wallClock: number): Refusal | null {
  const timestamp = header(request, 'tb-timestamp')
  const nonce = header(request, 'tb-nonce')
  const accessToken = header(request, 'accesstoken')
  const token = tokenOf(header(request, 'authorization')) || accessToken
  if (!/^\d{10,16}$/.test(timestamp) || Math.abs(wallClock - Number(timestamp)) > clockToleranceMs)
    return badSignature()
  if (!/^[\w-]{8,128}$/.test(nonce)) return badSignature()
  const canonical = request.body === undefined ? canonicalAddress(request.url) : canonicalBody(request.body)
  const expected = createHmac('sha512', signingKeyOf(services, accessToken))
    .update(signedText({ token, timestamp, nonce, canonical }))
    .digest('base64url')
    .slice(0, signatureLength)
  const isRight = sameText(expected, header(request, 'tb-signature'))
  return isRight ? null : mismatch(request, canonical, services)
}

/** Says what the canonical form is, for whoever writes a client; in production no more than how it writes numbers. */
function mismatch(request: FastifyRequest, canonical: string, { config }: Services): Refusal {
  const numbers = numbersInAnotherForm(request)
  const beside = { ...(numbers.length > 0 && { numbers }), ...(!config.production && { canonical }) }
  const key = numbers.length > 0 ? 'number_signature' : 'body_signature'
  return new Refusal(403, key, { code: 'signature', beside })
}
