import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { Screen } from './ResetPasswordScreen.tsx'

const secret = 'perahu kecil di pagi hari'
const options = {
  texts: ['session', 'security', 'identities'],
  signedInAs: null,
  at: '/reset-password?token=mailed',
} as const
const field = ({ t }: Rendered) => screen.getByLabelText(t('session:newPassword.field'))
const again = ({ t }: Rendered) => screen.getByLabelText(t('session:newPassword.again'))
const fill = async (page: Rendered) => {
  await page.user.type(field(page), secret)
  await page.user.type(again(page), secret)
}
const submit = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('session:newPassword.submit') }))

const link = {
  email: 'ratna@contoh.id',
  requested_at: '2026-11-29T02:12:00Z',
  expires_at: '2026-11-29T02:42:00Z',
  sessions: 3,
  issuers: ['google' as const],
  passkeys: 1,
}

testForm({
  open: (server) => {
    server.answer(calls.login, { login: true, token: 'new', customer })
    return renderApp(
      <NewPasswordForm token="mailed" email={link.email} onSaving={() => undefined} />,
      options,
    )
  },
  call: calls.resetPassword,
  answer: {},
  body: { token: 'mailed', new_password: secret, confirm_password: secret },
  fill,
  submit,
  field: { find: field, name: 'new_password' },
  outcome: ({ location }) => location(),
  expected: '/locker-import',
})

test('it signs in by the new password, in the account of the link', async () => {
  const server = fakeServer()
  server.answer(calls.resetLink, { data: link })
  server.answer(calls.resetPassword, {})
  server.answer(calls.login, { login: true, token: 'new', customer })
  const page = await renderApp(<Screen />, options)
  expect(await screen.findByText(page.t('session:newPassword.for', { email: link.email }))).toBeVisible()
  expect(screen.getByText(/3 perangkat akan keluar.*Tetap berlaku: Passkey, Google/)).toBeVisible()
  await fill(page)
  await submit(page)
  await waitFor(() => expect(page.location()).toBe('/locker-import'))
  expect(screen.getByText(page.t('session:newPassword.done'))).toBeVisible()
  expect(server.bodies(calls.login)).toEqual([{ user_id: link.email, password: secret }])
})

test('where that does not succeed, the password is saved, and the sign-in is asked for', async () => {
  const server = fakeServer()
  server.answer(calls.resetLink, { data: link })
  server.answer(calls.resetPassword, {})
  server.refuse(calls.login, 429)
  const page = await renderApp(<Screen />, options)
  await screen.findByText(page.t('session:newPassword.for', { email: link.email }))
  await fill(page)
  await submit(page)
  expect(await screen.findByText(page.t('session:newPassword.saved'))).toBeVisible()
  await waitFor(() => expect(page.location()).toBe('/login'))
})

test('whoever else is signed in on this browser is named: saving signs them out', async () => {
  fakeServer().answer(calls.resetLink, { data: link })
  const page = await renderApp(<Screen />, {
    ...options,
    signedInAs: { ...customer, email: 'lain@contoh.id' },
  })
  expect(
    await screen.findByText(new RegExp(page.t('session:newPassword.signsOut', { email: 'lain@contoh.id' }))),
  ).toBeVisible()
})

test('whoever is signed in goes on although the link was used', async () => {
  fakeServer().refuse(calls.resetLink, 422, { errors: [{ field: 'token', message: 'Sudah dipakai.' }] })
  await renderApp(<Screen />, { ...options, signedInAs: customer })
  expect(await screen.findByRole('link', { name: 'Lanjut ke isi lokermu' })).toHaveAttribute(
    'href',
    '/locker-import',
  )
})

test('how hard a password is to guess is said as it is typed', async () => {
  fakeServer().answer(calls.resetLink, { data: link })
  const page = await renderApp(<Screen />, options)
  await page.user.type(field(page), 'pendek')
  expect(field(page)).toHaveAccessibleDescription(new RegExp(page.t('security:strength.short')))
  await page.user.type(field(page), '12')
  await waitFor(() =>
    expect(field(page)).toHaveAccessibleDescription(new RegExp(page.t('security:strength.2'))),
  )
  await page.user.clear(field(page))
  await page.user.type(field(page), link.email)
  expect(field(page)).toHaveAccessibleDescription(new RegExp(page.t('security:strength.1')))
})

test('two passwords that differ are refused at the second one', async () => {
  const server = fakeServer()
  server.answer(calls.resetLink, { data: link })
  const page = await renderApp(<Screen />, options)
  await page.user.type(field(page), secret)
  await page.user.type(again(page), `${secret}.`)
  await submit(page)
  expect(again(page)).toHaveAccessibleDescription('Kedua kata sandi tidak sama.')
  expect(server.received(calls.resetPassword)).toEqual([])
})

test('a link that works no more says so at once, with the way to another', async () => {
  const message = 'Link ini sudah dipakai atau sudah lewat waktunya. Minta link baru.'
  fakeServer().refuse(calls.resetLink, 422, { errors: [{ field: 'token', message }] })
  const page = await renderApp(<Screen />, options)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByLabelText(page.t('session:newPassword.field'))).toBeNull()
  await page.user.click(screen.getByRole('link', { name: page.t('session:newPassword.another') }))
  expect(await screen.findByLabelText(page.t('session:forgot.field'))).toBeVisible()
})

test('a link that stops to work while the password is typed says so above it', async () => {
  const server = fakeServer()
  server.answer(calls.resetLink, { data: link })
  const message = 'Link ini sudah dipakai atau sudah lewat waktunya. Minta link baru.'
  server.refuse(calls.resetPassword, 422, { errors: [{ field: 'token', message }] })
  const page = await renderApp(<Screen />, options)
  await fill(page)
  await submit(page)
  expect(await screen.findByText(message)).toBeVisible()
  expect(field(page)).toHaveValue(secret)
})

test('what it has saved is not told as a link that was used, and nobody leaves meanwhile', async () => {
  const server = fakeServer()
  server.answer(calls.resetLink, { data: link })
  server.answer(calls.resetPassword, {})
  server.answer(calls.login, { login: true, token: 'new', customer })
  // What the next page shows comes slowly.
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answer(calls.addresses, () => promise.then(() => ({ results: [] })))
  const page = await renderApp(<Screen />, { ...options, appCache: true })
  await screen.findByText(page.t('session:newPassword.for', { email: link.email }))
  await fill(page)
  server.refuse(calls.resetLink, 422, { errors: [{ field: 'token', message: 'Sudah dipakai.' }] })
  await submit(page)
  await waitFor(() => expect(server.received(calls.addresses)).toHaveLength(1))
  expect(server.received(calls.resetLink)).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page.t('session:newPassword.title'))
  expect(screen.queryByRole('link', { name: page.t('session:newPassword.another') })).toBeNull()
  resolve()
  await waitFor(() => expect(page.location()).toBe('/locker-import'))
})

test('where the answer was lost, the same password is saved under the same key', async () => {
  const server = fakeServer()
  server.answer(calls.resetLink, { data: link })
  server.answer(calls.login, { login: true, token: 'new', customer })
  server.refuse(calls.resetPassword, 500)
  const page = await renderApp(<Screen />, options)
  await screen.findByText(page.t('session:newPassword.for', { email: link.email }))
  await fill(page)
  await submit(page)
  expect(await screen.findByText(page.t('session:failed.newPassword'))).toBeVisible()
  server.answer(calls.resetPassword, {})
  await submit(page)
  await waitFor(() => expect(page.location()).toBe('/locker-import'))
  const keys = server.received(calls.resetPassword).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toEqual([expect.any(String), keys[0]])
})

test('what is sent before the link has loaded signs in, too, and its account is known to what keeps passwords', async () => {
  const server = fakeServer()
  const late = Promise.withResolvers<void>()
  server.answer(calls.resetLink, () => late.promise.then(() => ({ data: link })))
  const saved = Promise.withResolvers<void>()
  server.answer(calls.resetPassword, () => saved.promise.then(() => ({})))
  server.answer(calls.login, { login: true, token: 'new', customer })
  const page = await renderApp(<Screen />, options)
  await fill(page)
  await submit(page)
  expect(server.received(calls.resetPassword)).toEqual([])
  late.resolve()
  await waitFor(() => expect(server.received(calls.resetPassword)).toHaveLength(1))
  expect(page.container.querySelector('input[autocomplete=username]')).toHaveValue(link.email)
  saved.resolve()
  await waitFor(() => expect(page.location()).toBe('/locker-import'))
  expect(server.bodies(calls.login)).toEqual([{ user_id: link.email, password: secret }])
})
