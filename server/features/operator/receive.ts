import type { OpsMeasured, OpsReceive } from '@seberang/domain/api'
import { can, isOpenAgent, namesOpenAgent } from '@seberang/domain/status'
import type { RequestContext } from '../../http/route.ts'
import { conflict, refusedField } from '../../refusal/refusal.ts'
import { isExpectedAt } from '../../shipments/check.ts'
import { mailAboutArrival, mailAboutShipment } from '../../shipments/shipment-letters.ts'
import { loadCart } from '../../shipments/load.ts'
import { keepMeasurement } from '../../shipments/measurements.ts'
import { readMeasure } from '../../shipments/measures.ts'
import { moveCart } from '../../shipments/move.ts'
import { papersColumns } from '../../shipments/papers.ts'
import type { CartRow } from '../../shipments/rows.ts'
import { measuredPrice, withBooked } from './booked.ts'
import { refuseDoubtful } from './doubts.ts'
import { findExpected } from './find-expected.ts'
import { hasPriceMail, recordMeasure, revisionColumns } from './measure.ts'
import { quarantineParcel } from './quarantine.ts'
import type { ArrivalColumns } from './arrival.ts'

/**
 * Receives a parcel. If its cart is identified, by its code or by the seller's tracking number, the parcel is measured
 * and moved to the warehouse (a cart that is already checked out keeps its status). Any other parcel becomes a new cart
 * in quarantine, whatever its customer expects: a suite identifies the customer, not the parcel. Throws 404 or 409 for
 * a number that matches no cart or several, 422 for a cart announced for another warehouse and for a doubtful
 * measurement.
 */
export async function receiveParcel(
  context: RequestContext,
  input: OpsReceive,
  operator: string,
): Promise<Omit<OpsMeasured, 'action'>> {
  const { transaction, now, catalogue } = context
  const agent = catalogue.known('agents', input.agent_id ?? null)
  if (input.agent_id !== undefined && (!agent || !isOpenAgent(agent)))
    throw refusedField('agent_id', 'no_such_agent')
  const measure = readMeasure(input)
  const { cart, doubts } = await findExpected(transaction, input)
  if (!cart)
    return withBooked(context, await quarantineParcel(context, input, { measure, doubts }, operator), null)
  // From here on its origin is fixed, so it has to be known.
  if (!agent && !namesOpenAgent(cart.agentId)) throw refusedField('agent_id', 'required')
  if (agent && !isExpectedAt(catalogue, agent, cart)) throw refusedField('agent_id', 'other_warehouse')
  const permission = can.edit({ status: cart.status, products: [] })
  // Nothing can be attached any more.
  if (input.papers !== undefined && permission !== true) throw conflict(permission)
  const loaded = await loadCart(transaction, cart)
  refuseDoubtful(catalogue, input, measure, { agentId: agent?.id ?? cart.agentId, announced: loaded }, doubts)
  const before = measuredPrice(context, loaded)
  const changes = {
    ...revisionColumns(cart, measure),
    ...(agent && { agentId: agent.id }),
    measuredUnclassified: loaded.details.some(({ unclassified }) => unclassified),
    receivedAt: now,
  } satisfies Partial<ArrivalColumns & Pick<CartRow, 'agentId'>>
  if (cart.status === 'from_seller') {
    const status = input.papers === undefined ? 'warehouse' : 'quarantine'
    const quarantined =
      input.papers !== undefined &&
      ({ ...papersColumns(input.papers, now), quarantinedAt: now } satisfies Partial<ArrivalColumns>)
    const move = { by: 'operator', operator, changes: { ...changes, ...quarantined } } as const
    await moveCart(transaction, loaded, status, move, now)
    await keepMeasurement(transaction, null, { ...cart, ...changes }, now)
    if (status === 'warehouse') await mailAboutArrival(context, cart.code)
    else await mailAboutShipment(transaction, cart.code, 'quarantined', now)
    return withBooked(context, { cart_code: cart.code, status }, before)
  }
  const measured = await recordMeasure(transaction, cart, changes, now)
  if (!hasPriceMail(measured)) await mailAboutArrival(context, cart.code)
  return withBooked(context, measured, before)
}
