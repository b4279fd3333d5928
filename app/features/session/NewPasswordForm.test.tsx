import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { Screen } from './ResetPasswordScreen.tsx'

const secret = 'perahu kecil di pagi hari'
const options = {
  texts: ['session', 'security'],
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

testForm({
  open: () => renderApp(<NewPasswordForm token="mailed" />, options),
  call: calls.resetPassword,
  answer: {},
  body: { token: 'mailed', new_password: secret, confirm_password: secret },
  fill,
  submit,
  field: { find: field, name: 'new_password' },
  outcome: ({ location }) => location(),
  expected: '/login',
})

test('two passwords that differ are refused at the second one', async () => {
  const server = fakeServer()
  const page = await renderApp(<Screen />, options)
  await page.user.type(field(page), secret)
  await page.user.type(again(page), `${secret}.`)
  await submit(page)
  expect(again(page)).toHaveAccessibleDescription('Kedua kata sandi tidak sama.')
  expect(server.received(calls.resetPassword)).toEqual([])
})

test('a link that works no more is said above what was typed, with the way to another', async () => {
  const server = fakeServer()
  const message = 'Link ini sudah dipakai atau sudah lewat waktunya. Minta link baru.'
  server.refuse(calls.resetPassword, 422, { errors: [{ field: 'token', message }] })
  const page = await renderApp(<Screen />, options)
  await fill(page)
  await submit(page)
  expect(await screen.findByText(message)).toBeVisible()
  expect(field(page)).toHaveValue(secret)
  await page.user.click(screen.getByRole('link', { name: page.t('session:newPassword.another') }))
  expect(await screen.findByLabelText(page.t('session:forgot.field'))).toBeVisible()
})
