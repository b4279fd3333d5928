import { calls } from '@seberang/domain/api'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../../lib/session/session.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { Screen } from './LogoutScreen.tsx'

test('signs out on this device while the server is silent, and tells it with the former token', async () => {
  const server = fakeServer()
  server.answer(calls.logout, () => new Promise(() => undefined))
  const page = await renderApp(<Screen />, { texts: ['session'], at: '/logout' })
  await waitFor(() => expect(page.location()).toBe('/login'))
  expect(session()).toMatchObject({ token: null, customer: null })
  await waitFor(() => expect(server.received(calls.logout)).toHaveLength(1))
  expect(server.received(calls.logout)[0]?.headers.get('authorization')).toBe('Token token')
})
