import type { AnyCall } from '@seberang/domain/api'
import type { SlotKind } from '../base/config.ts'
import { busy } from '../refusal/refusal.ts'

/** Seconds until a retry; clients add jitter. */
const retryAfter = 1

/**
 * Refuses calls when too many are in progress, so that the others are still answered in time. Money and uploads have
 * separate slots, so that neither reads nor slow uploads block a payment.
 * @param limits the limit of each kind
 * @param onChange told how many calls of a kind are in progress
 * @returns runs a call in a slot; throws Refusal 503 with Retry-After when none is free
 */
export function createSlots(
  limits: Readonly<Record<SlotKind, number>>,
  onChange: (kind: SlotKind, taken: number) => void = () => undefined,
): <Result>(call: AnyCall, work: () => Promise<Result>) => Promise<Result> {
  const taken: Record<SlotKind, number> = { money: 0, upload: 0, other: 0 }
  return async (call, work) => {
    const kind = call.money ? 'money' : call.upload ? 'upload' : 'other'
    if (taken[kind] >= limits[kind]) throw busy(retryAfter)
    onChange(kind, (taken[kind] += 1))
    try {
      return await work()
    } finally {
      onChange(kind, (taken[kind] -= 1))
    }
  }
}
