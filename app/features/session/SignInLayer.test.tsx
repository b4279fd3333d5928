import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { session, updateSession } from '../../lib/session/session.ts'
import { passkeyBrowser, question, signedPasskey } from '../../testing/fake-passkeys.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import SignInLayer from './SignInLayer.tsx'

const onSignedIn = vi.fn<() => void>()
const { email } = customer

const open = (of = customer) =>
  renderApp(
    <SignInLayer
      customer={of}
      onSignedIn={onSignedIn}
      onChangeAccount={() => undefined}
      onGoHome={() => undefined}
    />,
    { texts: ['session', 'identities', 'passkeys'], signedInAs: of },
  )

afterEach(() => {
  onSignedIn.mockReset()
  vi.unstubAllGlobals()
})

testForm({
  open: () => open(),
  call: calls.login,
  answer: { login: true, token: 'new', customer },
  body: { user_id: email, password: 'rahasia sekali 9' },
  fill: ({ t, user }) =>
    user.type(screen.getByLabelText(t('session:again.password', { email })), 'rahasia sekali 9'),
  submit: ({ t, user }) => user.click(screen.getByRole('button', { name: t('session:again.submit') })),
  field: { find: ({ t }) => screen.getByLabelText(t('session:again.password', { email })), name: 'password' },
  outcome: () => onSignedIn.mock.lastCall,
  expected: [],
})

const withoutPassword = { ...customer, password_set_at: null }

test('who has no password is not asked for one, and comes back by a passkey', async () => {
  passkeyBrowser({ get: () => Promise.resolve(signedPasskey) })
  const server = fakeServer()
  server.answer(calls.passkeyLoginOptions, question)
  server.answer(calls.loginByPasskey, { login: true, token: 'new', customer: withoutPassword })
  const { t, user } = await open(withoutPassword)
  expect(screen.queryByLabelText(t('session:again.password', { email }))).toBeNull()
  await user.click(await screen.findByRole('button', { name: t('passkeys:login') }))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(session().token).toBe('new')
})

test('another customer’s passkey opens nothing here, and its session ends', async () => {
  passkeyBrowser({ get: () => Promise.resolve(signedPasskey) })
  const server = fakeServer()
  server.answer(calls.passkeyLoginOptions, question)
  const other = { ...customer, customer_id: '2' }
  server.answer(calls.loginByPasskey, { login: true, token: 'theirs', customer: other })
  server.answer(calls.logout, {})
  const { t, user } = await open()
  await user.click(await screen.findByRole('button', { name: t('passkeys:login') }))
  expect(await screen.findByText(t('session:again.notYours', { email }))).toBeVisible()
  await waitFor(() =>
    expect(server.received(calls.logout)[0]?.headers.get('Authorization')).toBe('Token theirs'),
  )
  expect(onSignedIn).not.toHaveBeenCalled()
  expect(session()).toMatchObject({ token: 'token', customer })
})

test('a provider opens in a tab of its own, which leads back to this page', async () => {
  const tab = {
    opener: window,
    location: { replace: vi.fn<(url: string) => void>() },
    close: vi.fn<() => void>(),
  }
  vi.stubGlobal('open', () => tab)
  const server = fakeServer()
  server.answer(calls.identityProviders, { results: [{ provider: 'google' }] })
  server.answer(calls.startIdentity, { url: 'https://accounts.example/authorize' })
  const { user } = await open(withoutPassword)
  await user.click(await screen.findByRole('button', { name: 'Google' }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://accounts.example/authorize'))
  expect(tab.opener).toBeNull()
  expect(server.bodies(calls.startIdentity)).toEqual([{ to: '/callback?beside=yes' }])
  expect(screen.getByRole('button', { name: 'Google' })).toBeEnabled()
})

test('a browser that refuses new tabs is said to, and the page stays', async () => {
  vi.stubGlobal('open', () => null)
  const server = fakeServer()
  server.answer(calls.identityProviders, { results: [{ provider: 'google' }] })
  const { t, user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Google' }))
  expect(await screen.findByText(t('identities:failed.tab'))).toBeVisible()
  expect(server.received(calls.startIdentity)).toEqual([])
})

test('a lost password is replaced in another tab', async () => {
  const { t } = await open()
  const link = screen.getByRole('link', { name: new RegExp(t('session:login.forgot').replace('?', '\\?')) })
  expect(link).toHaveAttribute('href', '/reset-password')
  expect(link).toHaveAttribute('target', '_blank')
})

/** A server whose answer to a password comes late. */
function lateLogin() {
  const server = fakeServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  let count = 0
  server.answer(calls.login, async () => {
    count += 1
    const token = `late ${count}`
    if (count === 1) await promise
    return { login: true as const, token, customer }
  })
  server.answer(calls.logout, {})
  const ended = () => server.received(calls.logout).map(({ headers }) => headers.get('Authorization'))
  return { server, answer: resolve, ended }
}
async function sendPassword({ t, user }: Rendered): Promise<void> {
  const field = screen.getByLabelText(t('session:again.password', { email }))
  await user.clear(field)
  await user.type(field, 'rahasia sekali 9')
  await user.click(screen.getByRole('button', { name: t('session:again.submit') }))
}

test.each(['common:action.home', 'session:again.other'] as const)(
  'an answer that comes once “%s” was pressed signs nobody in',
  async (way) => {
    const { answer, ended } = lateLogin()
    const page = await open()
    await sendPassword(page)
    await page.user.click(screen.getByRole('button', { name: page.t(way) }))
    answer()
    await waitFor(() => expect(ended()).toContain('Token late 1'))
    expect(onSignedIn).not.toHaveBeenCalled()
    expect(session().token).toBe('token')
  },
)

test('where the other page did not come, what is tried after that counts', async () => {
  const { answer, ended } = lateLogin()
  const page = await open()
  await page.user.click(screen.getByRole('button', { name: page.t('session:again.other') }))
  answer()
  await sendPassword(page)
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(session().token).toBe('late 1')
  expect(ended()).toEqual([])
})

test.each([
  ['is signed in', 'elsewhere'],
  ['has signed out', null],
] as const)(
  'an answer of a layer that is gone signs nobody in: who came by another tab %s',
  async (_, token) => {
    const { server, answer, ended } = lateLogin()
    const page = await open()
    await sendPassword(page)
    await waitFor(() => expect(server.received(calls.login)).toHaveLength(1))
    page.unmount()
    await updateSession({ token, customer: token === null ? null : customer })
    answer()
    await waitFor(() => expect(ended()).toEqual(['Token late 1']))
    expect(onSignedIn).not.toHaveBeenCalled()
    expect(session().token).toBe(token)
  },
)

test('a layer that is gone asks for no passkey any more', async () => {
  const { get } = passkeyBrowser({ get: () => Promise.resolve(signedPasskey) })
  const server = fakeServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answer(calls.passkeyLoginOptions, async () => {
    await promise
    return question
  })
  server.answer(calls.loginByPasskey, { login: true, token: 'late', customer })
  server.answer(calls.logout, {})
  const { t, user, unmount } = await open()
  await user.click(await screen.findByRole('button', { name: t('passkeys:login') }))
  await waitFor(() => expect(server.received(calls.passkeyLoginOptions)).toHaveLength(1))
  unmount()
  resolve()
  // That of the next one is the only one.
  const next = await open()
  await next.user.click(await screen.findByRole('button', { name: t('passkeys:login') }))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(get).toHaveBeenCalledOnce()
  expect(server.received(calls.loginByPasskey)).toHaveLength(1)
})

test('what keeps passwords knows of which account it is', async () => {
  await open()
  expect(document.querySelector('form input[autocomplete=username]')).toHaveValue(email)
})
