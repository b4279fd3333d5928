import type { Priced } from '../terms/index.ts'
import { isMeasuredPrice } from './bill.ts'

/**
 * The price that today's is compared with, of those that its customer was told, in their order: the last that is
 * another, or, where all are as much, the one by estimates, which measuring then confirmed. It is never computed anew:
 * with today's rates it would be a figure that nobody has seen, and the rates would be missing among the causes.
 */
export const formerPrice = (shown: readonly Priced[], now: Priced): Priced | undefined =>
  shown.findLast(({ answer }) => answer.total !== now.answer.total) ??
  shown.find((price) => !isMeasuredPrice(price))
