import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { ForgotForm } from './ForgotForm.tsx'
import { Screen } from './ResetPasswordScreen.tsx'

const options = { texts: ['session', 'security'], signedInAs: null, at: '/reset-password' } as const
const field = ({ t }: Rendered) => screen.getByLabelText(t('session:forgot.field'))
const fill = async (page: Rendered) => page.user.type(field(page), ' Ratna@Contoh.id ')
const submit = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('session:forgot.submit') }))

testForm({
  open: () => renderApp(<ForgotForm typed="" />, options),
  call: calls.forgotPassword,
  answer: { resend_after: 60 },
  body: { email_or_phone: 'ratna@contoh.id' },
  fill,
  submit,
  field: { find: field, name: 'email_or_phone' },
  outcome: ({ location }) => location(),
  expected: '/reset-password',
})

test('says where the link went, sends it again, and leads back to what was typed', async () => {
  const server = fakeServer()
  server.answer(calls.forgotPassword, { resend_after: 0 })
  const page = await renderApp(<Screen />, options)
  const { t, user } = page
  await fill(page)
  await submit(page)
  expect(await screen.findByRole('heading', { name: t('session:forgot.sent.title') })).toBeVisible()
  expect(screen.getByText(/^Kalau ratna@contoh\.id punya akun/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: t('session:forgot.sent.resend') }))
  expect(await screen.findByText(t('session:forgot.sent.resent'))).toBeVisible()
  expect(server.bodies(calls.forgotPassword)).toEqual([
    { email_or_phone: 'ratna@contoh.id' },
    { email_or_phone: 'ratna@contoh.id' },
  ])
  await user.click(screen.getByRole('button', { name: t('session:forgot.sent.change') }))
  expect(await screen.findByLabelText(t('session:forgot.field'))).toHaveValue('ratna@contoh.id')
})
