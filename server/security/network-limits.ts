import type { Caller } from './caller.ts'
import { prefix48Of } from './network.ts'
import type { SecurityPorts } from './ports.ts'
import { countUse } from './rate-counters.ts'

type Ports = Pick<SecurityPorts, 'database' | 'secrets'>

/** Uses of one network within a window. */
export interface NetworkLimit {
  /** What is counted, as the keys of its counters begin. */
  kind: string
  limit: number
  windowMs: number
}

/** All networks of an IPv6 /48 together have the limit of one network this many times. */
export const networksOfPrefix48 = 10

export const keyOfNetwork = (
  { secrets }: Pick<Ports, 'secrets'>,
  kind: string,
  { network }: Caller,
): string => `${kind}:network:${secrets.mac('network', network)}`

export function keyOfPrefix48(
  { secrets }: Pick<Ports, 'secrets'>,
  kind: string,
  { network }: Caller,
): string | null {
  const prefix48 = prefix48Of(network)
  return prefix48 === null ? null : `${kind}:around:${secrets.mac('network', prefix48)}`
}

/** Counts under all networks of an IPv6 /48 together: otherwise whoever holds one could use up what everybody has. */
export async function countPrefix48(
  ports: Ports,
  { kind, limit, windowMs }: NetworkLimit,
  caller: Caller,
  onLimit?: () => void,
): Promise<void> {
  const key = keyOfPrefix48(ports, kind, caller)
  if (key !== null)
    await countUse(ports.database.database, key, networksOfPrefix48 * limit, windowMs, onLimit)
}

/** Counts a use of the caller's network, then of its /48. Throws Refusal 429 with Retry-After above either limit. */
export async function countByNetwork(
  ports: Ports,
  counted: NetworkLimit,
  caller: Caller,
  onLimit?: () => void,
): Promise<void> {
  const key = keyOfNetwork(ports, counted.kind, caller)
  await countUse(ports.database.database, key, counted.limit, counted.windowMs, onLimit)
  await countPrefix48(ports, counted, caller, onLimit)
}
