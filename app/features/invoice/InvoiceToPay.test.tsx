import type { Invoice } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { invoice } from '../../testing/invoice.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { InvoiceToPay } from './InvoiceToPay.tsx'

const dueAt = Date.parse('2026-11-02T00:00:00Z')
const second = 1000

const toPay: Invoice = {
  ...invoice,
  due_date: new Date(dueAt).toISOString(),
  payment: {
    order_id: 'INV-1-1',
    payment_method: 'manual',
    title: 'Transfer',
    account: { bank: 'BCA', number: '1234567890', holder: 'PT Seberang' },
    steps: [],
  },
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: dueAt - 2 * second }))
afterEach(() => void vi.useRealTimers())

test('the method can be changed until the deadline, while a transfer may be matched after it', async () => {
  fakeServer()
  const { t } = await renderApp(<InvoiceToPay invoice={toPay} />, { texts: ['invoice'] })
  const change = () => screen.queryByRole('button', { name: t('invoice:change.action') })
  expect(change()).not.toBeNull()
  vi.setSystemTime(dueAt + second)
  // The page looks at the clock each second.
  await waitFor(() => expect(change()).toBeNull(), { timeout: 5 * second })
})
