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

/** Seconds until another code may be asked for. */
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
export interface Mandatory {
  register_token: string
  first_name: string
  last_name: string
  phone_number: string
  password: string
  customer_type: CustomerType
  accept_terms: true
}

export interface IdentityPaper {
  id: string
  status: 'waiting' | 'approved' | 'rejected'
  reason?: string
}

export interface Customer {
  customer_id: string
  first_name: string
  last_name: string
  email: string
  phone_number: string
  avatar: string | null
  avatar_url: string | null
  customer_type: CustomerType
  has_pin: boolean
  is_disable_minimum_weight: boolean
  wallet: Rupiah
  ktp: IdentityPaper | null
  passport: IdentityPaper | null
  company: Omit<IdentityPaper, 'reason'> | null
  total_transaction: { success: number; process: number }
  language: WireLanguage
}

export type SignedIn = Ok<{ login: true; token: string; customer: Customer }>

/** What of a profile counts only after a code that was mailed for it. */
export const contactKinds = ['email', 'phone_number'] as const
export type ContactKind = (typeof contactKinds)[number]

/** What is left out stays as it is. */
export interface ProfileInput {
  first_name?: string
  last_name?: string
  email?: string
  phone_number?: string
  /** The code that was mailed to the new address. */
  email_code?: string
  /** The code that was mailed, for the new number, to the customer's address. */
  phone_number_code?: string
  language?: WireLanguage
}

/** `pending`: what waits for its code; send the same again with the code. */
export type ProfileSaved = Ok<{ customer: Customer; pending: ContactKind[] }>
