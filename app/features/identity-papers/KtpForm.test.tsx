import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { IdentityPaper } from '@seberang/domain/api'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { fakeUploads } from '../../testing/fake-uploads.ts'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { KtpForm } from './KtpForm.tsx'

const photo = new File(['photo'], 'ktp.jpg', { type: 'image/jpeg' })
const sent = { id: 'paper', status: 'waiting' } as const
const onSaved = vi.fn<(paper: IdentityPaper) => Promise<void>>()

function prepare(server: FakeServer): void {
  fakeUploads()
  server.answer(calls.uploadFile, {
    file_id: 'photo',
    url: '/api/file/photo',
    content_type: 'image/jpeg',
    size: 5,
  })
  server.answer(calls.provinces, { results: [{ province_id: '32', province_name: 'Jawa Barat' }] })
  server.answer(calls.districts, { results: [{ district_id: '32.73', district_name: 'Kota Bandung' }] })
}
async function open(server: FakeServer) {
  onSaved.mockReset().mockResolvedValue(undefined)
  prepare(server)
  return renderApp(<KtpForm replacesApproved={false} onSaved={onSaved} />, {
    texts: ['identity', 'file', 'security'],
  })
}
const nik = ({ t }: Rendered) => screen.getByLabelText(t('identity:form.nik'))
async function choosePhoto({ user, container }: Rendered, file = photo): Promise<void> {
  const input = container.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
  await user.upload(input as HTMLInputElement, file)
}
const submit = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('identity:send.ktp') }))

testForm({
  open,
  call: calls.saveKtp,
  answer: { ktp: sent },
  body: { ktp_number: '3273046105940002', name: 'Ratna Wijaya', file: 'photo' },
  fill: async (page) => {
    await choosePhoto(page)
    await page.user.type(nik(page), '3273 0461 0594 0002')
  },
  submit,
  field: { find: nik, name: 'ktp_number' },
  outcome: () => onSaved.mock.lastCall,
  expected: [sent],
})

test('a number says where and when while it is typed, before anything is sent', async () => {
  const page = await open(fakeServer())
  await page.user.type(nik(page), '3273046105')
  const says = () => screen.getByRole('status', { name: page.t('identity:form.nikSays') })
  await waitFor(() => expect(says()).toHaveTextContent('Terdaftar di Kota Bandung'))
  await page.user.type(nik(page), '940002')
  await waitFor(() =>
    expect(says().textContent?.replaceAll('\u00a0', ' ')).toContain('Lahir 21 Mei 1994, perempuan'),
  )
})

test('a number that cannot be is refused as soon as its digits are typed', async () => {
  const page = await open(fakeServer())
  await page.user.type(nik(page), '327304721594')
  expect(nik(page)).toBeInvalid()
  expect(nik(page)).toHaveAccessibleDescription(/721594 bukan tanggal/)
})

test('without a photo nothing is sent, and the photo is asked for', async () => {
  const server = fakeServer()
  const page = await open(server)
  await page.user.type(nik(page), '3273046105940002')
  await submit(page)
  expect(await screen.findByText('Unggah berkasnya.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: page.t('file:choose') })).toHaveFocus())
  expect(server.log()).not.toContain('uploadFile')
})

test('a file of another kind is refused where it was chosen', async () => {
  const page = await open(fakeServer())
  const input = page.container.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
  input?.removeAttribute('accept')
  await choosePhoto(page, new File(['a'], 'scan.heic', { type: 'image/heic' }))
  expect(await screen.findByText(/Pakai JPEG, PNG, WebP/)).toBeVisible()
})

test('a camera that is refused leaves the file, and the camera of the device', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, {}))
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  })
  const page = await open(fakeServer())
  await page.user.click(screen.getByText(page.t('file:camera')))
  expect(await screen.findByText(page.t('identity:camera.refused'))).toBeVisible()
  vi.unstubAllGlobals()
})
