import {
  notificationChannels,
  switchableTopics,
  type NotificationChoice,
  type NotificationSettings,
  type QuietHours,
  type SwitchableTopic,
} from '@seberang/domain/api'
import { and, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { notificationChoices, quietHours, unsubscribeTokens } from '../database/schema/index.ts'
import { findDevices } from '../push/subscriptions.ts'
import { randomToken } from '../security/secrets.ts'

/** Offered to who has none yet. */
const usualNight: QuietHours = { is_on: false, starts_at: '21:00', ends_at: '07:00' }

/** @param whose.sessionHash of the device that asks, if any */
export async function findSettings(
  executor: Executor,
  { customerId, sessionHash = null }: { customerId: number; sessionHash?: string | null },
  now: Date,
): Promise<NotificationSettings> {
  const chosen = await executor
    .select()
    .from(notificationChoices)
    .where(eq(notificationChoices.customerId, customerId))
  const [hours] = await executor.select().from(quietHours).where(eq(quietHours.customerId, customerId))
  const devices = await findDevices(executor, customerId, now)
  const isOn = (topic: SwitchableTopic, channel: NotificationChoice['channel']) =>
    chosen.find((one) => one.topic === topic && one.channel === channel)?.isOn ?? true
  return {
    choices: switchableTopics.flatMap((topic) =>
      notificationChannels.map((channel) => ({ topic, channel, is_on: isOn(topic, channel) })),
    ),
    quiet_hours: hours ? { is_on: hours.isOn, starts_at: hours.startsAt, ends_at: hours.endsAt } : usualNight,
    devices: {
      any: devices.length > 0,
      this: devices.some((device) => device.sessionHash === sessionHash),
    },
  }
}

export async function saveChoice(
  transaction: Transaction,
  customerId: number,
  { topic, channel, is_on: isOn }: NotificationChoice,
): Promise<void> {
  await transaction
    .insert(notificationChoices)
    .values({ customerId, topic, channel, isOn })
    .onConflictDoUpdate({
      target: [notificationChoices.customerId, notificationChoices.topic, notificationChoices.channel],
      set: { isOn },
    })
}

export async function saveQuietHours(
  transaction: Transaction,
  customerId: number,
  { is_on: isOn, starts_at: startsAt, ends_at: endsAt }: QuietHours,
): Promise<void> {
  const hours = { isOn, startsAt, endsAt }
  await transaction
    .insert(quietHours)
    .values({ customerId, ...hours })
    .onConflictDoUpdate({ target: quietHours.customerId, set: hours })
}

/** The token that switches off mails about a topic: the same in all of them. */
export async function unsubscribeToken(
  transaction: Transaction,
  customerId: number,
  topic: SwitchableTopic,
): Promise<string> {
  await transaction
    .insert(unsubscribeTokens)
    .values({ token: randomToken(), customerId, topic })
    .onConflictDoNothing()
  const [row] = await transaction
    .select({ token: unsubscribeTokens.token })
    .from(unsubscribeTokens)
    .where(and(eq(unsubscribeTokens.customerId, customerId), eq(unsubscribeTokens.topic, topic)))
  if (!row) throw new Error('a token was not written')
  return row.token
}

export async function findUnsubscribe(
  executor: Executor,
  token: string,
): Promise<{ customerId: number; topic: SwitchableTopic } | undefined> {
  const [row] = await executor.select().from(unsubscribeTokens).where(eq(unsubscribeTokens.token, token))
  return row
}
