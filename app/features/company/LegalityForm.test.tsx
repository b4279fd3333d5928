import { calls, type Customer } from '@seberang/domain/api'
import { messageFor } from '@seberang/domain/validation'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { request } from '../../lib/api/client.ts'
import { storeFile } from '../../lib/drafts/files.ts'
import { session } from '../../lib/session/session.ts'
import { company, sentCompany } from '../../testing/company.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { fakeUploads } from '../../testing/fake-uploads.ts'
import { testForm } from '../../testing/form-suite.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { bodyOf, draftOf, type LegalityFields } from './draft.ts'
import { LegalityForm } from './LegalityForm.tsx'

const { legality } = draftOf(sentCompany, customer, (paper) => paper)
const onDone = vi.fn<() => void>()
const nib = ({ t }: Rendered) => screen.getByLabelText(t('company:field.nib'))

const open = (initial: LegalityFields = { ...legality, nib: '' }, as: Customer = customer) => {
  onDone.mockClear()
  return renderApp(
    <LegalityForm
      id="form"
      customer={as}
      initial={initial}
      showsFaults={false}
      onType={() => undefined}
      onBusy={() => undefined}
      onSubmit={async (fields) => {
        const body = { ...company, legality: bodyOf.legality(fields, as) as typeof company.legality }
        await request(calls.saveCompany, { body })
        onDone()
      }}
    />,
    { texts: ['company', 'file'], signedInAs: as },
  )
}
const uploaded = { file_id: 'new', url: '', content_type: 'image/png', size: 3 }
const upload = ({ user }: Rendered, paper: string) => {
  const input = document.querySelector<HTMLInputElement>(`input[type=file][name=${paper}]:not([capture])`)
  return user.upload(input as HTMLInputElement, new File(['new'], `${paper}-new.png`, { type: 'image/png' }))
}
const submit = (form: Rendered) => form.user.type(nib(form), '{Enter}')

testForm({
  open: () => open(),
  call: calls.saveCompany,
  answer: { company: { id: 'CO-1', status: 'waiting' } },
  body: {
    ...company,
    legality: {
      ...company.legality,
      npwp: { ...company.legality.npwp, number: '0012 3456 7809 1000' },
      nib: { ...company.legality.nib, number: '9120 0041 2087 6' },
    },
  },
  fill: (form) => form.user.type(nib(form), '9120 0041 2087 6'),
  submit,
  field: { find: nib, name: 'legality.nib.number' },
  outcome: () => onDone.mock.calls.length,
  expected: 1,
})

test('a NIB says how many digits are missing', async () => {
  fakeServer()
  const form = await open()
  await form.user.type(nib(form), '9120 0041 2087')
  await submit(form)
  await waitFor(() =>
    expect(nib(form)).toHaveAccessibleDescription(messageFor('id', 'nib', { length: 13, given: 12 })),
  )
})

test('what has no paper says so beside it, and nothing is sent', async () => {
  const server = fakeServer()
  const form = await open({ ...legality, npwp_file: null, ktp: null })
  await submit(form)
  expect(await screen.findByText('Unggah berkasnya.')).toBeVisible()
  expect(screen.getByText(messageFor('id', 'director_paper'))).toBeVisible()
  expect(server.received(calls.saveCompany)).toEqual([])
})

test("the customer's own KTP is offered once it is approved, and another may take its place", async () => {
  const server = fakeServer()
  const readings = { readings: [], needed_by: [], decided_at: null }
  const own = { id: 'own', status: 'approved' as const }
  server.answer(calls.ktp, {
    data: { ...own, ...readings, name: 'RATNA', number_masked: '3273 04•• •••• 0002', url: '', sent_at: '' },
  })
  server.answer(calls.saveCompany, { company: { id: 'CO-1', status: 'waiting' } })
  const form = await open({ ...legality, ktp: null, own: 'ktp' }, { ...customer, ktp: own })
  const box = screen.getByRole('checkbox', { name: new RegExp(form.t('company:director.own.ktp')) })
  expect(box).toBeChecked()
  await waitFor(() => expect(box).toHaveAccessibleDescription('RATNA, 3273 04•• •••• 0002'))
  expect(screen.queryByText(form.t('company:paper.ktp'))).toBeNull()
  await submit(form)
  await waitFor(() => expect(server.bodies(calls.saveCompany)).toMatchObject([{ legality: { ktp: 'own' } }]))
  await form.user.click(box)
  expect(screen.getByText(form.t('company:paper.ktp'))).toBeVisible()
})

test('of two own papers, the one that was sent is shown, and offered again once it is unticked', async () => {
  const server = fakeServer()
  const own = { id: 'own-passport', status: 'approved' as const }
  const both = { ...customer, passport: own, ktp: { id: 'own-ktp', status: 'approved' as const } }
  server.answer(calls.saveCompany, { company: { id: 'CO-1', status: 'waiting' } })
  const form = await open({ ...legality, ktp: null, own: 'passport' }, both)
  const box = screen.getByRole('checkbox', { name: new RegExp(form.t('company:director.own.passport')) })
  expect(box).toBeChecked()
  await form.user.click(box)
  expect(box).not.toBeChecked()
  await form.user.click(box)
  await submit(form)
  await waitFor(() =>
    expect(server.bodies(calls.saveCompany)).toMatchObject([{ legality: { passport: 'own-passport' } }]),
  )
})

test.each([
  ['removed', null],
  ['replaced', { id: 'other', status: 'waiting' as const }],
] as const)("the customer's own KTP that was %s stands for nobody: a file is asked for", async (_, ktp) => {
  const server = fakeServer()
  const form = await open({ ...legality, ktp: null, own: 'ktp' }, { ...customer, ktp })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByText(form.t('company:paper.ktp'))).toBeVisible()
  await submit(form)
  expect(await screen.findByText(messageFor('id', 'director_paper'))).toBeVisible()
  expect(server.received(calls.saveCompany)).toEqual([])
})

test('one that another device has removed is said at the file that takes its place', async () => {
  const server = fakeServer()
  fakeUploads()
  server.answer(calls.uploadFile, uploaded)
  const own = { id: 'own', status: 'approved' as const }
  server.answer(calls.ktp, { data: null })
  server.refuse(calls.saveCompany, 422, { errors: [{ field: 'legality.ktp', message: 'Tidak ditemukan.' }] })
  const form = await open({ ...legality, ktp: null, own: 'ktp' }, { ...customer, ktp: own })
  await submit(form)
  expect(await screen.findByText(form.t('company:director.gone.ktp'))).toBeVisible()
  expect(screen.getByText(form.t('company:paper.ktp'))).toBeVisible()
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  // The whole page knows it.
  await waitFor(() => expect(session().customer?.ktp).toBeNull())
  // Either paper will do.
  await upload(form, 'passport')
  await waitFor(() => expect(screen.queryByText(form.t('company:director.gone.ktp'))).toBeNull())
})

test('one that another device has replaced, approved since, is used once it is sent again', async () => {
  const server = fakeServer()
  const own = { id: 'own', status: 'approved' as const }
  const next = { id: 'next', status: 'approved' as const }
  const readings = { readings: [], needed_by: [], decided_at: null }
  server.answer(calls.ktp, {
    data: { ...next, ...readings, name: 'RATNA', number_masked: '3273 04•• •••• 0002', url: '', sent_at: '' },
  })
  server.refuse(calls.saveCompany, 422, { errors: [{ field: 'legality.ktp', message: 'Tidak ditemukan.' }] })
  const form = await open({ ...legality, ktp: null, own: 'ktp' }, { ...customer, ktp: own })
  await submit(form)
  expect(await screen.findByText(form.t('company:director.replaced.ktp'))).toBeVisible()
  expect(screen.getByRole('checkbox')).toBeChecked()
  await waitFor(() => expect(session().customer?.ktp).toMatchObject(next))
})

test('a file that only another device has is asked for again, and nothing else is lost', async () => {
  const server = fakeServer()
  fakeUploads()
  server.answer(calls.uploadFile, uploaded)
  const gone = { id: 'device:gone', name: 'nib.pdf', type: 'application/pdf' }
  const form = await open({ ...legality, nib_file: gone })
  await submit(form)
  expect(await screen.findByText(form.t('file:gone', { name: 'nib.pdf' }))).toBeVisible()
  expect(server.received(calls.saveCompany)).toEqual([])
  expect(nib(form)).toHaveValue('9120 0041 2087 6')
  await upload(form, 'nib_file')
  await waitFor(() => expect(screen.queryByText(form.t('file:gone', { name: 'nib.pdf' }))).toBeNull())
})

test('a file of this device that is refused is not called gone', async () => {
  fakeUploads()
  const server = fakeServer()
  const message = 'Gunakan berkas JPEG.'
  server.refuse(calls.uploadFile, 422, { errors: [{ field: 'file_data', message }] })
  const id = await storeFile(new File(['nib'], 'nib.png', { type: 'image/png' }))
  const form = await open({ ...legality, nib_file: { id, name: 'nib.png', type: 'image/png' } })
  await submit(form)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByText('nib.png')).toBeVisible()
  expect(server.received(calls.saveCompany)).toEqual([])
})
