import type { Instant, Ok } from './common.ts'
import type { IdentityIssuer } from './identity.ts'
import type { CredentialAssertion } from './passkey.ts'

/**
 * What a code by e-mail is for: paying from the wallet, a withdrawal, a bank account, the PIN, or saying who one is
 * where the account has no password.
 */
export const codeRefs = ['CO', 'WD', 'BA', 'PIN', 'EM'] as const
export type CodeRef = (typeof codeRefs)[number]

export interface PasswordChange {
  old_password: string
  new_password: string
  confirm_password: string
}

/** One of them; the code's proof (`EM`) only where the account has no password. */
export interface Reauthentication {
  password?: string
  otp_token?: string
  /** By `passkeyLoginOptions`, in the same session. */
  passkey?: CredentialAssertion
}
/** Goes with every request that changes a way into the account, until it expires. */
export type Reauthenticated = Ok<{ reauth_token: string; expires_at: Instant }>

export interface CodeToVerify {
  ref: CodeRef
  code: string
}
/** Works once. */
export type CodeProof = Ok<{ otp_token: string; expires_at: Instant }>

export interface FirstPin {
  pin: string
  /** Of a code with the ref `PIN`. */
  otp_token: string
}
export interface NewPin extends FirstPin {
  reauth_token: string
}

/** Where a customer is signed in. */
export interface Session {
  id: string
  /** In the language of the request, such as "Chrome di Android". */
  device: string
  kind: 'phone' | 'computer'
  /** The beginning of its address, such as "114.10."; empty where it is not known. */
  network: string
  signed_in_at: Instant
  /** To within a few minutes. */
  seen_at: Instant
  /** The one that asks. */
  is_this: boolean
  /** Whether the device had signed in to the account before. */
  is_known: boolean
}

/** A mailed link for a new password that has not been used. */
export interface ResetLink {
  /** Of the account. */
  email: string
  requested_at: Instant
  expires_at: Instant
  /** How many sessions end with the new password. */
  sessions: number
  /** What opens the account besides its password, and goes on doing so. */
  issuers: IdentityIssuer[]
  /** How many of them. */
  passkeys: number
}
