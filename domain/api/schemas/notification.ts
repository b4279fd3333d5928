import type { SchemasOf } from '../define.ts'
import type { notificationCalls } from '../calls/notification.ts'
import { quietTimes } from '../../quiet/index.ts'
import {
  choice,
  deviceKey,
  fields,
  limits,
  message,
  optionalFields,
  text,
  yesOrNo,
} from '../../validation/index.ts'
import { notificationChannels, switchableTopics } from '../types/notification.ts'

const isOn = yesOrNo().required(message('required'))

export const notificationSchemas = {
  saveNotifications: {
    body: fields({
      choice: optionalFields({
        topic: choice(switchableTopics),
        channel: choice(notificationChannels),
        is_on: isOn,
      }),
      quiet_hours: optionalFields({
        is_on: isOn,
        starts_at: choice(quietTimes),
        ends_at: choice(quietTimes),
      }),
    }),
  },
  addDevice: {
    body: fields({
      // That it is one of a known push service the server decides, which has the list.
      endpoint: text(limits.text),
      // A point of P-256, uncompressed, and a secret (RFC 8291).
      keys: fields({ p256dh: deviceKey(65), auth: deviceKey(16) }),
    }),
  },
} satisfies SchemasOf<typeof notificationCalls>
