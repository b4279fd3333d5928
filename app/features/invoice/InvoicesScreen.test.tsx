import { calls, type PriceChange } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { invoice, invoiceItem, waitingProof } from '../../testing/invoice.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { Screen } from './InvoicesScreen.tsx'

const server = fakeServer()

test('an invoice that is to be paid again says that the bank took its payment back', async () => {
  const due_date = '2100-11-02T00:00:00Z'
  const taken_back = { amount: invoice.total, at: '2026-11-01T02:00:00Z', by: 'bank' as const }
  server.answer(calls.invoices, {
    results: [
      { ...invoice, due_date, taken_back },
      { ...invoice, due_date, invoice_code: 'INV-2' },
    ],
  })
  await renderApp(<Screen />, { texts: ['invoice'] })
  const [again, first] = await screen.findAllByRole('listitem')
  expect(again).toHaveTextContent('; pembayaranmu ditarik kembali')
  expect(first).not.toHaveTextContent('ditarik')
})

test('one whose proof waits is not among those to pay, and has no deadline', async () => {
  const payment = { order_id: 'INV-1-1', payment_method: 'manual', title: 'Transfer' } as const
  server.answer(calls.invoices, {
    results: [
      {
        ...invoice,
        due_date: '2100-11-02T00:00:00Z',
        payment: { ...payment, steps: [], proof: waitingProof },
      },
      { ...invoice, due_date: '2100-11-03T00:00:00Z', invoice_code: 'INV-2' },
    ],
  })
  const { t } = await renderApp(<Screen />, { texts: ['invoice'] })
  const [waits, toPay] = await screen.findAllByRole('listitem')
  expect(waits).toHaveTextContent('Bukti diperiksa')
  expect(waits).toHaveTextContent('Tagihan tidak kedaluwarsa selama buktinya diperiksa.')
  expect(waits?.textContent).not.toMatch(/Bayar |sebelum/)
  expect(toPay?.textContent).toMatch(/Bayar\s/)
  expect(screen.getByText(t('invoice:list.due', { amount: 'Rp245.000', count: 1 }))).toBeVisible()
})

test('one to be transferred asks for what is to arrive, with its unique code', async () => {
  const payment = { order_id: 'INV-1-1', payment_method: 'manual', title: 'Transfer' } as const
  const due_date = '2100-11-02T00:00:00Z'
  server.answer(calls.invoices, {
    results: [{ ...invoice, due_date, payment: { ...payment, steps: [], surplus: 117 } }],
  })
  const { t } = await renderApp(<Screen />, { texts: ['invoice'] })
  const pay = await screen.findByRole('link', { name: t('invoice:card.pay', { amount: 'Rp245.117' }) })
  expect(pay).toBeVisible()
  expect(screen.getByText(t('invoice:list.due', { amount: 'Rp245.117', count: 1 }))).toBeVisible()
})

test('a paid invoice shows what is still paid, as its order does, and what went back: to the wallet, or to the bank', async () => {
  const now = { total: 205_000, weight: invoiceItem.priced.answer.weight }
  const credit: PriceChange = {
    amount: -40_000,
    reason: 'Lebih ringan.',
    measurement: null,
    before: now,
    now,
    invoice_code: null,
  }
  const billed = { ...credit, amount: 75_000, invoice_code: 'INV-9' }
  const paid = { ...invoice, status: 'paid', paid_at: '2026-11-01T01:00:00Z' } as const
  server.answer(calls.invoices, {
    results: [
      { ...paid, items: [{ ...invoiceItem, changes: [credit, billed] }] },
      {
        ...paid,
        invoice_code: 'INV-2',
        taken_back: { amount: paid.total, at: '2026-11-01T02:00:00Z', by: 'bank' },
      },
      { ...paid, invoice_code: 'INV-3', items: [{ ...invoiceItem, changes: [billed] }] },
      {
        ...paid,
        invoice_code: 'INV-4',
        items: [{ ...invoiceItem, changes: [{ ...billed, invoice_code: 'INV-5' }, credit] }],
      },
      { ...paid, invoice_code: 'INV-5', invoice_type: 'additional', total: 75_000 },
      {
        ...paid,
        invoice_code: 'INV-6',
        taken_back: { amount: paid.total, at: '2026-11-01T02:00:00Z', by: 'operator' },
      },
    ],
  })
  const { t } = await renderApp(<Screen />, { texts: ['invoice'] })
  const [credited, reversed, whole, added, , misbooked] = await screen.findAllByRole('listitem')
  expect(reversed).toHaveTextContent('Ditarik bank')
  expect(misbooked).toHaveTextContent(t('invoice:stateMisbooked'))
  expect(misbooked).not.toHaveTextContent('bank')
  expect(credited).toHaveTextContent('Rp205.000')
  expect(credited).toHaveTextContent('; Rp245.000 dibayar, Rp40.000 dikembalikan ke dompet')
  expect(added).toHaveTextContent('Rp280.000')
  expect(added).toHaveTextContent(
    '; Rp320.000 dibayar dengan tagihan tambahannya, Rp40.000 dikembalikan ke dompet',
  )
  expect(reversed).toHaveTextContent('; pembayaranmu ditarik kembali')
  expect(whole?.textContent).not.toMatch(/dompet|ditarik/)
})
