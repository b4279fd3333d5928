import type { Measurement, MeasurementChange } from '@seberang/domain/api'
import type { PricingPackaging } from '@seberang/domain/pricing'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { credits, invoiceItems, measurements } from '../database/schema/index.ts'
import { estimationOf, measuredOf, takenMeasures } from './measures.ts'
import type { CartRow, DetailRow, MeasurementRow } from './rows.ts'

type Revision = Pick<
  CartRow,
  'quantityRevision' | 'weightRevision' | 'lengthRevision' | 'widthRevision' | 'heightRevision'
>

type MeasuredCart = Revision & Pick<CartRow, 'id' | 'packageWeightUnit' | 'packageDimensionUnit'>

/**
 * Keeps a measurement with its time beside the earlier ones.
 * @param before the cart without it: one that found the same again is not a new measurement
 */
export async function keepMeasurement(
  transaction: Transaction,
  before: Revision | null,
  measured: MeasuredCart,
  now: Date,
): Promise<void> {
  const { weightRevision: weight } = measured
  if (weight === null || (before && isSame(before, measured))) return
  await transaction.insert(measurements).values({
    cartId: measured.id,
    measuredAt: now,
    quantity: measured.quantityRevision,
    weight,
    length: measured.lengthRevision,
    width: measured.widthRevision,
    height: measured.heightRevision,
    weightUnit: measured.packageWeightUnit,
    dimensionUnit: measured.packageDimensionUnit,
  })
}

const revised = [
  'quantityRevision',
  'weightRevision',
  'lengthRevision',
  'widthRevision',
  'heightRevision',
] as const satisfies (keyof Revision)[]

const isSame = (one: Revision, other: Revision): boolean =>
  revised.every((name) => figure(one[name]) === figure(other[name]))

const figure = (value: string | number | null): number | null => (value === null ? null : Number(value))

/** Whether an invoice or a credit, also one that has ended, says what was measured. */
export async function isMeasurementBilled(executor: Executor, cartId: number): Promise<boolean> {
  const billed = (table: typeof invoiceItems | typeof credits) =>
    executor
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.cartId, cartId), isNotNull(table.measurementId)))
      .limit(1)
  return (await billed(invoiceItems)).length + (await billed(credits)).length > 0
}

/** Deletes the measurements of a receipt that is undone. */
export async function deleteMeasurements(transaction: Transaction, cartId: number): Promise<void> {
  await transaction.delete(measurements).where(eq(measurements.cartId, cartId))
}

/** The measurements of these carts, in the order in which they were taken. */
export async function loadMeasurements(
  executor: Executor,
  cartIds: readonly number[],
): Promise<MeasurementRow[]> {
  if (cartIds.length === 0) return []
  return executor
    .select()
    .from(measurements)
    .where(inArray(measurements.cartId, [...cartIds]))
    .orderBy(asc(measurements.id))
}

export const viewMeasurement = (row: MeasurementRow): Measurement => ({
  ...takenMeasures(row),
  measured_at: row.measuredAt.toISOString(),
})

/**
 * What a measurement changed of the measures that a price was made of: those of an earlier measurement, or the
 * customer's. A measurement between the two that changed no price is passed over, since the difference in money does
 * not count from it.
 * @param former the packages of the price that stood until then
 */
export function measurementChange(
  cart: CartRow,
  details: readonly DetailRow[],
  measured: MeasurementRow,
  former: PricingPackaging | null | undefined,
): MeasurementChange {
  const measuredBefore = former && measuredOf(former)
  return {
    before: measuredBefore ?? estimationOf(cart, details),
    was_measured: Boolean(measuredBefore),
    now: viewMeasurement(measured),
  }
}
