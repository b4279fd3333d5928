import type { Voucher } from '@seberang/domain/api'
import type { PricingVoucher } from '@seberang/domain/pricing'
import { message, type MessageKey } from '@seberang/domain/validation'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { invoiceItems, invoices, vouchers } from '../database/schema/index.ts'
import { conflict, Refusal } from '../refusal/refusal.ts'

export type VoucherRow = typeof vouchers.$inferSelect

/** One use of a voucher, for one shipment. */
export interface ClaimedVoucher {
  voucher: VoucherRow
  /** Number of this use, from 1. */
  use: number
  cartCode: string
}

interface EnteredCode {
  code: string
  /** The request field that contains the code. */
  field: string
}

/** Codes are case-insensitive. */
export const voucherCode = (typed: string) => typed.toUpperCase()

/**
 * Finds a voucher that this customer can use now.
 * Throws 422 for one that is unknown, another customer's (same message), not yet valid or expired, and 409
 * `voucher_used` for one without a use left; both name the field.
 */
export async function findUsable(
  executor: Executor,
  customerId: number,
  { code, field }: EnteredCode,
  now: Date,
): Promise<{ voucher: VoucherRow; use: number; usesLeft: number }> {
  const [voucher] = await executor
    .select()
    .from(vouchers)
    .where(eq(vouchers.code, voucherCode(code)))
  const refuse = (key: MessageKey) =>
    new Refusal(422, 'invalid', { fields: [{ field, reason: message(key) }] })
  if (!voucher || (voucher.customerId !== null && voucher.customerId !== customerId))
    throw refuse('voucher_unknown')
  if (voucher.validFrom > now) throw refuse('voucher_not_yet')
  if (voucher.validUntil !== null && voucher.validUntil <= now) throw refuse('voucher_expired')
  const uses = await executor
    .select({ use: invoiceItems.voucherUse, customerId: invoices.customerId })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(and(eq(invoiceItems.voucherId, voucher.id), isNotNull(invoiceItems.voucherUse)))
  const isMine = voucher.customerId === null && uses.some((one) => one.customerId === customerId)
  if (isMine || uses.length >= voucher.usesAllowed) {
    throw conflict('voucher_used', { fields: [{ field, reason: message('voucher_used') }] })
  }
  const taken = new Set(uses.map((one) => one.use))
  let use = 1
  while (taken.has(use)) use += 1
  return { voucher, use, usesLeft: voucher.usesAllowed - uses.length }
}

/** Takes one use of a voucher under its row lock, so that the last use is given out only once. */
export async function claimVoucher(
  transaction: Transaction,
  customerId: number,
  choice: { code: string; cart_code: string },
  now: Date,
): Promise<ClaimedVoucher> {
  await transaction
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(eq(vouchers.code, voucherCode(choice.code)))
    .for('update')
  const entered = { code: choice.code, field: 'voucher.code' }
  const { voucher, use } = await findUsable(transaction, customerId, entered, now)
  return { voucher, use, cartCode: choice.cart_code }
}

/**
 * Releases the vouchers of an invoice that ended without payment.
 * @returns the number of those that can still be used
 */
export async function freeVouchers(transaction: Transaction, invoiceId: number, now: Date): Promise<number> {
  const freed = await transaction
    .update(invoiceItems)
    .set({ voucherUse: null })
    .where(and(eq(invoiceItems.invoiceId, invoiceId), isNotNull(invoiceItems.voucherUse)))
    .returning({ id: invoiceItems.voucherId })
  const ids = freed.flatMap(({ id }) => id ?? [])
  return transaction.$count(
    vouchers,
    and(inArray(vouchers.id, ids), or(isNull(vouchers.validUntil), gt(vouchers.validUntil, now))),
  )
}

export const pricingVoucherOf = ({ kind, value, max }: VoucherRow): PricingVoucher => ({
  kind: kind,
  value,
  max,
})

export function viewVoucher(row: VoucherRow, usesLeft: number): Voucher {
  return {
    code: row.code,
    kind: row.kind,
    value: Number(row.value),
    max: row.max,
    source: row.source,
    valid_from: row.validFrom.toISOString(),
    valid_until: row.validUntil?.toISOString() ?? null,
    uses_left: usesLeft,
  }
}

const usesOf = sql<number>`(select count(*)::int from ${invoiceItems}
  where ${invoiceItems.voucherId} = ${vouchers.id} and ${invoiceItems.voucherUse} is not null)`
const maxListed = 100

/** Vouchers that can be used now, the first to expire first. */
async function listUsable(executor: Executor, where: SQL | undefined, now: Date): Promise<Voucher[]> {
  const rows = await executor
    .select({ voucher: vouchers, uses: usesOf })
    .from(vouchers)
    .where(
      and(
        where,
        lte(vouchers.validFrom, now),
        or(isNull(vouchers.validUntil), gt(vouchers.validUntil, now)),
        sql`${usesOf} < ${vouchers.usesAllowed}`,
      ),
    )
    .orderBy(sql`${vouchers.validUntil} asc nulls last`, asc(vouchers.id))
    .limit(maxListed)
  return rows.map(({ voucher, uses }) => viewVoucher(voucher, voucher.usesAllowed - uses))
}

export const listOwn = (executor: Executor, customerId: number, now: Date) =>
  listUsable(executor, eq(vouchers.customerId, customerId), now)

/** @param customerId the signed-in customer, if any; vouchers they have used are left out */
export function listPublic(
  executor: Executor,
  listing: { customerId: number | null; source: string | undefined },
  now: Date,
): Promise<Voucher[]> {
  const { customerId, source } = listing
  const isUsed = sql`exists (select 1 from ${invoiceItems}
    join ${invoices} on ${invoices.id} = ${invoiceItems.invoiceId}
    where ${invoiceItems.voucherId} = ${vouchers.id} and ${invoiceItems.voucherUse} is not null
      and ${invoices.customerId} = ${customerId})`
  return listUsable(
    executor,
    and(
      isNull(vouchers.customerId),
      source === undefined ? undefined : eq(vouchers.source, source),
      customerId === null ? undefined : sql`not ${isUsed}`,
    ),
    now,
  )
}
