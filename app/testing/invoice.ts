import type { Invoice, InvoiceItem, TransferProof } from '@seberang/domain/api'
import { cart } from './cart.ts'

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

/** What an invoice asks for the shipment of the tests. */
export const invoiceItem: InvoiceItem = {
  cart_code: cart.cart_code,
  title: 'Sepatu lari',
  amount: cart.priced.answer.total,
  voucher: null,
  courier: 'JNE REG',
  priced: cart.priced,
  agreed_before: null,
  unpaid_before: 0,
  measurement: null,
  charges: [],
  changes: [],
  previous_status: 'warehouse',
}

/** What shows a transfer of that invoice, and waits for an operator. */
export const waitingProof: TransferProof = {
  status: 'waiting',
  bank: 'BCA',
  account_name: 'Ratna Wijaya',
  // With its unique code.
  amount: invoice.total + 117,
  transferred_at: '2026-11-01',
  file: 'proof',
  sent_at: '2026-11-01T01:00:00Z',
  decided_at: null,
}
