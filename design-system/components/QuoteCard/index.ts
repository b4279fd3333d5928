export { QuoteCard } from './QuoteCard.tsx'
export type { QuoteEnd, QuoteGroup } from './QuoteCard.tsx'
