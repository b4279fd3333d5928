import { millisecondsPerHour } from '../time/index.ts'

/** A charge that an operator is about to make. */
export interface Charge {
  amount: number
  reason: string
}

/** What a charge is compared with. Amounts are whole rupiah. */
export interface ChargedShipment {
  /** What is agreed for it by now. */
  price: number
  /** The least that every way of paying takes. */
  least: number
  /** The charges for it that stand, with the milliseconds since each was made. */
  charges: readonly (Charge & { invoice_code: string; age: number })[]
}

/** A probable mistake in a charge. */
export type ChargeDoubt =
  | { field: 'amount'; kind: 'more_than_price'; price: number }
  | { field: 'amount'; kind: 'billed_before'; invoice_code: string }
  | { field: 'amount'; kind: 'less_than_minimum'; amount: number; least: number }

const repeatedWithin = millisecondsPerHour
const asTyped = (reason: string): string => reason.trim().toLowerCase()

/** What is implausible in a charge: the same one twice, more than all that the shipment costs, or hardly any. */
export function doubtsAboutCharge(
  { amount, reason }: Charge,
  { price, least, charges }: ChargedShipment,
): ChargeDoubt[] {
  const same = charges.find(
    (one) => one.amount === amount && asTyped(one.reason) === asTyped(reason) && one.age < repeatedWithin,
  )
  return [
    ...(same ? [{ field: 'amount', kind: 'billed_before', invoice_code: same.invoice_code } as const] : []),
    ...(amount > price ? [{ field: 'amount', kind: 'more_than_price', price } as const] : []),
    ...(amount < least ? [{ field: 'amount', kind: 'less_than_minimum', amount, least } as const] : []),
  ]
}
