import type {
  CompanyCountry,
  CompanySection,
  LegalityPaper,
  directorPapers,
  optionalPapers,
  requiredPapers,
} from '../../company/index.ts'
import type { PaperStatus } from '../../identity/index.ts'
import type { PayLaterTerms } from '../../wallet/index.ts'
import type { FileId, Instant, Ok, Page, Rupiah } from './common.ts'

export interface CompanyInformation {
  company_name: string
  company_description: string
}

export interface CompanyContact {
  country: CompanyCountry
  /** As `+62`. */
  country_code: string
  /** Without the country code. */
  phoneNumber: string
  faxNumber?: string
  email: string
  /** The city. */
  origin: string
}

export interface NumberedPaper {
  /** As people write it; kept as digits. */
  number: string
  file: FileId
}

/**
 * A file, uploaded for this alone. In place of the director's KTP or passport stands the `id` of the customer's own
 * once that is approved. One of the two is required.
 */
export type CompanyLegality = Record<(typeof requiredPapers)[number], NumberedPaper> &
  Partial<Record<(typeof directorPapers)[number] | (typeof optionalPapers)[number], FileId>>

export interface CompanyInput {
  information: CompanyInformation
  contact: CompanyContact
  legality: CompanyLegality
}

/** Why a section was rejected, in words for the customer. */
export interface CompanyReason {
  section: CompanySection
  reason: string
}

export interface AcceptedTerms {
  version: string
  /** Of the person who accepted them. */
  name: string
  at: Instant
}

/** What an approved company may pay later. */
export interface PayLater {
  limit: Rupiah
  /** What is still to be paid of it, and how much of that is overdue: then nothing more is paid later. */
  used: Rupiah
  overdue: Rupiah
  /** Within how many days each is due. */
  days: number
}

export interface Company extends CompanyInput {
  id: string
  status: PaperStatus
  /** Of a rejected one, by section; the others are right. */
  reasons?: CompanyReason[]
  sent_at: Instant
  /** When it was approved or rejected. */
  decided_at: Instant | null
  /** The customers who belong to it, once it is approved. */
  members: { name: string; is_owner: boolean }[]
  /** `version` is the current one; `accepted` is the newest that was accepted. */
  terms: { version: string; accepted: AcceptedTerms | null }
  /** Null until an operator has set a limit. */
  paylater: PayLater | null
}

export type CompanyShown = Ok<{ data: Company | null }>
export type CompanySaved = Ok<{ company: { id: string; status: PaperStatus } }>

export interface TermsInput {
  version: string
  name: string
}
export type TermsAccepted = Ok<{ accepted: AcceptedTerms }>

/** What a company accepts, in the language of the request. */
export const termsKinds = ['company'] as const
export type TermsKind = (typeof termsKinds)[number]
export interface Terms {
  version: string
  /** The day from which it holds. */
  valid_from: string
  body: { title: string; text: string }[]
}
export type TermsShown = Ok<{ data: Terms }>

export interface OpsCompany {
  id: string
  status: PaperStatus
  company_name: string
  /** Of the customer who sent it. */
  suite: string
  sent_at: Instant
  decided_at: Instant | null
  /** The operator who approved or rejected it. */
  decided_by: string | null
  reasons: CompanyReason[]
  /** What it may pay later; null: nothing. */
  credit: PayLaterTerms | null
}
export type OpsCompanies = Page<OpsCompany>

/** What a company may pay later, as it was set. */
export type OpsCompanyCredited = Ok<{
  company: OpsCompany
  /** What it may have paid later until then; null: nothing. */
  before: PayLaterTerms | null
  /** What of it is still to be paid. */
  used: Rupiah
}>

/** Something that is paid later, and is still to be paid. */
export interface OpsPayLater {
  invoice_code: string
  company_id: string
  company_name: string
  /** Of the customer who pays it. */
  suite: string
  amount: Rupiah
  since: Instant
  due_date: Instant
  /** Whole days since the day on which it was due; below zero before it. */
  days_overdue: number
}
export interface OpsPayLaterList extends Page<OpsPayLater> {
  /** Of all of them. */
  sum: Rupiah
}

/** A company with its numbers, and links to its papers: each opens once, within a minute. */
export interface OpsCompanyShown extends OpsCompany {
  information: CompanyInformation
  contact: CompanyContact
  npwp: string
  nib: string
  /** `own`: the customer's own identity paper, which is approved. One whose owner removed it has no link. */
  papers: { paper: LegalityPaper; own: boolean; url: string | null }[]
}
