import type { Customer } from '@seberang/domain/api'
import { keep, readEncrypted } from '../storage/encrypted.ts'
import { forgetSaved } from '../storage/forget.ts'
import { isTypedWorkOpen } from './typed-work.ts'

/** Whoever uses this browser. Signed in means that `customer` is set. */
export interface Session {
  access: { token: string; signingKey: string; expiresAt: string } | null
  token: string | null
  customer: Customer | null
  /** The id of who was signed in until their account was deleted. */
  deleted?: string | undefined
}

/** A customer alone is the answer to a call, for `updateCustomer`. */
type SessionChange = Partial<Session> & ({ token: string | null } | { customer?: never })

const name = 'session'

let current: Session = { access: null, token: null, customer: null }
/** Opens the page anew for whoever is signed in by now, once it is to be. */
let openAnew: (() => void) | undefined
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

/** Whether the page is being opened anew. Where its reload was stopped, it is once more: whoever asks would change something. */
export function isPageReplaced(): boolean {
  openAnew?.()
  return openAnew !== undefined
}

export async function updateSession(change: SessionChange): Promise<void> {
  if (isPageReplaced()) return
  const before = current.token
  publish({ ...current, ...change })
  const signsIn = current.token !== null && current.token !== before
  // One change of one tab after the other.
  await navigator.locks.request(name, async () => {
    const stored = await readEncrypted(name)
    // Another tab's session stays, whatever this one still learns of its customer.
    if (signsIn || !isSession(stored) || stored.token === before) await keep(name, current)
  })
}

/**
 * Signs out and clears the customer's data. The access token belongs to the browser and stays, as do the preferences
 * of this browser.
 * @param isDeleted the account is gone, too: other tabs do not ask to sign in again
 */
export async function endSession(isDeleted = false): Promise<void> {
  if (isPageReplaced()) return
  forgetSaved()
  forgetSaved(sessionStorage)
  await updateSession({
    token: null,
    customer: null,
    deleted: isDeleted ? current.customer?.customer_id : undefined,
  })
}

/** @param elsewhere another tab signed out: whoever looks at this one may be somebody else. */
type SessionEnd = (elsewhere: boolean) => Promise<boolean>
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
export function sessionEnded(elsewhere = false): Promise<boolean> {
  ending ??= handleSessionEnd(elsewhere).finally(() => {
    ending = undefined
  })
  return ending
}

const deletionKey = 'tk_deletion'
/** No answer is waited for any longer. */
const maxDeletionMs = 60_000

/** Of this page, in the mark that it sets. */
const ownId = crypto.randomUUID()
let isDeletingHere = false
/** Ends the wait for a deletion's answer. */
let waitNoLonger: () => void = () => undefined

/** The mark that is set, with how long its answer is waited for. */
function deletionMark(): { id: string | undefined; leftMs: number } {
  const [startedAt, id] = localStorage.getItem(deletionKey)?.split(' ') ?? []
  const leftMs = Number(startedAt ?? 0) + maxDeletionMs - Date.now()
  // A clock that was set back would have it last.
  return { id, leftMs: leftMs > maxDeletionMs ? 0 : leftMs }
}

/**
 * Says to all tabs that the account is being deleted: its sessions have ended before the answer comes, and no tab is to ask
 * its customer to sign in again meanwhile. Of two tabs that delete at once, the mark is the first one's.
 */
export function markDeletion(isUnderWay: boolean): void {
  isDeletingHere = isUnderWay
  const { id, leftMs } = deletionMark()
  if (isUnderWay) {
    if (leftMs <= 0) localStorage.setItem(deletionKey, `${Date.now()} ${ownId}`)
    return
  }
  if (id === ownId) localStorage.removeItem(deletionKey)
  waitNoLonger()
}

/**
 * Where this tab deletes the account, its answer is waited for, however long it takes. Where another does, not after
 * somebody has signed out: whoever looks may be somebody else.
 * @returns whether the account was deleted meanwhile
 */
async function isDeletedMeanwhile(elsewhere: boolean): Promise<boolean> {
  const whose = current.customer?.customer_id
  const { leftMs } = deletionMark()
  if (!isDeletingHere && (elsewhere || leftMs <= 0)) return false
  await new Promise<void>((resolve) => {
    waitNoLonger = resolve
    if (!isDeletingHere) setTimeout(resolve, leftMs)
  })
  const stored = await readEncrypted(name)
  return isSession(stored) && !stored.customer && !!whose && stored.deleted === whose
}

async function handleSessionEnd(elsewhere: boolean): Promise<boolean> {
  if (await isDeletedMeanwhile(elsewhere)) return false
  if (onSessionEnd) return onSessionEnd(elsewhere)
  // Nobody was signed in: there is nothing to resume.
  if (current.token === null) return false
  return (await handlerRegistered)(elsewhere)
}

/**
 * Follows other tabs that sign in or out.
 * @param startOver opens the page anew. Whatever it shows or remembers belongs to the customer who was signed in here,
 *   and the page may not be for whoever is now.
 * @param goHome of an account that was deleted no page is left
 */
export function followOtherTabs(startOver: () => void, goHome: () => void): void {
  const follow = async (): Promise<void> => {
    const before = current.customer?.customer_id
    const value = await readEncrypted(name)
    if (!isSession(value)) return
    const isSame = value.customer?.customer_id === before
    // A guest's page shows nobody's data: it stays while something is typed in it.
    if (isSame || (before === undefined && isTypedWorkOpen())) return publish(value)
    // Signed out: the page is covered, and can be continued as when the session expires.
    if (!value.customer) {
      if (value.deleted === before) return leave(goHome)
      if (!isDeletingHere) waitNoLonger()
      return void sessionEnded(true)
    }
    leave(startOver)
  }
  /** What is still answered here is for nobody, and changes nothing of whoever is signed in by now. */
  const leave = (open: () => void): void => {
    forgetSaved(sessionStorage)
    openAnew = open
    open()
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === deletionKey && !isDeletingHere) waitNoLonger()
    if (key === `tk_${name}`) void follow()
  })
  // A page that Back brings out of the browser's cache missed what other tabs did.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    openAnew = undefined
    void follow()
  })
}

function publish(next: Session): void {
  current = next
  for (const listener of listeners) listener()
}

/** Only this app can have sealed it: what can be opened is one. */
const isSession = (value: unknown): value is Session => value !== undefined
