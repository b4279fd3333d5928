import type { InvoiceStatus } from '@seberang/domain/api'
import { paths } from './paths.ts'

export const printInvoiceOf = (invoiceCode: string): string =>
  `${paths.printInvoice}?${new URLSearchParams({ code: invoiceCode })}`

export const printLabelOf = (cartCode: string): string =>
  `${paths.printLabel}?${new URLSearchParams({ code: cartCode })}`

/** The invoices of one status. */
export const invoicesOf = (status: InvoiceStatus): string =>
  `${paths.invoices}?${new URLSearchParams({ status })}`
