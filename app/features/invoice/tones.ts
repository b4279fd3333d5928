import type { InvoiceStatus } from '@seberang/domain/api'

/** How each state of an invoice looks on its badge. */
export const invoiceTones: Record<InvoiceStatus, 'caution' | 'positive' | 'critical' | 'neutral'> = {
  pending: 'caution',
  paid: 'positive',
  expired: 'critical',
  cancelled: 'neutral',
}
