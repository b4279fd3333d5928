import { calls } from '@seberang/domain/api'
import { Refusal, refusedField } from '../../refusal/refusal.ts'
import { command, type Route } from '../../http/route.ts'
import type { Caller } from '../../security/caller.ts'
import { logEvent } from '../../security/events.ts'
import { countByNetwork } from '../../security/network-limits.ts'
import { minute, readClock } from '../../database/clock.ts'
import { findByEmail } from '../../customers/find.ts'
import {
  countCode,
  forgetFailures,
  giveGuessBack,
  takeGuess,
  takeGuessAtOwnCode,
  type Guess,
} from '../../security/guess-limits.ts'
import { signOut } from '../../security/sessions.ts'
import { networkQueue, newPasswordHash, verifyDecoy, verifyPassword } from '../../security/passwords.ts'
import type { Services } from '../../http/services.ts'
import { mailUnlock } from './recovery.ts'
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
    prepare: ({ body, caller }, services) => countCode(services, body.user_id, caller),
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
      const { guess, customerId } = prepared
      if (customerId === null) return refusedField('password', 'wrong_credentials')
      await forgetFailures(transaction, services, guess, caller)
      return signIn(transaction, services, { customerId, caller }, now)
    },
  }),
  ...passkeyLoginRoutes,
  ...recoveryRoutes,
  command(calls.logout, {
    async execute({ caller }, { transaction, services, now }) {
      await signOut(transaction, caller.tokenHash ?? '', now)
      logEvent(services, 'sign_out', caller, { customer: caller.customerId })
      return undefined
    },
  }),
]

/** @returns the guess, and the customer's id, which is null if e-mail and password do not match */
async function checkPassword(
  services: Services,
  body: { user_id: string; password: string },
  caller: Caller,
): Promise<{ guess: Guess; customerId: number | null }> {
  const guess = await takeGuess(services, body.user_id, caller).catch((error: unknown) =>
    tellOwner(services, body.user_id, error),
  )
  const found = await findByEmail(services.database.database, body.user_id)
  // The owner's device does not wait for strangers in its network.
  const queue = guess.isKnown ? guess.key : networkQueue(caller)
  const right = found?.passwordHash
    ? await verifyPassword(body.password, found.passwordHash, queue)
    : await verifyDecoy(body.password, services.config.passwordCost, queue)
  if (found && right) return { guess, customerId: found.id }
  logEvent(services, 'sign_in_failed', caller, { customer: found?.id ?? null })
  return { guess, customerId: null }
}

/** Mails the owner of an account that is closed to strangers how to open it, and throws on. */
async function tellOwner(services: Services, email: string, error: unknown): Promise<never> {
  if (error instanceof Refusal && error.key === 'locked_out')
    await services.database.database.transaction(async (transaction) =>
      mailUnlock(transaction, services, email, await readClock(transaction)),
    )
  throw error
}
