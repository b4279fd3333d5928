import { calls } from '@seberang/domain/api'
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
