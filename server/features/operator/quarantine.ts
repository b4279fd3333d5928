import type { OpsReceive } from '@seberang/domain/api'
import { readableCode } from '../../base/ids.ts'
import { loadCustomer } from '../../customers/view.ts'
import type { RequestContext } from '../../http/route.ts'
import { writeNotice } from '../../live/notices.ts'
import { refusedField } from '../../refusal/refusal.ts'
import { mailAboutShipment } from '../../shipments/letters.ts'
import { keepMeasurement } from '../../shipments/measurements.ts'
import type { TypedMeasure } from '../../shipments/measures.ts'
import { papersColumns } from '../../shipments/papers.ts'
import { insertCart } from '../../shipments/save.ts'
import { refuseDoubtful } from './doubts.ts'
import { customerOfParcel, refuseRepeated } from './find-expected.ts'
import type { MeasureResult } from './booked.ts'
import { revisionColumns } from './measure.ts'

/** Quarantines an unannounced parcel until the customer declares its content. */
export async function quarantineParcel(
  { transaction, now, catalogue }: RequestContext,
  input: OpsReceive,
  measure: TypedMeasure,
  operator: string,
): Promise<MeasureResult> {
  const agent = catalogue.known('agents', input.agent_id ?? null)
  if (!agent) throw refusedField('agent_id', 'required')
  const customer = await loadCustomer(transaction, await customerOfParcel(transaction, input.suite ?? ''))
  refuseDoubtful(catalogue, input, measure, { agentId: agent.id })
  if (input.resi === undefined && !input.sure) await refuseRepeated(transaction, customer.id, measure, now)
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
  return { cart_code: code, status: 'quarantine' }
}
