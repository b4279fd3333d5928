import { calls } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { invoice } from '../../testing/invoice.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { InvoiceClosed } from './InvoiceClosed.tsx'

test('a top-up that was paid says what is in the wallet now', async () => {
  fakeServer().answer(calls.profile, { customer: { ...customer, wallet: 445_000 } })
  const paid = { ...invoice, status: 'paid', paid_at: '2026-11-01T01:00:00Z' } as const
  await renderApp(<InvoiceClosed invoice={{ ...paid, invoice_type: 'topup' }} />, {
    texts: ['invoice', 'refund'],
  })
  expect(await screen.findByText(/Saldomu sekarang Rp445\.000\./)).toBeVisible()
})

test('a top-up that was spent and taken back says what is to be transferred, and where to', async () => {
  const server = fakeServer()
  const account = { bank: 'BCA', number: '5210088123', holder: 'PT Seberang' }
  const { invoice_code, total: amount } = invoice
  server.answer(calls.walletHistory, {
    count: 0,
    next: null,
    previous: null,
    page_size: 1,
    results: [],
    balance: 0,
    hold: 0,
    total_in: 0,
    total_out: 0,
    reversed: { invoice_code, amount, by: 'bank', account },
  })
  server.answer(calls.profile, { customer })
  const taken_back = { amount, at: '2026-11-02T01:00:00Z', by: 'bank' as const }
  const paid = { ...invoice, status: 'paid', paid_at: '2026-11-01T01:00:00Z', taken_back } as const
  await renderApp(<InvoiceClosed invoice={{ ...paid, invoice_type: 'topup' }} />, {
    texts: ['invoice', 'refund', 'wallet'],
  })
  for (const text of ['5210 0881 23', account.holder, invoice_code, formatRupiah(amount)])
    expect(await screen.findByText(text)).toBeVisible()
})

test('of one that has ended, where its money is comes before the way on', async () => {
  fakeServer()
  const ended = { ...invoice, status: 'expired', ended_because: 'deadline' } as const
  const { t } = await renderApp(<InvoiceClosed invoice={ended} notices={<p>Diterima</p>} />, {
    texts: ['invoice', 'refund'],
  })
  const onward = await screen.findByRole('link', { name: t('invoice:over.locker') })
  expect(screen.getByText('Diterima').compareDocumentPosition(onward)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
