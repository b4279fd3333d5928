import { calls } from '@seberang/domain/api'
import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { switchOn } from '../../lib/push/device.ts'
import { session } from '../../lib/session/session.ts'
import { fakePush, withoutPush } from '../../testing/fake-push.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { Screen } from './LogoutScreen.tsx'

afterEach(withoutPush)

test('signs out on this device while the server is silent, and tells it with the former token', async () => {
  const server = fakeServer()
  server.answer(calls.logout, () => new Promise(() => undefined))
  const page = await renderApp(<Screen />, { texts: ['session'], at: '/logout' })
  await waitFor(() => expect(page.location()).toBe('/login'))
  expect(session()).toMatchObject({ token: null, customer: null })
  await waitFor(() => expect(server.received(calls.logout)).toHaveLength(1))
  expect(server.received(calls.logout)[0]?.headers.get('authorization')).toBe('Token token')
})

test('a device shows no more notices, also where the server cannot be reached', async () => {
  const push = fakePush()
  const server = fakeServer()
  server.answer(calls.addDevice, {
    data: {
      choices: [],
      quiet_hours: { is_on: false, starts_at: '21:00', ends_at: '07:00' },
      devices: { any: true, this: true },
    },
  })
  await renderApp(<p />, { texts: [] })
  await switchOn(btoa('kunci-server'))
  expect(push.endpoint()).not.toBeNull()
  server.answer(calls.logout, () => new Promise(() => undefined))
  await renderApp(<Screen />, { texts: ['session'], at: '/logout', keepStorage: true })
  await waitFor(() => expect([push.endpoint(), push.shown()]).toEqual([null, 0]))
})
