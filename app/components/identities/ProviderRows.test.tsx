import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { linkingProvider } from '../../lib/session/linking.ts'
import { saveReauthToken } from '../../lib/session/reauthentication.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { ProviderRows } from './ProviderRows.tsx'

const leave = vi.fn<(url: string) => void>()
const onCreatePassword = vi.fn<() => void>()
async function open(signedInAs = customer) {
  const server = fakeServer()
  server.answer(calls.identityProviders, { results: [{ provider: 'google' }, { provider: 'facebook' }] })
  server.answer(calls.passkeys, { results: [] })
  server.answer(calls.identities, {
    results: [
      {
        provider: 'google',
        email: 'ratna@contoh.id',
        linked_at: '2026-05-03T03:00:00.000Z',
        last_used_at: '2026-05-03T03:00:00.000Z',
      },
    ],
  })
  const page = await renderApp(
    <ul>
      <ProviderRows leave={leave} onCreatePassword={onCreatePassword} />
    </ul>,
    { texts: ['identities', 'security'], signedInAs },
  )
  await saveReauthToken('proof')
  return { server, ...page }
}

test('a linked account is named, and unlinked by who has confirmed who they are', async () => {
  const { server, t, user } = await open()
  expect(await screen.findByText(/ratna@contoh\.id/)).toBeVisible()
  server.answer(calls.unlinkIdentity, {})
  await user.click(
    screen.getByRole('button', { name: t('identities:rows.unlinkLabel', { provider: 'Google' }) }),
  )
  await waitFor(() => expect(server.bodies(calls.unlinkIdentity)).toEqual([{ reauth_token: 'proof' }]))
})

test('the last way in stays, in the words of the server', async () => {
  const { server, t, user } = await open()
  server.refuse(calls.unlinkIdentity, 409, { code: 'last_way_in', message: 'Ini satu-satunya jalan masuk.' })
  const name = t('identities:rows.unlinkLabel', { provider: 'Google' })
  await user.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText('Ini satu-satunya jalan masuk.')).toBeVisible()
})

test('another is linked by way of its provider', async () => {
  const { server, t, user } = await open()
  server.answer(calls.startIdentity, { url: 'https://www.facebook.com/dialog' })
  const name = t('identities:rows.linkLabel', { provider: 'Facebook' })
  await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://www.facebook.com/dialog'))
  expect(linkingProvider()).toBe('facebook')
})

test('the only way in is said to be it before anything is confirmed, and a password can be made', async () => {
  const { server, t, user } = await open({ ...customer, password_set_at: null })
  const name = t('identities:rows.unlinkLabel', { provider: 'Google' })
  await user.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText(t('identities:rows.lastWayIn', { provider: 'Google' }))).toBeVisible()
  await user.click(screen.getByRole('button', { name: t('identities:rows.createPassword') }))
  expect(onCreatePassword).toHaveBeenCalledOnce()
  expect(server.received(calls.requestCode)).toEqual([])
  expect(server.received(calls.unlinkIdentity)).toEqual([])
})
