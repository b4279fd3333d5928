import { expect, test } from 'vitest'
import type { NotificationChannel, NotificationChoice, SwitchableTopic } from '../api/index.ts'
import { timeToTell } from './index.ts'

const day = '2026-11-30T05:00:00.000Z'
// 23.00 WIB; quiet until 07.00.
const night = '2026-11-30T16:00:00.000Z'
const morning = '2026-12-01T00:00:00.000Z'

const off = (topic: SwitchableTopic, channel: NotificationChannel): NotificationChoice => ({
  topic,
  channel,
  is_on: false,
})
const journey: NotificationChoice[] = [
  { topic: 'journey', channel: 'mail', is_on: true },
  { topic: 'journey', channel: 'push', is_on: true },
]

test.each<
  [
    string,
    NotificationChannel,
    { at?: string; quiet?: boolean; device?: boolean; choices?: NotificationChoice[] },
    string | null,
  ]
>([
  ['a mail by day', 'mail', {}, day],
  ['a device by day', 'push', {}, day],
  ['a mail in the quiet hours', 'mail', { at: night, quiet: true }, morning],
  ['a device in the quiet hours', 'push', { at: night, quiet: true }, morning],
  ['a device at night without quiet hours', 'push', { at: night }, night],
  ['no device where there is none', 'push', { device: false }, null],
  ['a mail where there is no device', 'mail', { device: false }, day],
  ['no mail that is off', 'mail', { choices: [off('journey', 'mail'), ...journey.slice(1)] }, null],
  ['a device where mail is off', 'push', { choices: [off('journey', 'mail'), ...journey.slice(1)] }, day],
  ['no device that is off', 'push', { choices: [...journey.slice(0, 1), off('journey', 'push')] }, null],
  ['no other topic', 'mail', { choices: [{ topic: 'parcel', channel: 'mail', is_on: true }] }, null],
])('tells %s', (_, channel, { at = day, quiet = false, device = true, choices = journey }, expected) => {
  const settings = {
    choices,
    quiet_hours: { is_on: quiet, starts_at: '21:00', ends_at: '07:00' },
    devices: { any: device, this: false },
  }
  const time = timeToTell(settings, { topic: 'journey', channel }, new Date(at))
  expect(time?.toISOString() ?? null).toBe(expected)
})
