import type { AnyCall } from '@seberang/domain/api'
import { canonicalAddress, canonicalBody, signatureLength, signedText } from '@seberang/domain/api'
import { createHmac } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { after, day, minute } from '../clock.ts'
import { insertNamed } from '../database/named.ts'
import { prepareOnce } from '../database/prepared.ts'
import { accessTokens, customerTokens, nonces } from '../database/schema/index.ts'
import { sameText } from '../security/secrets.ts'
import type { Services } from '../services.ts'
import { Refusal } from './refusal.ts'
import type { Asker } from './route.ts'

const idleMs = 7 * day
const touchEveryMs = 10 * minute
const clockToleranceMs = 5 * minute

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

export const hashToken = (services: Services, token: string) => services.secrets.mac('token', token)
/** The key of the signed header is derived from the access token, so that it need not be stored. */
export const signingKeyOf = (services: Services, accessToken: string) =>
  services.secrets.mac('signing-key', accessToken)

/** Finds out who asks, as far as the call demands it. Throws 401 when that is not who it must be. */
export async function authenticate(
  call: AnyCall,
  request: FastifyRequest,
  services: Services,
  now: Date,
): Promise<Asker> {
  const asker: Asker = { customerId: null, isOperator: false, tokenHash: null, network: request.ip }
  if (call.auth === 'none') return asker
  const operatorKey = header(request, 'opskey')
  if (call.auth === 'operator' || (call.operatorToo && operatorKey)) {
    if (!operatorKey || !sameText(operatorKey, services.secrets.opsKey))
      throw new Refusal(401, 'bad_operator_key')
    return { ...asker, isOperator: true }
  }
  const customerToken = tokenOf(header(request, 'authorization'))
  const accessHash =
    call.auth === 'access' || call.signed ? await requireAccessToken(request, services, now) : null
  if (call.auth === 'access') {
    const customer = customerToken ? await findCustomer(customerToken, services, now) : null
    return { ...asker, customerId: customer, tokenHash: accessHash }
  }
  const customerId = await findCustomer(customerToken, services, now)
  if (customerId === null) throw new Refusal(401, 'bad_token')
  return { ...asker, customerId, tokenHash: hashToken(services, customerToken) }
}

function tokenOf(authorization: string): string {
  return /^Token\s+(\S{1,200})$/i.exec(authorization)?.[1] ?? ''
}

const accessTokenOf = prepareOnce((database) =>
  database
    .select({ hash: accessTokens.hash })
    .from(accessTokens)
    .where(
      and(eq(accessTokens.hash, sql.placeholder('hash')), gt(accessTokens.expiresAt, sql.placeholder('now'))),
    )
    .prepare('access_token_of'),
)

const customerTokenOf = prepareOnce((database) =>
  database
    .select({ customerId: customerTokens.customerId, lastUsedAt: customerTokens.lastUsedAt })
    .from(customerTokens)
    .where(
      and(
        eq(customerTokens.hash, sql.placeholder('hash')),
        isNull(customerTokens.revokedAt),
        gt(customerTokens.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('customer_token_of'),
)

async function requireAccessToken(request: FastifyRequest, services: Services, now: Date): Promise<string> {
  const token = header(request, 'accesstoken')
  const hash = hashToken(services, token)
  const found = token ? await accessTokenOf(services.database.database).execute({ hash, now }) : []
  if (found.length === 0) throw new Refusal(401, 'bad_access_token', { code: 'access_token' })
  return hash
}

/** Whose token this is, or null when it is not valid. A token in use lives on. */
export async function findCustomer(token: string, services: Services, now: Date): Promise<number | null> {
  if (!token) return null
  const { database } = services.database
  const hash = hashToken(services, token)
  const [found] = await customerTokenOf(database).execute({ hash, now })
  if (!found || now.getTime() - found.lastUsedAt.getTime() > idleMs) return null
  if (now.getTime() - found.lastUsedAt.getTime() > touchEveryMs) {
    await database.update(customerTokens).set({ lastUsedAt: now }).where(eq(customerTokens.hash, hash))
  }
  return found.customerId
}

/** Which of these tokens are valid; looking is no use of them. @param hashes as `hashToken` makes them */
export async function validTokens(
  hashes: readonly string[],
  services: Services,
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await services.database.database
    .select({ hash: customerTokens.hash })
    .from(customerTokens)
    .where(
      and(
        inArray(customerTokens.hash, [...hashes]),
        isNull(customerTokens.revokedAt),
        gt(customerTokens.expiresAt, now),
        gt(customerTokens.lastUsedAt, after(now, -idleMs)),
      ),
    )
  return new Set(rows.map(({ hash }) => hash))
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
  if (!sameText(expected, header(request, 'tb-signature'))) throw refuse()
  const seen = { tokenHash: hashToken(services, token), nonce, seenAt: new Date(wallClock) }
  const once = 'on conflict do nothing returning nonce'
  const fresh = await insertNamed(services.database.database, nonces, seen, once)
  if (fresh.length === 0) throw refuse()
}

/** Nonces are needed only as long as their timestamp would be accepted. */
export async function forgetOldNonces(services: Services, wallClock: number): Promise<void> {
  await services.database.database
    .delete(nonces)
    .where(lt(nonces.seenAt, sql`${new Date(wallClock - 3 * clockToleranceMs)}`))
}
