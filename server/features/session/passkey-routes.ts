import { calls } from '@seberang/domain/api'
import { minute } from '../../database/clock.ts'
import { command, type Route } from '../../http/route.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { logEvent } from '../../security/events.ts'
import { countVerification } from '../../security/guess-limits.ts'
import { countByNetwork } from '../../security/network-limits.ts'
import { requestPasskey, verifyAssertion } from '../../security/passkeys.ts'
import { signIn } from './service.ts'

export const passkeyLoginRoutes: Route[] = [
  command(calls.passkeyLoginOptions, {
    // A browser asks about as rarely as for an access token, and each time a row is written.
    prepare: ({ caller }, services) =>
      countByNetwork(
        services,
        { kind: 'passkeys', limit: services.config.rateLimits.accessTokens, windowMs: minute },
        caller,
      ),
    execute: ({ caller }, { transaction, services, now }) =>
      requestPasskey(transaction, services, caller, now),
  }),
  command(calls.loginByPasskey, {
    prepare: ({ caller }, services) => countVerification(services, caller),
    async execute({ body: { credential }, caller }, { transaction, services, now }) {
      const customerId = await verifyAssertion(
        transaction,
        services,
        { credential, field: 'credential', caller },
        now,
      )
      if (customerId instanceof Refusal) {
        logEvent(services, 'sign_in_failed', caller)
        return customerId
      }
      return signIn(transaction, services, { customerId, caller }, now)
    },
  }),
]
