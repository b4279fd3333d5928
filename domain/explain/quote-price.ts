import type { Quote } from '../api/index.ts'
import { isSea } from '../pricing/index.ts'
import { courierName } from './bill.ts'
import type { PriceFacts } from './price-facts.ts'

/** The price of a quote as it was kept: what screen and print show, and what it still lacks. */
export function quotePrice({
  code,
  title,
  request,
  about,
  priced,
  expires_at,
}: Pick<Quote, 'code' | 'title' | 'request' | 'about' | 'priced' | 'expires_at'>): PriceFacts {
  const { courier } = about
  const { total } = priced.answer
  return {
    shipments: [
      {
        code,
        title,
        bySea: isSea(request.package),
        courier: courier ? courierName(courier) : undefined,
        priced: {
          ...priced,
          quote: { code, expires_at, state: 'kept', changes: [], quoted_total: total, today_total: null },
        },
      },
    ],
  }
}
