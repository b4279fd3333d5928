import {
  calls,
  identityProviders,
  type FacebookLogin,
  type GoogleLogin,
  type IdentityProvider,
} from '@seberang/domain/api'
import { isStillRight } from '../../customers/password.ts'
import { minute } from '../../database/clock.ts'
import type { Transaction } from '../../database/database.ts'
import { command, read, type Route } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import {
  claimOf,
  claimOfCallback,
  claimOfSister,
  prepareStart,
  recordStart,
  type Claim,
} from '../../identity-providers/claims.ts'
import { refusedField } from '../../refusal/refusal.ts'
import type { Caller } from '../../security/caller.ts'
import { countVerification, forgetFailures } from '../../security/guess-limits.ts'
import { countByNetwork } from '../../security/network-limits.ts'
import { checkPassword } from './check-password.ts'
import { confirmOwner, finishSignIn, linkByPassword, registerByClaim, signInByClaim } from './identities.ts'

type Tokens = GoogleLogin & FacebookLogin

async function readClaim(services: Services, provider: IdentityProvider, body: Tokens, caller: Caller) {
  const field = provider === 'google' ? 'oauth_token' : 'access_token'
  const token = body[field]
  if (token !== undefined) await countVerification(services, caller)
  const given = { provider, field, token, step: body.step_token, caller } as const
  return claimOf(services, given)
}

type Checked = Awaited<ReturnType<typeof checkPassword>>

/** @returns null for who does not link the person to the account that has the e-mail address */
async function checkLinking(
  services: Services,
  { person: { email } }: Claim,
  { link, password }: { link?: boolean | undefined; password?: string | undefined },
  caller: Caller,
): Promise<Checked | null> {
  if (!link) return null
  if (password === undefined) throw refusedField('password', 'required')
  // An address that nobody has verified is anybody's, and so is the account that has it.
  if (email === null) throw refusedField('password', 'wrong_password')
  return checkPassword(services, { user_id: email, password }, caller)
}

async function linkIfRight(
  transaction: Transaction,
  services: Services,
  { claim, checked, caller }: { claim: Claim; checked: Checked; caller: Caller },
  now: Date,
) {
  const { account, guess } = checked
  if (account === null || !(await isStillRight(transaction, account)))
    return refusedField('password', 'wrong_password')
  await forgetFailures(transaction, services, guess, caller)
  const { customerId } = account
  return linkByPassword(transaction, services, { claim, customerId, caller }, now)
}

const logsIn = (
  call: typeof calls.loginByGoogle | typeof calls.loginByFacebook,
  provider: IdentityProvider,
) =>
  command(call, {
    async prepare({ body, caller }, services) {
      const claim = await readClaim(services, provider, body, caller)
      return { claim, checked: await checkLinking(services, claim, body, caller) }
    },
    async execute({ caller }, { transaction, services, now, prepared: { claim, checked } }) {
      if (checked) return linkIfRight(transaction, services, { claim, checked, caller }, now)
      return signInByClaim(transaction, services, { claim, caller }, now)
    },
  })

const registers = (
  call: typeof calls.registerByGoogle | typeof calls.registerByFacebook,
  provider: IdentityProvider,
) =>
  command(call, {
    prepare: ({ body, caller }, services) => readClaim(services, provider, body, caller),
    async execute({ body, language, caller }, { transaction, services, now, prepared: claim }) {
      return registerByClaim(transaction, services, { claim, details: body, language, caller }, now)
    },
  })

export const identityLoginRoutes: Route[] = [
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
    async prepare({ body, caller }, services) {
      await countVerification(services, caller)
      return claimOfCallback(services, { ...body, caller })
    },
    async execute({ caller }, { transaction, services, now, prepared: claim }) {
      return finishSignIn(transaction, services, { claim, caller }, now)
    },
  }),
  command(calls.exchangeToken, {
    async prepare({ body, caller }, services) {
      const { token, step_token: step } = body
      if (token !== undefined) await countVerification(services, caller)
      const claim = await claimOfSister(services, { token, step, caller })
      return { claim, checked: await checkLinking(services, claim, body, caller) }
    },
    async execute({ body, language, caller }, { transaction, services, now, prepared: { claim, checked } }) {
      if (checked) return linkIfRight(transaction, services, { claim, checked, caller }, now)
      const { details, confirm } = body
      if (details) return registerByClaim(transaction, services, { claim, details, language, caller }, now)
      const request = { claim, confirm: confirm ?? false, caller }
      return confirmOwner(transaction, services, request, now)
    },
  }),
  logsIn(calls.loginByGoogle, 'google'),
  registers(calls.registerByGoogle, 'google'),
  logsIn(calls.loginByFacebook, 'facebook'),
  registers(calls.registerByFacebook, 'facebook'),
]
