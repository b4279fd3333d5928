import { calls } from '@seberang/domain/api'
import { findIdentities } from '../../customers/identities.ts'
import { loadCustomer, viewCustomer } from '../../customers/view.ts'
import { command, read, type Route } from '../../http/route.ts'
import { claimOfCallback, linkPerson } from '../../identity-providers/claims.ts'
import { conflict, notFound } from '../../refusal/refusal.ts'
import { customerOf } from '../../security/caller.ts'
import { newPasswordHash } from '../../security/passwords.ts'
import { requireReauthentication, requireReauthenticationFirst } from '../../security/reauthentication.ts'
import { setPassword, unlinkIdentity } from './service.ts'

export const identityRoutes: Route[] = [
  read(calls.identities, async ({ caller }, { database }) => ({
    results: (await findIdentities(database, customerOf(caller))).map((row) => ({
      provider: row.provider,
      email: row.email,
      linked_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
    })),
  })),
  command(calls.linkIdentity, {
    async prepare({ params, body, caller }, services) {
      await requireReauthenticationFirst(services, { token: body.reauth_token, caller })
      const claim = await claimOfCallback(services, { ...body, caller })
      if (claim.person.provider !== params.provider) throw notFound()
      return claim
    },
    async execute({ body, caller }, { transaction, services, now, prepared: { person, end } }) {
      const token = body.reauth_token
      await requireReauthentication(transaction, services, { token, caller }, now)
      const to = await end(transaction, now)
      await linkPerson(transaction, services, { person, customerId: customerOf(caller), caller }, now)
      return { to }
    },
  }),
  command(calls.unlinkIdentity, {
    async execute({ params, body, caller }, { transaction, services, now }) {
      await requireReauthentication(transaction, services, { token: body.reauth_token, caller }, now)
      await unlinkIdentity(transaction, services, { provider: params.provider, caller }, now)
      return undefined
    },
  }),
  command(calls.setPassword, {
    async prepare({ body, caller }, services) {
      await requireReauthenticationFirst(services, { token: body.reauth_token, caller })
      // Hashing is slow: not for an account that has one.
      const { passwordHash } = await loadCustomer(services.database.database, customerOf(caller))
      if (passwordHash !== null) throw conflict('has_password')
      return newPasswordHash(body.new_password, 'new_password', services.config.passwordCost, caller)
    },
    async execute({ body, caller }, { transaction, services, now, prepared: passwordHash }) {
      const token = body.reauth_token
      await requireReauthentication(transaction, services, { token, caller }, now)
      await setPassword(transaction, services, { passwordHash, caller }, now)
      return { customer: await viewCustomer(transaction, customerOf(caller)) }
    },
  }),
]
