import type { invoices, payments } from '../database/schema/index.ts'

export type InvoiceRow = typeof invoices.$inferSelect
export type PaymentRow = typeof payments.$inferSelect
