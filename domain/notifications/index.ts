import type { NotificationChannel, NotificationSettings, SwitchableTopic } from '../api/index.ts'
import { quietUntil } from '../quiet/index.ts'

/**
 * When a customer is told something by a channel: at once, after their quiet hours, or not at all (null), where they have
 * switched it off or no device of theirs would show it.
 */
export function timeToTell(
  { choices, quiet_hours, devices }: NotificationSettings,
  { topic, channel }: { topic: SwitchableTopic; channel: NotificationChannel },
  now: Date,
): Date | null {
  const isOn = choices.some((one) => one.topic === topic && one.channel === channel && one.is_on)
  if (!isOn || (channel === 'push' && !devices.any)) return null
  return (quiet_hours.is_on ? quietUntil(now, quiet_hours) : undefined) ?? now
}
