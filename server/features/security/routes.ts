import { calls } from '@seberang/domain/api'
import { loadCustomer, viewCustomer } from '../../customers/view.ts'
import { readClock } from '../../database/clock.ts'
import { command, read, type Route } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { notFound, Refusal, refusedField } from '../../refusal/refusal.ts'
import { customerOf, type Caller } from '../../security/caller.ts'
import { requireCodeProof, useCodeProof } from '../../security/code-proofs.ts'
import { logEvent } from '../../security/events.ts'
import { countCode, countVerification, forgetFailures, takeGuess } from '../../security/guess-limits.ts'
import { hashPassword, networkQueue, newPasswordHash } from '../../security/passwords.ts'
import { verifyAssertion } from '../../security/passkeys.ts'
import { issueReauthentication, requireReauthenticationFirst } from '../../security/reauthentication.ts'
import { endSessions } from '../../security/sessions.ts'
import { checkOwnPassword } from './own-password.ts'
import { changePassword, exchangeCode, sendCode, setPin } from './service.ts'
import { viewSession } from './sessions.ts'
import { findSessions } from './store.ts'

/** Hashing is slow: not for a proof that is worth nothing. */
async function newPinHash(services: Services, caller: Caller, body: { pin: string; otp_token: string }) {
  const { database } = services.database
  const given = { customerId: customerOf(caller), ref: 'PIN', token: body.otp_token } as const
  await requireCodeProof(database, services, given, await readClock(database))
  return hashPassword(body.pin, services.config.passwordCost, networkQueue(caller))
}

export const securityRoutes: Route[] = [
  command(calls.changePassword, {
    async prepare({ body, caller }, services) {
      const { guess, passwordHash: former } = await checkOwnPassword(services, caller, body.old_password)
      if (former === null) return null
      const { passwordCost } = services.config
      const passwordHash = await newPasswordHash(body.new_password, 'new_password', passwordCost, caller)
      return { guess, former, passwordHash }
    },
    async execute({ caller }, { transaction, services, now, prepared }) {
      if (prepared === null) return refusedField('old_password', 'wrong_password')
      const { guess, former, passwordHash } = prepared
      await forgetFailures(transaction, services, guess, caller)
      await changePassword(transaction, services, { caller, former, passwordHash }, now)
      return { customer: await viewCustomer(transaction, customerOf(caller)) }
    },
  }),
  command(calls.reauthenticate, {
    async prepare({ body: { password, passkey }, caller }, services) {
      if (password !== undefined) return checkOwnPassword(services, caller, password)
      if (passkey !== undefined) await countVerification(services, caller)
      return null
    },
    async execute({ body, caller }, { transaction, services, now, prepared }) {
      const customerId = customerOf(caller)
      if (prepared) {
        if (prepared.passwordHash === null) return refusedField('password', 'wrong_password')
        await forgetFailures(transaction, services, prepared.guess, caller)
      } else if (body.passkey) {
        const given = { credential: body.passkey, field: 'passkey', caller } as const
        const owner = await verifyAssertion(transaction, services, given, now)
        if (owner instanceof Refusal) return owner
        // Somebody else's passkey on the same device is right, but not here.
        if (owner !== customerId) return refusedField('passkey', 'passkey_refused')
      } else {
        const { passwordHash } = await loadCustomer(transaction, customerId)
        // A mailbox alone does not stand in for a password.
        if (passwordHash !== null || body.otp_token === undefined) return refusedField('password', 'required')
        await useCodeProof(transaction, services, { customerId, ref: 'EM', token: body.otp_token }, now)
      }
      return issueReauthentication(transaction, services, caller, now)
    },
  }),
  command(calls.requestCode, {
    // The account's own count: codes that others request for its e-mail address do not use it up.
    prepare: ({ query, caller }, services) =>
      countCode(services, { recipient: `customer ${customerOf(caller)}`, purpose: query.ref, caller }),
    execute: ({ query, caller }, { transaction, services, now }) =>
      sendCode(transaction, services, { customerId: customerOf(caller), ref: query.ref }, now),
  }),
  command(calls.exchangeCode, {
    async prepare({ caller }, services) {
      const { email } = await loadCustomer(services.database.database, customerOf(caller))
      return takeGuess(services, email, caller)
    },
    async execute({ body, caller }, { transaction, services, now, prepared }) {
      const customerId = customerOf(caller)
      const answer = await exchangeCode(transaction, services, { customerId, ...body }, now)
      if (answer instanceof Refusal) logEvent(services, 'code_failed', caller, { customer: customerId })
      else await forgetFailures(transaction, services, prepared, caller)
      return answer
    },
  }),
  command(calls.setPin, {
    prepare: ({ body, caller }, services) => newPinHash(services, caller, body),
    async execute({ body, caller }, { transaction, services, now, prepared }) {
      const given = { caller, otpToken: body.otp_token, pinHash: prepared, isFirst: true }
      await setPin(transaction, services, given, now)
      return { customer: await viewCustomer(transaction, customerOf(caller)) }
    },
  }),
  command(calls.resetPin, {
    async prepare({ body, caller }, services) {
      await requireReauthenticationFirst(services, { token: body.reauth_token, caller })
      return newPinHash(services, caller, body)
    },
    async execute({ body, caller }, { transaction, services, now, prepared }) {
      const given = { caller, otpToken: body.otp_token, pinHash: prepared, isFirst: false }
      await setPin(transaction, services, given, now)
      return { customer: await viewCustomer(transaction, customerOf(caller)) }
    },
  }),
  read(calls.sessions, async ({ caller, language }, { database, now }) => ({
    results: (await findSessions(database, customerOf(caller), now)).map((row) =>
      viewSession(row, { tokenHash: caller.tokenHash, language }),
    ),
  })),
  command(calls.endSession, {
    async execute({ params, caller }, { transaction, services, now }) {
      const customerId = customerOf(caller)
      if ((await endSessions(transaction, { customerId, id: params.id }, now)) === 0) throw notFound()
      logEvent(services, 'sign_out', caller, { customer: customerId })
      return undefined
    },
  }),
  command(calls.endOtherSessions, {
    async execute({ caller }, { transaction, services, now }) {
      const customerId = customerOf(caller)
      await endSessions(transaction, { customerId, except: caller.sessionHash }, now)
      logEvent(services, 'sign_out', caller, { customer: customerId })
      return undefined
    },
  }),
]
