import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { Screen } from './UnlockScreen.tsx'

const open = (at = '/unlock?token=mailed') =>
  renderApp(<Screen />, { texts: ['session', 'security'], signedInAs: null, at })
const submit = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('session:unlock.submit') }))

test('the link alone opens nothing: its button does, and leads to the login page', async () => {
  const server = fakeServer()
  server.answer(calls.confirmUnlock, {})
  const page = await open()
  expect(server.received(calls.confirmUnlock)).toEqual([])
  await submit(page)
  await waitFor(() => expect(page.location()).toBe('/login'))
  expect(server.bodies(calls.confirmUnlock)).toEqual([{ token: 'mailed' }])
})

test('a link that works no more is said, with the other way in', async () => {
  const server = fakeServer()
  const message = 'Link ini sudah dipakai atau sudah lewat waktunya.'
  server.refuse(calls.confirmUnlock, 422, { errors: [{ field: 'token', message }] })
  const page = await open()
  await submit(page)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByRole('button', { name: page.t('session:unlock.submit') })).toBeNull()
  expect(screen.getByRole('link', { name: page.t('session:unlock.password') })).toHaveAttribute(
    'href',
    '/reset-password',
  )
})

test('a link that was cut off offers no button', async () => {
  const { t } = await open('/unlock')
  expect(screen.getByText(t('session:unlock.incomplete'))).toBeVisible()
  expect(screen.queryByRole('button', { name: t('session:unlock.submit') })).toBeNull()
})
