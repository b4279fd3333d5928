import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { createHash } from 'node:crypto'
import type { Secrets } from '../security/secrets.ts'

/** Where the sandbox provider is served: an OpenID Connect issuer, and Facebook's calls under `graph`. */
export const sandboxPath = '/sandbox/identity'

export const sandboxClients = {
  google: { id: 'sandbox-google', secret: 'sandbox-google-secret' },
  facebook: { id: 'sandbox-facebook', secret: 'sandbox-facebook-secret' },
} as const

/** What its page fills in about a person. */
export interface SandboxPerson {
  email: string
  verified: boolean
  first_name: string
  last_name: string
}

interface Grant {
  kind: 'code' | 'token'
  client: string
  redirect: string
  nonce: string
  challenge: string
  person: SandboxPerson
  expiresAt: number
}

export type SandboxRequest = Pick<Grant, 'client' | 'redirect' | 'nonce' | 'challenge'>

const codeMs = 60_000
const tokenSeconds = 3600

/** Signs and checks what the sandbox provider hands out. It stores nothing: codes and tokens are sealed. */
export function createSandboxIssuer(secrets: Secrets, issuer: () => string) {
  const keys = generateKeyPair('RS256')
  const kid = 'sandbox'
  const seal = (grant: Grant) => secrets.seal(JSON.stringify(grant))
  const open = (kind: Grant['kind'], sealed: string, now: Date): Grant | null => {
    try {
      const grant = JSON.parse(secrets.open(sealed)) as Grant
      return grant.kind === kind && grant.expiresAt > now.getTime() ? grant : null
    } catch {
      return null
    }
  }
  const subjectOf = ({ email }: SandboxPerson) =>
    createHash('sha256').update(email).digest('hex').slice(0, 21)

  return {
    metadata: () => ({
      issuer: issuer(),
      authorization_endpoint: `${issuer()}/authorize`,
      token_endpoint: `${issuer()}/token`,
      jwks_uri: `${issuer()}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
    }),
    async keys() {
      const { publicKey } = await keys
      return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] }
    },
    codeFor: (request: SandboxRequest, person: SandboxPerson, now: Date): string =>
      seal({ kind: 'code', ...request, person, expiresAt: now.getTime() + codeMs }),
    /** @returns the answer of the token endpoint; null for a code that does not fit */
    async exchange(body: Record<string, string | undefined>, now: Date) {
      const grant = open('code', body['code'] ?? '', now)
      const challenge = createHash('sha256')
        .update(body['code_verifier'] ?? '')
        .digest('base64url')
      const client = Object.values(sandboxClients).find(({ id }) => id === grant?.client)
      if (!grant || grant.redirect !== body['redirect_uri'] || grant.challenge !== challenge) return null
      // Other applications than ours are there for tests; their secret is whatever they send.
      if (body['client_id'] !== grant.client || (client && body['client_secret'] !== client.secret))
        return null
      const { person } = grant
      const seconds = Math.floor(now.getTime() / 1000)
      const { privateKey } = await keys
      const idToken = new SignJWT({
        nonce: grant.nonce,
        email: person.email,
        email_verified: person.verified,
        given_name: person.first_name,
        family_name: person.last_name,
      })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(issuer())
        .setAudience(grant.client)
        .setSubject(subjectOf(person))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + tokenSeconds)
      return {
        access_token: seal({ ...grant, kind: 'token', expiresAt: now.getTime() + tokenSeconds * 1000 }),
        token_type: 'bearer',
        expires_in: tokenSeconds,
        // Facebook's calls know none, and neither does who does not ask for one.
        ...(grant.client !== sandboxClients.facebook.id && { id_token: await idToken.sign(privateKey) }),
      }
    },
    /** Facebook's answer about a token. */
    aboutToken(token: string, now: Date) {
      const grant = open('token', token, now)
      return grant
        ? { is_valid: true, app_id: grant.client, user_id: subjectOf(grant.person) }
        : { is_valid: false }
    },
    /** Facebook's answer about whose token it is; null for one that is not valid. */
    me(token: string, now: Date) {
      const grant = open('token', token, now)
      if (!grant) return null
      const { email, verified, first_name, last_name } = grant.person
      return { id: subjectOf(grant.person), first_name, last_name, ...(verified && { email }) }
    },
  }
}
