import type { Cart, MeasurementChange } from '@seberang/domain/api'
import {
  currentStatus,
  isBeforeCheckout,
  journey,
  stage,
  type Stage,
  type Status,
} from '@seberang/domain/status'
import { whereaboutsOf } from '../../../lib/shipments/whereabouts.ts'

type StepState = 'done' | 'current' | 'next'

/** A stop of a shipment's way, or a measurement after the first: that one belongs to the arrival. */
export type Step = { stage: Stage; state: StepState; at?: string } & (
  | {
      kind: 'status'
      status: Status
      /** It was billed here, before it arrived: the payment moved nothing. */
      isBilledHere?: true
    }
  | { kind: 'measured'; change: MeasurementChange }
)

type Travelled = Pick<Cart, 'cart_logs' | 'status' | 'received_at' | 'measurements' | 'estimation'>

/** The way of a shipment in the order in which it happened, and then as it is expected. */
export function stepsOf(cart: Travelled): readonly Step[] {
  const dated = new Map(
    cart.cart_logs.flatMap(({ status, log_date }) => (log_date ? [[status, log_date] as const] : [])),
  )
  // A parcel that is checked out before it arrives never has the status of one that waits in the warehouse.
  if (cart.received_at) dated.set('warehouse', cart.received_at)
  else dated.delete('warehouse')
  const reached = currentStatus(cart.cart_logs) ?? cart.status
  const isEarly = isPaidBeforeArrival(dated, reached)
  const order = shownOrder(dated).filter((status) => !isEarly || status !== 'pending')
  const place = order.indexOf(isEarly ? whereaboutsOf({ ...cart, status: reached }) : shownAs(reached))
  const steps = order.map((status, index): Step => {
    const at = dated.get(status)
    const state = index < place ? 'done' : index === place ? 'current' : 'next'
    const isBilledHere = isEarly && status === 'from_seller'
    return {
      kind: 'status',
      status,
      stage: stage(status),
      state,
      ...(at && { at }),
      ...(isBilledHere && { isBilledHere }),
    }
  })
  return withMeasurements(steps, cart)
}

/** Paid is no stop beside that of the invoice. */
const shownAs = (status: Status): Status => (status === 'paid' ? 'pending' : status)

/** Whether its invoice was paid, or is to be, on the way to the warehouse. What arrived unpaid waits there to be paid. */
function isPaidBeforeArrival(dated: ReadonlyMap<Status, string>, reached: Status): boolean {
  // An invoice that has ended bills nothing.
  if (isBeforeCheckout(reached)) return false
  const [arrived, paid] = [dated.get('warehouse'), dated.get('paid')]
  if (arrived === undefined) return true
  return reached !== 'pending' && paid !== undefined && paid < arrived
}

/** Quarantine only where it happened. */
function shownOrder(dated: ReadonlyMap<Status, string>): readonly Status[] {
  const usual: readonly Status[] = journey.filter((status) => status !== 'paid')
  return dated.has('quarantine') ? usual.toSpliced(1, 0, 'quarantine') : usual
}

function withMeasurements(steps: readonly Step[], { measurements }: Travelled): readonly Step[] {
  return measurements.slice(1).reduce<readonly Step[]>((all, now, index) => {
    const before = measurements[index] ?? now
    const change = { before, was_measured: true, now }
    const next = all.findIndex(({ state, at = '' }) => state === 'next' || at > now.measured_at)
    const place = next === -1 ? all.length : next
    const step: Step = {
      kind: 'measured',
      change,
      stage: all[place - 1]?.stage ?? 'overseas',
      // It happens where the parcel is, which stays the current stop: what the badge says.
      state: 'done',
      at: now.measured_at,
    }
    return all.toSpliced(place, 0, step)
  }, steps)
}
