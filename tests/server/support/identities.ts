import { calls, type IdentityProvider } from '@seberang/domain/api'
import { accessTokenDays } from '@seberang/domain/limits'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Browser } from './api.ts'

/** What a person of a provider adds to make an account. */
export const details = {
  first_name: 'Ratna',
  last_name: 'Wulandari',
  phone_number: '+62 812 2044 1800',
  customer_type: 'personal' as const,
  accept_terms: true as const,
}

export interface Chosen {
  email: string
  verified?: boolean
  firstName?: string
}

/** Sends a browser to a provider. @returns the address of the provider's page */
export async function setsOut(browser: Browser, provider: IdentityProvider, to?: string): Promise<URL> {
  const { status, body } = await browser.call(calls.startIdentity, { params: { provider }, body: { to } })
  if (status !== 200) throw new Error(`not sent to ${provider}: ${status}`)
  return new URL(body.url)
}

/** Chooses who one is at the sandbox provider. @returns what the browser brings back */
export async function choosesAt(
  page: URL,
  { email, verified = true, firstName = 'Ratna' }: Chosen,
  action = 'continue',
) {
  const answer = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      do: action,
      email,
      first_name: firstName,
      last_name: 'Wulandari',
      ...(verified && { verified: 'yes' }),
    }),
  })
  const { pathname, searchParams } = new URL(answer.headers.get('location') ?? '')
  if (pathname !== '/callback') throw new Error(`sent to ${pathname}`)
  const read = (name: string) => searchParams.get(name) ?? ''
  return { code: read('code'), state: read('state'), error: read('error') }
}

/** The whole way to the sandbox provider and back. */
export async function comesBack(browser: Browser, provider: IdentityProvider, chosen: Chosen, to?: string) {
  const { code, state } = await choosesAt(await setsOut(browser, provider, to), chosen)
  return browser.call(calls.finishIdentity, { body: { code, state } })
}

/** A sister site, with a secret of its own for each run. */
export const sisterSite = {
  sisterSiteUrl: 'https://belanja.example',
  sisterSiteKey: randomBytes(32).toString('base64url'),
}

const dayMs = 86_400_000

/**
 * What the sister site signs for a person that it sends to the server at this address, by the server's own clock, which
 * tests move.
 * @param change null for a claim that is left out
 */
export async function sisterToken(
  url: string,
  person: object,
  change: Record<string, unknown> = {},
  key = sisterSite.sisterSiteKey,
): Promise<string> {
  const guest = await Browser.open(url)
  const { body } = await guest.call(calls.createAccessToken, { body: { mode: 'web' } })
  const iat = Math.floor((Date.parse(body.expires_at) - accessTokenDays * dayMs) / 1000)
  const claims: Record<string, unknown> = {
    iss: sisterSite.sisterSiteUrl,
    aud: url,
    iat,
    exp: iat + 60,
    jti: randomUUID(),
    given_name: 'Ratna',
    family_name: 'Wulandari',
    ...person,
    ...change,
  }
  for (const [name, value] of Object.entries(claims)) if (value === null) Reflect.deleteProperty(claims, name)
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(key))
}

/** An OpenID Connect issuer of a test, which signs whatever it is given. */
export class Issuer {
  readonly #server: Server
  readonly #keys = generateKeyPair('RS256', { extractable: true })
  url = ''
  /** What it answers to a code. */
  tokenAnswer: { status: number; body: object } = { status: 400, body: { error: 'invalid_grant' } }

  private constructor() {
    this.#server = createServer((request, answer) => {
      if (request.url === '/token') {
        const { status, body } = this.tokenAnswer
        answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
        return
      }
      void this.#answer(request.url ?? '').then((body) => {
        answer.setHeader('content-type', 'application/json').end(JSON.stringify(body))
      })
    })
  }

  static async open(): Promise<Issuer> {
    const issuer = new Issuer()
    await new Promise<void>((resolve) => issuer.#server.listen(0, '127.0.0.1', resolve))
    issuer.url = `http://127.0.0.1:${(issuer.#server.address() as AddressInfo).port}`
    return issuer
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(path: string) {
    if (path === '/keys') {
      const { publicKey } = await this.#keys
      return { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }
    }
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/keys`,
      response_types_supported: ['code'],
    }
  }

  async publicKey() {
    return (await this.#keys).publicKey
  }

  /** Signs claims with its own key, or another. */
  async sign(
    claims: JWTPayload,
    header: { alg: string } = { alg: 'RS256' },
    key?: CryptoKey | Uint8Array,
  ): Promise<string> {
    const { privateKey } = await this.#keys
    return new SignJWT(claims).setProtectedHeader({ kid: 'one', ...header }).sign(key ?? privateKey)
  }
}
