import type { Log } from '../base/log.ts'
import { minute } from '../database/clock.ts'
import { logEvent } from '../security/events.ts'

/** Counts the refusals of networks that have their whole share, and logs them together. */
export interface RefusedNetworks {
  note(network: string): void
  /** Logs what was counted since the last lines. */
  write(): void
}

/** A line for each refusal would cost more than the refusal: each network gets one a minute at most. */
export function createRefusedNetworks(log: Log, everyMs = minute): RefusedNetworks {
  const counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    for (const [network, refused] of counts)
      logEvent({ log }, 'limit_reached', { network }, { limit: 'share', refused })
    counts.clear()
  }
  return {
    note(network) {
      counts.set(network, (counts.get(network) ?? 0) + 1)
      timer ??= setTimeout(write, everyMs).unref()
    },
    write,
  }
}
