import type { ContactKind } from '@seberang/domain/api'
import { codeMinutes, codeResendSeconds } from '@seberang/domain/limits'
import { useState } from 'react'

/** A new contact whose code was mailed. */
export interface PendingContact {
  value: string
  /** When its code was asked for, in milliseconds since 1970. */
  askedAt: number
  /** When its code ends, in milliseconds since 1970. */
  until: number
  /** When another code may be requested. */
  resendAt: number
}

type Pending = Partial<Record<ContactKind, PendingContact>>

/** Sign-out removes it by its beginning. */
const key = 'tk_pending_contacts'
const waitMs = codeResendSeconds * 1000

function read(): Pending {
  const stored = sessionStorage.getItem(key)
  const all = stored === null ? {} : (JSON.parse(stored) as Pending)
  return Object.fromEntries(Object.entries(all).filter(([, { until }]) => until > Date.now()))
}

/** The contacts that wait for their code, for as long as it lives, also for whoever comes back to the page. */
export function usePendingContacts() {
  const [pending, setPending] = useState(read)

  function store(next: Pending): void {
    sessionStorage.setItem(key, JSON.stringify(next))
    setPending(next)
  }
  return {
    pending,
    /** A code was mailed to it. Of a late answer, what was given since stays. */
    begin(kind: ContactKind, value: string, askedAt: number): void {
      const present = read()
      if (present[kind] && present[kind].askedAt > askedAt) return
      const now = Date.now()
      const contact = { value, askedAt, until: now + codeMinutes * 60_000, resendAt: now + waitMs }
      store({ ...present, [kind]: contact })
    },
    /** It is confirmed, or given up. One that was given since stays. */
    end(kind: ContactKind, value: string): void {
      const { [kind]: former, ...others } = read()
      if (former?.value === value) store(others)
    },
  }
}
