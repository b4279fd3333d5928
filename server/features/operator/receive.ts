import type { OpsReceive } from '@seberang/domain/api'
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { customerOfSuite, loadCustomer } from '../../customers/view.ts'
import type { Transaction } from '../../database/database.ts'
import { carts, customers } from '../../database/schema/index.ts'
import { conflict, Refusal, refusedField } from '../../refusal/refusal.ts'
import type { Standing } from '../../http/route.ts'
import { readableCode } from '../../base/ids.ts'
import { writeNotice } from '../../live/notices.ts'
import { isExpectedAt } from '../../shipments/check.ts'
import { loadCart } from '../../shipments/load.ts'
import type { CartRow } from '../../shipments/rows.ts'
import { readMeasure, type TypedMeasure } from '../../shipments/measures.ts'
import { moveCart, writeLog } from '../../shipments/move.ts'
import { recordMeasure, revisionColumns, type Measured } from './measure.ts'

/** A parcel is expected in these; in the last two it may arrive while its invoice runs. */
const expecting = ['from_seller', 'pending', 'paid']

/**
 * Books a parcel in. One whose cart is named, by its code or by its seller's tracking number, is measured and moves to
 * the warehouse (or, checked out already, keeps its status). Any other becomes a new cart in quarantine, whatever its
 * customer expects: a suite says whose a parcel is, not which. Throws 404 or 409 for a number that fits nothing or
 * several carts, 422 for a cart that is announced for another warehouse.
 */
export async function receiveParcel(standing: Standing, input: OpsReceive): Promise<Measured> {
  const { transaction, now, catalogue } = standing
  const agent = catalogue.known('agents', input.agent_id ?? null)
  if (input.agent_id !== undefined && !agent) throw refusedField('agent_id', 'no_such_agent')
  const measure = readMeasure(input)
  const cart = await findExpected(transaction, input)
  if (!cart) return quarantine(standing, input, measure)
  if (agent && !isExpectedAt(catalogue, agent, cart)) throw refusedField('agent_id', 'other_warehouse')
  const changes = {
    ...revisionColumns(cart, measure),
    ...(agent && { agentId: agent.id }),
    receivedAt: now,
  }
  if (cart.status === 'from_seller') {
    await moveCart(
      transaction,
      await loadCart(transaction, cart),
      'warehouse',
      { by: 'operator', changes },
      now,
    )
    return { cart_code: cart.code, status: 'warehouse' }
  }
  return recordMeasure(transaction, cart, changes, now)
}

/** @returns the locked cart that the parcel belongs to, or undefined for one that nobody announced. */
async function findExpected(
  transaction: Transaction,
  { cart_code: code, resi, suite }: OpsReceive,
): Promise<CartRow | undefined> {
  const alive = isNull(carts.deletedAt)
  if (code !== undefined) {
    const [row] = await lockWhere(transaction, and(alive, eq(carts.code, code)))
    if (!row) throw new Refusal(404, 'no_such_parcel')
    if (row.receivedAt) throw conflict('already_received')
    return row
  }
  const owner = suite === undefined ? undefined : await customerOfParcel(transaction, suite)
  if (resi === undefined) return undefined
  const rows = await lockWhere(
    transaction,
    and(
      alive,
      inArray(carts.status, expecting),
      isNull(carts.receivedAt),
      eq(carts.sellerTrackingNumber, resi),
      owner === undefined ? undefined : eq(carts.customerId, owner),
    ),
  )
  if (rows.length > 1) throw conflict('several_parcels')
  if (rows.length === 0 && owner === undefined) throw new Refusal(404, 'no_such_parcel')
  return rows[0]
}

const lockWhere = (transaction: Transaction, where: SQL | undefined) =>
  transaction.select().from(carts).where(where).orderBy(asc(carts.id)).for('update')

/** Throws 404 for a suite of nobody. */
async function customerOfParcel(transaction: Transaction, suite: string): Promise<number> {
  const id = customerOfSuite(suite)
  const [found] =
    id === null
      ? []
      : await transaction.select({ id: customers.id }).from(customers).where(eq(customers.id, id))
  if (!found) throw new Refusal(404, 'no_such_parcel')
  return found.id
}

/** A parcel that nobody announced: the customer says later what is in it. */
async function quarantine(
  { transaction, now, catalogue }: Standing,
  input: OpsReceive,
  measure: TypedMeasure,
): Promise<Measured> {
  const agent = catalogue.known('agents', input.agent_id ?? null)
  if (!agent) throw refusedField('agent_id', 'required')
  const customer = await loadCustomer(transaction, await customerOfParcel(transaction, input.suite ?? ''))
  const units = { packageWeightUnit: 'kg', packageDimensionUnit: 'cm' }
  const code = readableCode('SC')
  const [created] = await transaction
    .insert(carts)
    .values({
      ...units,
      ...revisionColumns(units, measure),
      code,
      customerId: customer.id,
      status: 'quarantine',
      agentId: agent.id,
      country: agent.country,
      sellerTrackingNumber: input.resi ?? null,
      receivedAt: now,
      quarantinedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: carts.id })
  if (!created) throw new Error('a parcel was not booked in')
  await writeLog(transaction, created.id, 'quarantine', { by: 'operator' }, now)
  await writeNotice(transaction, customer.id, 'cart', code, now)
  return { cart_code: code, status: 'quarantine' }
}
