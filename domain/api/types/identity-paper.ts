import type { PaperKind, PaperStatus } from '../../identity/index.ts'
import type { FileId, Instant, Ok, Page } from './common.ts'
import type { IdentityPaper } from './session.ts'

interface PaperInput {
  /** As it stands on the paper. */
  name: string
  /** Its photo or scan, uploaded for this alone. */
  file: FileId
  /** Required in place of a paper that is approved; see `reauthenticate`. */
  reauth_token?: string
}
export interface KtpInput extends PaperInput {
  /** 16 digits, as people write them. */
  ktp_number: string
  /** Its owner with it. */
  selfie_file?: FileId
}
export interface PassportInput extends PaperInput {
  passport_number: string
  /** ISO 3166-1 alpha-2. */
  nationality: string
  /** The last day on which it is valid. */
  expires_on: string
}

/** When somebody opened a paper or its number: its owner, or one of us. */
export interface PaperReading {
  by: 'owner' | 'us'
  at: Instant
}

/** An identity paper as its owner sees it. */
export interface OwnPaper extends IdentityPaper {
  number_masked: string
  name: string
  /** Of its photo. */
  url: string
  sent_at: Instant
  /** When it was approved or rejected. */
  decided_at: Instant | null
  /** The newest first, also of those that it replaced. */
  readings: PaperReading[]
  /** The shipments under way that wait for it or went through customs with it: it stays until they have arrived. */
  needed_by: string[]
}
export type OwnPaperShown = Ok<{ data: OwnPaper | null }>

export type KtpSaved = Ok<{ ktp: IdentityPaper }>
export type PassportSaved = Ok<{ passport: IdentityPaper }>

export interface OpsIdentity {
  id: string
  kind: PaperKind
  status: PaperStatus
  suite: string
  number_masked: string
  sent_at: Instant
  decided_at: Instant | null
  /** The operator who approved or rejected it. */
  decided_by: string | null
  reason: string | null
}
export type OpsIdentities = Page<OpsIdentity>

/** A paper with its number, and links to its pictures: each opens once, within a minute. */
export interface OpsIdentityShown extends OpsIdentity {
  number: string
  name: string
  /** Of the account. */
  account_name: string
  nationality: string | null
  expires_on: string | null
  links: { what: 'paper' | 'selfie'; url: string }[]
}
