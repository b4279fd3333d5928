import type { PaperStatus } from '../../identity/index.ts'
import type { WireLanguage } from '../../language/index.ts'
import type { Instant, Ok, Rupiah } from './common.ts'

export const customerTypes = ['personal', 'business'] as const
export type CustomerType = (typeof customerTypes)[number]

export type AccessToken = Ok<{
  access_token: string
  /** Key of the signed header, UTF-8. */
  signing_key: string
  expires_at: Instant
}>

/** Seconds until another code may be requested. */
export type CodeSent = Ok<{ resend_after: number }>
export type CodeVerified = Ok<{ register_token: string }>

export interface UserId {
  /** An e-mail address. */
  user_id: string
}
export interface CodeInput extends UserId {
  code: string
}
export interface Login extends UserId {
  password: string
}
export interface ForgottenPassword {
  /** The account's e-mail address, or its telephone number. */
  email_or_phone: string
}
/** The token of a mailed link. */
export interface MailedToken {
  token: string
}
export interface NewPassword extends MailedToken {
  new_password: string
  confirm_password: string
}
export interface Mandatory {
  register_token: string
  first_name: string
  /** Empty for people with a single name. */
  last_name?: string
  phone_number: string
  password: string
  customer_type: CustomerType
  accept_terms: true
}

export interface IdentityPaper {
  id: string
  status: PaperStatus
  /** Why it was rejected. */
  reason?: string
}

export interface Customer {
  customer_id: string
  first_name: string
  last_name: string
  email: string
  phone_number: string
  /** One of the drawings, `avatar-01` to `avatar-37`; null for a photo and for initials. */
  avatar: string | null
  /** Of the customer's photo. */
  avatar_url: string | null
  customer_type: CustomerType
  /** Null for who signs in without a password. */
  password_set_at: Instant | null
  has_pin: boolean
  pin_set_at: Instant | null
  is_disable_minimum_weight: boolean
  wallet: Rupiah
  ktp: IdentityPaper | null
  passport: IdentityPaper | null
  company: Omit<IdentityPaper, 'reason'> | null
  total_transaction: { success: number; process: number }
  language: WireLanguage
}

export type SignedIn = Ok<{ login: true; token: string; customer: Customer }>

/** Profile fields whose change has to be confirmed by a mailed code. */
export const contactKinds = ['email', 'phone_number'] as const
export type ContactKind = (typeof contactKinds)[number]

/** Omitted fields do not change. */
export interface ProfileInput {
  first_name?: string
  last_name?: string
  email?: string
  phone_number?: string
  /** Code mailed to the new address. */
  email_code?: string
  /** Code mailed to the customer's address to confirm the new number. */
  phone_number_code?: string
  /** Required when a code is requested; see `reauthenticate`. */
  reauth_token?: string
  language?: WireLanguage
  /** One of the drawings, in place of the former one or of a photo; null for initials. */
  avatar?: string | null
}

/** `pending`: fields awaiting confirmation; repeat the request with the code. */
export type ProfileSaved = Ok<{ customer: Customer; pending: ContactKind[] }>
