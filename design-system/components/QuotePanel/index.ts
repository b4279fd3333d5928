export { QuotePanel, QuoteTimeLeft } from './QuotePanel.tsx'
