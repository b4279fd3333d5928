export { InvoiceCard, InvoiceList } from './InvoiceCard.tsx'
