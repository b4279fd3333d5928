import { calls, type OwnPaper } from '@seberang/domain/api'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../../lib/session/session.ts'
import { saveReauthToken } from '../../lib/session/reauthentication.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { IdentityTab } from './IdentityTab.tsx'

const waiting: OwnPaper = {
  id: 'paper',
  status: 'waiting',
  number_masked: '3273 04•• •••• 0002',
  name: 'RATNA DEWI WULANDARI',
  url: '/api/file/photo',
  sent_at: '2026-11-21T12:02:00.000Z',
  decided_at: null,
  readings: [],
  needed_by: [],
}
const approved: OwnPaper = {
  ...waiting,
  status: 'approved',
  decided_at: '2026-11-22T02:40:00.000Z',
  readings: [
    { by: 'us', at: '2026-11-22T02:40:00.000Z' },
    { by: 'owner', at: '2026-11-21T12:03:00.000Z' },
  ],
}

async function open(ktp: OwnPaper | null, prepare: (server: FakeServer) => void = () => undefined) {
  const server = fakeServer()
  let current = ktp
  server.answer(calls.ktp, () => ({ data: current }))
  server.answer(calls.passport, { data: null })
  server.handle(calls.deleteKtp, () => {
    current = null
    return { status: 204 }
  })
  prepare(server)
  const signedInAs = { ...customer, ktp: ktp && { id: ktp.id, status: ktp.status } }
  const page = await renderApp(<IdentityTab />, { texts: ['identity', 'security'], signedInAs })
  return { server, page }
}

test('a paper that was not sent leads to where it is', async () => {
  const { page } = await open(null)
  expect(await screen.findByRole('link', { name: page.t('identity:send.ktp') })).toHaveAttribute(
    'href',
    '/ktp',
  )
  expect(screen.getByRole('link', { name: page.t('identity:send.passport') })).toHaveAttribute(
    'href',
    '/passport',
  )
  expect(await screen.findByText(page.t('identity:readings.none'))).toBeVisible()
})

test('one that waits says so, with its number masked, and is removed after a question', async () => {
  const { page, server } = await open(waiting)
  expect(await screen.findByText(waiting.number_masked)).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: page.t('identity:removeLabel.ktp') }))
  const dialog = screen.getByRole('alertdialog')
  await page.user.click(within(dialog).getByRole('button', { name: page.t('identity:removing.action') }))
  expect(await screen.findByText(page.t('identity:removed.ktp'))).toBeVisible()
  expect(server.bodies(calls.deleteKtp)).toEqual([{}])
  expect(session().customer?.ktp).toBeNull()
  await waitFor(() => expect(screen.queryByText(waiting.number_masked)).not.toBeInTheDocument())
})

test('an approved one shows who looked at it, and is removed by who is there', async () => {
  const { page, server } = await open(approved)
  const list = await screen.findByRole('list', { name: page.t('identity:readings.list') })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.includes('oleh kami')),
  ).toEqual([true, false])
  await saveReauthToken('who')
  await page.user.click(screen.getByRole('button', { name: page.t('identity:removeLabel.ktp') }))
  await page.user.click(screen.getByRole('button', { name: page.t('identity:removing.action') }))
  await waitFor(() => expect(server.bodies(calls.deleteKtp)).toEqual([{ reauth_token: 'who' }]))
})

test('one that shipments need says which, and is not asked about', async () => {
  const { page, server } = await open({ ...approved, needed_by: ['SC-1A2B3C4D'] })
  await page.user.click(await screen.findByRole('button', { name: page.t('identity:removeLabel.ktp') }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(screen.getAllByText('SC-1A2B3C4D')).toHaveLength(2)
  expect(server.received(calls.deleteKtp)).toEqual([])
})

test('a refusal is said in the dialog', async () => {
  const { page } = await open(waiting, (server) =>
    server.refuse(calls.deleteKtp, 409, { message: 'Masih diperlukan' }),
  )
  await page.user.click(await screen.findByRole('button', { name: page.t('identity:removeLabel.ktp') }))
  await page.user.click(screen.getByRole('button', { name: page.t('identity:removing.action') }))
  expect(await screen.findByText('Masih diperlukan')).toBeVisible()
})

test('one that an order has come to need meanwhile names the shipments', async () => {
  const { page } = await open(waiting, (server) =>
    server.refuse(calls.deleteKtp, 409, { code: 'paper_needed', data: { needed_by: ['SC-1A2B3C4D'] } }),
  )
  await page.user.click(await screen.findByRole('button', { name: page.t('identity:removeLabel.ktp') }))
  await page.user.click(screen.getByRole('button', { name: page.t('identity:removing.action') }))
  expect(await screen.findByText(page.t('identity:needed', { codes: 'SC-1A2B3C4D' }))).toBeVisible()
})

test('a rejected one says why, and leads to another try', async () => {
  const { page } = await open({
    ...waiting,
    status: 'rejected',
    reason: 'Baris angka terpotong.',
    decided_at: '2026-11-22T02:40:00.000Z',
  })
  expect(await screen.findByText('Baris angka terpotong.')).toBeVisible()
  expect(screen.getByRole('link', { name: page.t('identity:sendAgain') })).toHaveAttribute('href', '/ktp')
})

test('its photo is loaded only when it is asked for; one that is lost is said to be', async () => {
  const { page, server } = await open(waiting, (prepared) => prepared.refuse(calls.readFile, 410))
  const button = await screen.findByRole('button', { name: page.t('identity:open') })
  expect(server.received(calls.readFile)).toEqual([])
  await page.user.click(button)
  expect(await screen.findByText(page.t('identity:openFailed'))).toBeVisible()
  expect(server.received(calls.readFile)).toHaveLength(1)
})

test.each([
  ['a proof that is too old', approved, { reauth_token: 'who' }],
  ['a paper that was approved meanwhile', waiting, {}],
])('%s has who is there asked, and is removed then', async (_what, paper, refused) => {
  const { page, server } = await open(paper, (prepared) => {
    prepared.answer(calls.reauthenticate, { reauth_token: 'again', expires_at: '2026-11-29T00:00:00.000Z' })
    prepared.refuse(calls.deleteKtp, 403, { code: 'reauthenticate', message: 'Pastikan dulu ini kamu.' })
  })
  await saveReauthToken('who')
  await page.user.click(await screen.findByRole('button', { name: page.t('identity:removeLabel.ktp') }))
  await page.user.click(screen.getByRole('button', { name: page.t('identity:removing.action') }))
  const password = await screen.findByLabelText(page.t('security:reauthenticate.password'))
  server.handle(calls.deleteKtp, () => ({ status: 204 }))
  await page.user.type(password, 'hujan di pagi hari{Enter}')
  expect(await screen.findByText(page.t('identity:removed.ktp'))).toBeVisible()
  expect(server.bodies(calls.deleteKtp)).toEqual([refused, { reauth_token: 'again' }])
})
