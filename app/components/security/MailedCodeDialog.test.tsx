import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { CodeDialog } from './CodeDialog.tsx'
import { useCode } from './use-code.tsx'

const onToken = vi.fn<(token: string | undefined) => void>()

function Page() {
  const { ask, dialog } = useCode('PIN')
  return (
    <>
      <button onClick={() => void ask().then(onToken)}>Buat PIN</button>
      {dialog}
    </>
  )
}

const begin = ({ user }: Rendered) => user.click(screen.getByRole('button', { name: 'Buat PIN' }))
const box = ({ t }: Rendered) => screen.getByLabelText(t('security:code.label'))

const onAnswer = vi.fn<(otpToken?: string) => void>()

testForm({
  open: () =>
    renderApp(
      <CodeDialog
        for="PIN"
        resendAt={Date.now() + 60_000}
        send={() => Promise.resolve(60)}
        onAnswer={onAnswer}
      />,
      { texts: ['security'] },
    ),
  call: calls.exchangeCode,
  answer: { otp_token: 'proof', expires_at: '2026-05-03T03:05:00.000Z' },
  body: { ref: 'PIN', code: '123456' },
  fill: (page) => page.user.type(box(page), '123456'),
  submitsItself: true,
  // While the code is being sent, the button says so.
  submit: async ({ t, user }) =>
    user.click(await screen.findByRole('button', { name: t('security:code.submit') })),
  field: { find: box, name: 'code' },
  outcome: () => onAnswer.mock.lastCall,
  expected: ['proof'],
})

test('a code from the mail becomes its proof', async () => {
  const server = fakeServer()
  server.answer(calls.requestCode, { resend_after: 60 })
  server.answer(calls.exchangeCode, { otp_token: 'proof', expires_at: '2026-05-03T03:05:00.000Z' })
  const page = await renderApp(<Page />, { texts: ['security'] })
  await begin(page)
  await page.user.type(await screen.findByLabelText(page.t('security:code.label')), '123456')
  await waitFor(() => expect(onToken).toHaveBeenLastCalledWith('proof'))
  expect(server.received(calls.requestCode)[0]?.url).toContain('ref=PIN')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a code that could not be sent is said, and asks for nothing', async () => {
  const server = fakeServer()
  server.refuse(calls.requestCode, 429, { message: 'Terlalu sering dicoba.' })
  const page = await renderApp(<Page />, { texts: ['security'] })
  await begin(page)
  expect(await screen.findByText('Terlalu sering dicoba.')).toBeVisible()
  await waitFor(() => expect(onToken).toHaveBeenLastCalledWith(undefined))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
