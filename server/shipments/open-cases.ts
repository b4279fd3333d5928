import { openRefunds } from '@seberang/domain/wallet'
import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { carts, refunds } from '../database/schema/index.ts'

const openAbout = (cart: number | typeof carts.id) =>
  and(eq(refunds.cartId, cart), inArray(refunds.status, openRefunds))

/** Whether a refund of a shipment is open: then it does not finish by itself. */
export const hasOpenCase = async (executor: Executor, cartId: number): Promise<boolean> =>
  (await executor.$count(refunds, openAbout(cartId))) > 0

/** In SQL: the shipments about which nothing is open. */
export const withoutOpenCase = (executor: Executor) =>
  notExists(executor.select({ id: refunds.id }).from(refunds).where(openAbout(carts.id)))
