import type { InvoiceEnd } from '../../status/index.ts'
import type { Instant, Ok, Page } from './common.ts'

/** Subject of a notice; the client revalidates what it shows of it. */
export const noticeTopics = ['cart', 'invoice', 'wallet', 'ticket', 'notice'] as const
export type NoticeTopic = (typeof noticeTopics)[number]

export interface Notice {
  /** Sequence number per customer, without gaps. */
  id: number
  /** `resync`: too many changes to report one by one; the client revalidates everything it shows. */
  topic: NoticeTopic | 'resync'
  /** The cart's or invoice's code, the kind of an identity paper, or `company`. */
  code: string
  at: Instant
}

/**
 * What a notice of topic `notice` tells: the price of a shipment is known now that its goods have their HS codes, an
 * invoice ended unpaid, or an identity paper or the company was approved or rejected.
 */
export const noticeEvents = [
  'priced',
  'invoice_ended',
  'identity_approved',
  'identity_rejected',
  'company_approved',
  'company_rejected',
] as const
export type NoticeEvent = (typeof noticeEvents)[number]

export type KeptNotice = Notice & {
  read: boolean
  event?: NoticeEvent
  /** Of a shipment that was `priced`; whole rupiah. Omitted once its customer was told another, or checked it out. */
  price?: number
  /** Of an invoice that ended unpaid. */
  because?: InvoiceEnd
  /** Of one whose shipments have all been checked out again since: the newest of those invoices. */
  checked_out_again?: string
  /** The shipments that it is about are deleted. */
  gone?: true
}

/** Newest first; `unread` counts all pages. */
export type Notices = Page<KeptNotice> & { unread: number }
export type NoticesRead = Ok<{ unread: number }>
