import type { AnyCall } from '@seberang/domain/api'
import type { SlotKind } from '../base/config.ts'
import { busy } from '../refusal/refusal.ts'

/** Seconds after which it may be tried again; clients jitter it. */
const retryAfter = 1

/**
 * Turns calls away when too many are under way: the rest is then still answered in time. What moves money and what
 * loads a file have slots of their own, so that neither readers nor slow lines keep a payment out.
 * @param most of each kind at once
 * @returns runs a call in a slot; throws Refusal 503 with Retry-After when there is none
 */
export function createSlots(
  most: Readonly<Record<SlotKind, number>>,
): <Result>(call: AnyCall, work: () => Promise<Result>) => Promise<Result> {
  const taken: Record<SlotKind, number> = { money: 0, upload: 0, other: 0 }
  return async (call, work) => {
    const kind = call.money ? 'money' : call.upload ? 'upload' : 'other'
    if (taken[kind] >= most[kind]) throw busy(retryAfter)
    taken[kind] += 1
    try {
      return await work()
    } finally {
      taken[kind] -= 1
    }
  }
}
