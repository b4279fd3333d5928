import { calls } from '@seberang/domain/api'
import { command, read, type Route } from '../../http/route.ts'
import { findSettings, saveChoice, saveQuietHours } from '../../mail/notification-settings.ts'
import { customerOf } from '../../security/caller.ts'

export const notificationRoutes: Route[] = [
  read(calls.notifications, async ({ caller }, { database }) => ({
    data: await findSettings(database, customerOf(caller)),
  })),
  command(calls.saveNotifications, {
    async execute({ body: { choice, quiet_hours }, caller }, { transaction }) {
      const customerId = customerOf(caller)
      if (choice) await saveChoice(transaction, customerId, choice)
      if (quiet_hours) await saveQuietHours(transaction, customerId, quiet_hours)
      return { data: await findSettings(transaction, customerId) }
    },
  }),
]
