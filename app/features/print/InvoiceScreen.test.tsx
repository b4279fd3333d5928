import { calls, type Invoice, type Payment } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { invoice } from '../../testing/invoice.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { Screen } from './InvoiceScreen.tsx'

async function printed(change: Partial<Invoice>) {
  fakeServer().answer(calls.label, {
    data: { type: 'invoice', printed_for: customer, invoice: { ...invoice, ...change } },
  })
  const page = await renderApp(<Screen />, {
    texts: ['print', 'invoice', 'quotes', 'reason'],
    at: '/print/invoice?code=INV-1',
  })
  await screen.findByText(page.t('print:invoice.for'))
  return page
}

const payment = (change: Partial<Payment>): Payment => ({
  order_id: 'INV-1-1',
  payment_method: 'va_bca',
  title: 'Virtual Account BCA',
  steps: [],
  ...change,
})

test.each<[string, Partial<Payment>, string[]]>([
  ['a virtual account', { va_number: '1260831054030915' }, ['1260831054030915']],
  ['Mandiri’s two codes', { bill: { biller_code: '70012', bill_key: '991' } }, ['70012', '991']],
  [
    'the account for a transfer',
    { account: { bank: 'BCA', number: '5210088123', holder: 'PT Seberang' } },
    ['BCA', '5210088123', 'PT Seberang'],
  ],
])('an open invoice says how to pay: %s', async (_, numbers, shown) => {
  const { t } = await printed({ payment: payment(numbers) })
  const fact = screen.getByText(t('print:invoice.method')).parentElement
  for (const text of ['Virtual Account BCA', ...shown]) expect(fact?.textContent).toContain(text)
})

test('a paid invoice gives no number to pay to', async () => {
  const { t } = await printed({
    status: 'paid',
    paid_at: '2026-11-01T03:00:00Z',
    payment: payment({ va_number: '1260831054030915' }),
  })
  expect(screen.queryByText(t('print:invoice.method'))).toBeNull()
  expect(screen.queryByText(/1260831054030915/)).toBeNull()
})
