import type { Measurement, MeasurementChange } from '@seberang/domain/api'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { cartDetails, carts, measurements } from '../database/schema/index.ts'
import { estimationOf, takenMeasures } from './measures.ts'
import type { CartRow, DetailRow, MeasurementRow } from './rows.ts'

type Revision = Pick<
  CartRow,
  'quantityRevision' | 'weightRevision' | 'lengthRevision' | 'widthRevision' | 'heightRevision'
>

type MeasuredCart = Revision & Pick<CartRow, 'id' | 'packageWeightUnit' | 'packageDimensionUnit'>

/**
 * Keeps a measurement with its time beside the earlier ones.
 * @param before the cart without it: one that found the same again is no new measurement
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

/** Takes back the measurements of a receipt that is taken back. */
export async function deleteMeasurements(transaction: Transaction, cartId: number): Promise<void> {
  await transaction.delete(measurements).where(eq(measurements.cartId, cartId))
}

/** The measurements of these carts, in the order in which they were taken. */
export function loadMeasurements(executor: Executor, cartIds: readonly number[]): Promise<MeasurementRow[]> {
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
 * What one measurement changed: its figures beside those that stood until then, of the measurement before it or, for
 * the first, of the customer.
 * @param taken all of the cart's measurements, in order
 * @param id the measurement's; without one, the newest
 */
export function measurementChange(
  cart: CartRow,
  details: readonly DetailRow[],
  taken: readonly MeasurementRow[],
  id = taken.at(-1)?.id ?? null,
): MeasurementChange | null {
  const place = taken.findIndex((row) => row.id === id)
  const row = taken[place]
  if (!row) return null
  const former = taken[place - 1]
  return {
    before: former ? takenMeasures(former) : estimationOf(cart, details),
    was_measured: former !== undefined,
    now: viewMeasurement(row),
  }
}

/** What each of these measurements changed, by its id. */
export async function loadMeasurementChanges(
  executor: Executor,
  items: readonly { cartId: number; measurementId: number | null }[],
): Promise<ReadonlyMap<number | null, MeasurementChange>> {
  const measured = items.filter(({ measurementId }) => measurementId !== null)
  if (measured.length === 0) return new Map()
  const ids = measured.map(({ cartId }) => cartId)
  const rows = await executor.select().from(carts).where(inArray(carts.id, ids))
  const details = await executor
    .select()
    .from(cartDetails)
    .where(inArray(cartDetails.cartId, ids))
    .orderBy(asc(cartDetails.position))
  const taken = await loadMeasurements(executor, ids)
  return new Map(
    measured.flatMap(({ cartId, measurementId }) => {
      const cart = rows.find(({ id }) => id === cartId)
      const of = <Row extends { cartId: number }>(all: readonly Row[]) =>
        all.filter((row) => row.cartId === cartId)
      const change = cart && measurementChange(cart, of(details), of(taken), measurementId)
      return change ? [[measurementId, change] as const] : []
    }),
  )
}
