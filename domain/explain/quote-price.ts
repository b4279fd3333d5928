import type { Quote } from '../api/index.ts'
import { courierName } from './bill.ts'
import type { PriceFacts } from './price-facts.ts'

/** The price of a quote as it was kept: what screen and print show, and what it still lacks. */
export function quotePrice({
  code,
  title,
  about,
  priced,
  expires_at,
}: Pick<Quote, 'code' | 'title' | 'about' | 'priced' | 'expires_at'>): PriceFacts {
  const { courier } = about
  const { total } = priced.answer
  return {
    shipments: [
      {
        code,
        title,
        showsBase: true,
        courier: courier ? courierName(courier) : undefined,
        priced: {
          ...priced,
          quote: { code, expires_at, state: 'kept', changes: [], quoted_total: total, today_total: null },
        },
      },
    ],
  }
}

/** Today's price of a quote that has expired; undefined where it has none. */
export function todaysPrice(quote: Quote): PriceFacts | undefined {
  const { repriced } = quote
  return (
    repriced && {
      shipments: quotePrice(quote).shipments.map((shipment) => ({ ...shipment, priced: repriced })),
    }
  )
}
