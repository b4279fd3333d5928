import {
  calls,
  identityProviders,
  type FacebookLogin,
  type GoogleLogin,
  type IdentityProvider,
} from '@seberang/domain/api'
import { minute } from '../../database/clock.ts'
import { command, read, type Route } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { claimOf, claimOfCallback, prepareStart, recordStart } from '../../identity-providers/claims.ts'
import { Refusal, refusedField } from '../../refusal/refusal.ts'
import type { Caller } from '../../security/caller.ts'
import { forgetFailures, giveGuessBack, takeGuessAtOwnCode } from '../../security/guess-limits.ts'
import { countByNetwork } from '../../security/network-limits.ts'
import { checkPassword } from './check-password.ts'
import { finishSignIn, linkByPassword, registerByClaim, signInByClaim } from './identities.ts'

type Tokens = GoogleLogin & FacebookLogin

async function readClaim(services: Services, provider: IdentityProvider, body: Tokens, caller: Caller) {
  const field = provider === 'google' ? 'oauth_token' : 'access_token'
  const given = { provider, field, token: body[field], step: body.step_token, caller } as const
  return counted(services, caller, () => claimOf(services, given))
}

/**
 * Tokens are not guessed, so failures close no account; those of a network still end. While a provider is silent nobody
 * has failed: its outage would use up what all sign-ins have.
 */
async function counted<Claim>(services: Services, caller: Caller, claim: () => Promise<Claim>) {
  await takeGuessAtOwnCode(services, caller)
  try {
    return await claim()
  } catch (error) {
    if (error instanceof Refusal && error.key === 'provider_silent')
      await giveGuessBack(services.database.database, services, caller)
    throw error
  }
}

const logsIn = (
  call: typeof calls.loginByGoogle | typeof calls.loginByFacebook,
  provider: IdentityProvider,
) =>
  command(call, {
    async prepare({ body, caller }, services) {
      const claim = await readClaim(services, provider, body, caller)
      const { email } = claim.person
      const { link, password } = body
      if (!link) return { claim, checked: null }
      if (password === undefined) throw refusedField('password', 'required')
      // An address that nobody has verified is anybody's, and so is the account that has it.
      if (email === null) throw refusedField('password', 'wrong_credentials')
      return { claim, checked: await checkPassword(services, { user_id: email, password }, caller) }
    },
    async execute({ caller }, { transaction, services, now, prepared: { claim, checked } }) {
      await giveGuessBack(transaction, services, caller)
      if (!checked) return signInByClaim(transaction, services, { claim, caller }, now)
      const { customerId, guess } = checked
      if (customerId === null) return refusedField('password', 'wrong_credentials')
      await forgetFailures(transaction, services, guess, caller)
      return linkByPassword(transaction, services, { claim, customerId, caller }, now)
    },
  })

const registers = (
  call: typeof calls.registerByGoogle | typeof calls.registerByFacebook,
  provider: IdentityProvider,
) =>
  command(call, {
    prepare: ({ body, caller }, services) => readClaim(services, provider, body, caller),
    async execute({ body, language, caller }, { transaction, services, now, prepared: claim }) {
      await giveGuessBack(transaction, services, caller)
      return registerByClaim(transaction, services, { claim, details: body, language, caller }, now)
    },
  })

export const identityRoutes: Route[] = [
  read(calls.identityProviders, async (_, { services }) => ({
    results: identityProviders
      .filter((provider) => services.providers[provider] !== undefined)
      .map((provider) => ({ provider })),
  })),
  command(calls.startIdentity, {
    async prepare({ params, caller }, services) {
      // A browser sets out as rarely as it needs an access token, and each time a row is written.
      const limit = services.config.rateLimits.accessTokens
      await countByNetwork(services, { kind: 'identities', limit, windowMs: minute }, caller)
      return prepareStart(services, params.provider)
    },
    async execute({ body, caller }, { transaction, services, now, prepared: start }) {
      await recordStart(transaction, services, { start, to: body.to, caller }, now)
      return { url: start.url }
    },
  }),
  command(calls.finishIdentity, {
    prepare: ({ body, caller }, services) =>
      counted(services, caller, () => claimOfCallback(services, { ...body, caller })),
    async execute({ caller }, { transaction, services, now, prepared: claim }) {
      await giveGuessBack(transaction, services, caller)
      return finishSignIn(transaction, services, { claim, caller }, now)
    },
  }),
  logsIn(calls.loginByGoogle, 'google'),
  registers(calls.registerByGoogle, 'google'),
  logsIn(calls.loginByFacebook, 'facebook'),
  registers(calls.registerByFacebook, 'facebook'),
]
