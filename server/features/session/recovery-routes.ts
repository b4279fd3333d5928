import { calls } from '@seberang/domain/api'
import { phoneDigits } from '@seberang/domain/validation'
import { command, read, type Route } from '../../http/route.ts'
import { countCode } from '../../security/guess-limits.ts'
import { newPasswordHash } from '../../security/passwords.ts'
import {
  confirmUnlock,
  forgotPassword,
  mailUnlock,
  readResetLink,
  requireReset,
  resetPassword,
} from './recovery.ts'

export const recoveryRoutes: Route[] = [
  command(calls.forgotPassword, {
    // A telephone number counts once, however it is written.
    prepare: ({ body: { email_or_phone: typed }, caller }, services) =>
      countCode(services, { recipient: phoneDigits(typed) ?? typed, caller }),
    execute: ({ body, language }, { transaction, services, now }) =>
      forgotPassword(transaction, services, { emailOrPhone: body.email_or_phone, language }, now),
  }),
  read(calls.resetLink, async ({ body }, { database, services, now }) => ({
    data: await readResetLink(database, services, body.token, now),
  })),
  command(calls.resetPassword, {
    async prepare({ body, caller }, services) {
      // Hashing is slow: not for a token that is worth nothing.
      await requireReset(services, body.token)
      return newPasswordHash(body.new_password, 'new_password', services.config.passwordCost, caller)
    },
    async execute({ body, caller }, { transaction, services, now, prepared }) {
      return resetPassword(transaction, services, { token: body.token, passwordHash: prepared, caller }, now)
    },
  }),
  command(calls.unlock, {
    prepare: ({ body, caller }, services) => countCode(services, { recipient: body.user_id, caller }),
    async execute({ body }, { transaction, services, now }) {
      await mailUnlock(transaction, services, body.user_id, now)
      return {}
    },
  }),
  command(calls.confirmUnlock, {
    async execute({ body, caller }, { transaction, services, now }) {
      return confirmUnlock(transaction, services, { token: body.token, caller }, now)
    },
  }),
]
