import type { DeviceNotice } from '@seberang/domain/api'
import { deviceNoticeDays } from '@seberang/domain/limits'
import { and, count, gt, lte } from 'drizzle-orm'
import { after, day, readClock } from '../database/clock.ts'
import { announce, type Executor, type Transaction } from '../database/database.ts'
import { pushNotices } from '../database/schema/index.ts'
import { findDevices } from './subscriptions.ts'

const lifeMs = deviceNoticeDays * day

/**
 * Queues a notice for each device of a customer, in the transaction that causes it, so it is sent only on commit. It takes
 * the place of an earlier one about the same that still waits.
 * @param at when it is to be shown
 */
export async function queueDeviceNotice(
  transaction: Transaction,
  customerId: number,
  notice: DeviceNotice,
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  const devices = await findDevices(transaction, customerId, now)
  // Most customers have none: their commands cost no look for what is to be sent.
  if (devices.length > 0) await announce(transaction, 'device_notices', '')
  for (const { id: subscriptionId } of devices) {
    const content = {
      notice,
      createdAt: now,
      nextTryAt: at,
      attempts: 0,
      endsAt: after(at, lifeMs),
    }
    await transaction
      .insert(pushNotices)
      .values({ subscriptionId, tag: notice.tag, ...content })
      .onConflictDoUpdate({ target: [pushNotices.subscriptionId, pushNotices.tag], set: content })
  }
}

/** How many wait although their time has come; not those that wait for the end of quiet hours. */
export async function countDue(executor: Executor): Promise<number> {
  const now = await readClock(executor)
  const [due] = await executor
    .select({ notices: count() })
    .from(pushNotices)
    .where(and(lte(pushNotices.endsAt, after(now, lifeMs)), gt(pushNotices.endsAt, now)))
  return due?.notices ?? 0
}
