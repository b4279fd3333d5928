import type { Invoice } from '@seberang/domain/api'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { InvoiceToPay } from './InvoiceToPay.tsx'

const dueAt = Date.parse('2026-11-02T00:00:00Z')
const second = 1000

const invoice: Invoice = {
  invoice_code: 'INV-1',
  invoice_type: 'checkout',
  status: 'pending',
  total: 245_000,
  created_at: '2026-11-01T00:00:00Z',
  due_date: new Date(dueAt).toISOString(),
  paid_at: null,
  ended_at: null,
  to_return: [],
  taken_back: null,
  message: '',
  reason: null,
  items: [],
  payment: {
    order_id: 'INV-1-1',
    payment_method: 'manual',
    title: 'Transfer',
    account: { bank: 'BCA', number: '1234567890', holder: 'PT Seberang' },
    steps: [],
  },
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: dueAt - 2 * second }))
afterEach(() => void vi.useRealTimers())

test('the method can be changed until the deadline, while a transfer may be matched after it', async () => {
  fakeServer()
  const { t } = await renderApp(<InvoiceToPay invoice={invoice} />, { texts: ['invoice'] })
  const change = () => screen.queryByRole('button', { name: t('invoice:change.action') })
  expect(change()).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(3 * second))
  expect(change()).toBeNull()
})
