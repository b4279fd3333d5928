import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { invoice } from '../../testing/invoice.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { Screen } from './InvoicesScreen.tsx'

const server = fakeServer()

test('an invoice that is to be paid again says that the bank took its payment back', async () => {
  const due_date = '2100-11-02T00:00:00Z'
  const taken_back = { amount: invoice.total, at: '2026-11-01T02:00:00Z' }
  server.answer(calls.invoices, {
    results: [
      { ...invoice, due_date, taken_back },
      { ...invoice, due_date, invoice_code: 'INV-2' },
    ],
  })
  await renderApp(<Screen />, { texts: ['invoice'] })
  const [again, first] = await screen.findAllByRole('listitem')
  expect(again).toHaveTextContent('; bank menarik kembali pembayaranmu')
  expect(first).not.toHaveTextContent('bank menarik')
})
