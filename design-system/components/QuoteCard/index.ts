export { QuoteCard } from './QuoteCard.tsx'
export type { QuotedGoods, QuoteEnd, QuoteGroup } from './QuoteCard.tsx'
