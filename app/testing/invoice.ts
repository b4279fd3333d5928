import type { Invoice } from '@seberang/domain/api'

/** An open invoice whose payment has not been opened. */
export const invoice: Invoice = {
  invoice_code: 'INV-1',
  invoice_type: 'checkout',
  status: 'pending',
  total: 245_000,
  created_at: '2026-11-01T00:00:00Z',
  due_date: '2026-11-02T00:00:00Z',
  paid_at: null,
  ended_at: null,
  ended_because: null,
  to_return: [],
  taken_back: null,
  message: '',
  reason: null,
  items: [],
  payment: null,
}
