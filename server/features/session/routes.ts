import { calls } from '@seberang/domain/api'
import { isStillRight } from '../../customers/password.ts'
import { Refusal, refusedField } from '../../refusal/refusal.ts'
import { command, type Route } from '../../http/route.ts'
import { logEvent } from '../../security/events.ts'
import { countByNetwork } from '../../security/network-limits.ts'
import { minute } from '../../database/clock.ts'
import { countCode, forgetFailures, giveGuessBack, takeGuessAtOwnCode } from '../../security/guess-limits.ts'
import { signOut } from '../../security/sessions.ts'
import { newPasswordHash } from '../../security/passwords.ts'
import { checkPassword } from './check-password.ts'
import { identityLoginRoutes } from './identity-routes.ts'
import { passkeyLoginRoutes } from './passkey-routes.ts'
import { recoveryRoutes } from './recovery-routes.ts'
import {
  createAccessToken,
  finishRegistration,
  requireRegistration,
  sendCode,
  signIn,
  verifyCode,
} from './service.ts'

const sendsCode = (call: typeof calls.registerMini) =>
  command(call, {
    prepare: ({ body, caller }, services) => countCode(services, { recipient: body.user_id, caller }),
    execute: ({ body, language, caller }, { transaction, services, now }) =>
      sendCode(transaction, services, { email: body.user_id, language, caller }, now),
  })

export const sessionRoutes: Route[] = [
  command(calls.createAccessToken, {
    prepare: ({ caller }, services) =>
      countByNetwork(
        services,
        { kind: 'access', limit: services.config.rateLimits.accessTokens, windowMs: minute },
        caller,
      ),
    execute: ({ body }, { transaction, services, now }) =>
      createAccessToken(transaction, services, body.mode, now),
  }),
  sendsCode(calls.registerMini),
  sendsCode(calls.resendCode),
  command(calls.verifyCode, {
    prepare: ({ caller }, services) => takeGuessAtOwnCode(services, caller),
    async execute({ body, caller }, { transaction, services, now }) {
      const given = { email: body.user_id, code: body.code, caller }
      const answer = await verifyCode(transaction, services, given, now)
      if (answer instanceof Refusal) logEvent(services, 'code_failed', caller)
      else await giveGuessBack(transaction, services, caller)
      return answer
    },
  }),
  command(calls.registerMandatory, {
    async prepare({ body, caller }, services) {
      // Hashing is slow: not for a token that is worth nothing.
      await requireRegistration(services, body.register_token)
      return newPasswordHash(body.password, 'password', services.config.passwordCost, caller)
    },
    execute: ({ body, language, caller }, { transaction, services, now, prepared }) =>
      finishRegistration(
        transaction,
        services,
        { form: body, passwordHash: prepared, language, caller },
        now,
      ),
  }),
  command(calls.login, {
    prepare: ({ body, caller }, services) => checkPassword(services, body, caller),
    async execute({ caller }, { transaction, services, now, prepared }) {
      const { guess, account } = prepared
      if (account === null || !(await isStillRight(transaction, account)))
        return refusedField('password', 'wrong_credentials')
      await forgetFailures(transaction, services, guess, caller)
      return signIn(transaction, services, { customerId: account.customerId, caller }, now)
    },
  }),
  ...passkeyLoginRoutes,
  ...recoveryRoutes,
  ...identityLoginRoutes,
  command(calls.logout, {
    async execute({ caller }, { transaction, services, now }) {
      await signOut(transaction, caller.tokenHash ?? '', now)
      logEvent(services, 'sign_out', caller, { customer: caller.customerId })
      return undefined
    },
  }),
]
