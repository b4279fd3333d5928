import type { ListedVoucher, OwnVoucher, PromoVoucherState, Voucher } from '@seberang/domain/api'
import { formatRupiah, formatSuite } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { voucherObstacle, type PricingAnswer, type PricingVoucher } from '@seberang/domain/pricing'
import { message, type MessageKey, type MessageValues } from '@seberang/domain/validation'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { findPage, type PageQuery } from '../database/page.ts'
import { invoiceItems, invoices, savedVouchers, vouchers } from '../database/schema/index.ts'
import { countryName, type Catalogue } from '../reference/index.ts'
import { conflict, Refusal } from '../refusal/refusal.ts'
import { releaseVouchers } from './store.ts'
import { voucherTerms, voucherTitle } from './texts/voucher-texts.ts'

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

// One within the other: of a select's own expression drizzle writes the columns without their tables.
const usesOf = sql<number>`${sql`(select count(*)::int from ${invoiceItems}
  where ${invoiceItems.voucherId} = ${vouchers.id} and ${invoiceItems.voucherUse} is not null)`}`

const isUsedBy = (customerId: number) => sql`exists (select 1 from ${invoiceItems}
  join ${invoices} on ${invoices.id} = ${invoiceItems.invoiceId}
  where ${invoiceItems.voucherId} = ${vouchers.id} and ${invoiceItems.voucherUse} is not null
    and ${invoices.customerId} = ${customerId})`

/**
 * What keeps a customer, or a visitor, from using a voucher now. The only place that says it: a voucher that is entered
 * is refused for the same reasons for which a list leaves it out and the end of an invoice does not give it back.
 */
function obstacleTo(customerId: number | null, now: Date): SQL<Obstacle | null> {
  const isUsed =
    customerId === null ? sql`false` : sql`${vouchers.customerId} is null and ${isUsedBy(customerId)}`
  return sql`case
    when ${vouchers.customerId} is not null and ${vouchers.customerId} is distinct from ${customerId} then 'voucher_unknown'
    when ${vouchers.endedAt} is not null or ${lte(vouchers.validUntil, now)} then 'voucher_expired'
    when ${gt(vouchers.validFrom, now)} then 'voucher_not_yet'
    when ${gte(usesOf, vouchers.usesAllowed)} or (${isUsed}) then 'voucher_used'
  end`
}

type Obstacle = 'voucher_unknown' | 'voucher_not_yet' | 'voucher_expired' | 'voucher_used'

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
  const [found] = await executor
    .select({ voucher: vouchers, obstacle: obstacleTo(customerId, now) })
    .from(vouchers)
    .where(eq(vouchers.code, voucherCode(code)))
  const reason = found ? found.obstacle : 'voucher_unknown'
  const fields = reason === null ? [] : [{ field, reason: message(reason) }]
  if (reason === 'voucher_used') throw conflict('voucher_used', { fields })
  if (!found || reason !== null) throw new Refusal(422, 'invalid', { fields })
  const { voucher } = found
  const uses = await executor
    .select({ use: invoiceItems.voucherUse })
    .from(invoiceItems)
    .where(and(eq(invoiceItems.voucherId, voucher.id), isNotNull(invoiceItems.voucherUse)))
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
export async function freeVouchers(
  transaction: Transaction,
  { id, customerId }: Pick<typeof invoices.$inferSelect, 'id' | 'customerId'>,
  now: Date,
): Promise<number> {
  const ids = await releaseVouchers(transaction, id)
  return transaction.$count(vouchers, and(inArray(vouchers.id, ids), isNull(obstacleTo(customerId, now))))
}

export const pricingVoucherOf = ({ kind, value, max }: VoucherRow): PricingVoucher => ({
  kind: kind,
  value,
  max,
})

/** Why a voucher does not discount a shipment, as the reason of a refused field; null where it does. */
export function conditionRefusal(
  { minTotal, country }: VoucherRow,
  shipment: { country: string; answer: PricingAnswer },
  { catalogue, language }: Names,
): readonly [MessageKey, MessageValues] | null {
  const obstacle = voucherObstacle({ min_total: minTotal, country }, shipment)
  if (obstacle === null) return null
  if (obstacle.reason === 'voucher_country')
    return [obstacle.reason, { country: countryName(catalogue, obstacle.country, language) }]
  const { reason, minimum, missing } = obstacle
  return [reason, { minimum: formatRupiah(minimum), missing: formatRupiah(missing) }]
}

/** In whose language a voucher is described, and by which names of countries. */
interface Names {
  catalogue: Catalogue
  language: Language
}

export function viewVoucher(row: VoucherRow, usesLeft: number, { catalogue, language }: Names): Voucher {
  const country = row.country === null ? null : countryName(catalogue, row.country, language)
  return {
    code: row.code,
    title: voucherTitle({ ...row, country }, language),
    kind: row.kind,
    value: Number(row.value),
    max: row.max,
    min_total: row.minTotal,
    country: row.country,
    source: row.source,
    starts_at: row.validFrom.toISOString(),
    ends_at: row.validUntil?.toISOString() ?? null,
    uses_left: usesLeft,
    terms: voucherTerms({ ...row, country }, language),
  }
}

/** As operators see one. @param uses that were made of it */
export const viewListed = (row: VoucherRow, uses: number, names: Names): ListedVoucher => ({
  ...viewVoucher(row, row.usesAllowed - uses, names),
  suite: row.customerId === null ? null : formatSuite(row.customerId),
  uses_allowed: row.usesAllowed,
  ended_at: row.endedAt?.toISOString() ?? null,
})

/** One page of all vouchers, newest first, whether or not they can be used. */
export async function listVouchers(
  executor: Executor,
  page: PageQuery,
  names: Names,
): Promise<{ count: number; results: ListedVoucher[] }> {
  const listed = { table: vouchers, where: undefined, newest: vouchers.id }
  const select = executor.select({ voucher: vouchers, uses: usesOf }).from(vouchers).$dynamic()
  const { count, rows } = await findPage(executor, listed, page, select)
  return { count, results: rows.map(({ voucher, uses }) => viewListed(voucher, uses, names)) }
}

/**
 * Ends a voucher under its row lock, which a checkout that claims it takes, too.
 * @returns undefined for an unknown one, and whether it was not ended before
 */
export async function endVoucher(
  transaction: Transaction,
  code: string,
  names: Names,
  now: Date,
): Promise<{ voucher: ListedVoucher; isNew: boolean } | undefined> {
  const ended = await transaction
    .update(vouchers)
    .set({ endedAt: now })
    .where(and(eq(vouchers.code, voucherCode(code)), isNull(vouchers.endedAt)))
    .returning({ id: vouchers.id })
  const [found] = await transaction
    .select({ voucher: vouchers, uses: usesOf })
    .from(vouchers)
    .where(eq(vouchers.code, voucherCode(code)))
  return found && { voucher: viewListed(found.voucher, found.uses, names), isNew: ended.length > 0 }
}

const maxListed = 100
/** Older ones are not missed. */
const maxUsed = 10

/** Vouchers that can be used now, the first to expire first. */
async function listUsable(
  executor: Executor,
  customerId: number | null,
  where: SQL | undefined,
  names: Names,
  now: Date,
): Promise<Voucher[]> {
  const rows = await executor
    .select({ voucher: vouchers, uses: usesOf })
    .from(vouchers)
    .where(and(where, isNull(obstacleTo(customerId, now))))
    .orderBy(sql`${vouchers.validUntil} asc nulls last`, asc(vouchers.id))
    .limit(maxListed)
  return rows.map(({ voucher, uses }) => viewVoucher(voucher, voucher.usesAllowed - uses, names))
}

/** Those that only this customer may use, and those for everybody that they saved; then those that they used up. */
export async function listOwn(
  executor: Executor,
  customerId: number,
  names: Names,
  now: Date,
): Promise<OwnVoucher[]> {
  const isOwn = or(eq(vouchers.customerId, customerId), isSavedBy(customerId))
  const usable = await listUsable(executor, customerId, isOwn, names, now)
  const used = await listUsed(executor, customerId, names, now)
  return [...usable.map((voucher) => ({ ...voucher, used_at: null })), ...used]
}

/** Vouchers that still last, of which this customer has no use left; the last used first. */
async function listUsed(
  executor: Executor,
  customerId: number,
  names: Names,
  now: Date,
): Promise<OwnVoucher[]> {
  const lastUse = executor
    .select({ voucherId: invoiceItems.voucherId, at: max(invoices.createdAt).as('at') })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(and(isNotNull(invoiceItems.voucherUse), eq(invoices.customerId, customerId)))
    .groupBy(invoiceItems.voucherId)
    .as('last_use')
  const rows = await executor
    .select({ voucher: vouchers, uses: usesOf, at: lastUse.at })
    .from(vouchers)
    .innerJoin(lastUse, eq(lastUse.voucherId, vouchers.id))
    .where(eq(obstacleTo(customerId, now), 'voucher_used'))
    .orderBy(desc(lastUse.at), asc(vouchers.id))
    .limit(maxUsed)
  return rows.map(({ voucher, uses, at }) => ({
    ...viewVoucher(voucher, voucher.usesAllowed - uses, names),
    used_at: at?.toISOString() ?? null,
  }))
}

const isSavedBy = (customerId: number) => sql<boolean>`exists (select 1 from ${savedVouchers}
  where ${savedVouchers.voucherId} = ${vouchers.id} and ${savedVouchers.customerId} = ${customerId})`

/** Saves a voucher among the customer's own. Throws as `findUsable` for one that they cannot use now. */
export async function saveVoucher(
  transaction: Transaction,
  customerId: number,
  code: string,
  names: Names,
  now: Date,
): Promise<Voucher> {
  const { voucher, usesLeft } = await findUsable(transaction, customerId, { code, field: 'code' }, now)
  await transaction
    .insert(savedVouchers)
    .values({ customerId, voucherId: voucher.id, savedAt: now })
    .onConflictDoNothing()
  return viewVoucher(voucher, usesLeft, names)
}

/** @param customerId the signed-in customer, if any; vouchers they have used are left out */
export function listPublic(
  executor: Executor,
  { customerId, source }: { customerId: number | null; source: string | undefined },
  names: Names,
  now: Date,
): Promise<Voucher[]> {
  const ofSource = source === undefined ? undefined : eq(vouchers.source, source)
  return listUsable(executor, customerId, and(isNull(vouchers.customerId), ofSource), names, now)
}

const stateOf: Record<Obstacle, PromoVoucherState> = {
  voucher_unknown: 'over',
  voucher_expired: 'over',
  voucher_not_yet: 'not_yet',
  voucher_used: 'used',
}

/** Vouchers by their ids, and what a customer, or a visitor, may do with each. */
export async function offeredVouchers(
  executor: Executor,
  customerId: number | null,
  ids: readonly number[],
  names: Names,
  now: Date,
): Promise<Map<number, Voucher & { state: PromoVoucherState }>> {
  const isSaved = customerId === null ? sql<boolean>`false` : isSavedBy(customerId)
  const rows = await executor
    .select({ voucher: vouchers, uses: usesOf, obstacle: obstacleTo(customerId, now), isSaved })
    .from(vouchers)
    .where(inArray(vouchers.id, [...ids]))
  return new Map(
    rows.map(({ voucher, uses, obstacle, isSaved: saved }) => {
      const state = obstacle === null ? (saved ? 'saved' : 'usable') : stateOf[obstacle]
      return [voucher.id, { ...viewVoucher(voucher, voucher.usesAllowed - uses, names), state }]
    }),
  )
}

/** @returns the id of a voucher for everybody; undefined for another */
export async function findPublicVoucher(executor: Executor, code: string): Promise<number | undefined> {
  const [found] = await executor
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(and(eq(vouchers.code, voucherCode(code)), isNull(vouchers.customerId)))
  return found?.id
}

/** The codes of vouchers by their ids. */
export async function voucherCodes(executor: Executor, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await executor
    .select({ id: vouchers.id, code: vouchers.code })
    .from(vouchers)
    .where(inArray(vouchers.id, [...ids]))
  return new Map(rows.map(({ id, code }) => [id, code]))
}
