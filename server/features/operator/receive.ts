import type { OpsReceive } from '@seberang/domain/api'
import { can, isOpenAgent, namesOpenAgent, statuses } from '@seberang/domain/status'
import { readSuite } from '@seberang/domain/format'
import { lockFor } from '../../database/advisory-lock.ts'
import { hasCustomer } from '../../customers/find.ts'
import { loadCustomer } from '../../customers/view.ts'
import type { Transaction } from '../../database/database.ts'
import { conflict, Refusal, refusedField } from '../../refusal/refusal.ts'
import type { RequestContext } from '../../http/route.ts'
import { readableCode } from '../../base/ids.ts'
import { writeNotice } from '../../live/notices.ts'
import { isExpectedAt } from '../../shipments/check.ts'
import { mailAboutShipment } from '../../shipments/letters.ts'
import { loadCart } from '../../shipments/load.ts'
import type { CartRow } from '../../shipments/rows.ts'
import { keepMeasurement } from '../../shipments/measurements.ts'
import { readMeasure, type TypedMeasure } from '../../shipments/measures.ts'
import { moveCart } from '../../shipments/move.ts'
import { papersColumns } from '../../shipments/papers.ts'
import { insertCart } from '../../shipments/save.ts'
import { recordMeasure, revisionColumns, type Measured } from './measure.ts'
import { hasReceived, lockByCode, lockExpected } from './store.ts'

const expecting = statuses.filter((status) => can.receive({ status, isReceived: false }) === true)

/**
 * Receives a parcel. If its cart is identified, by its code or by the seller's tracking number, the parcel is measured
 * and moved to the warehouse (a cart that is already checked out keeps its status). Any other parcel becomes a new cart
 * in quarantine, whatever its customer expects: a suite identifies the customer, not the parcel. Throws 404 or 409 for
 * a number that matches no cart or several, 422 for a cart announced for another warehouse.
 */
export async function receiveParcel(context: RequestContext, input: OpsReceive): Promise<Measured> {
  const { transaction, now, catalogue } = context
  const agent = catalogue.known('agents', input.agent_id ?? null)
  if (input.agent_id !== undefined && (!agent || !isOpenAgent(agent)))
    throw refusedField('agent_id', 'no_such_agent')
  const measure = readMeasure(input)
  const cart = await findExpected(transaction, input)
  if (!cart) return quarantine(context, input, measure)
  // From here on its origin is fixed, so it has to be known.
  if (!agent && !namesOpenAgent(cart.agentId)) throw refusedField('agent_id', 'required')
  if (agent && !isExpectedAt(catalogue, agent, cart)) throw refusedField('agent_id', 'other_warehouse')
  const permission = can.edit({ status: cart.status, products: [] })
  // Nothing can be attached any more.
  if (input.papers !== undefined && permission !== true) throw conflict(permission)
  const changes = {
    ...revisionColumns(cart, measure),
    ...(agent && { agentId: agent.id }),
    receivedAt: now,
  }
  if (cart.status === 'from_seller') {
    const status = input.papers === undefined ? 'warehouse' : 'quarantine'
    const quarantined = input.papers !== undefined && {
      ...papersColumns(input.papers, now),
      quarantinedAt: now,
    }
    const move = { by: 'operator', changes: { ...changes, ...quarantined } } as const
    await moveCart(transaction, await loadCart(transaction, cart), status, move, now)
    await keepMeasurement(transaction, null, { ...cart, ...changes }, now)
    await mailAboutShipment(transaction, cart.code, status === 'warehouse' ? 'arrived' : 'quarantined', now)
    return { cart_code: cart.code, status }
  }
  const measured = await recordMeasure(transaction, cart, changes, now)
  // The mail about the difference in price tells the measurement, too.
  const hasPriceMail = measured.additional_invoice !== undefined || measured.credited !== undefined
  if (!hasPriceMail) await mailAboutShipment(transaction, cart.code, 'arrived', now)
  return measured
}

/** @returns the locked cart that the parcel belongs to, or undefined for an unannounced one */
async function findExpected(
  transaction: Transaction,
  { cart_code: code, resi, suite }: OpsReceive,
): Promise<CartRow | undefined> {
  if (code !== undefined) {
    const row = await lockByCode(transaction, code)
    if (!row) throw new Refusal(404, 'no_such_parcel')
    const permission = can.receive({ status: row.status, isReceived: row.receivedAt !== null })
    if (permission !== true) throw conflict(permission)
    return row
  }
  const owner = suite === undefined ? undefined : await customerOfParcel(transaction, suite)
  if (resi === undefined) return undefined
  // Two receipts of an unannounced parcel at once would both quarantine it.
  await lockFor(transaction, 'tracking number', resi)
  const rows = await lockExpected(transaction, { statuses: expecting, resi, customerId: owner })
  if (rows.length > 1) throw conflict('several_parcels')
  if (rows.length > 0) return rows[0]
  if (owner === undefined) throw new Refusal(404, 'no_such_parcel')
  // The same parcel twice: by a slip, or a request that was repeated.
  if (await hasReceived(transaction, owner, resi)) throw conflict('already_received')
  return undefined
}

/** Throws 404 for an unknown suite. */
async function customerOfParcel(transaction: Transaction, suite: string): Promise<number> {
  const id = readSuite(suite)
  if (id === null || !(await hasCustomer(transaction, id))) throw new Refusal(404, 'no_such_parcel')
  return id
}

/** Quarantines an unannounced parcel until the customer declares its content. */
async function quarantine(
  { transaction, now, catalogue }: RequestContext,
  input: OpsReceive,
  measure: TypedMeasure,
): Promise<Measured> {
  const agent = catalogue.known('agents', input.agent_id ?? null)
  if (!agent) throw refusedField('agent_id', 'required')
  const customer = await loadCustomer(transaction, await customerOfParcel(transaction, input.suite ?? ''))
  const units = { packageWeightUnit: 'kg', packageDimensionUnit: 'cm' }
  const code = readableCode('SC')
  const parcel = { ...units, ...revisionColumns(units, measure) }
  const row = {
    ...parcel,
    code,
    customerId: customer.id,
    status: 'quarantine' as const,
    agentId: agent.id,
    country: agent.country,
    sellerTrackingNumber: input.resi ?? null,
    receivedAt: now,
    quarantinedAt: now,
    ...(input.papers !== undefined && papersColumns(input.papers, now)),
    createdAt: now,
    updatedAt: now,
  }
  const id = await insertCart(transaction, row, { by: 'operator' })
  await keepMeasurement(transaction, null, { id, ...parcel }, now)
  await writeNotice(transaction, customer.id, 'cart', code, now)
  await mailAboutShipment(transaction, code, 'quarantined', now)
  return { cart_code: code, status: 'quarantine' }
}
