import { calls } from '@seberang/domain/api'
import { reauthenticationMinutes } from '@seberang/domain/limits'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  passkey,
  passkeyBrowser,
  question,
  sentOfSigned,
  signedPasskey,
} from '../../testing/fake-passkeys.ts'
import { request } from '../../lib/api/client.ts'
import { reauthToken, saveReauthToken } from '../../lib/session/reauthentication.ts'
import { endSession, updateSession } from '../../lib/session/session.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx'
import { useReauthentication } from './use-reauthentication.tsx'

const options = { texts: ['security'] } as const
const onAnswer = vi.fn<(token?: string) => void>()
const answered = { reauth_token: 'proof', expires_at: '2026-05-03T03:10:00.000Z' }
const password = ({ t }: Rendered) => screen.getByLabelText(t('security:reauthenticate.password'))
const submit = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('security:reauthenticate.submit') }))

testForm({
  open: () => renderApp(<ReauthenticationDialog onAnswer={onAnswer} />, options),
  call: calls.reauthenticate,
  answer: answered,
  body: { password: 'hujan di pagi hari' },
  fill: (page) => page.user.type(password(page), 'hujan di pagi hari'),
  submit,
  field: { find: password, name: 'password' },
  outcome: () => onAnswer.mock.lastCall,
  expected: ['proof'],
})

const onToken = vi.fn<(token: string) => Promise<void>>()

function Page() {
  const { run, dialog } = useReauthentication()
  return (
    <>
      <button onClick={() => void run(onToken)}>Ganti</button>
      {dialog}
    </>
  )
}

let later = 0
const today = Date.now.bind(Date)
/** So much that an earlier answer counts no more. */
function timePasses(): void {
  later += reauthenticationMinutes * 60_000
  vi.spyOn(Date, 'now').mockImplementation(() => today() + later)
}

test('whoever has no password is asked for a code from the mailbox', async () => {
  const server = fakeServer()
  server.answer(calls.requestCode, { resend_after: 60 })
  server.answer(calls.exchangeCode, { otp_token: 'code-proof', expires_at: '2026-05-03T03:05:00.000Z' })
  server.answer(calls.reauthenticate, answered)
  const page = await renderApp(<Page />, {
    ...options,
    signedInAs: { ...customer, password_set_at: null },
  })
  await page.user.click(screen.getByRole('button', { name: 'Ganti' }))
  await page.user.type(await screen.findByLabelText(page.t('security:code.label')), '123456')
  await waitFor(() => expect(onToken).toHaveBeenLastCalledWith('proof'))
  expect(server.bodies(calls.reauthenticate)).toEqual([{ otp_token: 'code-proof' }])
})

test('is asked once, then not again for a while', async () => {
  onToken.mockReset()
  const server = fakeServer()
  server.answer(calls.reauthenticate, answered)
  const page = await renderApp(<Page />, options)
  const begin = () => page.user.click(screen.getByRole('button', { name: 'Ganti' }))
  await begin()
  await page.user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(onToken).not.toHaveBeenCalled()
  await begin()
  await page.user.type(password(page), 'hujan di pagi hari')
  await submit(page)
  await waitFor(() => expect(onToken).toHaveBeenLastCalledWith('proof'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await begin()
  await waitFor(() => expect(onToken).toHaveBeenCalledTimes(2))
  expect(server.received(calls.reauthenticate)).toHaveLength(1)
  timePasses()
  await begin()
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('the late answer of a question that was closed leaves the next one open', async () => {
  onToken.mockReset()
  const server = fakeServer()
  const first = Promise.withResolvers<void>()
  server.answer(calls.reauthenticate, async () => {
    await first.promise
    return { ...answered, reauth_token: 'late' }
  })
  const page = await renderApp(<Page />, options)
  timePasses()
  const begin = () => page.user.click(screen.getByRole('button', { name: 'Ganti' }))
  await begin()
  await page.user.type(password(page), 'hujan di pagi hari{Enter}')
  await waitFor(() => expect(server.received(calls.reauthenticate)).toHaveLength(1))
  await page.user.keyboard('{Escape}')
  await begin()
  await page.user.type(password(page), 'hujan')
  await act(async () => first.resolve())
  expect(password(page)).toHaveValue('hujan')
  expect(onToken).not.toHaveBeenCalled()
  server.answer(calls.reauthenticate, answered)
  await page.user.type(password(page), ' di pagi hari')
  await submit(page)
  await waitFor(() => expect(onToken.mock.calls).toEqual([['proof']]))
})

test('a passkey stands in for the password', async () => {
  passkeyBrowser({ get: () => Promise.resolve(signedPasskey) })
  const server = fakeServer()
  server.answer(calls.passkeys, { results: [passkey] })
  server.answer(calls.passkeyLoginOptions, question)
  server.answer(calls.reauthenticate, answered)
  const page = await renderApp(<Page />, { texts: ['security', 'passkeys'] })
  timePasses()
  await page.user.click(screen.getByRole('button', { name: 'Ganti' }))
  await page.user.click(await screen.findByRole('button', { name: page.t('passkeys:confirm') }))
  await waitFor(() => expect(onToken).toHaveBeenLastCalledWith('proof'))
  expect(server.bodies(calls.reauthenticate)).toEqual([{ passkey: sentOfSigned }])
  vi.unstubAllGlobals()
})

test('who has no passkey is not offered one', async () => {
  passkeyBrowser({ get: () => Promise.resolve(signedPasskey) })
  const server = fakeServer()
  server.answer(calls.passkeys, { results: [] })
  const page = await renderApp(<ReauthenticationDialog onAnswer={onAnswer} />, {
    texts: ['security', 'passkeys'],
  })
  await waitFor(() => expect(server.received(calls.passkeys)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: page.t('passkeys:confirm') })).toBeNull()
  vi.unstubAllGlobals()
})

test('what was confirmed waits in the tab for the page after this one, and counts for no other session', async () => {
  await renderApp(null, options)
  await saveReauthToken('proof')
  expect(sessionStorage).toHaveLength(1)
  await updateSession({ token: 'another' })
  expect(await reauthToken()).toBeUndefined()
  await updateSession({ token: 'token' })
  expect(await reauthToken()).toBe('proof')
  sessionStorage.clear()
  expect(await reauthToken()).toBeUndefined()
})

test('it ends with the session, and once the server refuses it', async () => {
  await renderApp(null, options)
  await saveReauthToken('proof')
  fakeServer().refuse(calls.unlinkIdentity, 403, { code: 'reauthenticate' })
  const refused = request(calls.unlinkIdentity, {
    params: { provider: 'google' },
    body: { reauth_token: 'proof' },
  })
  await expect(refused).rejects.toThrow('HTTP 403')
  expect(await reauthToken()).toBeUndefined()
  await saveReauthToken('proof')
  expect(await reauthToken()).toBe('proof')
  expect(JSON.stringify(sessionStorage)).not.toContain('proof')
  await endSession()
  await updateSession({ token: 'token' })
  expect(await reauthToken()).toBeUndefined()
})

test('what keeps passwords knows of which account it is', async () => {
  await renderApp(<ReauthenticationDialog onAnswer={onAnswer} />, options)
  expect(document.querySelector('form input[autocomplete=username]')).toHaveValue(customer.email)
})
