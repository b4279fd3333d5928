export { QuotePanel } from './QuotePanel.tsx'
