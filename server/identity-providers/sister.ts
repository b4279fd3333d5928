import { errors, jwtVerify, type JWTPayload } from 'jose'
import { personOf, ProviderRefusal, type Person } from './provider.ts'

/** The shopping site of the same house, which sends its people here. */
export interface SisterSite {
  url: string
  /** The secret that it signs with (HS256). */
  key: string
}

const longestLife = '60 seconds'

/**
 * Checks a token of the sister site for this one. Throws ProviderRefusal.
 * @param audience the public URL of this site
 * @returns the person, and what makes the token one of a kind: to be used once
 */
export async function verifySisterToken(
  { url, key }: SisterSite,
  token: string,
  audience: string,
  now: Date,
): Promise<{ person: Person; id: string }> {
  const payload = await readToken({ url, key }, token, audience, now)
  const { jti } = payload
  if (!isText(jti) || !isText(payload.sub)) throw new ProviderRefusal('it names nobody, or itself not')
  return { person: personOf('sister', url, payload), id: `${url} ${jti}` }
}

/** What is signed may still be of another type, or hold what no database stores. */
const isText = (claim: unknown): claim is string =>
  typeof claim === 'string' && /^\P{Cc}{1,255}$/u.test(claim)

async function readToken(
  { url, key }: SisterSite,
  token: string,
  audience: string,
  now: Date,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(key), {
      issuer: url,
      audience,
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'exp', 'iat', 'jti'],
      maxTokenAge: longestLife,
      clockTolerance: 10,
      currentDate: now,
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new ProviderRefusal('the token is refused', { cause: error })
    throw error
  }
}
