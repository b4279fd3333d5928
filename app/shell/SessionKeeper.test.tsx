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

test.each([
  ['leaves the page', false],
  ['covers what is typed', true],
])('a device that was ended elsewhere %s before anybody touches it', async (_, isTyped) => {
  vi.stubGlobal('WebSocket', Socket)
  const server = fakeServer()
  server.refuse(calls.profile, 401)
  const { t, location } = await renderApp(<Page isTyped={isTyped} />, {
    texts: ['session'],
    at: '/settings?tab=security',
  })
  sockets.at(-1)?.dispatchEvent(new CloseEvent('close', { code: socketCloseCodes.unauthorized }))
  if (isTyped) expect(await screen.findByText(t('session:again.title'))).toBeVisible()
  else await waitFor(() => expect(location()).toBe('/logout'))
})
