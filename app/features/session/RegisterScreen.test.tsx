import { calls } from '@seberang/domain/api'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readRegistration } from '../../lib/session/registration.ts'
import { session, updateSession } from '../../lib/session/session.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { Screen } from './RegisterScreen.tsx'

let server: FakeServer

beforeEach(() => {
  vi.useRealTimers()
  server = fakeServer()
  server.answer(calls.registerMini, { resend_after: 60 })
  server.answer(calls.verifyCode, { register_token: 'register' })
})

/** Renders the page without clearing what it stored: a reload. */
const open = async (isReload = false): Promise<Rendered> => {
  return renderApp(<Screen />, {
    texts: ['session', 'security'],
    signedInAs: null,
    at: '/register',
    keepStorage: isReload,
  })
}

const heading = (page: Rendered, step: 'mini' | 'code' | 'details') =>
  screen.findByRole('heading', { level: 1, name: page.t(`session:register.${step}.title`) })

async function sendsEmail(page: Rendered): Promise<void> {
  await page.user.type(await screen.findByLabelText(page.t('session:field.email')), 'ratna@contoh.id')
  await page.user.click(screen.getByRole('button', { name: page.t('session:register.mini.submit') }))
  await heading(page, 'code')
}

async function verifies(page: Rendered): Promise<void> {
  await page.user.type(screen.getByLabelText(page.t('session:register.code.label')), '123456')
  await heading(page, 'details')
  expect(screen.getByText(page.t('session:register.code.verified'))).toBeVisible()
}

async function sendsDetails(page: Rendered): Promise<void> {
  await page.user.type(screen.getByLabelText(page.t('session:field.firstName')), 'Ratna')
  await page.user.type(screen.getByLabelText(new RegExp(page.t('session:field.lastName'))), 'Wijaya')
  await page.user.type(screen.getByLabelText(page.t('session:field.phone')), '08123456789')
  await page.user.type(screen.getByLabelText(page.t('session:field.password')), 'rahasia sekali 9')
  await page.user.click(screen.getByRole('checkbox'))
  await page.user.click(screen.getByRole('button', { name: page.t('session:register.details.submit') }))
}

test('the step of the code survives a reload, and its waiting time goes on', async () => {
  const first = await open()
  await sendsEmail(first)
  first.unmount()
  const second = await open(true)
  expect(await heading(second, 'code')).toBeVisible()
  expect(screen.getByText(new RegExp(second.t('security:resendIn', { time: '0' })))).toBeVisible()
})

test('the step after the code begins at its top, although it takes the place of that of the code', async () => {
  const page = await open()
  await sendsEmail(page)
  const scrollTo = vi.spyOn(window, 'scrollTo')
  await verifies(page)
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  scrollTo.mockRestore()
})

test('Back and Forward go through the steps with what was entered', async () => {
  const page = await open()
  await sendsEmail(page)
  page.go(-1)
  expect(await heading(page, 'mini')).toBeVisible()
  expect(screen.getByLabelText(page.t('session:field.email'))).toHaveValue('ratna@contoh.id')
  page.go(1)
  expect(await heading(page, 'code')).toBeVisible()
  await verifies(page)
  // The code has been used.
  page.go(-1)
  expect(await heading(page, 'mini')).toBeVisible()
})

test('the details survive a reload, but never the password', async () => {
  const first = await open()
  await sendsEmail(first)
  await verifies(first)
  await first.user.type(screen.getByLabelText(first.t('session:field.password')), 'rahasia sekali 9')
  await first.user.type(screen.getByLabelText(first.t('session:field.firstName')), 'Ratna')
  await waitFor(async () => expect(JSON.stringify(await readRegistration())).toContain('Ratna'))
  expect(JSON.stringify(await readRegistration())).not.toContain('rahasia')
  first.unmount()
  const second = await open(true)
  await heading(second, 'details')
  expect(screen.getByLabelText(second.t('session:field.firstName'))).toHaveValue('Ratna')
  expect(screen.getByLabelText(second.t('session:field.password'))).toHaveValue('')
})

test('after an hour it starts over with the e-mail address', async () => {
  const first = await open()
  await sendsEmail(first)
  await verifies(first)
  first.unmount()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 })
  const second = await open(true)
  await heading(second, 'mini')
  expect(screen.getByLabelText(second.t('session:field.email'))).toHaveValue('ratna@contoh.id')
})

test('nothing of it is left once the account exists', async () => {
  server.answer(calls.registerMandatory, { login: true, token: 'new', customer })
  const page = await open()
  await sendsEmail(page)
  await verifies(page)
  await sendsDetails(page)
  await waitFor(() => expect(page.location()).toBe('/locker-import'))
  expect(await readRegistration()).toEqual({ step: 1, email: '' })
})

test('the address that the code went to stands alone', async () => {
  const page = await open()
  await sendsEmail(page)
  expect(screen.getByText('ratna@contoh.id')).toBeVisible()
})

test('what keeps passwords knows of which account the new one is', async () => {
  const page = await open()
  await sendsEmail(page)
  await verifies(page)
  expect(document.querySelector('form input[autocomplete=username]')).toHaveValue('ratna@contoh.id')
})

const budi = { ...customer, customer_id: '2', email: 'budi@contoh.id' }

test.each([1, 2, 3])('whoever has signed in in another tab is named at step %d', async (step) => {
  const page = await open()
  await screen.findByLabelText(page.t('session:field.email'))
  if (step > 1) await sendsEmail(page)
  if (step > 2) await verifies(page)
  await act(() => updateSession({ token: 'budi', customer: budi }))
  expect(await screen.findByText(page.t('session:login.elsewhere', { email: budi.email }))).toBeVisible()
  expect(screen.getByRole('link', { name: page.t('common:nav.logout') })).toHaveAttribute('href', '/logout')
  expect(screen.queryByRole('form')).toBeNull()
})

test('an account that is created while somebody signs in in another tab does not take their place', async () => {
  const late = Promise.withResolvers<void>()
  server.answer(calls.registerMandatory, () =>
    late.promise.then(() => ({ login: true, token: 'new', customer })),
  )
  server.answer(calls.logout, {})
  const page = await open()
  await sendsEmail(page)
  await verifies(page)
  await sendsDetails(page)
  await act(() => updateSession({ token: 'budi', customer: budi }))
  late.resolve()
  await waitFor(() => expect(server.received(calls.logout)).toHaveLength(1))
  expect(screen.getByText(page.t('session:login.elsewhere', { email: budi.email }))).toBeVisible()
  expect(session()).toMatchObject({ token: 'budi', customer: budi })
})

test('nobody is told of their own registration as of another tab’s sign-in', async () => {
  server.answer(calls.registerMandatory, { login: true, token: 'new', customer })
  // What the next page shows comes slowly.
  const late = Promise.withResolvers<void>()
  server.answer(calls.addresses, () => late.promise.then(() => ({ results: [] })))
  const page = await open()
  await sendsEmail(page)
  await verifies(page)
  await sendsDetails(page)
  await waitFor(() => expect(server.received(calls.addresses)).toHaveLength(1))
  expect(await heading(page, 'details')).toBeVisible()
  late.resolve()
  await waitFor(() => expect(page.location()).toBe('/locker-import'))
})
