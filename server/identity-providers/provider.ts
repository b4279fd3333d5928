import type { IdentityProvider } from '@seberang/domain/api'
import { emailAddress } from '@seberang/domain/validation'

/** Whom a provider has signed in. */
export interface Person {
  provider: IdentityProvider
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
