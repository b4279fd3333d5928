import { calls } from '@seberang/domain/api'
import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { switchOn } from '../lib/push/device.ts'
import { isDevice } from '../lib/push/mark.ts'
import { updateSession } from '../lib/session/session.ts'
import { fakePush, withoutPush } from '../testing/fake-push.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { customer, renderApp } from '../testing/render-app.tsx'
import { Device } from './Device.tsx'

afterEach(withoutPush)

const data = {
  choices: [],
  quiet_hours: { is_on: false, starts_at: '21:00', ends_at: '07:00' },
  devices: { any: true, this: true },
}
const key = btoa('kunci-server')

/** A device that shows the notices of who is signed in, and a page on it. */
async function opened({ token = 'token', next = customer } = {}) {
  const push = fakePush()
  const server = fakeServer()
  server.answer(calls.addDevice, { data })
  await renderApp(<p />, { texts: [], signedInAs: customer })
  await updateSession({ token })
  await switchOn(key)
  await renderApp(<Device />, { texts: [], signedInAs: next, keepStorage: true })
  const sent = () => server.bodies(calls.addDevice).map((body) => (body as { endpoint: string }).endpoint)
  return { push, server, sent }
}

const first = 'https://push.example.com/1'

test('the address that the browser changes by itself is told to the server', async () => {
  const { push, sent } = await opened()
  push.moves('https://push.example.com/lain')
  await waitFor(() => expect(sent()).toEqual([first, 'https://push.example.com/lain']))
  push.moves('https://push.example.com/lagi')
  await waitFor(() => expect(sent()).toHaveLength(3))
})

test('who signs in again on the page goes on being shown notices', async () => {
  const { sent } = await opened({ token: 'token-dulu' })
  await waitFor(() => expect(sent()).toEqual([first, first]))
})

test('somebody else is shown none: the browser ends what it had subscribed to', async () => {
  const { push, sent } = await opened({ next: { ...customer, customer_id: '777' } })
  await waitFor(() => expect(push.endpoint()).toBeNull())
  expect(sent()).toEqual([first])
  expect(isDevice()).toBe(false)
})

test('what the browser has ended is ended at the server, too', async () => {
  const { push, server } = await opened()
  server.handle(calls.removeDevice, () => ({ status: 204 }))
  push.moves(null)
  await waitFor(() => expect(server.received(calls.removeDevice)).toHaveLength(1))
  expect(isDevice()).toBe(false)
})

test('a subscription for another key of the server’s is made anew', async () => {
  const push = fakePush()
  fakeServer().answer(calls.addDevice, { data })
  await renderApp(<p />, { texts: [], signedInAs: customer })
  await switchOn(key)
  await switchOn(key)
  expect(push.endpoint()).toBe(first)
  await switchOn(btoa('kunci-lain'))
  expect(push.endpoint()).not.toBe(first)
})
