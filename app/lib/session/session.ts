import type { Customer } from '@seberang/domain/api'
import { keep, kept } from '../storage/encrypted.ts'
import { forgetSaved } from '../storage/forget.ts'

/** What this browser knows of who is using it. Signed in means that there is a customer record. */
export interface Session {
  access: { token: string; signingKey: string; expiresAt: string } | null
  token: string | null
  customer: Customer | null
}

const name = 'session'
const empty: Session = { access: null, token: null, customer: null }

let current: Session = empty
const listeners = new Set<() => void>()

/** Reads what an earlier visit left; called once before the first request. */
export async function restoreSession(): Promise<void> {
  const value = await kept(name)
  if (isSession(value)) publish(value)
}

export function session(): Session {
  return current
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export async function updateSession(change: Partial<Session>): Promise<void> {
  publish({ ...current, ...change })
  await keep(name, current)
}

/**
 * Forgets who was signed in and what was kept for them. The access token belongs to the browser, not to the customer,
 * and stays; so does what was chosen for this browser.
 */
export async function endSession(): Promise<void> {
  forgetSaved()
  await updateSession({ token: null, customer: null })
}

type SessionEnd = () => Promise<boolean>
let onSessionEnd: SessionEnd | undefined
let ending: Promise<boolean> | undefined
/** What knows what to do comes with code of its own, and a first call may be refused before it is there. */
let tellOf: (act: SessionEnd) => void = () => undefined
const cameLater = new Promise<SessionEnd>((resolve) => {
  tellOf = resolve
})

/** What happens when the server no longer knows who is signed in; answers whether they have signed in again. */
export function whenSessionEnds(act: SessionEnd): void {
  onSessionEnd = act
  tellOf(act)
}

/** Asked once, however many calls were refused. */
export function sessionEnded(): Promise<boolean> {
  ending ??= askWhatNow().finally(() => {
    ending = undefined
  })
  return ending
}

async function askWhatNow(): Promise<boolean> {
  if (onSessionEnd) return onSessionEnd()
  // Nobody was signed in: there is nothing to take up again.
  if (current.token === null) return false
  return (await cameLater)()
}

/** Another tab signed in or out: take over what it left. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === 'tk_session') void restoreSession()
  })
}

function publish(next: Session): void {
  current = next
  for (const listener of listeners) listener()
}

function isSession(value: unknown): value is Session {
  return (
    typeof value === 'object' &&
    value !== null &&
    'access' in value &&
    'token' in value &&
    'customer' in value
  )
}
