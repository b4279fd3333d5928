import { calls, type Company } from '@seberang/domain/api'
import type { CompanySection } from '@seberang/domain/company'
import { messageFor, missingText } from '@seberang/domain/validation'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { device } from '../../lib/drafts/device.ts'
import { storeFile } from '../../lib/drafts/files.ts'
import { draftKey } from '../../lib/drafts/owner.ts'
import { companySettings } from '../../lib/navigation/paths.ts'
import { company, sentCompany } from '../../testing/company.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { fakeUploads } from '../../testing/fake-uploads.ts'
import { customer, renderApp, type Options, type Rendered } from '../../testing/render-app.tsx'
import { Screen } from './CompanyUpgradeScreen.tsx'
import { draftOf, emptyDraft, type CompanyDraft } from './draft.ts'

const path = '/settings/company-upgrade'
const rejected: Company = {
  ...sentCompany,
  status: 'rejected',
  decided_at: '2026-11-20T03:00:00.000Z',
  reasons: [{ section: 'contact', reason: 'Nomornya tidak tersambung.' }],
}
const complete = draftOf(sentCompany, customer, (paper) => paper)

async function open(
  shown: Company | null,
  draft: CompanyDraft | null,
  at: Options['at'] = path,
  signedInAs = customer,
) {
  const server = fakeServer()
  server.answer(calls.company, { data: shown })
  server.answer(calls.draft, {
    data: { kind: 'company', body: draft, version: draft ? 1 : 0, updated_at: null },
  })
  let version = 1
  server.answer(calls.saveDraft, () => ({ version: (version += 1) }))
  server.answer(calls.saveCompany, { company: { id: 'CO-2', status: 'waiting' } })
  server.answer(calls.profile, { customer })
  const key = draftKey(customer.customer_id, 'company')
  await device.write(key, { body: draft, savedAt: Date.now(), version: draft ? 1 : 0, sent: true })
  const page = await renderApp(<Screen />, { texts: ['company', 'file'], at, signedInAs })
  await screen.findByRole('heading', { level: 1 })
  return { server, page }
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const press = ({ user }: Rendered, name: string) => user.click(screen.getByRole('button', { name }))

test('a new one begins with its name, and goes on once that is there', async () => {
  const { page } = await open(null, null)
  const { t, user } = page
  expect(title()).toBe(t('company:title.information'))
  await press(page, t('company:next.contact'))
  const name = screen.getByLabelText(t('company:field.name'))
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveAccessibleDescription(missingText('id', 'company_name'))
  await user.type(name, 'PT Batik Larasati')
  await user.type(screen.getByLabelText(t('company:field.description')), 'Kain batik')
  await press(page, t('company:next.contact'))
  await waitFor(() => expect(title()).toBe(t('company:title.contact')))
  expect(page.location()).toBe(`${path}?step=contact`)
  page.go(-1)
  await waitFor(() => expect(title()).toBe(t('company:title.information')))
  expect(screen.getByLabelText(t('company:field.name'))).toHaveValue('PT Batik Larasati')
})

test.each([
  ['nothing is stored', null, null],
  ['the draft has another one open', null, complete],
  ['another one was rejected', rejected, null],
] as const)('a linked section opens where %s', async (_, company, draft) => {
  const { page } = await open(company, draft, `${path}?step=legality`)
  await waitFor(() => expect(title()).toBe(page.t('company:title.legality')))
})

test('the draft opens where it was left, and is sent whole', async () => {
  const { server, page } = await open(null, { ...complete, step: 'legality' })
  const { t } = page
  await waitFor(() => expect(title()).toBe(t('company:title.legality')))
  await press(page, t('company:send'))
  await waitFor(() => expect(page.location()).toBe('/settings?tab=company'))
  const [body] = server.bodies(calls.saveCompany)
  expect(body).toMatchObject({ information: company.information, contact: company.contact })
  expect(screen.getByText(t('company:sentToast'))).toBeVisible()
})

test('before it is sent, a section that was passed over opens and says what it lacks', async () => {
  const draft = { ...complete, contact: emptyDraft(customer).contact, step: 'legality' as const }
  const { server, page } = await open(null, draft)
  const { t } = page
  await waitFor(() => expect(title()).toBe(t('company:title.legality')))
  await press(page, t('company:send'))
  await waitFor(() => expect(title()).toBe(t('company:title.contact')))
  const phone = await screen.findByLabelText(t('company:field.phone'))
  await waitFor(() => expect(phone).toHaveAccessibleDescription(missingText('id', 'phoneNumber')))
  expect(server.received(calls.saveCompany)).toEqual([])
})

test('what the server refuses of another section opens that section with its words', async () => {
  const { server, page } = await open(null, { ...complete, step: 'legality' })
  const { t } = page
  server.refuse(calls.saveCompany, 422, {
    errors: [{ field: 'information.company_name', message: 'Namanya tidak diterima.' }],
  })
  await waitFor(() => expect(title()).toBe(t('company:title.legality')))
  await press(page, t('company:send'))
  await waitFor(() => expect(title()).toBe(t('company:title.information')))
  expect(screen.getByText('Namanya tidak diterima.')).toBeVisible()
})

test('of a rejected one, only what is wrong is gone through again, with the reason above it', async () => {
  const { server, page } = await open(rejected, null)
  const { t, user } = page
  await waitFor(() => expect(title()).toBe(t('company:title.contact')))
  expect(screen.getByText('Nomornya tidak tersambung.')).toBeVisible()
  const phone = screen.getByLabelText(t('company:field.phone'))
  await user.clear(phone)
  await user.type(phone, '22 9999 8888')
  await press(page, t('company:sendAgain'))
  await waitFor(() => expect(server.received(calls.saveCompany)).toHaveLength(1))
  expect(server.bodies(calls.saveCompany)).toMatchObject([
    { contact: { phoneNumber: '22 9999 8888' }, legality: { npwp: { file: 'npwp-1' }, ktp: 'ktp-1' } },
  ])
})

test.each([
  ['another section was mended', path, 'contact'],
  ['it was looked at', `${path}?step=legality`, 'legality'],
] as const)('a paper that is there no more is asked for again, when %s', async (_, at, step) => {
  const reasons = [{ section: step, reason: 'Nomornya tidak tersambung.' }]
  const { server, page } = await open({ ...rejected, reasons }, null, at)
  const { t, user } = page
  await waitFor(() => expect(title()).toBe(t(`company:title.${step}`)))
  const field = screen.getByLabelText(t(step === 'contact' ? 'company:field.phone' : 'company:field.npwp'))
  await user.clear(field)
  await user.type(field, step === 'contact' ? '22 9999 8888' : '09.254.294.3-407.111')
  const message = 'Tidak ditemukan.'
  server.refuse(calls.saveCompany, 422, { errors: [{ field: 'legality.ktp', message }], message })
  await press(page, t('company:sendAgain'))
  expect(await screen.findByText(t('company:fileNotThere', { name: t('company:sent.ktp') }))).toBeVisible()
  expect(title()).toBe(t('company:title.legality'))
  expect(screen.queryByText(message)).toBeNull()
  server.answer(calls.saveCompany, { company: { id: 'CO-2', status: 'waiting' } })
  await press(page, t('company:sendAgain'))
  const words =
    step === 'contact'
      ? messageFor('id', 'director_paper')
      : t('company:fileNotThere', { name: t('company:sent.ktp') })
  expect(await screen.findAllByText(words)).not.toHaveLength(0)
  expect(server.received(calls.saveCompany)).toHaveLength(1)
})

/** From the contact, with a new NIB file that only this device has. */
async function sendsFromContact(prepare: (server: FakeServer) => void, before?: CompanySection) {
  fakeUploads()
  const id = await storeFile(new File(['nib'], 'nib-new.png', { type: 'image/png' }))
  const legality = { ...complete.legality, nib_file: { id, name: 'nib-new.png', type: 'image/png' } }
  const step = before ?? 'contact'
  const { server, page } = await open(rejected, { ...complete, step, legality })
  prepare(server)
  if (before) {
    const steps = within(screen.getByRole('list', { name: page.t('company:steps') }))
    await page.user.click(steps.getByRole('button', { name: new RegExp(page.t('company:step.contact')) }))
  }
  await waitFor(() => expect(title()).toBe(page.t('company:title.contact')))
  const phone = screen.getByLabelText(page.t('company:field.phone'))
  await page.user.clear(phone)
  await page.user.type(phone, '22 9999 8888')
  await press(page, page.t('company:sendAgain'))
  return { server, page }
}

test('a paper that only this device has is uploaded first, from any section', async () => {
  const { server } = await sendsFromContact((prepared) =>
    prepared.answer(calls.uploadFile, { file_id: 'nib-2', url: '', content_type: 'image/png', size: 3 }),
  )
  await waitFor(() =>
    expect(server.bodies(calls.saveCompany)).toMatchObject([{ legality: { nib: { file: 'nib-2' } } }]),
  )
})

test('one that the server refuses is said with the papers, and stays', async () => {
  const message = 'Gunakan berkas JPEG.'
  const { server, page } = await sendsFromContact((prepared) =>
    prepared.refuse(calls.uploadFile, 422, { errors: [{ field: 'file_data', message }] }),
  )
  expect(await screen.findByText(message)).toBeVisible()
  expect(title()).toBe(page.t('company:title.legality'))
  expect(screen.getByText('nib-new.png')).toBeVisible()
  expect(server.received(calls.saveCompany)).toEqual([])
})

test('what is said of a refused paper goes once another takes its place', async () => {
  const message = 'Gunakan berkas JPEG.'
  const { server, page } = await sendsFromContact((prepared) =>
    prepared.refuse(calls.uploadFile, 422, { errors: [{ field: 'file_data', message }] }),
  )
  expect(await screen.findByText(message)).toBeVisible()
  server.answer(calls.uploadFile, { file_id: 'nib-3', url: '', content_type: 'image/png', size: 3 })
  const input = page.container.querySelector<HTMLInputElement>('input[name=nib_file]:not([capture])')
  await page.user.upload(input as HTMLInputElement, new File(['new'], 'new.png', { type: 'image/png' }))
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())
})

test('while it is sent, no other section is open to changes that would not be sent', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { page } = await sendsFromContact((prepared) => {
    prepared.answer(calls.uploadFile, { file_id: 'nib-2', url: '', content_type: 'image/png', size: 3 })
    prepared.answer(calls.saveCompany, () =>
      promise.then(() => ({ company: { id: 'CO-2', status: 'waiting' } })),
    )
  }, 'legality')
  const { t } = page
  const steps = screen.getByRole('list', { name: t('company:steps') })
  await waitFor(() => expect(within(steps).queryAllByRole('button')).toEqual([]))
  await press(page, t('common:action.back'))
  expect(title()).toBe(t('company:title.contact'))
  // The browser's own Back.
  page.go(-1)
  await waitFor(() => expect(title()).toBe(t('company:title.legality')))
  expect(screen.getByLabelText(t('company:field.npwp')).closest('[inert]')).not.toBeNull()
  resolve()
  await waitFor(() => expect(page.location()).toBe(companySettings))
})

test("one's own paper that another device has removed is said with the papers, from any section", async () => {
  const own = { id: 'ktp-1', status: 'approved' as const }
  const { server, page } = await open(rejected, null, path, { ...customer, ktp: own })
  const { t, user } = page
  await waitFor(() => expect(title()).toBe(t('company:title.contact')))
  const phone = screen.getByLabelText(t('company:field.phone'))
  await user.clear(phone)
  await user.type(phone, '22 9999 8888')
  server.answer(calls.ktp, { data: null })
  server.refuse(calls.saveCompany, 422, { errors: [{ field: 'legality.ktp', message: 'Tidak ditemukan.' }] })
  await press(page, t('company:sendAgain'))
  expect(await screen.findByText(t('company:director.gone.ktp'))).toBeVisible()
  expect(title()).toBe(t('company:title.legality'))
  expect(screen.getByText(t('company:paper.ktp'))).toBeVisible()
  const input = page.container.querySelector<HTMLInputElement>('input[name=passport]:not([capture])')
  await user.upload(input as HTMLInputElement, new File(['new'], 'new.png', { type: 'image/png' }))
  await waitFor(() => expect(screen.queryByText(t('company:director.gone.ktp'))).toBeNull())
})

test('a section that was rejected is done only once it is no longer as it was sent', async () => {
  const { page } = await open(rejected, null)
  const { t, user } = page
  await waitFor(() => expect(title()).toBe(t('company:title.contact')))
  const soFar = within(screen.getByRole('list', { name: t('company:soFar.title') }))
  const contact = soFar.getByText(t('company:step.contact')).closest('li') as HTMLElement
  expect(contact).toHaveTextContent(t('company:state.faulty'))
  const phone = screen.getByLabelText(t('company:field.phone'))
  await user.clear(phone)
  await user.type(phone, '22 9999 8888')
  await waitFor(() => expect(contact).toHaveTextContent('22 9999 8888'))
  expect(contact).not.toHaveTextContent(t('company:state.faulty'))
})

test('the steps say so, too', async () => {
  const { page } = await open(rejected, null, `${path}?step=legality`)
  await waitFor(() => expect(title()).toBe(page.t('company:title.legality')))
  const [information, contact] = within(
    screen.getByRole('list', { name: page.t('company:steps') }),
  ).getAllByRole('listitem')
  expect(contact).toHaveTextContent(page.t('company:incomplete'))
  expect(information).not.toHaveTextContent(page.t('company:incomplete'))
})

test('one that was rejected is not sent again as it was: it would come back for the same reason', async () => {
  const { server, page } = await open(rejected, null)
  const { t } = page
  await waitFor(() => expect(title()).toBe(t('company:title.contact')))
  await press(page, t('company:sendAgain'))
  expect(await screen.findByText(t('company:unchanged'))).toBeVisible()
  expect(screen.getByText('Nomornya tidak tersambung.')).toBeVisible()
  expect(server.received(calls.saveCompany)).toHaveLength(0)
})

test.each(['waiting', 'approved'] as const)('one that is %s stands in the settings', async (status) => {
  const server = fakeServer()
  server.answer(calls.company, { data: { ...sentCompany, status } })
  const page = await renderApp(<Screen />, { texts: ['company', 'file'], at: path })
  await waitFor(() => expect(page.location()).toBe('/settings?tab=company'))
})

test('who has just registered may put it off, and goes on to what they wanted', async () => {
  const { page } = await open(null, complete, { pathname: path, state: { wanted: '/calculator' } })
  const { t } = page
  await press(page, t('company:next.contact'))
  await waitFor(() => expect(title()).toBe(t('company:title.contact')))
  expect(screen.getByRole('link', { name: t('company:close') })).toHaveAttribute('href', '/calculator')
  await press(page, t('common:action.back'))
  await press(page, t('company:later'))
  await waitFor(() => expect(page.location()).toBe('/calculator'))
})

test('nothing is put off by who came for it', async () => {
  const { page } = await open(null, complete, path)
  expect(screen.queryByRole('button', { name: page.t('company:later') })).not.toBeInTheDocument()
})

test('each section is marked as done, and the steps lead to each', async () => {
  const { page } = await open(null, {
    ...complete,
    step: 'information',
    legality: emptyDraft(customer).legality,
  })
  const { t } = page
  const aside = screen.getByRole('complementary', { name: t('company:soFar.title') })
  expect(await within(aside).findByText('+62 22 2044 1871, Kota Bandung')).toBeInTheDocument()
  expect(within(aside).getByText(t('company:soFar.missing'))).toBeInTheDocument()
  await page.user.click(screen.getByRole('button', { name: new RegExp(t('company:step.legality')) }))
  await waitFor(() => expect(title()).toBe(t('company:title.legality')))
})

test('a NIB that is too short is named when it is sent', async () => {
  const draft = { ...complete, step: 'legality' as const, legality: { ...complete.legality, nib: '9120' } }
  const { page } = await open(null, draft)
  await waitFor(() => expect(title()).toBe(page.t('company:title.legality')))
  await press(page, page.t('company:send'))
  const nib = screen.getByLabelText(page.t('company:field.nib'))
  await waitFor(() => expect(nib).toHaveFocus())
  expect(nib).toHaveAccessibleDescription(messageFor('id', 'nib', { length: 13, given: 4 }))
})
