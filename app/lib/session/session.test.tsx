import 'fake-indexeddb/auto'
import { render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { customer } from '../../testing/render-app.tsx'
import { keep, readEncrypted } from '../storage/encrypted.ts'
import { forgetSaved } from '../storage/forget.ts'
import {
  endSession,
  followOtherTabs,
  markDeletion,
  session,
  sessionEnded,
  subscribeToSession,
  updateSession,
  whenSessionEnds,
  type Session,
} from './session.ts'
import { useTypedWork } from './typed-work.ts'
import { updateCustomer } from './update-customer.ts'

const startOver = vi.fn<() => void>()
const goHome = vi.fn<() => void>()
followOtherTabs(startOver, goHome)

const ratna: Session = { access: null, token: 'ratna', customer }
const budi: Session = { access: null, token: 'budi', customer: { ...customer, customer_id: '2' } }
const guest: Session = { access: null, token: null, customer: null }

beforeEach(() => {
  localStorage.removeItem('tk_deletion')
  startOver.mockReset()
  goHome.mockReset()
  sessionStorage.clear()
  sessionStorage.setItem('tk_order', 'chosen')
  sessionStorage.setItem('tk_previous_page', '/address')
})

/** Back brings the page out of the browser's cache. */
const comesBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

afterEach(async () => {
  await keep('session', session())
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = subscribeToSession(resolve)
  comesBack()
  await promise
  stop()
})

/** Another tab stores a session. */
async function elsewhere(next: Session): Promise<void> {
  await keep('session', next)
  window.dispatchEvent(new StorageEvent('storage', { key: 'tk_session' }))
}

test.each([
  ['signs in as somebody else', ratna, budi],
  ['signs in', guest, budi],
])('the page starts over when another tab %s', async (_, here, there) => {
  await updateSession(here)
  await elsewhere(there)
  await waitFor(() => expect(startOver).toHaveBeenCalledOnce())
  expect(sessionStorage.getItem('tk_order')).toBeNull()
})

test('an account that another tab deleted has no page left: home, without a question', async () => {
  const asks = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  whenSessionEnds(asks)
  await updateSession(ratna)
  await elsewhere({ ...guest, deleted: customer.customer_id })
  await waitFor(() => expect(goHome).toHaveBeenCalledOnce())
  expect(sessionStorage.getItem('tk_order')).toBeNull()
  expect(asks).not.toHaveBeenCalled()
})

test('whoever deletes an account says so to the other tabs, and to nobody who signs out later', async () => {
  await updateSession(ratna)
  await endSession(true)
  expect(await readEncrypted('session')).toMatchObject({ customer: null, deleted: customer.customer_id })
  await updateSession(budi)
  await endSession()
  expect(await readEncrypted('session')).not.toMatchObject({ deleted: expect.anything() as unknown })
})

test('the page stays when another tab renews the same session', async () => {
  await updateSession(ratna)
  await elsewhere({ ...ratna, token: 'renewed' })
  await waitFor(() => expect(session().token).toBe('renewed'))
  expect(startOver).not.toHaveBeenCalled()
})

function Typing() {
  useTypedWork(true)
  return null
}

test('a guest who is typing is signed in without losing the page', async () => {
  await updateSession(guest)
  const { unmount } = render(<Typing />)
  await elsewhere(budi)
  await waitFor(() => expect(session().token).toBe('budi'))
  expect(startOver).not.toHaveBeenCalled()
  unmount()
})

test('a customer is asked to sign in again when another tab signs out', async () => {
  await updateSession(ratna)
  const signInAgain = vi.fn<(elsewhere: boolean) => Promise<boolean>>(() => Promise.resolve(true))
  whenSessionEnds(signInAgain)
  await elsewhere(guest)
  await waitFor(() => expect(signInAgain.mock.calls).toEqual([[true]]))
  expect(startOver).not.toHaveBeenCalled()
  // The page still belongs to her, and goes on once she is back.
  expect(session().customer).toEqual(customer)
  // What it learns meanwhile does not sign her in again anywhere.
  await updateCustomer({ ...customer, first_name: 'Sari' })
  expect(await readEncrypted('session')).toMatchObject({ token: null, customer: null })
  await elsewhere(budi)
  await waitFor(() => expect(startOver).toHaveBeenCalledOnce())
})

test('signing out clears what the tab stored, except where to return to', async () => {
  await updateSession(ratna)
  await endSession()
  expect(sessionStorage.getItem('tk_order')).toBeNull()
  expect(sessionStorage.getItem('tk_previous_page')).toBe('/address')
})

test('while the account is being deleted, no tab asks to sign in again; once it is not, it does', async () => {
  const asks = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  whenSessionEnds(asks)
  await updateSession(ratna)
  markDeletion(true)
  const deleted = sessionEnded()
  await endSession(true)
  markDeletion(false)
  expect(await deleted).toBe(false)
  expect(asks).not.toHaveBeenCalled()
  await updateSession({ ...ratna, deleted: undefined })
  markDeletion(true)
  const refused = sessionEnded()
  markDeletion(false)
  await refused
  expect(asks).toHaveBeenCalledOnce()
})

test('another tab waits for the session that a deletion leaves behind, in the order in which it comes', async () => {
  const asks = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  whenSessionEnds(asks)
  await updateSession({ ...ratna, deleted: undefined })
  localStorage.setItem('tk_deletion', String(Date.now()))
  const refused = sessionEnded()
  // The tab that deletes clears first, then writes the session, then ends its mark.
  forgetSaved()
  window.dispatchEvent(new StorageEvent('storage', { key: 'tk_session' }))
  expect(localStorage.getItem('tk_deletion')).not.toBeNull()
  await keep('session', { ...guest, deleted: customer.customer_id })
  localStorage.removeItem('tk_deletion')
  window.dispatchEvent(new StorageEvent('storage', { key: 'tk_deletion' }))
  expect(await refused).toBe(false)
  expect(asks).not.toHaveBeenCalled()
})

test.each([
  ['another tab has signed out', String(Date.now()), true],
  ['the clock was set back', String(Date.now() + 3_600_000), false],
])('a mark that a deletion has left keeps no page in view where %s', async (_, mark, signedOut) => {
  const asks = vi.fn<(elsewhere: boolean) => Promise<boolean>>().mockResolvedValue(false)
  whenSessionEnds(asks)
  await updateSession({ ...ratna, deleted: undefined })
  localStorage.setItem('tk_deletion', mark)
  await sessionEnded(signedOut)
  expect(asks.mock.calls).toEqual([[signedOut]])
})

test('a page that waits for what another tab deletes is covered once somebody has signed out', async () => {
  const asks = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  whenSessionEnds(asks)
  await updateSession({ ...ratna, deleted: undefined })
  localStorage.setItem('tk_deletion', String(Date.now()))
  const refused = sessionEnded()
  await elsewhere(guest)
  await refused
  expect(asks).toHaveBeenCalledOnce()
})

test('of two tabs that delete at once, none ends the mark of the other, nor asks while its own answer is due', async () => {
  const asks = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  whenSessionEnds(asks)
  await updateSession({ ...ratna, deleted: undefined })
  const first = `${Date.now()} first`
  localStorage.setItem('tk_deletion', first)
  markDeletion(true)
  const refused = sessionEnded()
  // The other tab is through.
  localStorage.removeItem('tk_deletion')
  window.dispatchEvent(new StorageEvent('storage', { key: 'tk_deletion' }))
  localStorage.setItem('tk_deletion', first)
  await endSession(true)
  markDeletion(false)
  expect(await refused).toBe(false)
  expect(asks).not.toHaveBeenCalled()
  expect(localStorage.getItem('tk_deletion')).toBe(first)
})

test('another account that was deleted meanwhile keeps nobody from being asked', async () => {
  const asks = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  whenSessionEnds(asks)
  await updateSession({ ...ratna, deleted: undefined })
  localStorage.setItem('tk_deletion', String(Date.now()))
  const refused = sessionEnded()
  await keep('session', { ...guest, deleted: '2' })
  localStorage.removeItem('tk_deletion')
  window.dispatchEvent(new StorageEvent('storage', { key: 'tk_deletion' }))
  await refused
  expect(asks).toHaveBeenCalledOnce()
})

test('a page that is being opened anew changes nothing of whoever is signed in by now', async () => {
  await updateSession(ratna)
  await elsewhere(budi)
  await waitFor(() => expect(startOver).toHaveBeenCalledOnce())
  localStorage.setItem('tk_first_steps', 'his')
  // What was still on its way is answered.
  await updateCustomer(customer)
  await endSession(true)
  expect(await readEncrypted('session')).toMatchObject({ token: 'budi' })
  expect(localStorage.getItem('tk_first_steps')).toBe('his')
})

test.each([
  ['whoever has signed out', guest],
  ['whoever is signed in by now', budi],
])('what is answered late of a customer is nothing to %s', async (_, next) => {
  await updateSession(ratna)
  await endSession()
  await updateSession(next)
  await updateCustomer({ ...customer, first_name: 'Sari' })
  expect(session()).toEqual({ ...next, deleted: undefined })
  expect(await readEncrypted('session')).toEqual(JSON.parse(JSON.stringify(next)))
})

test.each([
  ['has signed in as somebody else', budi],
  ['has signed out', guest],
  ['has renewed it', { ...ratna, token: 'ratna again' }],
])('a late change of this tab leaves the stored session alone where another tab %s', async (_, there) => {
  await updateSession(ratna)
  await keep('session', there)
  await updateCustomer({ customer_id: customer.customer_id, wallet: 7 })
  await updateSession({ access: { token: 'late', signingKey: 'key', expiresAt: '2030-01-01T00:00:00Z' } })
  expect(await readEncrypted('session')).toEqual(there)
  // Whoever signs in here is the newest.
  await updateSession({ ...ratna, token: 'newest' })
  expect(await readEncrypted('session')).toMatchObject({ token: 'newest' })
})

test('signing out leaves no moment at which nobody is stored: another tab would write its session back', async () => {
  await updateSession(ratna)
  const removed = vi.spyOn(Storage.prototype, 'removeItem')
  await endSession()
  expect(removed.mock.calls.flat()).not.toContain('tk_session')
  expect(await readEncrypted('session')).toMatchObject(guest)
  removed.mockRestore()
})

test('what changes while a sign-in is being stored is stored after it', async () => {
  await updateSession(guest)
  const signsIn = updateSession(ratna)
  const learns = updateCustomer({ customer_id: customer.customer_id, wallet: 7 })
  await Promise.all([signsIn, learns])
  expect(await readEncrypted('session')).toMatchObject({ token: 'ratna', customer: { wallet: 7 } })
})

test('what is answered in part leaves the rest of the customer as it is', async () => {
  await updateSession(ratna)
  await updateCustomer({ customer_id: customer.customer_id, avatar_url: '/foto.jpg' })
  expect(session()).toMatchObject({ token: 'ratna', customer: { ...customer, avatar_url: '/foto.jpg' } })
})

test('where the reload was stopped, whatever would change the session reloads again', async () => {
  await updateSession(ratna)
  await elsewhere(budi)
  await waitFor(() => expect(startOver).toHaveBeenCalledOnce())
  // Of the page that is left: it was still loading.
  window.dispatchEvent(new Event('pageshow'))
  await updateCustomer(customer)
  expect(startOver).toHaveBeenCalledTimes(2)
  await endSession()
  expect(startOver).toHaveBeenCalledTimes(3)
  expect(await readEncrypted('session')).toMatchObject({ token: 'budi' })
})

test('a page that Back brings out of the cache is of whoever is signed in by then', async () => {
  await updateSession(ratna)
  await elsewhere(budi)
  await waitFor(() => expect(startOver).toHaveBeenCalledOnce())
  comesBack()
  await waitFor(() => expect(startOver).toHaveBeenCalledTimes(2))
  await keep('session', { ...ratna, token: 'ratna-2' })
  comesBack()
  await waitFor(() => expect(session().token).toBe('ratna-2'))
  await updateSession({ token: 'ratna-3' })
  expect(startOver).toHaveBeenCalledTimes(2)
})
