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
export async function linkBy(issuer: IdentityIssuer, body: LinkBody): Promise<SignedIn> {
  if (issuer === 'google') return request(calls.loginByGoogle, { body })
  if (issuer === 'facebook') return request(calls.loginByFacebook, { body })
  return confirmToken(body)
}

/** Makes an account for the person that the step token stands for, and signs in. */
export async function registerBy(
  issuer: IdentityIssuer,
  body: IdentityDetails & { step_token?: string | undefined },
): Promise<SignedIn> {
  if (issuer === 'google') return request(calls.registerByGoogle, { body })
  if (issuer === 'facebook') return request(calls.registerByFacebook, { body })
  const { step_token, ...details } = body
  return confirmToken({ step_token, details })
}

/** Signs in whom the sister site has sent. @param idempotencyKey of what may be asked once more */
export async function confirmToken(body: TokenExchange, idempotencyKey?: string): Promise<SignedIn> {
  const answer = await request(calls.exchangeToken, {
    body: { ...body, confirm: true },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
  if (!('login' in answer)) throw new Error('a confirmed token signs in')
  return answer
}
