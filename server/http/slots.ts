import type { AnyCall } from '@seberang/domain/api'
import type { Shares, SlotKind } from '../base/config.ts'
import { busy, Refusal } from '../refusal/refusal.ts'
import { widerNetworkOf } from '../security/network.ts'

/** Seconds until a retry; clients add jitter. */
export const retryAfter = 1

/** Why a call gets no slot: none is free, or its network has its whole share. */
export const obstacles = ['full', 'share'] as const
export type Obstacle = (typeof obstacles)[number]

const refusals: Record<Obstacle, () => Refusal> = {
  full: () => busy(retryAfter),
  share: () => new Refusal(429, 'too_many_at_once', { retryAfter }),
}

/** The refusal of a call that gets no slot, with Retry-After. */
export const refusalFor = (obstacle: Obstacle): Refusal => refusals[obstacle]()

export interface Slots {
  /** Why a call of this kind of a network would get no slot now. */
  obstacleTo(kind: SlotKind, network: string): Obstacle | undefined
  /** Runs a call of a network in a slot. Throws Refusal 429 with Retry-After when the network has its share, 503 when no slot is free */
  run<Result>(call: AnyCall, network: string, work: () => Promise<Result>): Promise<Result>
}

/** Counts what one caller has in progress. */
export interface Share {
  /** Whether a caller has as much in progress as the limit allows. */
  isWhole(caller: string): boolean
  /** @returns ends it; may be called more than once. Throws Refusal 429 with Retry-After over the limit */
  begin(caller: string): () => void
}

export function createShare(limit: number): Share {
  const taken = new Map<string, number>()
  const change = (caller: string, by: number) => {
    const count = (taken.get(caller) ?? 0) + by
    if (count === 0) taken.delete(caller)
    else taken.set(caller, count)
  }
  const isWhole = (caller: string) => (taken.get(caller) ?? 0) >= limit
  return {
    isWhole,
    begin(caller) {
      if (isWhole(caller)) throw refusalFor('share')
      change(caller, 1)
      let isOver = false
      return () => {
        if (!isOver) change(caller, -1)
        isOver = true
      }
    },
  }
}

export const slotOf = (call: AnyCall): SlotKind => {
  if (call.money) return 'money'
  if (call.upload) return 'upload'
  if (call.print) return 'print'
  if (call.storedFile) return 'file'
  return call.password ? 'password' : 'other'
}

/**
 * Refuses calls when too many are in progress, so that the others are still answered in time. Money, uploads,
 * passwords, prints and stored files have separate slots, so that neither reads nor slow uploads block a payment, and a
 * file store that hangs blocks nothing but files. No wider network
 * takes all the slots of a kind.
 * @param limits the limit of each kind
 * @param onChange told how many calls of a kind are in progress
 */
export function createSlots(
  limits: Readonly<Record<SlotKind, number>>,
  shares: Pick<
    Shares,
    | 'moneyPerNetwork'
    | 'uploadsPerNetwork'
    | 'passwordsPerNetwork'
    | 'printsPerNetwork'
    | 'filesPerNetwork'
    | 'othersPerNetwork'
  >,
  onChange: (kind: SlotKind, taken: number) => void = () => undefined,
): Slots {
  const taken: Record<SlotKind, number> = { money: 0, upload: 0, password: 0, print: 0, file: 0, other: 0 }
  const shareOf: Record<SlotKind, Share> = {
    money: createShare(shares.moneyPerNetwork),
    other: createShare(shares.othersPerNetwork),
    upload: createShare(shares.uploadsPerNetwork),
    password: createShare(shares.passwordsPerNetwork),
    print: createShare(shares.printsPerNetwork),
    file: createShare(shares.filesPerNetwork),
  }
  const obstacleTo = (kind: SlotKind, network: string): Obstacle | undefined => {
    // First, so that who fills the slots is named, and not those that find none free.
    if (shareOf[kind].isWhole(widerNetworkOf(network))) return 'share'
    return taken[kind] >= limits[kind] ? 'full' : undefined
  }
  return {
    obstacleTo,
    async run(call, network, work) {
      const kind = slotOf(call)
      const obstacle = obstacleTo(kind, network)
      if (obstacle) throw refusalFor(obstacle)
      const endShare = shareOf[kind].begin(widerNetworkOf(network))
      onChange(kind, (taken[kind] += 1))
      try {
        return await work()
      } finally {
        onChange(kind, (taken[kind] -= 1))
        endShare()
      }
    },
  }
}
