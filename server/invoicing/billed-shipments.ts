import type { MeasurementChange, Priced } from '@seberang/domain/api'
import type { Executor } from '../database/database.ts'
import type { Lines } from '../database/schema/index.ts'
import type { PricedTitle } from '../shipments/letter-bill.ts'
import { isUnconfirmed } from '../shipments/papers.ts'
import { loadAgreedBefore } from './agreed-before.ts'
import { loadItems } from './items.ts'

/** A shipment with its current price. */
export interface BilledShipment extends PricedTitle {
  /** The difference to the earlier agreement, by line. */
  lines: Lines
  /** When its parcel arrived. */
  receivedAt: Date | null
  /** Its parcel is in quarantine, and an operator has not confirmed it. */
  isUnconfirmed: boolean
  /** Of an additional invoice or a credit: the measurement that it came from. */
  measurement: MeasurementChange | null
  /** Of an additional invoice or a credit: the last price agreed before it. */
  before: Priced | null
  /** Whether all that was agreed before is paid. */
  isPaidBefore: boolean
}

/** The shipments of an invoice as agreed, in invoice order. */
export async function billedShipments(executor: Executor, invoiceId: number): Promise<BilledShipment[]> {
  const rows = await loadItems(executor, [invoiceId])
  const agreedBefore = await loadAgreedBefore(
    executor,
    rows.flatMap(({ item, addsTo }) => (addsTo === null ? [] : { ...item, addsTo })),
  )
  return rows.map(({ item, cart, voucher }) => ({
    ...item,
    voucher,
    receivedAt: cart.receivedAt,
    isUnconfirmed: isUnconfirmed(cart),
    measurement: agreedBefore.get(item.id)?.measurement ?? null,
    before: agreedBefore.get(item.id)?.priced ?? null,
    isPaidBefore: agreedBefore.get(item.id)?.unpaid === 0,
    charges: agreedBefore.get(item.id)?.charges ?? [],
  }))
}
