import { calls, type OwnPaper } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session, updateSession } from '../../lib/session/session.ts'
import { saveReauthToken } from '../../lib/session/reauthentication.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { fakeUploads } from '../../testing/fake-uploads.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { Screen } from './KtpScreen.tsx'

const paper: OwnPaper = {
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

async function open(shown: OwnPaper | null) {
  const server = fakeServer()
  fakeUploads()
  let current = shown
  server.answer(calls.ktp, () => ({ data: current }))
  server.answer(calls.uploadFile, { file_id: 'photo', url: '', content_type: 'image/jpeg', size: 5 })
  server.answer(calls.saveKtp, () => {
    current = { ...paper, id: 'sent' }
    return { ktp: { id: 'sent', status: 'waiting' as const } }
  })
  const page = await renderApp(<Screen />, { texts: ['identity', 'file', 'security'] })
  return { server, page }
}
const form = ({ t }: Rendered) => screen.queryByRole('form', { name: t('identity:form.label.ktp') })
async function sends({ t, user, container }: Rendered): Promise<void> {
  const input = container.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
  await user.upload(input as HTMLInputElement, new File(['p'], 'ktp.jpg', { type: 'image/jpeg' }))
  await user.type(screen.getByLabelText(t('identity:form.nik')), '3273046105940002')
  await user.click(screen.getByRole('button', { name: t('identity:send.ktp') }))
}

test('a KTP that is sent is waited for at once, on the whole page', async () => {
  const { page } = await open(null)
  await waitFor(() => expect(form(page)).toBeVisible())
  await sends(page)
  expect(await screen.findByText(page.t('identity:form.sent.ktp'))).toBeVisible()
  expect(await screen.findByText(page.t('identity:state.waiting'))).toBeVisible()
  expect(form(page)).not.toBeInTheDocument()
  expect(session().customer?.ktp).toEqual({ id: 'sent', status: 'waiting' })
})

test('one that is answered once somebody else has signed in is not theirs', async () => {
  const { page, server } = await open(null)
  const budi = { token: 'budi', customer: { ...customer, customer_id: '2' } }
  server.answer(calls.saveKtp, async () => {
    await updateSession(budi)
    return { ktp: { id: 'sent', status: 'waiting' as const } }
  })
  await waitFor(() => expect(form(page)).toBeVisible())
  await sends(page)
  await waitFor(() => expect(session()).toMatchObject(budi))
  expect(screen.queryByText(page.t('identity:form.sent.ktp'))).toBeNull()
})

test('one whose photo is still uploaded when somebody else has signed in is not sent by them', async () => {
  const { page, server } = await open(null)
  const budi = { token: 'budi', customer: { ...customer, customer_id: '2' } }
  server.answer(calls.uploadFile, async () => {
    await updateSession(budi)
    return { file_id: 'photo', url: '', content_type: 'image/jpeg', size: 5 }
  })
  await waitFor(() => expect(form(page)).toBeVisible())
  await sends(page)
  await waitFor(() => expect(session()).toMatchObject(budi))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: page.t('identity:send.ktp') })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  )
  expect(server.received(calls.saveKtp)).toEqual([])
})

test('a rejected one says why above the form', async () => {
  const { page } = await open({ ...paper, status: 'rejected', reason: 'Terlalu gelap.' })
  expect(await screen.findByText('Terlalu gelap.')).toBeVisible()
  expect(form(page)).toBeVisible()
})

test('one that waits can be replaced', async () => {
  const { page } = await open(paper)
  await page.user.click(await screen.findByRole('button', { name: page.t('identity:replaceLabel.ktp') }))
  expect(form(page)).toBeVisible()
  await sends(page)
  await waitFor(() => expect(form(page)).not.toBeInTheDocument())
})

const needed: OwnPaper = {
  ...paper,
  status: 'approved',
  decided_at: '2026-11-22T02:40:00.000Z',
  needed_by: ['SB-1', 'SB-2'],
}

test('an approved one that shipments need says so at once, and asks for nothing', async () => {
  const { page } = await open(needed)
  await page.user.click(await screen.findByRole('button', { name: page.t('identity:replaceLabel.ktp') }))
  // Among its facts, and in words.
  expect(screen.getAllByText('SB-2')).toHaveLength(2)
  expect(form(page)).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('one that an order has come to need meanwhile is refused with its shipments', async () => {
  const { page, server } = await open({ ...needed, needed_by: [] })
  server.refuse(calls.saveKtp, 409, { code: 'paper_needed', data: { needed_by: ['SB-1', 'SB-2'] } })
  await saveReauthToken('who')
  await page.user.click(await screen.findByRole('button', { name: page.t('identity:replaceLabel.ktp') }))
  await waitFor(() => expect(form(page)).toBeVisible())
  await sends(page)
  expect(await screen.findByText(page.t('identity:neededToReplace', { codes: 'SB-1, SB-2' }))).toBeVisible()
})

test('an approved one is replaced by who proves to be there', async () => {
  const { page, server } = await open({
    ...paper,
    status: 'approved',
    decided_at: '2026-11-22T02:40:00.000Z',
  })
  await saveReauthToken('who')
  await page.user.click(await screen.findByRole('button', { name: page.t('identity:replaceLabel.ktp') }))
  await waitFor(() => expect(form(page)).toBeVisible())
  await sends(page)
  await waitFor(() => expect(server.bodies(calls.saveKtp)).toMatchObject([{ reauth_token: 'who' }]))
})
