import { calls, largestPage, type Invoice, type Refund } from '@seberang/domain/api'
import { useCall } from '../../../lib/api/use-call.ts'

/** The refunds of a paid order, newest first; none while they are read. */
export function useRefunds({
  invoice_code,
  status,
}: Pick<Invoice, 'invoice_code' | 'status'>): readonly Refund[] {
  const isPaid = status === 'paid'
  const query = { page: 1, page_size: largestPage, invoice_code }
  return useCall(calls.refunds, isPaid ? { query } : null).data?.results ?? []
}
