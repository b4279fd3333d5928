import { calls, type Invoice, type Refund, type RefundInput } from '@seberang/domain/api'
import { atGateway } from './api.ts'
import type { TestCustomer } from './customer.ts'

/** A shipment that is checked out and paid for. */
export async function paidOrder(
  customer: TestCustomer,
): Promise<{ code: string; order: string; total: number; invoice: Invoice }> {
  const code = await customer.savesCart()
  const invoice = await customer.checksOut(code)
  const status = await atGateway(customer.url, invoice.payment?.order_id ?? '', 'pay')
  if (status !== 200) throw new Error(`not paid: ${status}`)
  return { code, order: invoice.invoice_code, total: invoice.total, invoice }
}

export const refundInput = (invoice_code: string, change: Partial<RefundInput> = {}): RefundInput => ({
  invoice_code,
  reason: 'missing',
  description: 'Di daftar ada 6 kabel, di dalam kardus hanya 4.',
  to: 'wallet',
  files: [],
  ...change,
})

export async function asksRefund(
  customer: TestCustomer,
  order: string,
  change: Partial<RefundInput> = {},
): Promise<Refund> {
  const { status, body } = await customer.call(calls.requestRefund, { body: refundInput(order, change) })
  if (status !== 201) throw new Error(`no refund was asked for: ${JSON.stringify(body)}`)
  return body.refund
}
