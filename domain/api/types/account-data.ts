import type { Instant, Rupiah } from './common.ts'

/** What the copy of a customer's data holds, as they count it. */
export const dataSubjects = ['profile', 'shipments', 'money', 'photos', 'papers', 'messages'] as const
export type DataSubject = (typeof dataSubjects)[number]

/** What has to be settled before an account can be deleted. */
export const deletionObstacles = [
  'shipments',
  'invoices',
  'wallet',
  'owed_back',
  'refunds',
  'reversed',
  'paid_twice',
] as const
export interface DeletionObstacle {
  kind: (typeof deletionObstacles)[number]
  count: number
  /** Whole rupiah; null for shipments, and for refunds of which it is not decided yet. */
  amount: number | null
  /** The first few of them, by their codes. */
  codes: string[]
}

export interface AccountData {
  counts: Record<DataSubject, number>
  /** Of the files in the copy. */
  bytes: number
  obstacles: DeletionObstacle[]
  /** In the wallet, too little to be withdrawn: it is given up with the account, if its owner agrees. Whole rupiah. */
  remainder: Rupiah
}

/** Deletes an account. */
export interface AccountDeletion {
  /** Of `reauthenticate`. */
  reauth_token: string
  /** The remainder that its owner agrees to give up. */
  gives_up?: Rupiah
}

/** Downloads the copy once, until it expires. */
export interface DataCopy {
  url: string
  expires_at: Instant
}
