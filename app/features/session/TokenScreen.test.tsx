import { calls, type Customer } from '@seberang/domain/api'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { session, updateSession } from '../../lib/session/session.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { Screen } from './TokenScreen.tsx'

afterEach(() => void vi.useRealTimers())

const owner = {
  name: 'Ratna Wulandari',
  email_masked: 'r•••@contoh.id',
  is_signed_in: false,
  step_token: 'step',
}
const open = (at: string, signedInAs: Customer | null = null, keepStorage = false) =>
  renderApp(<Screen />, { texts: ['identities', 'session'], signedInAs, at, keepStorage })
const submit = async ({ t, user }: Awaited<ReturnType<typeof open>>) =>
  user.click(await screen.findByRole('button', { name: t('identities:owner.submit') }))

/** The press is answered once the returned promise is resolved. */
function signsInLate(server: FakeServer): PromiseWithResolvers<void> {
  const late = Promise.withResolvers<void>()
  server.answer(calls.exchangeToken, async () => {
    await late.promise
    return { login: true, token: 'new', customer }
  })
  return late
}

test('whose account it is stands there, and nobody is signed in before the press', async () => {
  const server = fakeServer()
  server.answer(calls.exchangeToken, owner)
  const page = await open('/token?token=brought&to=/invoices')
  const name = page.t('identities:owner.title', { name: owner.name })
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  expect(screen.getByText(/r•••@contoh\.id/)).toBeVisible()
  expect(server.bodies(calls.exchangeToken)).toEqual([{ token: 'brought' }])
  // Neither the history of the browser nor a copied address has the token.
  await waitFor(() => expect(page.location()).toBe('/token'))
  server.answer(calls.exchangeToken, { login: true, token: 'new', customer })
  await submit(page)
  await waitFor(() => expect(page.location()).toBe('/invoices'))
  expect(server.bodies(calls.exchangeToken).at(-1)).toEqual({ step_token: 'step', confirm: true })
})

test.each(['https://jahat.example/', '//jahat.example', '/\t/jahat.example', 'javascript:alert(1)'])(
  'goes to no page of another site: %s',
  async (to) => {
    const server = fakeServer()
    server.answer(calls.exchangeToken, owner)
    const page = await open(`/token?token=brought&to=${encodeURIComponent(to)}`)
    await screen.findByRole('button', { name: page.t('identities:owner.submit') })
    server.answer(calls.exchangeToken, { login: true, token: 'new', customer })
    await submit(page)
    await waitFor(() => expect(page.location()).toBe('/locker-import'))
  },
)

test('a person without an account takes one more step', async () => {
  const data = {
    provider: 'sister',
    first_name: 'Ratna',
    last_name: 'Wulandari',
    email: 'ratna@contoh.id',
    has_account: false,
    opened_by: [],
    step_token: 'step',
  }
  const server = fakeServer()
  server.refuse(calls.exchangeToken, 404, { code: 'unknown_identity', data })
  const { t } = await open('/token?token=brought')
  expect(await screen.findByRole('heading', { level: 1, name: t('identities:details.title') })).toBeVisible()
})

test.each([
  ['the token was used', '/token?token=brought', 'expired'],
  ['there is none', '/token', 'incomplete'],
] as const)('where %s, the page says so', async (_, at, outcome) => {
  const server = fakeServer()
  server.refuse(calls.exchangeToken, 422, { errors: [{ field: 'token', message: 'Sudah dipakai.' }] })
  const { t } = await open(at)
  expect(
    await screen.findByRole('heading', { level: 1, name: t(`identities:${outcome}.title`) }),
  ).toBeVisible()
})

test('a token that was used ends the step that somebody else has left', async () => {
  const server = fakeServer()
  server.answer(calls.exchangeToken, owner)
  const left = await open('/token?token=brought')
  await waitFor(() => expect(left.location()).toBe('/token'))
  left.unmount()
  server.refuse(calls.exchangeToken, 422, { errors: [{ field: 'token', message: 'Sudah dipakai.' }] })
  const { t, unmount } = await open('/token?token=used', null, true)
  await screen.findByText(t('identities:token.expired'))
  unmount()
  await open('/token', null, true)
  expect(screen.getByRole('heading', { level: 1, name: t('identities:incomplete.title') })).toBeVisible()
})

test('a token that expires while its owner reads is said, and nothing is typed again', async () => {
  const server = fakeServer()
  server.answer(calls.exchangeToken, owner)
  const page = await open('/token?token=brought')
  await screen.findByRole('button', { name: page.t('identities:owner.submit') })
  server.refuse(calls.exchangeToken, 422, { errors: [{ field: 'step_token', message: 'Lama.' }] })
  await submit(page)
  expect(
    await screen.findByRole('heading', { level: 1, name: page.t('identities:expired.title') }),
  ).toBeVisible()
})

test('who is signed in to that account goes on without a question', async () => {
  const server = fakeServer()
  server.answer(calls.exchangeToken, { ...owner, is_signed_in: true })
  const page = await open('/token?token=brought&to=/invoices?page=2', customer)
  await waitFor(() => expect(page.location()).toBe('/invoices?page=2'))
  expect(server.bodies(calls.exchangeToken)).toEqual([{ token: 'brought' }])
})

test.each([
  ['/invoices?page=2', 'Lanjut ke tagihanmu', '/invoices?page=2'],
  ['/promo/hemat', 'Lanjut ke halaman itu', '/promo/hemat'],
  ['//jahat.example', 'Lanjut ke isi lokermu', '/locker-import'],
])('who is signed in goes on to %s although the link has ended', async (to, label, href) => {
  const server = fakeServer()
  server.refuse(calls.exchangeToken, 422, { errors: [{ field: 'token', message: 'Sudah dipakai.' }] })
  await open(`/token?token=brought&to=${encodeURIComponent(to)}`, customer)
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', href)
  expect(screen.getByText(/sudah masuk sebagai ratna@contoh\.id/)).toBeVisible()
})

test('where somebody else is signed in, it says who, and they can stay where they wanted to go', async () => {
  fakeServer().answer(calls.exchangeToken, owner)
  const { t, location } = await open('/token?token=brought&to=/invoices', customer)
  expect(
    await screen.findByText(
      new RegExp(t('session:newPassword.signsOut', { email: customer.email }).replaceAll('.', '\\.')),
    ),
  ).toBeVisible()
  // The address has the page no more.
  await waitFor(() => expect(location()).toBe('/token'))
  const stay = screen.getByRole('link', { name: t('identities:owner.stay', { email: customer.email }) })
  expect(stay).toHaveAttribute('href', '/invoices')
})

test('a guest with a link that was used is told to open it again where it came from', async () => {
  fakeServer().refuse(calls.exchangeToken, 422, { errors: [{ field: 'token', message: 'Sudah dipakai.' }] })
  const { t } = await open('/token?token=brought')
  expect(await screen.findByText(t('identities:token.expired'))).toBeVisible()
})

test('where the server fails, the same token is exchanged again on a press', async () => {
  const server = fakeServer()
  server.refuse(calls.exchangeToken, 500)
  const { t, user } = await open('/token?token=brought')
  expect(await screen.findByText(t('identities:token.failed'))).toBeVisible()
  server.answer(calls.exchangeToken, owner)
  await user.click(screen.getByRole('button', { name: t('common:action.retry') }))
  const name = t('identities:owner.title', { name: owner.name })
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  expect(server.bodies(calls.exchangeToken)).toEqual([{ token: 'brought' }, { token: 'brought' }])
})

test('a wait of three seconds is said', async () => {
  fakeServer().answer(calls.exchangeToken, () => new Promise(() => undefined))
  // The session is stored before the clock stands still.
  const { t, unmount } = await open('/')
  unmount()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open('/token?token=brought')
  act(() => void vi.advanceTimersByTime(2_999))
  expect(screen.queryByText(t('common:stillTrying'))).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText(t('common:stillTrying'))).toBeVisible()
})

test('what is answered once its page was left keeps no step for the next person', async () => {
  const server = fakeServer()
  const { promise, resolve } = Promise.withResolvers<typeof owner>()
  server.answer(calls.exchangeToken, () => promise)
  const page = await open('/token?token=brought')
  await waitFor(() => expect(server.bodies(calls.exchangeToken)).toHaveLength(1))
  page.unmount()
  await act(async () => {
    resolve(owner)
    await promise
  })
  const { t } = await open('/token', null, true)
  expect(screen.getByRole('heading', { level: 1, name: t('identities:incomplete.title') })).toBeVisible()
})

test.each(['the page was left', 'somebody else has signed in'])(
  'once %s, an answer signs nobody in, and its session is ended',
  async (happened) => {
    const server = fakeServer()
    server.answer(calls.exchangeToken, owner)
    server.answer(calls.logout, {})
    const page = await open('/token?token=brought')
    await screen.findByRole('button', { name: page.t('identities:owner.submit') })
    const { promise, resolve } = signsInLate(server)
    await submit(page)
    const budi = { ...customer, customer_id: '2' }
    if (happened === 'the page was left') page.unmount()
    else await act(() => updateSession({ token: 'other', customer: budi }))
    await act(async () => {
      resolve()
      await promise
    })
    await waitFor(() => expect(server.received(calls.logout)).toHaveLength(1))
    expect(server.received(calls.logout)[0]?.headers.get('Authorization')).toBe('Token new')
    expect(session().token).toBe(happened === 'the page was left' ? null : 'other')
  },
)

test('a person who has to take one more step reads who is signed in, and may stay so', async () => {
  const server = fakeServer()
  const data = {
    provider: 'sister',
    first_name: 'Budi',
    last_name: '',
    email: 'budi@contoh.id',
    has_account: false,
    opened_by: [],
    step_token: 'step',
  }
  server.refuse(calls.exchangeToken, 404, { code: 'unknown_identity', data })
  const { t } = await open('/token?token=brought&to=/invoices', customer)
  const stay = t('identities:owner.stay', { email: customer.email })
  expect(await screen.findByRole('link', { name: stay })).toHaveAttribute('href', '/invoices')
  expect(
    screen.getByText(t('session:newPassword.signsOut', { email: customer.email }), { exact: false }),
  ).toBeVisible()
})

test('who has signed in as the same person in another tab meanwhile stays signed in', async () => {
  const server = fakeServer()
  server.answer(calls.exchangeToken, owner)
  const page = await open('/token?token=brought&to=/invoices')
  await screen.findByRole('button', { name: page.t('identities:owner.submit') })
  const { resolve } = signsInLate(server)
  await submit(page)
  await act(() => updateSession({ token: 'elsewhere', customer }))
  resolve()
  await waitFor(() => expect(page.location()).toBe('/invoices'))
  expect(session().token).toBe('new')
})

const known = {
  provider: 'sister',
  first_name: 'Ratna',
  last_name: '',
  email: 'ratna@contoh.id',
  has_account: true,
  opened_by: [],
  step_token: 'step',
}

test.each(['agrees', 'links'])(
  'nobody is offered to stay as who they were once somebody %s: the answer ends that session',
  async (way) => {
    const server = fakeServer()
    if (way === 'agrees') server.answer(calls.exchangeToken, owner)
    else server.refuse(calls.exchangeToken, 404, { code: 'unknown_identity', data: known })
    const budi = { ...customer, customer_id: '2', email: 'budi@contoh.id' }
    const page = await open('/token?token=brought', budi)
    const stay = page.t('identities:owner.stay', { email: budi.email })
    expect(await screen.findByRole('link', { name: stay })).toBeVisible()
    const { resolve } = signsInLate(server)
    if (way === 'agrees') await submit(page)
    else await page.user.type(screen.getByLabelText(page.t('identities:link.password')), 'rahasia 9{Enter}')
    await waitFor(() => expect(server.received(calls.exchangeToken)).toHaveLength(2))
    expect(screen.queryByRole('link', { name: stay })).toBeNull()
    resolve()
    await waitFor(() => expect(session().token).toBe('new'))
  },
)

test('who is signed in goes on from a link without a token', async () => {
  fakeServer()
  const { t } = await open('/token', customer)
  expect(screen.getByText(t('session:goOn.text', { email: customer.email }))).toBeVisible()
})

test('what was agreed to before a reload is agreed to under the same key, whose answer may have been lost', async () => {
  const server = fakeServer()
  server.answer(calls.exchangeToken, owner)
  const page = await open('/token?token=brought')
  await screen.findByRole('button', { name: page.t('identities:owner.submit') })
  server.refuse(calls.exchangeToken, 500)
  await submit(page)
  await screen.findByText(page.t('identities:token.failed'))
  page.unmount()
  server.answer(calls.exchangeToken, { login: true, token: 'new', customer })
  await submit(await open('/token', null, true))
  await waitFor(() => expect(session().token).toBe('new'))
  const [, ...keys] = server
    .received(calls.exchangeToken)
    .map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toEqual([expect.any(String), keys[0]])
})
