import type { Invoice, Priced, Replacement } from '@seberang/domain/api'
import { changeReason } from '@seberang/domain/explain'
import type { Language } from '@seberang/domain/language'
import { and, desc, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../database/database.ts'
import { credits, invoiceItems, invoices } from '../database/schema/index.ts'
import { loadMeasurements, viewMeasurement } from '../shipments/measurements.ts'
import { takenMeasures } from '../shipments/measures.ts'
import type { MeasurementRow } from '../shipments/rows.ts'

interface Measured {
  priced: Priced
  measurementId: number | null
}

interface Found {
  formerId: number
  cartId: number
  former: Measured
  now: Measured
  invoiceCode: string | null
  amount: number
}

type Followed = Pick<Invoice, 'replaced_by' | 'charged_next'>

/**
 * What followed cancelled additional invoices: the invoice or the credit of the same shipment that a measurement made at
 * the very moment when the other ended, or the next charge after one that was withdrawn.
 */
export async function loadReplacements(
  executor: Executor,
  rows: readonly (typeof invoices.$inferSelect)[],
  language: Language,
): Promise<ReadonlyMap<number, Followed>> {
  const cancelled = rows.filter(({ status, addsTo }) => status === 'cancelled' && addsTo !== null)
  const ended = cancelled.flatMap(({ id, reason }) => (reason === null ? id : []))
  const withdrawn = cancelled.flatMap(({ id, endedBecause }) => (endedBecause === 'withdrawn' ? id : []))
  const charged = await laterCharges(executor, withdrawn)
  if (ended.length === 0) return charged
  const found = [...(await byInvoices(executor, ended)), ...(await byCredits(executor, ended))]
  const taken = await loadMeasurements(
    executor,
    found.map(({ cartId }) => cartId),
  )
  return new Map<number, Followed>([
    ...charged,
    ...found.map((one) => [one.formerId, { replaced_by: view(one, taken, language) }] as const),
  ])
}

const former = alias(invoices, 'former')
const formerItems = alias(invoiceItems, 'former_items')
const formerPart = { priced: formerItems.priced, measurementId: formerItems.measurementId }

/** The next charge for the same shipment that stands, after each that was withdrawn. */
async function laterCharges(
  executor: Executor,
  withdrawn: readonly number[],
): Promise<ReadonlyMap<number, Followed>> {
  if (withdrawn.length === 0) return new Map()
  const found = await executor
    .select({
      formerId: former.id,
      code: invoices.code,
      amount: invoiceItems.amount,
      reason: invoices.reason,
    })
    .from(former)
    .innerJoin(formerItems, eq(formerItems.invoiceId, former.id))
    .innerJoin(
      invoices,
      and(
        eq(invoices.addsTo, former.addsTo),
        isNotNull(invoices.reason),
        isNull(invoices.endedBecause),
        gte(invoices.createdAt, former.endedAt),
      ),
    )
    .innerJoin(
      invoiceItems,
      and(eq(invoiceItems.invoiceId, invoices.id), eq(invoiceItems.cartId, formerItems.cartId)),
    )
    .where(inArray(former.id, [...withdrawn]))
    .orderBy(desc(invoices.id))
  // Of several, the first one stands last, and wins.
  return new Map(
    found.map(({ formerId, code, amount, reason }) => [
      formerId,
      { charged_next: { invoice_code: code, amount, reason: reason ?? '' } },
    ]),
  )
}

async function byInvoices(executor: Executor, ended: readonly number[]): Promise<Found[]> {
  return executor
    .select({
      formerId: former.id,
      cartId: formerItems.cartId,
      former: formerPart,
      now: { priced: invoiceItems.priced, measurementId: invoiceItems.measurementId },
      invoiceCode: invoices.code,
      amount: invoiceItems.amount,
    })
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
    .where(inArray(former.id, [...ended]))
}

async function byCredits(executor: Executor, ended: readonly number[]): Promise<Found[]> {
  const found = await executor
    .select({
      formerId: former.id,
      cartId: formerItems.cartId,
      former: formerPart,
      now: { priced: credits.priced, measurementId: credits.measurementId },
      amount: credits.amount,
    })
    .from(former)
    .innerJoin(formerItems, eq(formerItems.invoiceId, former.id))
    .innerJoin(
      credits,
      and(
        eq(credits.invoiceId, former.addsTo),
        eq(credits.cartId, formerItems.cartId),
        eq(credits.createdAt, former.endedAt),
      ),
    )
    .where(inArray(former.id, [...ended]))
  return found.map((one) => ({ ...one, invoiceCode: null, amount: 0 - one.amount }))
}

/** The later measurement beside the one that had made the invoice. */
function view(
  { former: earlier, now, invoiceCode, amount }: Found,
  taken: readonly MeasurementRow[],
  language: Language,
): Replacement {
  const rowOf = ({ measurementId }: Measured) => taken.find(({ id }) => id === measurementId)
  const [was, is] = [rowOf(earlier), rowOf(now)]
  const measurement =
    was && is ? { before: takenMeasures(was), was_measured: true, now: viewMeasurement(is) } : null
  return {
    invoice_code: invoiceCode,
    amount,
    reason: changeReason({ measurement, before: earlier.priced, now: now.priced }, language),
    measurement,
  }
}
