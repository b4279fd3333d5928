import { defineCall } from '../define.ts'
import type { Ok } from '../types/common.ts'
import type { NotificationChange, NotificationSettings } from '../types/notification.ts'

export const notificationCalls = {
  notifications: defineCall<{ answer: Ok<{ data: NotificationSettings }> }>('notifications', {
    method: 'GET',
    path: '/api/customer/notifications',
    auth: 'customer',
    about: 'What the customer is told, by which channels, and when not.',
  }),
  saveNotifications: defineCall<{ answer: Ok<{ data: NotificationSettings }>; body: NotificationChange }>(
    'saveNotifications',
    {
      method: 'PUT',
      path: '/api/customer/notifications',
      auth: 'customer',
      about: 'Switches one topic on or off, or sets the quiet hours.',
    },
  ),
}
