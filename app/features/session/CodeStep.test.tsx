import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { CodeStep } from './CodeStep.tsx'

const onVerified = vi.fn<(registerToken: string) => void>()
const onChangeEmail = vi.fn<() => void>()

const open = (resendAfter = 60) =>
  renderApp(
    <CodeStep
      email="ratna@contoh.id"
      resendAt={Date.now() + resendAfter * 1000}
      onVerified={onVerified}
      onChangeEmail={onChangeEmail}
    />,
    { texts: ['session', 'security'], signedInAs: null },
  )

testForm({
  open: () => open(),
  call: calls.verifyCode,
  answer: { register_token: 'register' },
  body: { user_id: 'ratna@contoh.id', code: '123456' },
  fill: ({ t, user }) => user.type(screen.getByLabelText(t('session:register.code.label')), '123456'),
  submitsItself: true,
  submit: ({ t, user }) =>
    user.click(screen.getByRole('button', { name: t('session:register.code.submit') })),
  field: { find: ({ t }) => screen.getByLabelText(t('session:register.code.label')), name: 'code' },
  outcome: () => onVerified.mock.lastCall,
  expected: ['register'],
})

const box = ({ t }: Rendered) => screen.getByLabelText(t('session:register.code.label'))

test('the code can be typed at once', async () => {
  const page = await open()
  expect(box(page)).toHaveFocus()
})

test('the last digit submits, and a refused code is not sent again', async () => {
  const server = fakeServer()
  server.refuse(calls.verifyCode, 422, { errors: [{ field: 'code', message: 'Kode salah.' }] })
  const page = await open()
  await page.user.type(box(page), '123456')
  await waitFor(() => expect(box(page)).toBeInvalid())
  await page.user.click(screen.getByRole('button', { name: page.t('session:register.code.submit') }))
  await waitFor(() => expect(box(page)).toHaveFocus())
  expect(server.received(calls.verifyCode)).toHaveLength(1)
  await page.user.paste('354474')
  await waitFor(() => expect(server.received(calls.verifyCode)).toHaveLength(2))
  expect(server.bodies(calls.verifyCode).at(-1)).toMatchObject({ code: '354474' })
})

test('a code that did not reach the server is sent again', async () => {
  const server = fakeServer()
  server.refuse(calls.verifyCode, 500)
  const page = await open()
  await page.user.type(box(page), '123456')
  expect(await screen.findByText(page.t('session:failed.verify'))).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: page.t('session:register.code.submit') }))
  await waitFor(() => expect(server.received(calls.verifyCode)).toHaveLength(2))
})

test('says when no new code can be sent', async () => {
  fakeServer().refuse(calls.resendCode, 500)
  const page = await open(0)
  await page.user.click(screen.getByRole('button', { name: page.t('session:register.code.resend') }))
  expect(await screen.findByText(page.t('session:failed.resend'))).toBeVisible()
})
