import type { Instant, Ok } from './common.ts'
import type { CustomerType, SignedIn } from './session.ts'

/** Where a browser sets out to. */
export const identityProviders = ['google', 'facebook'] as const
export type IdentityProvider = (typeof identityProviders)[number]

/** Whose accounts open ours: those, and the sister site, which sends people here with a token. */
export const identityIssuers = [...identityProviders, 'sister'] as const
export type IdentityIssuer = (typeof identityIssuers)[number]

export interface ProviderParams {
  provider: IdentityProvider
}
export interface IssuerParams {
  provider: IdentityIssuer
}
export interface IdentityStart {
  /** The page of this site to go to afterwards. */
  to?: string | undefined
}
/** What the provider adds to the address of `/callback`. */
export interface IdentityCallback {
  code: string
  state: string
}
export type IdentitySignedIn = SignedIn & { to: string | null }

/** Either a token of the provider, or the `step_token` of an earlier answer. */
interface Step {
  step_token?: string | undefined
}
export interface GoogleToken extends Step {
  /** An ID token whose nonce is of `start`. */
  oauth_token?: string | undefined
}
export interface FacebookToken extends Step {
  access_token?: string | undefined
}
/** `link` with the password of the account that has the e-mail address: from then on the provider opens it, too. */
interface Linking {
  link?: boolean | undefined
  password?: string | undefined
}
export type GoogleLogin = GoogleToken & Linking
export type FacebookLogin = FacebookToken & Linking

export interface IdentityDetails {
  /** Of a verified code; needed where the provider has verified no e-mail address. */
  register_token?: string | undefined
  first_name: string
  last_name?: string
  phone_number: string
  customer_type: CustomerType
  accept_terms: true
}
export type GoogleRegistration = GoogleToken & IdentityDetails
export type FacebookRegistration = FacebookToken & IdentityDetails

/** With the code `unknown_identity`: what the provider says of a person who has not signed in with it before. */
export interface UnknownIdentity {
  provider: IdentityIssuer
  first_name: string
  last_name: string
  /** Null where the provider has verified none. */
  email: string | null
  /** Whether the address has an account here: it is linked once its password is right. */
  has_account: boolean
  /** The providers that open that account, where it has no password; empty where it has one. */
  opened_by: IdentityIssuer[]
  /** Stands for the person in `register` and `login`, for half an hour. */
  step_token: string
}

/** An account elsewhere that opens this one. */
export interface Identity {
  provider: IdentityIssuer
  email: string | null
  linked_at: Instant
  last_used_at: Instant
}
export interface IdentityLink extends IdentityCallback {
  reauth_token: string
}
export type IdentityLinked = Ok<{ to: string | null }>
export interface IdentityUnlink {
  reauth_token: string
}
export interface FirstPassword {
  new_password: string
  confirm_password: string
  reauth_token: string
}

/**
 * A token of the sister site (a JWT, once, within a minute), or the `step_token` of an earlier answer. `confirm` signs in
 * to the account that it opens. For a person without one, see `UnknownIdentity`: `link` with the password of the account
 * that has the e-mail address, or the `details` of a new one.
 */
export interface TokenExchange extends Linking, Step {
  token?: string | undefined
  confirm?: boolean | undefined
  details?: IdentityDetails | null | undefined
}
/** Whose account it is. */
export interface TokenOwner {
  name: string
  email_masked: string
  /** Whether whoever asks is signed in to it, and need not agree. */
  is_signed_in: boolean
  step_token: string
}
export type TokenExchanged = Ok<TokenOwner> | SignedIn
