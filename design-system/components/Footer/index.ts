export { Footer, FooterList, FooterPayments } from './Footer.tsx'
export type { FooterColumn } from './Footer.tsx'
