import type { Customer } from '@seberang/domain/api'
import { keep, readEncrypted } from '../storage/encrypted.ts'
import { forgetSaved } from '../storage/forget.ts'
import { isTypedWorkOpen } from './typed-work.ts'

/** Whoever uses this browser. Signed in means that `customer` is set. */
export interface Session {
  access: { token: string; signingKey: string; expiresAt: string } | null
  token: string | null
  customer: Customer | null
}

const name = 'session'
const empty: Session = { access: null, token: null, customer: null }

let current: Session = empty
const listeners = new Set<() => void>()

/** Restores the session of an earlier visit; called once, before the first request. */
export async function restoreSession(): Promise<void> {
  const value = await readEncrypted(name)
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
 * Signs out and clears the customer's data. The access token belongs to the browser and stays, as do the preferences
 * of this browser.
 */
export async function endSession(): Promise<void> {
  forgetSaved()
  forgetSaved(sessionStorage)
  await updateSession({ token: null, customer: null })
}

type SessionEnd = () => Promise<boolean>
let onSessionEnd: SessionEnd | undefined
let ending: Promise<boolean> | undefined
/** The handler is loaded lazily; a call may be refused before it is registered. */
let setHandler: (act: SessionEnd) => void = () => undefined
const handlerRegistered = new Promise<SessionEnd>((resolve) => {
  setHandler = resolve
})

/** Registers what to do when the session has expired; it resolves to whether somebody signed in again. */
export function whenSessionEnds(act: SessionEnd): void {
  onSessionEnd = act
  setHandler(act)
}

/** Runs once, however many calls were refused. */
export function sessionEnded(): Promise<boolean> {
  ending ??= handleSessionEnd().finally(() => {
    ending = undefined
  })
  return ending
}

async function handleSessionEnd(): Promise<boolean> {
  if (onSessionEnd) return onSessionEnd()
  // Nobody was signed in: there is nothing to resume.
  if (current.token === null) return false
  return (await handlerRegistered)()
}

/**
 * Follows other tabs that sign in or out.
 * @param startOver opens the page anew. Whatever it shows or remembers belongs to the customer who was signed in here,
 *   and the page may not be for whoever is now.
 */
export function followOtherTabs(startOver: () => void): void {
  const follow = async (): Promise<void> => {
    const before = current.customer?.customer_id
    const value = await readEncrypted(name)
    if (!isSession(value)) return
    const isSame = value.customer?.customer_id === before
    const isTyped = isTypedWorkOpen()
    // A guest's page shows nobody's data: it stays while something is typed in it.
    if (isSame || (before === undefined && isTyped)) return publish(value)
    // Signed out while something is typed here: as when the session expires, it can be continued.
    if (isTyped && !value.customer) return void sessionEnded()
    forgetSaved(sessionStorage)
    startOver()
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === `tk_${name}`) void follow()
  })
  // A page that Back brings out of the browser's cache missed what other tabs did.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void follow()
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
