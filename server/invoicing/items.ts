import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../database/database.ts'
import { carts, invoiceItems, invoices, vouchers } from '../database/schema/index.ts'

const checkoutItems = alias(invoiceItems, 'checkout_items')

/** The items of these invoices in order, each with its shipment and the code of the voucher in its price. */
export const loadItems = (executor: Executor, invoiceIds: readonly number[]) =>
  executor
    .select({
      item: invoiceItems,
      cart: carts,
      voucher: vouchers.code,
      addsTo: invoices.addsTo,
    })
    .from(invoiceItems)
    .innerJoin(carts, eq(carts.id, invoiceItems.cartId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .leftJoin(
      checkoutItems,
      and(eq(checkoutItems.invoiceId, invoices.addsTo), eq(checkoutItems.cartId, invoiceItems.cartId)),
    )
    // A voucher is used once, at checkout, and stays in the price of what is added to it.
    .leftJoin(vouchers, eq(vouchers.id, sql`coalesce(${invoiceItems.voucherId}, ${checkoutItems.voucherId})`))
    .where(inArray(invoiceItems.invoiceId, [...invoiceIds]))
    .orderBy(asc(invoiceItems.id))
