import { calls, socketCloseCodes } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useTypedWork } from '../lib/session/typed-work.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
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

/** A page of who is signed in on a device that is ended elsewhere. */
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

test('a device that was ended elsewhere leaves the page before anybody touches it', async () => {
  const { location } = await ended(false)
  await waitFor(() => expect(location()).toBe('/logout'))
})

test('or covers what is typed', async () => {
  const { t } = await ended(true)
  expect(await screen.findByText(t('session:again.title'))).toBeVisible()
})
