import type { OpsMoved, OpsPapers, OpsReceive } from '@seberang/domain/api'
import { readableCode } from '../../base/ids.ts'
import type { Transaction } from '../../database/database.ts'
import { loadCustomer } from '../../customers/view.ts'
import type { RequestContext } from '../../http/route.ts'
import { writeNotice } from '../../live/notices.ts'
import { conflict, refusedField, type RefusedField } from '../../refusal/refusal.ts'
import { mailAboutShipment } from '../../shipments/shipment-letters.ts'
import { loadCart } from '../../shipments/load.ts'
import { lockCart } from '../../shipments/lock.ts'
import { moveCart } from '../../shipments/move.ts'
import { keepMeasurement } from '../../shipments/measurements.ts'
import type { TypedMeasure } from '../../shipments/measures.ts'
import { papersColumns } from '../../shipments/papers.ts'
import { changeCart, insertCart } from '../../shipments/save.ts'
import { refuseDoubtful } from './doubts.ts'
import { customerOfParcel, repeatedDoubts, stillExpected } from './find-expected.ts'
import type { MeasureResult } from './booked.ts'
import { revisionColumns } from './measure.ts'

type Moved = Omit<OpsMoved, 'action'>

/** Quarantines an unannounced parcel until the customer declares its content. */
export async function quarantineParcel(
  { transaction, now, catalogue }: RequestContext,
  input: OpsReceive,
  { measure, doubts }: { measure: TypedMeasure; doubts: readonly RefusedField[] },
  operator: string,
): Promise<MeasureResult> {
  const agent = catalogue.known('agents', input.agent_id ?? null)
  if (!agent) throw refusedField('agent_id', 'required')
  const customer = await loadCustomer(transaction, await customerOfParcel(transaction, input.suite ?? ''))
  const repeated =
    input.resi === undefined ? await repeatedDoubts(transaction, customer.id, measure, now) : []
  refuseDoubtful(catalogue, input, measure, { agentId: agent.id }, [...doubts, ...repeated])
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
  const id = await insertCart(transaction, row, { by: 'operator', operator })
  await keepMeasurement(transaction, null, { id, ...parcel }, now)
  await writeNotice(transaction, customer.id, 'cart', code, now)
  await mailAboutShipment(transaction, code, 'quarantined', now)
  const expected = await stillExpected(transaction, customer.id)
  return { cart_code: code, status: 'quarantine', ...(expected.length > 0 && { still_expected: expected }) }
}

/** Releases a parcel from quarantine; one that is already checked out is only confirmed. Its owner waits for either. */
export async function confirmParcel(
  transaction: Transaction,
  code: string,
  operator: string,
  now: Date,
): Promise<Moved> {
  const cart = await lockCart(transaction, code)
  const loaded = await loadCart(transaction, cart)
  if (cart.status === 'quarantine') {
    const changes = { confirmedAt: now }
    await moveCart(transaction, loaded, 'warehouse', { by: 'operator', operator, changes }, now)
    await mailAboutShipment(transaction, code, 'confirmed', now)
    return { cart_code: code, status: 'warehouse' }
  }
  if (!cart.quarantinedAt) throw conflict('not_quarantined')
  if (cart.confirmedAt) throw conflict('already_confirmed')
  await changeCart(transaction, cart.id, { confirmedAt: now, version: cart.version + 1, updatedAt: now })
  await mailAboutShipment(transaction, code, 'confirmed', now)
  await writeNotice(transaction, cart.customerId, 'cart', code, now)
  return { cart_code: code, status: cart.status }
}

/** Asks for papers of a parcel in quarantine; null withdraws the request. */
export async function askForPapers(
  transaction: Transaction,
  code: string,
  { papers }: OpsPapers,
  now: Date,
): Promise<Moved> {
  const cart = await lockCart(transaction, code)
  if (cart.status !== 'quarantine') throw conflict('not_quarantined')
  const columns = papersColumns(papers, now)
  await changeCart(transaction, cart.id, { ...columns, version: cart.version + 1, updatedAt: now })
  if (papers !== null) await mailAboutShipment(transaction, code, 'quarantined', now)
  await writeNotice(transaction, cart.customerId, 'cart', code, now)
  return { cart_code: code, status: cart.status }
}
