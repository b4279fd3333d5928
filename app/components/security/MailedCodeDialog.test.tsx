import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { withProof } from './mailed-codes.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { CodeDialog } from './CodeDialog.tsx'
import { useCode } from './use-code.tsx'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

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
    renderApp(<CodeDialog for="PIN" resendAt={Date.now() + 60_000} isSecond={false} onAnswer={onAnswer} />, {
      texts: ['security'],
    }),
  call: calls.exchangeCode,
  answer: { otp_token: 'proof', expires_at: inMinutes(5) },
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
  server.answer(calls.exchangeCode, { otp_token: 'proof', expires_at: inMinutes(5) })
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

test('a dialog that was closed asks for the same code again, and mails no other', async () => {
  const server = fakeServer()
  server.answer(calls.requestCode, { resend_after: 60 })
  const page = await renderApp(<Page />, { texts: ['security'] })
  await begin(page)
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await begin(page)
  expect(await screen.findByLabelText(page.t('security:code.label'))).toBeVisible()
  expect(server.received(calls.requestCode)).toHaveLength(1)
})

test('a code that has no tries left is not waited for', async () => {
  const server = fakeServer()
  server.answer(calls.requestCode, { resend_after: 60 })
  server.refuse(calls.exchangeCode, 422, {
    tries_left: 0,
    errors: [{ field: 'code', message: 'Percobaan sudah habis.' }],
  })
  const page = await renderApp(<Page />, { texts: ['security'] })
  await begin(page)
  await page.user.type(await screen.findByLabelText(page.t('security:code.label')), '123456')
  await waitFor(() => expect(box(page)).toHaveAccessibleDescription(/sudah habis/))
  await page.user.click(screen.getByRole('button', { name: page.t('action.cancel') }))
  await begin(page)
  await waitFor(() => expect(server.received(calls.requestCode)).toHaveLength(2))
})

/** Gives a code whose proof is for so many minutes, and begins once more. */
async function provesTwice(minutes: number) {
  const server = fakeServer()
  server.answer(calls.requestCode, { resend_after: 60 })
  server.answer(calls.exchangeCode, { otp_token: 'proof', expires_at: inMinutes(minutes) })
  const page = await renderApp(<Page />, { texts: ['security'] })
  onToken.mockClear()
  await begin(page)
  await page.user.type(await screen.findByLabelText(page.t('security:code.label')), '123456')
  await waitFor(() => expect(onToken).toHaveBeenCalledTimes(1))
  await begin(page)
  return { server, page }
}

test('a proof that was not used serves again', async () => {
  const { server } = await provesTwice(5)
  await waitFor(() => expect(onToken.mock.calls).toEqual([['proof'], ['proof']]))
  expect(server.received(calls.requestCode)).toHaveLength(1)
})

test('a proof that is nearly over is asked for anew', async () => {
  const { server, page } = await provesTwice(1)
  expect(await screen.findByLabelText(page.t('security:code.label'))).toHaveValue('')
  expect(server.received(calls.requestCode)).toHaveLength(2)
})

test('a proof that was used is asked for anew', async () => {
  const server = fakeServer()
  server.answer(calls.requestCode, { resend_after: 60 })
  server.answer(calls.exchangeCode, { otp_token: 'proof', expires_at: inMinutes(5) })
  const page = await renderApp(<Page />, { texts: ['security'] })
  await begin(page)
  await page.user.type(await screen.findByLabelText(page.t('security:code.label')), '123456')
  await waitFor(() => expect(onToken).toHaveBeenLastCalledWith('proof'))
  await withProof('PIN', () => Promise.resolve())
  await begin(page)
  await waitFor(() => expect(server.received(calls.requestCode)).toHaveLength(2))
})

test('the dialog says what its code is for', async () => {
  const server = fakeServer()
  server.answer(calls.requestCode, { resend_after: 60 })
  const page = await renderApp(<Page />, { texts: ['security'] })
  await begin(page)
  expect(await screen.findByRole('dialog', { name: 'Kode untuk PIN dompet' })).toBeVisible()
})
