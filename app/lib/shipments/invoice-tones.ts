import type { InvoiceStatus } from '@seberang/domain/api'

/** The badge tone of each invoice status. */
export const invoiceTones: Record<InvoiceStatus, 'caution' | 'positive' | 'critical' | 'neutral'> = {
  pending: 'caution',
  paid: 'positive',
  expired: 'critical',
  cancelled: 'neutral',
}
