export { InvoiceDocument } from './InvoiceDocument.tsx'
export type { InvoiceGroup } from './InvoiceDocument.tsx'
