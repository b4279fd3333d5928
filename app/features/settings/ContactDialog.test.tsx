import { calls, type ContactKind } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveReauthToken } from '../../lib/session/reauthentication.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { ContactDialog } from './ContactDialog.tsx'

const onClose = vi.fn<() => void>()
const onPending = vi.fn<(value: string, askedAt: number) => void>()
async function open(kind: ContactKind) {
  const page = await renderApp(
    <ContactDialog kind={kind} customer={customer} onClose={onClose} onPending={onPending} />,
    { texts: ['settings', 'security'] },
  )
  await saveReauthToken('who')
  return page
}
const email = ({ t }: Rendered) => screen.getByLabelText(t('settings:contact.newEmail'))
const submit = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('settings:contact.send') }))

testForm({
  open: () => open('email'),
  call: calls.saveProfile,
  answer: { customer, pending: ['email'] },
  body: { email: 'dewi@contoh.id', reauth_token: 'who' },
  fill: (page) => page.user.type(email(page), 'dewi@contoh.id'),
  submit,
  field: { find: email, name: 'email' },
  outcome: () => onPending.mock.lastCall?.[0],
  expected: 'dewi@contoh.id',
  reauthenticates: true,
})

test('a new telephone number goes alone', async () => {
  const server = fakeServer()
  server.answer(calls.saveProfile, { customer, pending: ['phone_number'] })
  const page = await open('phone_number')
  await page.user.type(screen.getByLabelText(page.t('settings:contact.newPhone')), '81155566677')
  await submit(page)
  await waitFor(() => expect(onPending).toHaveBeenLastCalledWith('+62 81155566677', expect.any(Number)))
  expect(server.bodies(calls.saveProfile)).toEqual([{ phone_number: '+62 81155566677', reauth_token: 'who' }])
})

test('the present address is refused as such', async () => {
  const server = fakeServer()
  server.answer(calls.saveProfile, { customer, pending: [] })
  onPending.mockReset()
  const page = await open('email')
  await page.user.type(email(page), customer.email)
  await submit(page)
  await waitFor(() => expect(email(page)).toHaveAccessibleDescription(page.t('settings:contact.unchanged')))
  expect(onPending).not.toHaveBeenCalled()
})

test('a proof that is too old by now is asked for again, and what was typed is sent by the new one', async () => {
  const server = fakeServer()
  server.answer(calls.reauthenticate, { reauth_token: 'again', expires_at: '2026-05-03T03:10:00.000Z' })
  server.refuse(calls.saveProfile, 403, { code: 'reauthenticate', message: 'Pastikan dulu ini kamu.' })
  const page = await open('email')
  const password = () => screen.findByLabelText(page.t('security:reauthenticate.password'))
  await page.user.type(email(page), 'dewi@contoh.id')
  await submit(page)
  // Whoever gives up finds what they typed, and is asked again at the next press.
  await password()
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(email(page)).toHaveValue('dewi@contoh.id'))
  await submit(page)
  await page.user.type(await password(), 'hujan di pagi hari')
  const taken = { field: 'email', message: 'Sudah dipakai.' }
  server.refuse(calls.saveProfile, 422, { errors: [taken] })
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(email(page)).toHaveAccessibleDescription(taken.message))
  expect(email(page)).toHaveValue('dewi@contoh.id')
  server.answer(calls.saveProfile, { customer, pending: ['email'] })
  await submit(page)
  await waitFor(() => expect(onPending).toHaveBeenLastCalledWith('dewi@contoh.id', expect.any(Number)))
  expect(server.bodies(calls.saveProfile)).toEqual(
    ['who', 'again', 'again'].map((reauth_token) => ({ email: 'dewi@contoh.id', reauth_token })),
  )
})
