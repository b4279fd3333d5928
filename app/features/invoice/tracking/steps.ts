import type { Cart, MeasurementChange } from '@seberang/domain/api'
import { currentStatus, journey, stage, type Stage, type Status } from '@seberang/domain/status'

type StepState = 'done' | 'current' | 'next'

/** A stop of a shipment's way, or a measurement after the first: that one belongs to the arrival. */
export type Step = { stage: Stage; state: StepState; at?: string } & (
  { kind: 'status'; status: Status } | { kind: 'measured'; change: MeasurementChange }
)

/** Payment is not a stop of its own: it is noted at the stop where it was due. */
const shownAs = (status: Status): Status => (status === 'paid' ? 'pending' : status)

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
  // What is not paid is not over, however early it was billed.
  const order = shownOrder(dated, reached === 'pending')
  const current = shownAs(reached)
  const isArrivedLast = reached === 'paid' && cart.received_at !== null
  const place = Math.max(order.indexOf(current), isArrivedLast ? order.indexOf('warehouse') : -1)
  const steps = order.map((status, index): Step => {
    const at = dated.get(status)
    const state = index < place ? 'done' : index === place ? 'current' : 'next'
    return { kind: 'status', status, stage: stage(status), state, ...(at && { at }) }
  })
  return withMeasurements(steps, cart)
}

/** Quarantine only where it happened; the arrival after the checkout if it came, or comes, after it. */
function shownOrder(dated: ReadonlyMap<Status, string>, isUnpaid: boolean): readonly Status[] {
  const usual: readonly Status[] = journey.filter((status) => status !== 'paid')
  const steps: readonly Status[] = dated.has('quarantine') ? usual.toSpliced(1, 0, 'quarantine') : usual
  const [arrived, billed] = [dated.get('warehouse'), dated.get('pending')]
  const isBilledFirst = billed !== undefined && (arrived === undefined || arrived > billed)
  if (!isBilledFirst || (isUnpaid && arrived !== undefined)) return steps
  const others: readonly Status[] = steps.filter((status) => status !== 'pending')
  return others.toSpliced(others.indexOf('warehouse'), 0, 'pending')
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
