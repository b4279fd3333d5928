import { millisecondsPerDay, type TransitDays } from '../time/index.ts'
import type { Status } from './statuses.ts'
import { namesOpenAgent } from './open-warehouse.ts'

/** What can no longer change of a shipment's origin; with its warehouse, its country is fixed too. */
export type FixedOrigin = 'nothing' | 'country' | 'warehouse'

/**
 * A received parcel ships from the country it is in, and from the warehouse that holds it unless that one has closed.
 * @param receivedAt null if it has not arrived
 */
export function fixedOrigin(receivedAt: Date | string | null, agentId: string | null): FixedOrigin {
  if (receivedAt === null) return 'nothing'
  return namesOpenAgent(agentId) ? 'warehouse' : 'country'
}

export interface Transit {
  /** From the warehouse to Indonesia. */
  toIndonesia: TransitDays
  /** Domestic shipping; null while no courier is chosen. */
  toDoor: TransitDays | null
  /** Something is due that holds it back from the door. */
  isHeld?: boolean
}

export type Period = readonly [earliest: Date, latest: Date]

/** When the next stops are expected; unknown ones are omitted. */
export type Expected = Partial<Record<'inbound' | 'finished', Period>>

interface Log {
  status: Status
  log_date: string | null
}

/**
 * Counts from the last stop reached. Empty before departure and after delivery: no date is better than an unreliable
 * one.
 */
export function expectedArrival(
  logs: readonly Log[],
  { toIndonesia, toDoor, isHeld = false }: Transit,
): Expected {
  const made = new Map(
    logs.flatMap(({ status, log_date }) => (log_date ? [[status, new Date(log_date)] as const] : [])),
  )
  const [sent, inbound, outbound] = [made.get('sent'), made.get('inbound'), made.get('outbound')]
  if (made.has('finished') || !sent) return {}
  const isDoorKnown = toDoor !== null && !isHeld
  if (outbound) return isDoorKnown ? { finished: after([outbound, outbound], toDoor) } : {}
  const landed: Period = inbound ? [inbound, inbound] : after([sent, sent], toIndonesia)
  return {
    ...(!inbound && { inbound: landed }),
    ...(isDoorKnown && { finished: after(landed, toDoor) }),
  }
}

function after([earliest, latest]: Period, [min, max]: TransitDays): Period {
  return [
    new Date(earliest.getTime() + min * millisecondsPerDay),
    new Date(latest.getTime() + max * millisecondsPerDay),
  ]
}
