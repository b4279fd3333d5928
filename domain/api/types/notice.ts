import type { Instant, Ok, Page } from './common.ts'

/** What a notice is about; the client then reads again what it shows of it. */
export const noticeTopics = ['cart', 'invoice', 'wallet', 'ticket', 'notice'] as const
export type NoticeTopic = (typeof noticeTopics)[number]

export interface Notice {
  /** Counts per customer, without gaps. */
  id: number
  /** `resync`: more has changed than can be told one by one; everything shown has to be read again. */
  topic: NoticeTopic | 'resync'
  /** The cart's or invoice's code. */
  code: string
  at: Instant
}

export type KeptNotice = Notice & { read: boolean }

/** Newest first; `unread` counts those on all pages. */
export type Notices = Page<KeptNotice> & { unread: number }
export type NoticesRead = Ok<{ unread: number }>
