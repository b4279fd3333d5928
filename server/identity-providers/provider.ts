import type { IdentityIssuer, IdentityProvider } from '@seberang/domain/api'
import type { JWTPayload } from 'jose'
import { emailAddress } from '@seberang/domain/validation'

/** Whom a provider has signed in. */
export interface Person {
  provider: IdentityIssuer
  /** Issuer and subject. */
  subject: string
  /** In lower case, and only if the provider has verified it. */
  email: string | null
  firstName: string
  lastName: string
}

/** What belongs to one sign-in and is never shown to the browser as a whole. */
export interface Journey {
  state: string
  nonce: string
  verifier: string
}

/** A provider whose accounts open ours. */
export interface Provider {
  /** The page to send the browser to. Throws ProviderFailure. */
  addressOf(journey: Journey): Promise<string>
  /** Exchanges the code that the browser brought back. Throws ProviderRefusal or ProviderFailure. */
  exchange(code: string, journey: Journey, now: Date): Promise<Person>
  /**
   * Checks a token that a client brings. Throws ProviderRefusal or ProviderFailure.
   * @returns the person, and the nonce that the token was made for; null where the provider's tokens have none
   */
  verify(token: string, now: Date): Promise<{ person: Person; nonce: string | null }>
}

export type Providers = Partial<Record<IdentityProvider, Provider>>

/** The code or token is not one for us. */
export class ProviderRefusal extends Error {}
/** The provider does not answer, or not as it should. */
export class ProviderFailure extends Error {}

/** An application's account at a provider. */
export interface Client {
  id: string
  secret: string
}

/** The path that browsers come back to. */
export const callbackPath = '/callback'

const addresses = emailAddress()

/** As an account may have it: what no form takes is no address here either. */
export const readEmail = (email: unknown): string | null =>
  addresses.isValidSync(email) ? (addresses.cast(email) ?? null) : null
export const readName = (name: unknown): string => (typeof name === 'string' ? name.trim().slice(0, 120) : '')

/** A person by the claims of OpenID Connect. @param issuer who is believed */
export function personOf(provider: IdentityIssuer, issuer: string, payload: JWTPayload): Person {
  return {
    provider,
    subject: `${issuer} ${payload.sub}`,
    email: payload['email_verified'] === true ? readEmail(payload['email']) : null,
    firstName: readName(payload['given_name'] ?? payload['name']),
    lastName: readName(payload['family_name']),
  }
}
