import { calls } from '@seberang/domain/api'
import { isDeviceKey } from '../../base/vapid-key.ts'
import { command, read, type Route } from '../../http/route.ts'
import { findSettings, saveChoice, saveQuietHours } from '../../mail/notification-settings.ts'
import { removeDevice, saveDevice } from '../../push/subscriptions.ts'
import { refusedField } from '../../refusal/refusal.ts'
import { customerOf, type Caller } from '../../security/caller.ts'

const deviceOf = (caller: Caller) => ({
  customerId: customerOf(caller),
  sessionHash: caller.sessionHash ?? '',
})

export const notificationRoutes: Route[] = [
  read(calls.notifications, async ({ caller }, { database, now }) => ({
    data: await findSettings(database, deviceOf(caller), now),
  })),
  command(calls.saveNotifications, {
    async execute({ body: { choice, quiet_hours }, caller }, { transaction, now }) {
      const customerId = customerOf(caller)
      if (choice) await saveChoice(transaction, customerId, choice)
      if (quiet_hours) await saveQuietHours(transaction, customerId, quiet_hours)
      return { data: await findSettings(transaction, deviceOf(caller), now) }
    },
  }),
  read(calls.pushKey, async (_, { services }) => ({ key: services.pusher.publicKey })),
  command(calls.addDevice, {
    async execute({ body, caller }, { transaction, services, now }) {
      if (!services.pusher.accepts(body.endpoint)) throw refusedField('endpoint', 'device_refused')
      if (!isDeviceKey(body.keys.p256dh)) throw refusedField('keys.p256dh', 'device_refused')
      await saveDevice(transaction, services, { ...deviceOf(caller), ...body }, now)
      return { data: await findSettings(transaction, deviceOf(caller), now) }
    },
  }),
  command(calls.removeDevice, {
    async execute({ caller }, { transaction }) {
      await removeDevice(transaction, deviceOf(caller))
      return undefined
    },
  }),
]
