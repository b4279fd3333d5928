import {
  calls,
  type IdentityDetails,
  type IdentityIssuer,
  type SignedIn,
  type TokenExchange,
} from '@seberang/domain/api'
import { request } from '../../lib/api/client.ts'

export interface LinkBody {
  step_token?: string | undefined
  link?: boolean | undefined
  password: string
}

/** Links the person that the step token stands for to the account of the password, and signs in. */
export async function linkBy(
  issuer: IdentityIssuer,
  body: LinkBody,
  idempotencyKey: string,
): Promise<SignedIn> {
  if (issuer === 'google') return request(calls.loginByGoogle, { body, idempotencyKey })
  if (issuer === 'facebook') return request(calls.loginByFacebook, { body, idempotencyKey })
  return confirmToken(body, idempotencyKey)
}

/** Makes an account for the person that the step token stands for, and signs in. */
export async function registerBy(
  issuer: IdentityIssuer,
  body: IdentityDetails & { step_token?: string | undefined },
  idempotencyKey: string,
): Promise<SignedIn> {
  if (issuer === 'google') return request(calls.registerByGoogle, { body, idempotencyKey })
  if (issuer === 'facebook') return request(calls.registerByFacebook, { body, idempotencyKey })
  const { step_token, ...details } = body
  return confirmToken({ step_token, details }, idempotencyKey)
}

/** Signs in whom the sister site has sent. @param idempotencyKey brings back an answer that was lost */
export async function confirmToken(
  body: TokenExchange,
  idempotencyKey: string | undefined,
): Promise<SignedIn> {
  const answer = await request(calls.exchangeToken, {
    body: { ...body, confirm: true },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
  if (!('login' in answer)) throw new Error('a confirmed token signs in')
  return answer
}
