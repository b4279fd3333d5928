import { calls, type Company, type Invoice } from '@seberang/domain/api'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sentCompany } from '../../../testing/company.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { invoice } from '../../../testing/invoice.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { CompanyTab } from './CompanyTab.tsx'

async function open(company: Company | null, owed: Invoice[] = []) {
  const server = fakeServer()
  server.answer(calls.invoices, ({ url }) => ({
    results: owed.filter(({ status }) => url.includes(`status=${status}`)),
  }))
  server.answer(calls.company, { data: company })
  server.answer(calls.terms, {
    data: {
      version: '2026-11',
      valid_from: '2026-11-29',
      body: [{ title: 'Barang', text: 'Isinya benar.' }],
    },
  })
  return renderApp(<CompanyTab />, { texts: ['company'] })
}
const approved: Company = {
  ...sentCompany,
  status: 'approved',
  decided_at: '2026-11-20T03:00:00.000Z',
  members: [{ name: 'Ratna Wijaya', is_owner: true }],
}

test('whoever has none is led to the registration', async () => {
  const { t } = await open(null)
  const link = await screen.findByRole('link', { name: t('company:none.action') })
  expect(link).toHaveAttribute('href', '/settings/company-upgrade')
})

test('one that waits says so, by section', async () => {
  const { t } = await open(sentCompany)
  expect(await screen.findByText(t('company:state.waiting'))).toBeVisible()
  expect(screen.getAllByText(t('company:state.checking'))).toHaveLength(3)
  expect(screen.queryByRole('link')).toBeNull()
})

test('one that was rejected names the reasons at their sections, and leads to what is to be mended', async () => {
  const reasons = [{ section: 'legality' as const, reason: 'Nama di NIB masih CV.' }]
  const { t } = await open({ ...approved, status: 'rejected', reasons })
  expect(await screen.findByText(t('company:state.rejected', { count: 1 }))).toBeVisible()
  const faulty = screen.getByText(t('company:state.faulty')).closest('li') as HTMLElement
  expect(within(faulty).getByText('Nama di NIB masih CV.')).toBeVisible()
  expect(screen.getAllByText(t('company:state.right'))).toHaveLength(2)
  const link = screen.getByRole('link', {
    name: t('company:state.mend', { sections: t('company:step.legality') }),
  })
  expect(link).toHaveAttribute('href', '/settings/company-upgrade')
})

test('two sections to mend are named in one sentence', async () => {
  const reasons = (['contact', 'legality'] as const).map((section) => ({ section, reason: 'Salah.' }))
  await open({ ...approved, status: 'rejected', reasons })
  expect(await screen.findByRole('link', { name: 'Betulkan Kontak dan Legalitas' })).toBeVisible()
})

test('one that is approved shows its numbers and members, and that it cannot pay later', async () => {
  const { t } = await open(approved)
  expect(await screen.findByText('0012 3456 7809 1000')).toBeVisible()
  expect(screen.getByText('9120 0041 2087 6')).toBeVisible()
  expect(screen.getByText(t('company:approved.owner', { name: 'Ratna Wijaya' }))).toBeVisible()
  // Whether there was a limit once that was never used is not known: nothing is promised.
  expect(screen.getByText(t('company:paylater.none')).textContent).toMatch(/^Saat ini tidak ada batas/)
  expect(await screen.findByText('Isinya benar.')).toBeVisible()
  expect(screen.getByLabelText(t('company:terms.name'))).toBeVisible()
})

const owedLater = { ...invoice, invoice_type: 'paylater' as const, status: 'pending' as const }

test('one that has paid all reads that paying later was closed', async () => {
  const { t } = await open(approved, [{ ...owedLater, status: 'paid' }])
  expect(await screen.findByText(t('company:paylater.closedPaid'))).toBeVisible()
})

test('what may be paid later is what is left of the limit, and the first due is to be paid first', async () => {
  const { t } = await open(
    { ...approved, paylater: { limit: 150_000_000, used: 46_287_500, overdue: 0, days: 30 } },
    [
      { ...owedLater, invoice_code: 'INV-2', total: 27_867_500, due_date: '2099-12-09T16:59:59.999Z' },
      { ...owedLater, invoice_code: 'INV-1', total: 18_420_000, due_date: '2099-11-25T16:59:59.999Z' },
    ],
  )
  expect(await screen.findByText('Rp103.712.500')).toBeVisible()
  const meter = screen.getByRole('meter', { name: t('company:paylater.limit', { amount: 'Rp150.000.000' }) })
  expect(meter).toHaveAttribute('value', '46287500')
  expect(screen.getByText(t('company:paylater.used', { amount: 'Rp46.287.500' }))).toBeVisible()
  const pay = await screen.findByRole('link', { name: t('company:paylater.pay', { amount: 'Rp18.420.000' }) })
  expect(pay).toHaveAttribute('href', '/status/order?action=INV-1')
  expect(screen.getByText(t('company:paylater.stops'))).toBeVisible()
})

test('of two that are overdue, the button says which one it pays', async () => {
  const [first, second] = ['2026-01-15T16:59:59.999Z', '2026-01-20T16:59:59.999Z']
  const { t } = await open(
    { ...approved, paylater: { limit: 900_000, used: 490_000, overdue: 490_000, days: 30 } },
    [
      { ...owedLater, invoice_code: 'INV-2', due_date: second },
      { ...owedLater, invoice_code: 'INV-1', total: 245_000, due_date: first },
    ],
  )
  const name = t('company:paylater.payOne', { code: 'INV-1', amount: 'Rp245.000' })
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/status/order?action=INV-1')
})

test('terms that were accepted are not asked for again, those of an earlier version are', async () => {
  const accepted = { version: '2026-11', name: 'Ratna', at: '2026-11-29T03:00:00.000Z' }
  const { t, unmount } = await open({ ...approved, terms: { version: '2026-11', accepted } })
  expect(await screen.findByText(/2026-11 diterima Ratna/)).toBeVisible()
  expect(screen.queryByLabelText(t('company:terms.name'))).toBeNull()
  unmount()
  await open({ ...approved, terms: { version: '2026-11', accepted: { ...accepted, version: '2026-03' } } })
  expect(await screen.findByText(/2026-03 diterima Ratna/)).toBeVisible()
  expect(screen.getByLabelText(t('company:terms.name'))).toBeVisible()
})

test('what is still to be paid later is listed with its day, what is overdue stops all', async () => {
  const { t } = await open(
    { ...approved, paylater: { limit: 900_000, used: 490_000, overdue: 245_000, days: 30 } },
    [
      { ...owedLater, invoice_code: 'INV-2', due_date: '2099-11-15T16:59:59.999Z' },
      { ...owedLater, invoice_code: 'INV-1', due_date: '2026-01-15T16:59:59.999Z' },
    ],
  )
  const list = await screen.findByRole('list', { name: t('company:paylater.open') })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['INV-1', 'INV-2'])
  expect(within(rows[0] as HTMLElement).getByText(/^Lewat jatuh tempo/)).toBeVisible()
  // Nothing reads as if it could be used.
  expect(screen.getByText(t('company:paylater.stopped', { amount: 'Rp245.000' }))).toBeVisible()
  expect(screen.queryByText(t('company:paylater.left'))).toBeNull()
  expect(screen.queryByText(t('company:paylater.stops'))).toBeNull()
  expect(screen.getByText(t('company:paylater.terms'))).toBeVisible()
})
