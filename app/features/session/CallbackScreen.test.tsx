import { calls, type UnknownIdentity } from '@seberang/domain/api'
import { identityStepMinutes } from '@seberang/domain/limits'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { keepIdentityStep, keepTyped, keptIdentityStep } from '../../lib/session/identity-step.ts'
import { linkingProvider, rememberLinking } from '../../lib/session/linking.ts'
import { saveReauthToken } from '../../lib/session/reauthentication.ts'
import { rememberPage } from '../../lib/session/previous-page.ts'
import { endSession, session, updateSession } from '../../lib/session/session.ts'
import { afterSignIn } from '../../lib/sign-in/after-sign-in.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { Screen } from './CallbackScreen.tsx'
import { SocialButtons } from './SocialButtons.tsx'

afterEach(() => void vi.useRealTimers())

const back = '/callback?code=code&state=state'
const open = (at: string, keepStorage = false) =>
  renderApp(<Screen />, { texts: ['identities', 'session'], signedInAs: null, at, keepStorage })
const person: UnknownIdentity = {
  provider: 'google',
  first_name: 'Ratna',
  last_name: 'Wulandari',
  email: 'ratna@contoh.id',
  has_account: false,
  opened_by: [],
  step_token: 'step',
}
const refuses = (change: object) =>
  fakeServer().refuse(calls.finishIdentity, 404, {
    code: 'unknown_identity',
    data: { ...person, ...change },
  })

test('whoever comes back goes on to the page that was wanted, with one call', async () => {
  const server = fakeServer()
  server.answer(calls.finishIdentity, { login: true, token: 'new', customer, to: null })
  rememberPage('/invoices')
  const page = await open(back, true)
  await waitFor(() => expect(page.location()).toBe('/invoices'))
  expect(server.bodies(calls.finishIdentity)).toEqual([{ code: 'code', state: 'state' }])
})

test('whoever signed in beside a page that waits is led back to it, also after a reload', async () => {
  const server = fakeServer()
  const to = '/callback?beside=yes'
  server.answer(calls.finishIdentity, { login: true, token: 'new', customer, to })
  const page = await open(back)
  const title = page.t('identities:signedInBeside.title')
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await waitFor(() => expect(page.location()).toBe(to))
  expect(session().token).toBe('new')
  page.unmount()
  await open(to)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test.each([
  ['details', {}],
  ['link', { has_account: true }],
  ['unverified', { email: null }],
] as const)('a person without an account takes one more step: %s', async (step, change) => {
  refuses(change)
  const { t } = await open(back)
  expect(await screen.findByRole('heading', { level: 1, name: t(`identities:${step}.title`) })).toBeVisible()
})

test('an account without a password names the provider that opens it, and no other', async () => {
  const server = fakeServer()
  const data = { ...person, provider: 'facebook', has_account: true, opened_by: ['google'] }
  server.refuse(calls.finishIdentity, 404, { code: 'unknown_identity', data })
  server.answer(calls.identityProviders, { results: [{ provider: 'google' }, { provider: 'facebook' }] })
  const { t } = await open(back)
  expect(await screen.findByText(t('identities:other.text', { provider: 'Facebook' }))).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Google' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Facebook' })).toBeNull()
})

test('the code leaves the address, so that a reload asks for the same step again', async () => {
  refuses({})
  const { t, location } = await open(back)
  await screen.findByRole('heading', { level: 1, name: t('identities:details.title') })
  await waitFor(() => expect(location()).toBe('/callback'))
})

test('after a reload the step has what was typed, until somebody signs in', async () => {
  refuses({})
  const page = await open(back)
  await page.user.type(await screen.findByLabelText(page.t('session:field.phone')), '08123456789')
  page.unmount()
  const again = await open('/callback', true)
  expect(screen.getByLabelText(again.t('session:field.phone'))).toHaveValue('08123456789')
  again.unmount()
  await afterSignIn({ token: 'of somebody else', customer })
  await open('/callback', true)
  expect(
    screen.getByRole('heading', { level: 1, name: again.t('identities:incomplete.title') }),
  ).toBeVisible()
})

test('whoever comes back with an error is not shown the step that somebody else has left', async () => {
  refuses({})
  const left = await open(back)
  await screen.findByRole('heading', { level: 1, name: left.t('identities:details.title') })
  left.unmount()
  const cancelled = await open('/callback?error=access_denied&state=state', true)
  const title = (outcome: 'cancelled' | 'incomplete') => ({
    level: 1,
    name: left.t(`identities:${outcome}.title`),
  })
  expect(screen.getByRole('heading', title('cancelled'))).toBeVisible()
  cancelled.unmount()
  await open('/callback', true)
  expect(screen.getByRole('heading', title('incomplete'))).toBeVisible()
})

test('a step is kept as long as its token, whatever is typed meanwhile', async () => {
  const { t, unmount } = await open('/callback')
  unmount()
  const at = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  keepIdentityStep({ person })
  vi.setSystemTime(at + identityStepMinutes * 60_000 - 1)
  const typed = {
    first_name: 'Ratna',
    last_name: '',
    phone_number: '0812',
    customer_type: 'personal' as const,
  }
  keepTyped(typed)
  expect(keptIdentityStep()).toMatchObject({ person, typed })
  vi.setSystemTime(at + identityStepMinutes * 60_000)
  await open('/callback', true)
  expect(screen.getByRole('heading', { level: 1, name: t('identities:incomplete.title') })).toBeVisible()
  expect(sessionStorage.getItem('tk_identity_step')).toBeNull()
})

test('an address that has got an account meanwhile is asked for its password', async () => {
  refuses({})
  const { t, user } = await open(back)
  await user.type(await screen.findByLabelText(t('session:field.phone')), '08123456789')
  await user.click(screen.getByRole('checkbox'))
  fakeServer().refuse(calls.registerByGoogle, 409, { code: 'email_taken' })
  await user.click(screen.getByRole('button', { name: t('session:register.details.submit') }))
  expect(await screen.findByLabelText(t('identities:link.password'))).toBeVisible()
})

test.each([
  ['cancelled', '/callback?error=access_denied&state=state', 0],
  ['incomplete', '/callback', 0],
  ['expired', back, 422],
  ['failed', back, 500],
] as const)('says what went wrong, and leads back: %s at %s', async (outcome, at, status) => {
  fakeServer().refuse(calls.finishIdentity, status)
  const { t } = await open(at)
  expect(
    await screen.findByRole('heading', { level: 1, name: t(`identities:${outcome}.title`) }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: t('identities:back') })).toHaveAttribute('href', '/login')
})

test('only what the server offers has a button, which leads to the provider with the page that was wanted', async () => {
  const server = fakeServer()
  server.answer(calls.identityProviders, { results: [{ provider: 'google' }] })
  server.answer(calls.startIdentity, { url: 'https://accounts.example/authorize' })
  const leave = vi.fn<(url: string) => void>()
  rememberPage('/invoices')
  keepIdentityStep({ person })
  const { user } = await renderApp(<SocialButtons leave={leave} />, {
    texts: ['identities'],
    signedInAs: null,
    keepStorage: true,
  })
  await user.click(await screen.findByRole('button', { name: 'Google' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://accounts.example/authorize'))
  expect(screen.queryByRole('button', { name: 'Facebook' })).toBeNull()
  expect(server.bodies(calls.startIdentity)).toEqual([{ to: '/invoices' }])
  // Whoever comes back is somebody else, perhaps.
  expect(keptIdentityStep()).toBeUndefined()
})

test('an account that is to be linked is linked to who is signed in and confirms it, who then goes back', async () => {
  const server = fakeServer()
  server.answer(calls.linkIdentity, { to: '/settings' })
  server.answer(calls.reauthenticate, { reauth_token: 'proof', expires_at: '2026-05-03T03:10:00.000Z' })
  rememberLinking('facebook')
  const page = await renderApp(<Screen />, {
    texts: ['identities', 'session', 'security'],
    at: back,
    keepStorage: true,
  })
  await page.user.type(await screen.findByLabelText(page.t('security:reauthenticate.password')), 'rahasia 9')
  await page.user.click(screen.getByRole('button', { name: page.t('security:reauthenticate.submit') }))
  await waitFor(() => expect(page.location()).toBe('/settings'))
  expect(server.bodies(calls.linkIdentity)).toEqual([{ code: 'code', state: 'state', reauth_token: 'proof' }])
  expect(server.received(calls.finishIdentity)).toHaveLength(0)
})

test('who goes back at the provider while linking is led to the settings, and is told', async () => {
  rememberLinking('facebook')
  const page = await renderApp(<Screen />, {
    texts: ['identities', 'session'],
    at: '/callback?error=access_denied&state=state',
    keepStorage: true,
  })
  await waitFor(() => expect(page.location()).toBe('/settings?tab=security'))
  expect(await screen.findByText('Facebook belum ditautkan.')).toBeVisible()
  expect(linkingProvider()).toBeUndefined()
})

test('so is who does not confirm it, below a title that says linking', async () => {
  const server = fakeServer()
  sessionStorage.clear()
  rememberLinking('facebook')
  const page = await renderApp(<Screen />, {
    texts: ['identities', 'session', 'security'],
    at: back,
    keepStorage: true,
  })
  await screen.findByLabelText(page.t('security:reauthenticate.password'))
  expect(screen.getByText('Menautkan Facebook')).toBeInTheDocument()
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(page.location()).toBe('/settings?tab=security'))
  expect(await screen.findByText('Facebook belum ditautkan.')).toBeVisible()
  expect(server.received(calls.linkIdentity)).toHaveLength(0)
})

test('what the server refuses to link is said there in its words', async () => {
  const server = fakeServer()
  server.refuse(calls.linkIdentity, 409, { message: 'Sudah membuka akun lain.' })
  await renderApp(null, { texts: [] })
  await saveReauthToken('proof')
  rememberLinking('facebook')
  const page = await renderApp(<Screen />, {
    texts: ['identities', 'session', 'security'],
    at: back,
    keepStorage: true,
  })
  await waitFor(() => expect(page.location()).toBe('/settings?tab=security'))
  expect(await screen.findByText('Sudah membuka akun lain.')).toBeVisible()
})

test('whoever is at the window once the page was left is told of no account that another has linked', async () => {
  const server = fakeServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answer(calls.linkIdentity, () => promise.then(() => ({ to: null })))
  await renderApp(null, { texts: [] })
  await saveReauthToken('proof')
  rememberLinking('facebook')
  const page = await renderApp(<Screen />, { texts: ['identities', 'session'], at: back, keepStorage: true })
  await waitFor(() => expect(server.received(calls.linkIdentity)).toHaveLength(1))
  await act(() => updateSession({ token: 'budi', customer: { ...customer, customer_id: '2' } }))
  await act(async () => {
    resolve()
    await promise
  })
  expect(page.location()).toBe(back)
  expect(screen.queryByText('Facebook sudah tertaut.')).toBeNull()
})

test('a guest who cancelled can try again at once', async () => {
  fakeServer().answer(calls.identityProviders, { results: [{ provider: 'google' }] })
  await open('/callback?error=access_denied&state=state')
  expect(await screen.findByRole('button', { name: 'Google' })).toBeVisible()
})

test('what is answered once its page was left keeps no step for the next person', async () => {
  const server = fakeServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  const refusal = { action: false, code: 'unknown_identity', data: person }
  server.handle(calls.finishIdentity, () => promise.then(() => ({ status: 404, body: refusal })))
  const page = await open(back)
  await waitFor(() => expect(server.bodies(calls.finishIdentity)).toHaveLength(1))
  page.unmount()
  await act(async () => {
    resolve()
    await promise
  })
  expect(keptIdentityStep()).toBeUndefined()
})

test('a session of the same browser that only ends meanwhile keeps nobody from signing in', async () => {
  const server = fakeServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answer(calls.finishIdentity, async () => {
    await promise
    return { login: true as const, token: 'new', customer, to: null }
  })
  const page = await renderApp(<Screen />, { texts: ['identities', 'session'], at: back })
  await waitFor(() => expect(server.bodies(calls.finishIdentity)).toHaveLength(1))
  await act(() => endSession())
  await act(async () => {
    resolve()
    await promise
  })
  await waitFor(() => expect(page.location()).toBe('/locker-import'))
  expect(session().token).toBe('new')
})

test('where our server fails, the same way back is tried again on a press, and a lost answer comes', async () => {
  const server = fakeServer()
  server.refuse(calls.finishIdentity, 500)
  const { t, user, location } = await open(back)
  const again = await screen.findByRole('button', { name: t('common:action.retry') })
  server.answer(calls.finishIdentity, { login: true, token: 'new', customer, to: null })
  await user.click(again)
  await waitFor(() => expect(location()).toBe('/locker-import'))
  const keys = server.received(calls.finishIdentity).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toEqual([expect.any(String), keys[0]])
})

test('who is signed in goes on although the way back has ended', async () => {
  fakeServer().refuse(calls.finishIdentity, 422)
  const { t } = await renderApp(<Screen />, { texts: ['identities', 'session'], at: back })
  expect(await screen.findByText(t('session:goOn.text', { email: customer.email }))).toBeVisible()
  expect(screen.getByRole('link', { name: 'Lanjut ke isi lokermu' })).toHaveAttribute(
    'href',
    '/locker-import',
  )
})

test('a wait of three seconds is said', async () => {
  fakeServer().answer(calls.finishIdentity, () => new Promise(() => undefined))
  // The session is stored before the clock stands still.
  const { t, unmount } = await open('/callback')
  unmount()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open(back)
  act(() => void vi.advanceTimersByTime(3_000))
  expect(screen.getByText(t('common:stillTrying'))).toBeVisible()
})
