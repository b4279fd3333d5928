import type { Instant, Ok, Page, Rupiah } from './common.ts'

export const proofStatuses = ['waiting', 'accepted', 'rejected'] as const
export type ProofStatus = (typeof proofStatuses)[number]

export interface TransferProofInput {
  invoice_code: string
  /** Of the bank that it was transferred from. */
  bank_code: string
  account_name: string
  amount: Rupiah
  /** A day in Jakarta, `2026-11-12`. */
  transferred_at: string
  /** A photo or a PDF of the customer's own. */
  file: string
}

/** What a customer sent to show that they have transferred. */
export interface TransferProof {
  status: ProofStatus
  /** Why it was rejected, in words for the customer. */
  reason?: string
  bank: string
  account_name: string
  amount: Rupiah
  transferred_at: string
  file: string
  sent_at: Instant
  decided_at: Instant | null
}

export interface OpsProof extends TransferProof {
  /** `TP-7KQ2M9XA`. */
  id: string
  invoice_code: string
  /** What the invoice asks for. */
  to_pay: Rupiah
  /** What a transfer of it has to be: some rupiah more, which tell it apart. */
  amount_due: Rupiah
  suite: string
  name: string
  decided_by: string | null
}

export type OpsProofs = Page<OpsProof>
export type OpsProofShown = Ok<{ proof: OpsProof }>
