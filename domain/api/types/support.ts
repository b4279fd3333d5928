import type { Instant, Ok } from './common.ts'

/** A message to the support, of a customer or of somebody who has no account. */
export interface SupportInput {
  name: string
  /** Where to answer: an e-mail address or a phone number. */
  contact: string
  topic_id: string
  message: string
}
export type SupportSaved = Ok<{ support_code: string }>

export interface SupportMessage extends SupportInput {
  support_code: string
  /** Of the customer who wrote it; null for a guest. */
  suite: string | null
  created_at: Instant
}
