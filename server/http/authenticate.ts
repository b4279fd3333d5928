import type { AnyCall } from '@seberang/domain/api'
import { canonicalAddress, canonicalBody, signatureLength, signedText } from '@seberang/domain/api'
import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal/refusal.ts'
import { deviceOf } from './device-cookie.ts'
import type { Caller } from '../security/caller.ts'
import { networkOf } from '../security/network.ts'
import { clockToleranceMs, useNonce } from '../security/nonces.ts'
import { sameText } from '../security/secrets.ts'
import { findAccessToken, findCustomer, hashToken, signingKeyOf } from '../security/tokens.ts'
import { numbersInAnotherForm } from './json.ts'
import type { Services } from './services.ts'

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/** Authenticates the caller as far as the call requires. Throws 401 on failure. */
export async function authenticate(
  call: AnyCall,
  request: FastifyRequest,
  services: Services,
  now: Date,
): Promise<Caller> {
  const caller: Caller = {
    customerId: null,
    isOperator: false,
    tokenHash: null,
    sessionHash: null,
    device: deviceOf(request),
    network: networkOf(request.ip),
  }
  if (call.auth === 'none') return caller
  const operatorKey = header(request, 'opskey')
  if (call.auth === 'operator' || (call.operatorToo && operatorKey)) {
    if (!operatorKey || !sameText(operatorKey, services.secrets.opsKey))
      throw new Refusal(401, 'bad_operator_key')
    return { ...caller, isOperator: true }
  }
  const customerToken = tokenOf(header(request, 'authorization'))
  const accessHash =
    call.auth === 'access' || call.signed ? await requireAccessToken(request, services, now) : null
  if (call.auth === 'access') {
    const customer = customerToken ? await findCustomer(customerToken, services, now) : null
    const sessionHash = customer === null ? null : hashToken(services, customerToken)
    return { ...caller, customerId: customer, tokenHash: accessHash, sessionHash }
  }
  const customerId = await findCustomer(customerToken, services, now)
  if (customerId === null) throw new Refusal(401, 'bad_token')
  const sessionHash = hashToken(services, customerToken)
  return { ...caller, customerId, tokenHash: sessionHash, sessionHash }
}

function tokenOf(authorization: string): string {
  return /^Token\s+(\S{1,200})$/i.exec(authorization)?.[1] ?? ''
}

async function requireAccessToken(request: FastifyRequest, services: Services, now: Date): Promise<string> {
  const hash = await findAccessToken(header(request, 'accesstoken'), services, now)
  if (hash === null) throw new Refusal(401, 'bad_access_token', { code: 'access_token' })
  return hash
}

/** Checks the signed header of a sensitive call. Throws 403: a 401 would sign the customer out. */
export async function checkSignature(
  request: FastifyRequest,
  services: Services,
  wallClock: number,
): Promise<void> {
  const refuse = () => new Refusal(403, 'bad_signature', { code: 'signature' })
  const timestamp = header(request, 'tb-timestamp')
  const nonce = header(request, 'tb-nonce')
  const accessToken = header(request, 'accesstoken')
  const token = tokenOf(header(request, 'authorization')) || accessToken
  if (!/^\d{10,16}$/.test(timestamp) || Math.abs(wallClock - Number(timestamp)) > clockToleranceMs)
    throw refuse()
  if (!/^[\w-]{8,128}$/.test(nonce)) throw refuse()
  const canonical = request.body === undefined ? canonicalAddress(request.url) : canonicalBody(request.body)
  const expected = createHmac('sha512', signingKeyOf(services, accessToken))
    .update(signedText({ token, timestamp, nonce, canonical }))
    .digest('base64url')
    .slice(0, signatureLength)
  if (!sameText(expected, header(request, 'tb-signature'))) throw mismatch(request, canonical, services)
  const seen = { tokenHash: hashToken(services, token), nonce, seenAt: new Date(wallClock) }
  if (!(await useNonce(services.database.database, seen))) throw refuse()
}

/** Says what the canonical form is, for who writes a client; in production no more than how it writes numbers. */
function mismatch(request: FastifyRequest, canonical: string, { config }: Services): Refusal {
  const numbers = numbersInAnotherForm(request)
  const beside = { ...(numbers.length > 0 && { numbers }), ...(!config.production && { canonical }) }
  const key = numbers.length > 0 ? 'number_signature' : 'body_signature'
  return new Refusal(403, key, { code: 'signature', beside })
}
