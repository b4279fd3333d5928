import { defineCall } from '../define.ts'
import type { Ok } from '../types/common.ts'
import type { DeviceSubscription, NotificationChange, NotificationSettings } from '../types/notification.ts'

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
  pushKey: defineCall<{ answer: Ok<{ key: string | null }> }>('pushKey', {
    method: 'GET',
    path: '/api/push/key',
    auth: 'access',
    about: 'What browsers subscribe with to be shown notices; null where this server sends none to devices.',
  }),
  addDevice: defineCall<{ answer: Ok<{ data: NotificationSettings }>; body: DeviceSubscription }>(
    'addDevice',
    {
      method: 'POST',
      path: '/api/customer/push',
      auth: 'customer',
      ok: 201,
      about: "Has notices shown on the caller's device, until this session ends.",
    },
  ),
  removeDevice: defineCall<{ answer: undefined }>('removeDevice', {
    method: 'DELETE',
    path: '/api/customer/push',
    auth: 'customer',
    ok: 204,
    about: "Has no more notices shown on the caller's device.",
  }),
}
