import type { List, Ok } from './common.ts'
import type { PaidCard } from './invoice.ts'

/** A card that its owner has a gateway keep: here is only what tells it from others. */
export interface Card extends PaidCard {
  id: string
  /** 1 to 12: the last month in which it can be used. */
  exp_month: number
  exp_year: number
  /** The one that was last added or paid with. */
  is_main: boolean
}

/** The main one first. `add_url` is the gateway's page that takes a card without a payment; null where there is none. */
export type Cards = List<Card> & { add_url: string | null }
export type CardShown = Ok<{ card: Card }>
