import type { Status } from './statuses.ts'

/**
 * Where a parcel has arrived it will leave from: its origin can no longer change.
 * @param receivedAt null: it has not arrived
 */
export const hasFixedOrigin = (receivedAt: Date | string | null): boolean => receivedAt !== null

/** Fewest and most days. */
export type Days = readonly [number, number]

export interface Transit {
  /** From the warehouse abroad to Indonesia. */
  toIndonesia: Days
  /** From there to the door; null while no courier is chosen. */
  toDoor: Days | null
}

export type Period = readonly [earliest: Date, latest: Date]

/** When the next stops are expected; a stop without enough to go by is left out. */
export type Expected = Partial<Record<'inbound' | 'finished', Period>>

interface Log {
  status: Status
  log_date: string | null
}

/**
 * Counts on from the last stop that was made. Nothing is expected of what has not left yet, and nothing of what has
 * arrived: no date is better than one that nobody can keep.
 */
export function expectedArrival(logs: readonly Log[], { toIndonesia, toDoor }: Transit): Expected {
  const made = new Map(
    logs.flatMap(({ status, log_date }) => (log_date ? [[status, new Date(log_date)] as const] : [])),
  )
  const [sent, inbound, outbound] = [made.get('sent'), made.get('inbound'), made.get('outbound')]
  if (made.has('finished') || !sent) return {}
  if (outbound) return toDoor ? { finished: after([outbound, outbound], toDoor) } : {}
  const landed: Period = inbound ? [inbound, inbound] : after([sent, sent], toIndonesia)
  return {
    ...(!inbound && { inbound: landed }),
    ...(toDoor && { finished: after(landed, toDoor) }),
  }
}

const dayMs = 86_400_000

function after([earliest, latest]: Period, [fewest, most]: Days): Period {
  return [new Date(earliest.getTime() + fewest * dayMs), new Date(latest.getTime() + most * dayMs)]
}
