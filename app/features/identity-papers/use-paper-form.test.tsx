import { calls, type IdentityPaper } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveReauthToken } from '../../lib/session/reauthentication.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { fakeUploads } from '../../testing/fake-uploads.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { KtpForm } from './KtpForm.tsx'

const sent = { id: 'paper', status: 'waiting' } as const
const onSaved = vi.fn<(paper: IdentityPaper) => Promise<void>>()

async function open(server: FakeServer, replacesApproved = false) {
  onSaved.mockReset().mockResolvedValue(undefined)
  fakeUploads()
  server.answer(calls.uploadFile, {
    file_id: 'photo',
    url: '/api/file/photo',
    content_type: 'image/jpeg',
    size: 5,
  })
  return renderApp(<KtpForm replacesApproved={replacesApproved} onSaved={onSaved} />, {
    texts: ['identity', 'file', 'security'],
  })
}
async function fill({ t, user, container }: Rendered): Promise<void> {
  const input = container.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
  await user.upload(input as HTMLInputElement, new File(['photo'], 'ktp.jpg', { type: 'image/jpeg' }))
  await user.type(screen.getByLabelText(t('identity:form.nik')), '3273046105940002')
}
const submit = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('identity:send.ktp') }))

test('a photo that was uploaded before another refusal is not uploaded again', async () => {
  const server = fakeServer()
  const page = await open(server)
  server.refuse(calls.saveKtp, 422, { errors: [{ field: 'name', message: 'Ditolak' }] })
  await fill(page)
  await submit(page)
  await screen.findByText('Ditolak')
  server.answer(calls.saveKtp, { ktp: sent })
  await submit(page)
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(server.received(calls.uploadFile)).toHaveLength(1)
})

test('what replaces an approved one goes with the proof of who sends it', async () => {
  const server = fakeServer()
  server.answer(calls.saveKtp, { ktp: sent })
  const page = await open(server, true)
  await saveReauthToken('who')
  await fill(page)
  await submit(page)
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(server.bodies(calls.saveKtp)).toMatchObject([{ file: 'photo', reauth_token: 'who' }])
})

test('a paper that was approved while another was typed is replaced once it is known who asks', async () => {
  const server = fakeServer()
  const page = await open(server)
  server.refuse(calls.saveKtp, 403, { code: 'reauthenticate', message: 'Pastikan dulu ini kamu.' })
  server.answer(calls.reauthenticate, { reauth_token: 'who', expires_at: '2026-05-03T03:10:00.000Z' })
  await fill(page)
  await submit(page)
  const password = await screen.findByLabelText(page.t('security:reauthenticate.password'))
  await page.user.type(password, 'hujan di pagi hari')
  server.answer(calls.saveKtp, { ktp: sent })
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(server.bodies(calls.saveKtp)).toMatchObject([
    { file: 'photo' },
    { file: 'photo', reauth_token: 'who' },
  ])
  expect(server.received(calls.uploadFile)).toHaveLength(1)
})

test('a file that the server refuses is refused at its field, and nothing is saved', async () => {
  const server = fakeServer()
  const page = await open(server)
  server.refuse(calls.uploadFile, 422, { errors: [{ field: 'file_data', message: 'Berkas rusak' }] })
  await fill(page)
  await submit(page)
  expect(await screen.findByText('Berkas rusak')).toBeVisible()
  expect(server.received(calls.saveKtp)).toEqual([])
})

test('what was typed is there again after a reload, until it is sent; the photo is chosen anew', async () => {
  const server = fakeServer()
  server.answer(calls.saveKtp, { ktp: sent })
  const page = await open(server)
  const nik = () => screen.getByLabelText(page.t('identity:form.nik'))
  await page.user.type(nik(), '3273046105940002')
  page.unmount()
  const again = await renderApp(<KtpForm replacesApproved={false} onSaved={onSaved} />, {
    texts: ['identity', 'file', 'security'],
    keepStorage: true,
  })
  await waitFor(() => expect(nik()).toHaveValue('3273046105940002'))
  await again.user.clear(nik())
  await fill(again)
  await submit(again)
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  await waitFor(() => expect(sessionStorage.getItem('tk_typed_ktp')).toBeNull())
})
