import { quoteDays } from '../../limits/index.ts'
import { defineCall } from '../define.ts'
import type { Ok } from '../types/common.ts'
import { type Quote, type QuoteInput, type KeptQuote } from '../types/quote.ts'

export const quoteCalls = {
  keepQuote: defineCall<{ answer: KeptQuote; body: QuoteInput }>('keepQuote', {
    method: 'POST',
    path: '/api/quotes',
    largeBody: true,
    auth: 'access',
    ok: 201,
    about: `Prices a shipment at the server's own tariffs and rates, and keeps that price for ${quoteDays} days.`,
  }),
  quote: defineCall<{ answer: Ok<{ data: Quote }>; params: { code: string } }>('quote', {
    method: 'GET',
    path: '/api/quotes/{code}',
    auth: 'none',
    about: 'A price that was kept, for anyone who has its code; after its end with the price of today.',
  }),
  quotePdf: defineCall<{ answer: Blob; params: { code: string }; query: { lang?: string } }>('quotePdf', {
    method: 'GET',
    path: '/api/quotes/{code}/pdf',
    auth: 'none',
    print: true,
    about: 'The same on one A4 page, in the language of `lang` or else of `tb-language`.',
  }),
}
