import type { SchemasOf } from '../define.ts'
import type { notificationCalls } from '../calls/notification.ts'
import { quietTimes } from '../../quiet/index.ts'
import { choice, fields, message, optionalFields, yesOrNo } from '../../validation/index.ts'
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
} satisfies SchemasOf<typeof notificationCalls>
