import { calls } from '@seberang/domain/api'
import { act, screen, waitFor } from '@testing-library/react'
import { openDB } from 'idb'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { storedFile } from '../../lib/drafts/files.ts'
import type { DraftFile } from '../../lib/files/draft-file.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { AttachmentField } from './AttachmentField.tsx'

/** Uploads go through XMLHttpRequest: these wait until the test answers them. */
class Upload extends EventTarget {
  static all: Upload[] = []
  upload = new EventTarget()
  status = 0
  responseText = ''
  isAborted = false
  constructor() {
    super()
    Upload.all.push(this)
  }
  open = vi.fn<() => void>()
  setRequestHeader = vi.fn<() => void>()
  getResponseHeader = (): string | null => null
  send = vi.fn<(form: FormData) => void>()
  abort = (): void => void (this.isAborted = true)
  /** Also after it was aborted: the answer was already on its way. */
  answers(status: number, body: object): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }
}

const wrong = new File(['wrong'], 'wrong.png', { type: 'image/png' })
const right = new File(['right'], 'right.png', { type: 'image/png' })
const refusal = { action: false, errors: [{ field: 'file_data', message: 'Gunakan berkas JPEG' }] }

let value: DraftFile | null

function Field() {
  const [file, setFile] = useState<DraftFile | null>(null)
  const change = (next: DraftFile | null) => {
    value = next
    setFile(next)
  }
  return <AttachmentField label="Foto" hint="" types={['image/png']} value={file} onChange={change} />
}

beforeEach(() => {
  value = null
  Upload.all = []
  vi.stubGlobal('XMLHttpRequest', Upload)
  fakeServer()
})

async function chooses({ user, container }: Rendered, file: File, uploads: number): Promise<Upload> {
  const input = container.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
  await user.upload(input as HTMLInputElement, file)
  await waitFor(() => expect(Upload.all).toHaveLength(uploads))
  return Upload.all[uploads - 1] as Upload
}

/** The server's answer, and everything that follows from it. */
const answered = (upload: Upload, status: number, body: object) =>
  act(async () => {
    upload.answers(status, body)
    await new Promise((resolve) => setTimeout(resolve))
  })

test.each([
  ['refused', 422, refusal],
  ['taken', calls.uploadFile.ok, { action: true, file_id: 'wrong' }],
] as const)('the late answer to a replaced file, which is %s, changes nothing', async (_, status, body) => {
  const page = await renderApp(<Field />, { texts: ['file'] })
  const first = await chooses(page, wrong, 1)
  const second = await chooses(page, right, 2)
  expect(first.isAborted).toBe(true)
  await answered(second, calls.uploadFile.ok, { action: true, file_id: 'right' })
  await waitFor(() => expect(value).toMatchObject({ id: 'right', name: 'right.png' }))
  await answered(first, status, body)
  expect(value).toMatchObject({ id: 'right', name: 'right.png' })
  expect(screen.queryByText('Gunakan berkas JPEG')).not.toBeInTheDocument()
})

/** Two fields of one list, as the photos of a refund. */
function Fields() {
  const [files, setFiles] = useState<readonly (DraftFile | null)[]>([null, null])
  const fields = files.map((file, place) => (
    <AttachmentField
      key={place}
      label={`Foto ${place + 1}`}
      hint=""
      types={['image/png']}
      value={file}
      onChange={(next) => setFiles(files.map((one, at) => (at === place ? next : one)))}
    />
  ))
  return (
    <>
      {fields}
      <output aria-label="files">{files.map((one) => one?.id).join(', ')}</output>
    </>
  )
}

test.each([
  [1, 2],
  [2, 1],
])('of two files that are uploaded at once, both are there, the answer to %i first', async (...order) => {
  const page = await renderApp(<Fields />, { texts: ['file'] })
  const inputs = page.container.querySelectorAll<HTMLInputElement>('input[type=file]:not([capture])')
  for (const [at, file] of [wrong, right].entries()) {
    await page.user.upload(inputs[at] as HTMLInputElement, file)
    await waitFor(() => expect(Upload.all).toHaveLength(at + 1))
  }
  for (const place of order)
    await answered(Upload.all[place - 1] as Upload, calls.uploadFile.ok, {
      action: true,
      file_id: `file ${place}`,
    })
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'files' })).toHaveTextContent('file 1, file 2'),
  )
})

test('the late answer to a removed file does not bring it back', async () => {
  const page = await renderApp(<Field />, { texts: ['file'] })
  const first = await chooses(page, wrong, 1)
  await page.user.click(screen.getByRole('button', { name: page.t('file:remove', { name: 'Foto' }) }))
  await answered(first, calls.uploadFile.ok, { action: true, file_id: 'wrong' })
  expect(value).toBeNull()
})

test('an uploaded, a replaced and a removed file are there for a page that finds the draft before', async () => {
  const page = await renderApp(<Field />, { texts: ['file'] })
  const upload = await chooses(page, wrong, 1)
  const replaced = value
  const second = await chooses(page, right, 2)
  const uploaded = value
  await answered(upload, calls.uploadFile.ok, { action: true, file_id: 'wrong' })
  await answered(second, calls.uploadFile.ok, { action: true, file_id: 'right' })
  await waitFor(() => expect(value).toMatchObject({ id: 'right' }))
  await chooses(page, wrong, 3)
  const removed = value
  await page.user.click(screen.getByRole('button', { name: page.t('file:remove', { name: 'Foto' }) }))
  for (const [file, name] of [
    [replaced, 'wrong.png'],
    [uploaded, 'right.png'],
    [removed, 'wrong.png'],
  ] as const)
    expect((await storedFile(file?.id ?? ''))?.name).toBe(name)
})

test('a form that was left does not take the answer: the file stays on this device', async () => {
  const page = await renderApp(<Field />, { texts: ['file'] })
  const upload = await chooses(page, right, 1)
  const left = value
  page.unmount()
  expect(upload.isAborted).toBe(true)
  await answered(upload, calls.uploadFile.ok, { action: true, file_id: 'right' })
  expect(value).toBe(left)
  // The draft still refers to it: it is not let go.
  const stored = await (await openDB('tk_drafts')).get('files', left?.id ?? '')
  expect(stored.keptAt).toBeGreaterThan(Date.now() - 60_000)
})

test.each([408, 429])('a file that is not taken now (%i) stays on this device', async (status) => {
  const page = await renderApp(<Field />, { texts: ['file'] })
  const upload = await chooses(page, right, 1)
  // With a wait that is longer than it tries again for.
  upload.getResponseHeader = () => '3600'
  await answered(upload, status, { action: false, message: 'Coba lagi nanti.' })
  expect(await screen.findByText(page.t('file:waits'))).toBeVisible()
  expect(value).toMatchObject({ name: 'right.png' })
  expect(await storedFile(value?.id ?? '')).toBeDefined()
})

test('a refused file goes, with the reason', async () => {
  const page = await renderApp(<Field />, { texts: ['file'] })
  await answered(await chooses(page, wrong, 1), 422, refusal)
  expect(await screen.findByText('Gunakan berkas JPEG')).toBeVisible()
  expect(value).toBeNull()
})
