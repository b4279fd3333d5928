import { calls } from '@seberang/domain/api'
import { minute } from '../../database/clock.ts'
import { command, type Route } from '../../http/route.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { logEvent } from '../../security/events.ts'
import { giveGuessBack, takeGuessAtOwnCode } from '../../security/guess-limits.ts'
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
    // Signatures are not guessed, so failures close no account; those of a network still end.
    prepare: ({ caller }, services) => takeGuessAtOwnCode(services, caller),
    async execute({ body: { credential }, caller }, { transaction, services, now }) {
      const customerId = await verifyAssertion(
        transaction,
        services,
        { credential, field: 'credential', caller },
        now,
      )
      if (customerId instanceof Refusal) {
        logEvent(services, 'sign_in_failed', caller)
        // A challenge that is over, or was never given out, is no guess.
        if (customerId.details.code === 'passkey_late') await giveGuessBack(transaction, services, caller)
        return customerId
      }
      await giveGuessBack(transaction, services, caller)
      return signIn(transaction, services, { customerId, caller }, now)
    },
  }),
]
