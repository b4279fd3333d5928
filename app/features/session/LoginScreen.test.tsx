import { calls } from '@seberang/domain/api'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Navigate, Route, Routes } from 'react-router-dom'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { device } from '../../lib/drafts/device.ts'
import { draftKey } from '../../lib/drafts/owner.ts'
import type { SignInState } from '../../lib/navigation/paths.ts'
import { rememberPage } from '../../lib/session/previous-page.ts'
import { session, updateSession } from '../../lib/session/session.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { Screen } from './LoginScreen.tsx'
import { Screen as ResetPassword } from './ResetPasswordScreen.tsx'

const guestAtLogin = { texts: ['session', 'identities'], signedInAs: null, at: '/login' } as const
async function fills({ t, user }: Rendered): Promise<void> {
  await user.type(screen.getByLabelText(t('session:field.email')), 'ratna@contoh.id')
  await user.type(screen.getByLabelText(t('session:field.password')), 'rahasia sekali 9')
}
const submits = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('session:login.submit') }))

testForm({
  open: () => renderApp(<Screen />, guestAtLogin),
  call: calls.login,
  answer: { login: true, token: 'new', customer },
  body: { user_id: 'ratna@contoh.id', password: 'rahasia sekali 9' },
  fill: fills,
  submit: submits,
  field: { find: ({ t }) => screen.getByLabelText(t('session:field.email')), name: 'user_id' },
  outcome: ({ location }) => location(),
  expected: '/locker-import',
})

test('a guest who was sent here from a page for customers is told why', async () => {
  await renderApp(
    <Routes>
      <Route
        path="/status/order"
        element={<Navigate to="/login" state={{ sentFrom: '/status/order' } satisfies SignInState} />}
      />
      <Route path="/login" element={<Screen />} />
    </Routes>,
    { ...guestAtLogin, at: '/status/order' },
  )
  expect(screen.getByText('Masuk dulu untuk melihat tagihan dan kirimannya.')).toBeVisible()
})

test('on the way from the wizard, a shipment that a guest typed is said to wait', async () => {
  await device.write(draftKey(null, 'import'), { body: {}, savedAt: 0, version: 0, sent: false })
  const other = await renderApp(<Screen />, guestAtLogin)
  expect(screen.queryByText(other.t('session:shipmentWaits'))).toBeNull()
  other.unmount()
  rememberPage('/wizard')
  const page = await renderApp(<Screen />, { ...guestAtLogin, keepStorage: true })
  expect(await screen.findByText(page.t('session:shipmentWaits'))).toBeVisible()
})

test('what was typed goes along to the page for a lost password', async () => {
  const { t, user } = await renderApp(
    <Routes>
      <Route path="/login" element={<Screen />} />
      <Route path="/reset-password" element={<ResetPassword />} />
    </Routes>,
    guestAtLogin,
  )
  await user.type(screen.getByLabelText(t('session:field.email')), 'ratna@contoh.id')
  await user.click(screen.getByRole('link', { name: t('session:login.forgot') }))
  expect(screen.getByLabelText(t('session:forgot.field'))).toHaveValue('ratna@contoh.id')
})

test('on a phone the page ends with what opens after signing in', async () => {
  await renderApp(<Screen />, guestAtLogin)
  expect(screen.getByRole('contentinfo').textContent).toMatch(/^Alamat gudang di Amerika.*terbuka/)
})

test('an account that is closed to this device says so until it is left, with the way back', async () => {
  const server = fakeServer()
  server.refuse(calls.login, 429, { code: 'locked_out', message: 'Terlalu banyak yang gagal.' })
  server.answer(calls.unlock, {})
  const page = await renderApp(<Screen />, guestAtLogin)
  const { t, user } = page
  await fills(page)
  await submits(page)
  expect(await screen.findByRole('heading', { level: 1, name: t('session:locked.title') })).toBeVisible()
  await user.click(screen.getByRole('button', { name: t('session:locked.send') }))
  expect(await screen.findByText(/ratna@contoh\.id/)).toBeVisible()
  expect(server.bodies(calls.unlock)).toEqual([{ user_id: 'ratna@contoh.id' }])
  await user.click(screen.getByRole('link', { name: t('session:locked.again') }))
  expect(screen.getByLabelText(t('session:field.email'))).toHaveValue('ratna@contoh.id')
})

test('a reload asks again: the account may be open meanwhile', async () => {
  const state = { locked: 'ratna@contoh.id', openedAt: performance.timeOrigin - 60_000 }
  const { t } = await renderApp(<Screen />, { ...guestAtLogin, at: { pathname: '/login', state } })
  expect(screen.getByLabelText(t('session:field.email'))).toBeVisible()
})

test('the way to a new password stands beside the label, and the keyboard meets it after the password', async () => {
  const { t, user } = await renderApp(<Screen />, guestAtLogin)
  await user.click(screen.getByLabelText(t('session:field.email')))
  await user.tab()
  expect(screen.getByLabelText(t('session:field.password'))).toHaveFocus()
  await user.tab()
  await user.tab()
  const link = screen.getByRole('link', { name: t('session:login.forgot') })
  expect(link).toHaveFocus()
  const submit = screen.getByRole('button', { name: t('session:login.submit') })
  expect(link.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

const budi = { ...customer, customer_id: '2', email: 'budi@contoh.id' }

test.each(['while it is typed', 'while it is answered'])(
  'whoever has signed in in another tab %s is named, and stays so or signs out',
  async (happens) => {
    const server = fakeServer()
    const late = Promise.withResolvers<void>()
    server.answer(calls.login, () => late.promise.then(() => ({ login: true, token: 'new', customer })))
    server.answer(calls.logout, {})
    const page = await renderApp(<Screen />, guestAtLogin)
    const { t } = page
    await fills(page)
    const isAnswered = happens === 'while it is answered'
    if (isAnswered) await submits(page)
    await act(() => updateSession({ token: 'budi', customer: budi }))
    late.resolve()
    await waitFor(() => expect(server.received(calls.logout)).toHaveLength(isAnswered ? 1 : 0))
    await waitFor(() =>
      expect(screen.getByText(t('session:login.elsewhere', { email: budi.email }))).toBeVisible(),
    )
    expect(screen.getByRole('link', { name: /Lanjut ke isi lokermu/ })).toBeVisible()
    expect(screen.getByRole('link', { name: t('common:nav.logout') })).toHaveAttribute('href', '/logout')
    expect(screen.queryByLabelText(t('session:field.email'))).toBeNull()
    expect(session()).toMatchObject({ token: 'budi', customer: budi })
  },
)

test('nobody is told of their own sign-in as of another tab’s', async () => {
  const server = fakeServer()
  server.answer(calls.login, { login: true, token: 'new', customer })
  // What the next page shows comes slowly.
  const late = Promise.withResolvers<void>()
  server.answer(calls.addresses, () => late.promise.then(() => ({ results: [] })))
  const page = await renderApp(<Screen />, guestAtLogin)
  await fills(page)
  await submits(page)
  await waitFor(() => expect(server.received(calls.addresses)).toHaveLength(1))
  expect(screen.getByLabelText(page.t('session:field.email'))).toBeVisible()
  late.resolve()
  await waitFor(() => expect(page.location()).toBe('/locker-import'))
})
