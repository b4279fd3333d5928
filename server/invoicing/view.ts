import type { Invoice, InvoiceStatus } from '@seberang/domain/api'
import { courierName, methodTitle } from '@seberang/domain/explain'
import type { Language } from '@seberang/domain/language'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../database/database.ts'
import { carts, invoiceItems, invoices, payments, vouchers } from '../database/schema/index.ts'
import type { Catalogue } from '../reference/index.ts'
import { stepsOf } from './instructions.ts'
import { transferAccount } from './methods.ts'
import { comparedWith, measuredReason } from '../shipments/texts.ts'
import { loadAgreedBefore } from './agreed-before.ts'

export type InvoiceRow = typeof invoices.$inferSelect
export type PaymentRow = typeof payments.$inferSelect

const checkoutItems = alias(invoiceItems, 'checkout_items')

const messages: Record<Language, Record<InvoiceStatus, string>> = {
  id: {
    pending: 'Hai titipers status sedang menunggu pembayaran',
    paid: 'Pembayaran sudah kami terima',
    expired: 'Waktu pembayaran habis',
    cancelled: 'Tagihan dibatalkan',
  },
  en: {
    pending: 'Hi Titipers, we are waiting for your payment',
    paid: 'We have received your payment',
    expired: 'The time to pay is over',
    cancelled: 'This invoice was cancelled',
  },
  zh: {
    pending: 'Hi Titipers，正在等待付款',
    paid: '已收到付款',
    expired: '付款时间已过',
    cancelled: '账单已取消',
  },
}

export interface InvoiceView {
  catalogue: Catalogue
  language: Language
}

/** Invoices as their owner sees them, in the given order. */
export async function viewInvoices(
  executor: Executor,
  rows: readonly InvoiceRow[],
  view: InvoiceView,
): Promise<Invoice[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const items = await executor
    .select({
      item: invoiceItems,
      cartCode: carts.code,
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
    .where(inArray(invoiceItems.invoiceId, ids))
    .orderBy(asc(invoiceItems.id))
  const attempts = await executor
    .select()
    .from(payments)
    .where(inArray(payments.invoiceId, ids))
    .orderBy(asc(payments.id))
  const added = items.flatMap(({ item, addsTo }) => (addsTo === null ? [] : { ...item, addsTo }))
  const agreedBefore = await loadAgreedBefore(executor, added)
  const replacements = await loadReplacements(executor, rows)
  const changeOf = (invoiceId: number) =>
    agreedBefore.get(added.find((item) => item.invoiceId === invoiceId)?.id ?? 0)?.measurement
  return rows.map((row) => ({
    invoice_code: row.code,
    invoice_type: row.type,
    status: row.status,
    total: row.total,
    created_at: row.createdAt.toISOString(),
    due_date: row.dueAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    message: messages[view.language][row.status],
    reason:
      row.type === 'additional'
        ? (row.reason ?? measuredReason[view.language][comparedWith(changeOf(row.id))])
        : null,
    ...replacements.get(row.id),
    items: items
      .filter(({ item }) => item.invoiceId === row.id)
      .map(({ item, cartCode, voucher }) => ({
        cart_code: cartCode,
        title: item.title,
        amount: item.amount,
        voucher,
        courier: courierName(item.courier),
        priced: item.priced,
        agreed_before: agreedBefore.get(item.id)?.priced ?? null,
        measurement: agreedBefore.get(item.id)?.measurement ?? null,
        previous_status: item.previousStatus,
      })),
    payment: viewPayment(
      row.code,
      attempts.findLast((payment) => payment.invoiceId === row.id),
      view,
    ),
  }))
}

export async function viewInvoice(executor: Executor, row: InvoiceRow, view: InvoiceView): Promise<Invoice> {
  const [invoice] = await viewInvoices(executor, [row], view)
  if (!invoice) throw new Error('an invoice was not viewed')
  return invoice
}

/**
 * What took the place of cancelled additional invoices: the one of the same shipment that a measurement made at the very
 * moment when the other ended.
 */
async function loadReplacements(
  executor: Executor,
  rows: readonly InvoiceRow[],
): Promise<ReadonlyMap<number, Pick<Invoice, 'replaced_by'>>> {
  const ended = rows.filter(
    ({ status, addsTo, reason }) => status === 'cancelled' && addsTo !== null && !reason,
  )
  if (ended.length === 0) return new Map()
  const former = alias(invoices, 'former')
  const formerItems = alias(invoiceItems, 'former_items')
  const found = await executor
    .select({ id: former.id, replaced_by: invoices.code })
    .from(former)
    .innerJoin(formerItems, eq(formerItems.invoiceId, former.id))
    .innerJoin(
      invoices,
      and(
        eq(invoices.addsTo, former.addsTo),
        eq(invoices.createdAt, former.endedAt),
        isNull(invoices.reason),
      ),
    )
    .innerJoin(
      invoiceItems,
      and(eq(invoiceItems.invoiceId, invoices.id), eq(invoiceItems.cartId, formerItems.cartId)),
    )
    .where(
      inArray(
        former.id,
        ended.map(({ id }) => id),
      ),
    )
  return new Map(found.map(({ id, replaced_by }) => [id, { replaced_by }]))
}

function viewPayment(
  reference: string,
  payment: PaymentRow | undefined,
  { catalogue, language }: InvoiceView,
): Invoice['payment'] {
  if (!payment) return null
  const { method } = payment
  const account = transferAccount(catalogue)
  return {
    order_id: payment.orderId,
    payment_method: method,
    title: methodTitle(method, language),
    ...payment.details,
    ...(method === 'manual' && { account }),
    steps: stepsOf(method, { reference, details: payment.details, account }, language),
  }
}
