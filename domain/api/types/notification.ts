/** What customers are told about, if they like. */
export const switchableTopics = ['parcel', 'action', 'journey'] as const
/** Told in any case: what is owed, and who changes the account. */
export const lockedTopics = ['money', 'security'] as const
export type SwitchableTopic = (typeof switchableTopics)[number]

/** By what they are told. */
export const notificationChannels = ['mail', 'push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

export interface NotificationChoice {
  topic: SwitchableTopic
  channel: NotificationChannel
  is_on: boolean
}

/** Half hours in WIB, `HH:mm`. */
export interface QuietHours {
  is_on: boolean
  starts_at: string
  ends_at: string
}

export interface NotificationSettings {
  /** Every topic that can be switched, by every channel. */
  choices: NotificationChoice[]
  quiet_hours: QuietHours
  /** Whether notices are shown on any device of the customer's, and on the caller's, while it is signed in. */
  devices: { any: boolean; this: boolean }
}

/** A subscription at a browser's push service, as `PushSubscription.toJSON()` writes it. */
export interface DeviceSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** What the service worker shows: the lock screen is read by anyone. */
export interface DeviceNotice {
  title: string
  text: string
  /** The page that it opens. */
  path: string
  /** A later notice with the same tag takes its place. */
  tag: string
}

/** What is left out, or null, stays as it is. */
export interface NotificationChange {
  choice?: NotificationChoice | null
  quiet_hours?: QuietHours | null
}
