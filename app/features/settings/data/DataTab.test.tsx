import { calls, type AccountData, type DeletionObstacle } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { session, whenSessionEnds } from '../../../lib/session/session.ts'
import { fakeServer, type FakeServer } from '../../../testing/fake-server.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { DataTab } from './DataTab.tsx'

const stored: AccountData = {
  counts: { profile: 4, shipments: 31, money: 58, photos: 94, papers: 2, messages: 6 },
  bytes: 24.6 * 1024 * 1024,
  obstacles: [],
  remainder: 0,
}
const shipments: DeletionObstacle = {
  kind: 'shipments',
  count: 5,
  amount: null,
  codes: ['SB-1', 'SB-2', 'SB-3'],
}
const wallet: DeletionObstacle = { kind: 'wallet', count: 1, amount: 1_250_000, codes: [] }

const soon = '2026-11-29T00:00:00.000Z'

afterEach(() => vi.restoreAllMocks())

async function open(
  obstacles: DeletionObstacle[] = [],
  prepare: (server: FakeServer) => void = () => undefined,
  remainder = 0,
) {
  const server = fakeServer()
  server.answer(calls.accountData, { data: { ...stored, obstacles, remainder } })
  server.answer(calls.reauthenticate, { reauth_token: 'fresh', expires_at: soon })
  prepare(server)
  const page = await renderApp(<DataTab />, { texts: ['personal', 'security'], at: '/settings?tab=data' })
  await screen.findByText('31')
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  const confirms = async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.type(dialog.getByLabelText(page.t('security:reauthenticate.password')), 'kata sandiku')
    await page.user.click(dialog.getByRole('button', { name: page.t('security:reauthenticate.submit') }))
  }
  return { server, page, t: page.t, press, confirms }
}

test('the copy is counted, and downloaded once it is known who is there', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloaded.push(this.getAttribute('href'))
  })
  const downloaded: (string | null)[] = []
  const { server, t, press, confirms } = await open([], (prepared) =>
    prepared.answer(calls.exportData, {
      url: '/api/customer/export?token=once',
      expires_at: '2026-11-29T00:00:00.000Z',
    }),
  )
  await press(t('personal:export.downloadSized', { size: '25' }))
  await confirms()
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
  expect(downloaded).toEqual(['/api/customer/export?token=once'])
  expect(server.bodies(calls.exportData)).toEqual([{ reauth_token: 'fresh' }])
})

const inWallet = (balance: number, hold: number) => (server: FakeServer) =>
  server.answer(calls.walletHistory, {
    count: 0,
    next: null,
    previous: null,
    page_size: 1,
    results: [],
    balance,
    hold,
    total_in: balance + hold,
    total_out: 0,
    reversed: null,
  })

test.each([
  [0, 1_250_000, /Rp1\.250\.000 sedang ditarik.*Tunggu sampai ditransfer ke rekeningmu\./],
  [78, 1_249_922, /Rp1\.249\.922 sedang ditarik.*Sisanya, Rp78, di bawah batas tarik Rp50\.000/],
  [250_000, 1_000_000, /Rp1\.000\.000 sedang ditarik.*tarik juga sisanya, Rp250\.000/],
])('what is being withdrawn is waited for, with %d beside it', async (balance, hold, words) => {
  const { t } = await open([wallet], inWallet(balance, hold))
  await waitFor(() => expect(screen.getByRole('listitem').textContent).toMatch(words))
  expect(screen.queryByText(t('personal:delete.walletHint'))).toBeNull()
})

test('what is open stands in the way, with the way out, and no call is made', async () => {
  const { server, t, press } = await open([shipments, wallet], inWallet(1_250_000, 0))
  expect(screen.getByText(t('personal:delete.shipments', { count: 5 }))).toBeVisible()
  const [row] = screen.getAllByRole('listitem')
  expect(row).toHaveTextContent(t('personal:delete.moreCodes', { codes: 'SB-1, SB-2, SB-3' }))
  expect(screen.getByRole('link', { name: t('personal:delete.seeShipments') })).toHaveAttribute(
    'href',
    '/status',
  )
  expect(screen.getByText(t('personal:delete.wallet', { amount: formatRupiah(1_250_000) }))).toBeVisible()
  await press(t('personal:delete.action'))
  expect(await screen.findByRole('alert')).toHaveTextContent(t('personal:delete.blocked'))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(server.received(calls.deleteAccount)).toEqual([])
})

test('the account is deleted only after the question, and nobody is signed in any more', async () => {
  const { server, page, t, press, confirms } = await open([], (prepared) =>
    prepared.answer(calls.deleteAccount, {}),
  )
  await press(t('personal:delete.action'))
  await confirms()
  const dialog = await screen.findByRole('alertdialog', { name: t('personal:delete.question') })
  expect(within(dialog).getByRole('button', { name: t('personal:delete.stay') })).toHaveFocus()
  expect(server.received(calls.deleteAccount)).toEqual([])
  await page.user.click(within(dialog).getByRole('button', { name: t('personal:delete.confirm') }))
  await waitFor(() => expect(page.location()).toBe('/'))
  expect(server.bodies(calls.deleteAccount)).toEqual([{ reauth_token: 'fresh' }])
  expect([session().token, session().customer]).toEqual([null, null])
})

test('what is too little to be withdrawn is given up with it, and said before', async () => {
  const { server, page, t, press, confirms } = await open(
    [],
    (prepared) => prepared.answer(calls.deleteAccount, {}),
    117,
  )
  await press(t('personal:delete.action'))
  await confirms()
  const dialog = within(await screen.findByRole('alertdialog', { name: t('personal:delete.question') }))
  const words = { amount: 'Rp117', least: 'Rp50.000' }
  expect(dialog.getByText(t('personal:delete.givesUp', words))).toBeVisible()
  expect(dialog.getByText(t('personal:delete.warning', { years: 10 }))).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: t('personal:delete.confirm') }))
  await waitFor(() => expect(page.location()).toBe('/'))
  expect(server.bodies(calls.deleteAccount)).toEqual([{ reauth_token: 'fresh', gives_up: 117 }])
})

test('another amount than the one that was agreed to is asked again, from what to what', async () => {
  const { server, page, t, press, confirms } = await open(
    [],
    (prepared) => prepared.refuse(calls.deleteAccount, 409, { code: 'account_open', message: 'open' }),
    78,
  )
  await press(t('personal:delete.action'))
  await confirms()
  server.answer(calls.accountData, { data: { ...stored, remainder: 95 } })
  await page.user.click(await screen.findByRole('button', { name: t('personal:delete.confirm') }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(await dialog.findByText(t('personal:delete.changed', { from: 'Rp78', to: 'Rp95' }))).toBeVisible()
  server.answer(calls.deleteAccount, {})
  await page.user.click(dialog.getByRole('button', { name: t('personal:delete.confirm') }))
  await waitFor(() => expect(page.location()).toBe('/'))
  expect(server.bodies(calls.deleteAccount).at(-1)).toEqual({ reauth_token: 'fresh', gives_up: 95 })
})

test('what was opened meanwhile is shown instead', async () => {
  const { server, page, t, press, confirms } = await open([], (prepared) =>
    prepared.refuse(calls.deleteAccount, 409, { code: 'account_open', message: 'open' }),
  )
  await press(t('personal:delete.action'))
  await confirms()
  server.answer(calls.accountData, { data: { ...stored, obstacles: [shipments] } })
  await page.user.click(await screen.findByRole('button', { name: t('personal:delete.confirm') }))
  expect(await screen.findByText(t('personal:delete.blocked'))).toBeVisible()
  expect(session().customer).not.toBeNull()
})

test('a failure stays in the dialog', async () => {
  const { page, t, press, confirms } = await open([], (prepared) =>
    prepared.refuse(calls.deleteAccount, 422, { message: 'Belum bisa.' }),
  )
  await press(t('personal:delete.action'))
  await confirms()
  await page.user.click(await screen.findByRole('button', { name: t('personal:delete.confirm') }))
  expect(await screen.findByText('Belum bisa.')).toBeVisible()
})

test('a deletion whose answer was lost ends as one: its repetition meets a session that has ended', async () => {
  const { server, page, t, press, confirms } = await open()
  server.handle(calls.deleteAccount, () => {
    const isFirst = server.received(calls.deleteAccount).length === 1
    return isFirst ? { status: 503, headers: { 'Retry-After': '0.01' } } : { status: 401 }
  })
  await press(t('personal:delete.action'))
  await confirms()
  await page.user.click(await screen.findByRole('button', { name: t('personal:delete.confirm') }))
  expect(await screen.findByText(t('personal:delete.sessionEnded'))).toBeVisible()
  await waitFor(() => expect(page.location()).toBe('/'))
  expect(session()).toMatchObject({ customer: null, deleted: expect.any(String) as unknown })
})

test('a session that ends before anything was deleted is no deletion: they are asked to sign in again', async () => {
  const asks = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
  whenSessionEnds(asks)
  const { server, page, t, press, confirms } = await open([], (prepared) =>
    prepared.refuse(calls.deleteAccount, 401),
  )
  await press(t('personal:delete.action'))
  await confirms()
  await page.user.click(await screen.findByRole('button', { name: t('personal:delete.confirm') }))
  await waitFor(() => expect(asks).toHaveBeenCalledOnce())
  expect(session().customer).not.toBeNull()
  expect(localStorage.getItem('tk_deletion')).toBeNull()
  // The dialog is there, and deletes once they are back.
  server.answer(calls.deleteAccount, {})
  await page.user.click(await screen.findByRole('button', { name: t('personal:delete.confirm') }))
  await waitFor(() => expect(page.location()).toBe('/'))
})

test('a press after one without an answer may find the account gone', async () => {
  const { server, page, t, press, confirms } = await open([], (prepared) =>
    prepared.refuse(calls.deleteAccount, 500),
  )
  await press(t('personal:delete.action'))
  await confirms()
  await page.user.click(await screen.findByRole('button', { name: t('personal:delete.confirm') }))
  expect(await screen.findByText(t('personal:delete.failed'))).toBeVisible()
  server.refuse(calls.deleteAccount, 401)
  await page.user.click(screen.getByRole('button', { name: t('personal:delete.confirm') }))
  expect(await screen.findByText(t('personal:delete.sessionEnded'))).toBeVisible()
  expect(session()).toMatchObject({ customer: null, deleted: expect.any(String) as unknown })
})

test('a proof that is too old by now is asked for again, and the account is deleted by the new one', async () => {
  const { server, page, t, press, confirms } = await open([], (prepared) =>
    prepared.refuse(calls.deleteAccount, 403, { code: 'reauthenticate', message: 'Pastikan dulu ini kamu.' }),
  )
  const marked: boolean[] = []
  server.answer(calls.reauthenticate, () => {
    marked.push(localStorage.getItem('tk_deletion') !== null)
    return { reauth_token: `proof ${marked.length}`, expires_at: soon }
  })
  const deletes = async () =>
    page.user.click(await screen.findByRole('button', { name: t('personal:delete.confirm') }))
  await press(t('personal:delete.action'))
  await confirms()
  await deletes()
  // Whoever gives up is back at the question.
  await screen.findByLabelText(t('security:reauthenticate.password'))
  await page.user.keyboard('{Escape}')
  await deletes()
  await screen.findByLabelText(t('security:reauthenticate.password'))
  server.answer(calls.deleteAccount, {})
  await confirms()
  await waitFor(() => expect(page.location()).toBe('/'))
  expect(server.bodies(calls.deleteAccount)).toEqual(
    ['proof 1', 'proof 2'].map((reauth_token) => ({ reauth_token })),
  )
  // A session that ends while it is asked is to be noticed.
  expect(marked).toEqual([false, false])
})
