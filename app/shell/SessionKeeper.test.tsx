import { calls, socketCloseCodes } from '@seberang/domain/api'
import { act, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionEnded, updateSession } from '../lib/session/session.ts'
import { useTypedWork } from '../lib/session/typed-work.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { customer, renderApp } from '../testing/render-app.tsx'
import SessionKeeper from './SessionKeeper.tsx'

afterEach(() => vi.unstubAllGlobals())

const sockets: EventTarget[] = []
class Socket extends EventTarget {
  constructor() {
    super()
    sockets.push(this)
  }
  send = () => undefined
  close = () => undefined
}

function Page({ isTyped }: { isTyped: boolean }) {
  useTypedWork(isTyped)
  return <SessionKeeper />
}

/** The server ends the session of a page that nobody touches. */
async function ended(isTyped: boolean) {
  vi.stubGlobal('WebSocket', Socket)
  fakeServer().refuse(calls.profile, 401)
  const page = await renderApp(<Page isTyped={isTyped} />, {
    texts: ['session'],
    at: '/settings?tab=security',
  })
  sockets.at(-1)?.dispatchEvent(new CloseEvent('close', { code: socketCloseCodes.unauthorized }))
  return page
}

test('the texts of the other ways in are there before they are needed, so that nothing moves', async () => {
  vi.stubGlobal('WebSocket', Socket)
  fakeServer()
  await renderApp(<SessionKeeper />, { texts: ['session'], at: '/settings' })
  await waitFor(() => expect(i18next.hasLoadedNamespace('identities')).toBe(true))
  await waitFor(() => expect(i18next.hasLoadedNamespace('passkeys')).toBe(true))
})

test('a device that was ended elsewhere leaves the page before anybody touches it', async () => {
  const { location } = await ended(false)
  await waitFor(() => expect(location()).toBe('/logout'))
})

test('a page that is signing out already is not covered', async () => {
  window.history.replaceState(null, '', '/logout')
  const { location, t } = await ended(true)
  await act(() => sessionEnded(true))
  expect(screen.queryByText(t('session:again.title'))).toBeNull()
  expect(location()).toBe('/settings?tab=security')
  window.history.replaceState(null, '', '/')
})

test('a device that was ended elsewhere covers what is typed', async () => {
  const { t } = await ended(true)
  expect(await screen.findByText(t('session:again.title'))).toBeVisible()
  // Nobody else opens it.
  await act(async () => updateSession({ token: 'budi', customer: { ...customer, customer_id: '2' } }))
  expect(screen.getByText(t('session:again.title'))).toBeVisible()
  // Until somebody has signed in again, here in another tab.
  await act(async () => updateSession({ token: 'masuk-lagi', customer }))
  await waitFor(() => expect(screen.queryByText(t('session:again.title'))).toBeNull())
})
