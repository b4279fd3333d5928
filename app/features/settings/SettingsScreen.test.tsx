import { calls, type Session } from '@seberang/domain/api'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { Screen } from './SettingsScreen.tsx'

const here: Session = {
  id: 'here',
  device: 'Chrome di Android',
  kind: 'phone',
  network: '114.10.',
  signed_in_at: '2026-05-03T03:10:00.000Z',
  seen_at: '2026-11-23T03:10:00.000Z',
  is_this: true,
  is_known: true,
}
const office: Session = { ...here, id: 'office', device: 'Firefox di Windows', is_this: false }
const stranger: Session = { ...office, id: 'stranger', device: 'Safari di macOS', is_known: false }

async function open(
  tab: string,
  prepare: (server: FakeServer) => void = () => undefined,
  signedInAs = customer,
) {
  const server = fakeServer()
  let sessions = [here, office, stranger]
  server.answer(calls.passkeys, { results: [] })
  server.answer(calls.identities, { results: [] })
  server.answer(calls.identityProviders, { results: [] })
  server.answer(calls.sessions, () => ({ results: sessions }))
  server.handle(calls.endSession, ({ url }) => {
    sessions = sessions.filter(({ id }) => !url.endsWith(id))
    return { status: 204 }
  })
  server.handle(calls.endOtherSessions, () => {
    sessions = [here]
    return { status: 204 }
  })
  prepare(server)
  const page = await renderApp(<Screen />, {
    texts: ['settings', 'security', 'identities', 'avatar'],
    at: `/settings?tab=${tab}`,
    signedInAs,
  })
  return { server, page }
}
const row = (name: string) => screen.getByText(name).closest('li') ?? document.body
const button = (page: Rendered, name: string) => page.user.click(screen.getByRole('button', { name }))

test('a tab has its own address, and Back leads to the one before', async () => {
  const { page } = await open('profile')
  await page.user.click(screen.getByRole('tab', { name: page.t('settings:tabs.security') }))
  expect(page.location()).toBe('/settings?tab=security')
  page.go(-1)
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent(
    page.t('settings:tabs.profile'),
  )
})

test.each(['identity', 'company'] as const)('the tab %s counts what was rejected', async (tab) => {
  const paper = { id: 'sent', status: 'rejected' as const }
  const { page } = await open('profile', undefined, {
    ...customer,
    [tab === 'identity' ? 'ktp' : 'company']: paper,
  })
  expect(screen.getByRole('tab', { name: new RegExp(page.t(`settings:tabs.${tab}`)) }).textContent).toMatch(
    /1$/,
  )
  expect(screen.getByRole('tab', { name: page.t('settings:tabs.data') })).toBeVisible()
})

test('the devices say what they are; one is signed out, then all others', async () => {
  const { page, server } = await open('security')
  const { t } = page
  expect(await screen.findByText('Chrome di Android')).toBeVisible()
  expect(row('Chrome di Android')).toHaveTextContent('ini kamu')
  expect(row('Chrome di Android')).toHaveTextContent('jaringan 114.10.…')
  expect(within(row('Chrome di Android')).queryByRole('button')).not.toBeInTheDocument()
  await button(page, t('settings:devices.endLabel', { device: office.device }))
  await waitFor(() => expect(screen.queryByText(office.device)).not.toBeInTheDocument())
  expect(server.received(calls.endSession)[0]?.url).toMatch(/office$/)
})

test('all other devices are signed out at once', async () => {
  const { page } = await open('security')
  await screen.findByText(stranger.device)
  await button(page, page.t('settings:devices.endOthers', { count: 2 }))
  await waitFor(() => expect(screen.queryByText(stranger.device)).not.toBeInTheDocument())
  expect(screen.getByText(here.device)).toBeVisible()
})

test('a device that is not mine is signed out, and leads to the password', async () => {
  const { page } = await open('security')
  await screen.findByText(stranger.device)
  await button(page, page.t('settings:devices.notMeLabel', { device: stranger.device }))
  expect(await screen.findByRole('dialog', { name: page.t('settings:password.title') })).toBeVisible()
})

test('a device that could not be signed out stays, and says so', async () => {
  const { page, server } = await open('security', (prepared) => prepared.refuse(calls.endSession, 500))
  await screen.findByText(office.device)
  await button(page, page.t('settings:devices.endLabel', { device: office.device }))
  expect(await screen.findByText(page.t('settings:devices.failed'))).toBeVisible()
  expect(screen.getByText(office.device)).toBeVisible()
  // It may have been signed out elsewhere.
  await waitFor(() => expect(server.received(calls.sessions)).toHaveLength(2))
})

test('a new email waits for its code, also for whoever closes the dialog, and is given up', async () => {
  const { page } = await open('profile', (server) => {
    server.answer(calls.reauthenticate, { reauth_token: 'who', expires_at: '2026-05-03T03:10:00.000Z' })
    server.answer(calls.saveProfile, { customer, pending: ['email'] })
  })
  const { t, user } = page
  await button(page, t('settings:contact.changeEmail'))
  await user.type(
    await screen.findByLabelText(t('security:reauthenticate.password')),
    'hujan di pagi hari{Enter}',
  )
  await user.type(await screen.findByLabelText(t('settings:contact.newEmail')), 'dewi@contoh.id{Enter}')
  expect(await screen.findByLabelText(t('security:code.label'))).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.getByText(t('settings:contact.waitingEmail', { value: 'dewi@contoh.id' }))).toBeVisible()
  await button(page, t('settings:contact.enterCode'))
  expect(screen.getByLabelText(t('security:code.label'))).toBeVisible()
  await user.keyboard('{Escape}')
  expect(sessionStorage.getItem('tk_pending_contacts')).toContain('dewi@contoh.id')
  await button(page, t('settings:cancel'))
  expect(screen.getByRole('button', { name: t('settings:contact.changeEmail') })).toBeVisible()
})

test('the first PIN asks for a code, then for the PIN', async () => {
  const { page } = await open('security', (server) => {
    server.answer(calls.requestCode, { resend_after: 60 })
    server.answer(calls.exchangeCode, { otp_token: 'code', expires_at: '2026-05-03T03:05:00.000Z' })
  })
  await button(page, page.t('settings:pin.createTitle'))
  await page.user.type(await screen.findByLabelText(page.t('security:code.label')), '123456')
  expect(await screen.findByLabelText(page.t('settings:pin.new'))).toHaveFocus()
})

test('whoever has no password sets a first one, by a code from the mailbox', async () => {
  const server = fakeServer()
  server.answer(calls.passkeys, { results: [] })
  server.answer(calls.identities, { results: [] })
  server.answer(calls.identityProviders, { results: [] })
  server.answer(calls.sessions, { results: [here] })
  server.answer(calls.requestCode, { resend_after: 60 })
  server.answer(calls.exchangeCode, { otp_token: 'code-proof', expires_at: '2026-05-03T03:05:00.000Z' })
  server.answer(calls.reauthenticate, { reauth_token: 'proof', expires_at: '2026-05-03T03:10:00.000Z' })
  const page = await renderApp(<Screen />, {
    texts: ['settings', 'security', 'identities', 'avatar'],
    at: '/settings?tab=security',
    signedInAs: { ...customer, password_set_at: null },
  })
  expect(screen.queryByRole('button', { name: page.t('settings:password.title') })).not.toBeInTheDocument()
  await screen.findByText(page.t('settings:password.none'))
  await button(page, page.t('settings:password.createTitle'))
  await page.user.type(await screen.findByLabelText(page.t('security:code.label')), '123456')
  expect(await screen.findByLabelText(page.t('settings:password.new'))).toHaveFocus()
})
