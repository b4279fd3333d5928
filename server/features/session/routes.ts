import { calls } from '@seberang/domain/api'
import { Refusal, refusedField } from '../../http/refusal.ts'
import { command, type Asker, type Route } from '../../http/route.ts'
import { countUse } from '../../http/rate-limits.ts'
import { minute } from '../../clock.ts'
import { findByEmail } from '../../customers/find.ts'
import { countCode, forgetFailures, takeGuess } from '../../security/guess-limits.ts'
import { hashPassword, pretendToVerify, verifyPassword } from '../../security/passwords.ts'
import type { Services } from '../../services.ts'
import { createAccessToken, finishRegistration, sendCode, signIn, signOut, verifyCode } from './service.ts'

const sendsCode = (call: typeof calls.registerMini) =>
  command(call, {
    prepare: ({ body, asker }, services) => countCode(services, body.user_id, asker),
    execute: ({ body, language }, { transaction, services, now }) =>
      sendCode(transaction, services, { email: body.user_id, language }, now),
  })

export const sessionRoutes: Route[] = [
  command(calls.createAccessToken, {
    prepare: ({ asker }, services) =>
      countUse(
        services.database.database,
        `access:network:${services.secrets.mac('network', asker.network)}`,
        services.config.limits.requests,
        minute,
      ),
    execute: ({ body }, { transaction, services, now }) =>
      createAccessToken(transaction, services, body.mode, now),
  }),
  sendsCode(calls.registerMini),
  sendsCode(calls.resendCode),
  command(calls.verifyCode, {
    prepare: async ({ body, asker }, services) => {
      await takeGuess(services, body.user_id, asker)
    },
    async execute({ body, asker }, { transaction, services, now }) {
      const answer = await verifyCode(transaction, services, { email: body.user_id, code: body.code }, now)
      if (!(answer instanceof Refusal)) await forgetFailures(transaction, services, body.user_id, asker)
      return answer
    },
  }),
  command(calls.registerMandatory, {
    prepare: ({ body }) => hashPassword(body.password),
    execute: ({ body, language }, { transaction, services, now, prepared }) =>
      finishRegistration(transaction, services, { form: body, passwordHash: prepared, language }, now),
  }),
  command(calls.login, {
    prepare: ({ body, asker }, services) => checkPassword(services, body, asker),
    async execute({ body, asker }, { transaction, services, now, prepared }) {
      if (prepared === null) return refusedField('password', 'wrong_credentials')
      await forgetFailures(transaction, services, body.user_id, asker)
      return signIn(transaction, services, prepared, now)
    },
  }),
  command(calls.logout, {
    async execute({ asker }, { transaction, now }) {
      await signOut(transaction, asker.tokenHash ?? '', now)
      return undefined
    },
  }),
]

/** @returns the customer's number, or null when e-mail and password do not belong together. */
async function checkPassword(
  services: Services,
  body: { user_id: string; password: string },
  asker: Asker,
): Promise<number | null> {
  await takeGuess(services, body.user_id, asker)
  const found = await findByEmail(services.database.database, body.user_id)
  const right = found
    ? await verifyPassword(body.password, found.passwordHash)
    : await pretendToVerify(body.password)
  return found && right ? found.id : null
}
