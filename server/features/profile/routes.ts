import { calls } from '@seberang/domain/api'
import { loadCustomer, viewCustomer } from '../../customers/view.ts'
import { customerOf } from '../../security/caller.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { command, read, type Route } from '../../http/route.ts'
import { logEvent } from '../../security/events.ts'
import { countCode, forgetFailures, takeGuess, type Guess } from '../../security/guess-limits.ts'
import { requireReauthenticationFirst } from '../../security/reauthentication.ts'
import { contactChanges, saveProfile } from './service.ts'

const savesProfile = (call: typeof calls.saveProfile) =>
  command(call, {
    /** @returns the counted guess, or null when no code was sent */
    async prepare({ body, caller }, services): Promise<Guess | null> {
      const { database } = services.database
      const customer = await loadCustomer(database, customerOf(caller))
      const changes = contactChanges(customer, body)
      // Where the code is mailed to is what a thief would change; with the code, it has been confirmed.
      if (changes.some(({ code }) => code === undefined)) {
        const given = { token: body.reauth_token, caller }
        await requireReauthenticationFirst(services, given)
      }
      for (const { kind, value, code } of changes) {
        // Counted for the recipient and for the caller, so that nobody can mail codes to arbitrary addresses.
        if (code !== undefined) continue
        // The account's own count: codes that others request for its e-mail address do not use it up.
        await countCode(services, { recipient: `customer ${customer.id}`, purpose: kind, caller })
        if (kind === 'email') await countCode(services, { recipient: value, caller })
      }
      if (!changes.some(({ code }) => code !== undefined)) return null
      return takeGuess(services, customer.email, caller)
    },
    async execute({ body, caller }, { transaction, services, now, prepared }) {
      const answer = await saveProfile(transaction, services, { caller, input: body }, now)
      if (prepared === null) return answer
      if (answer instanceof Refusal)
        logEvent(services, 'code_failed', caller, { customer: customerOf(caller) })
      else await forgetFailures(transaction, services, prepared, caller)
      return answer
    },
  })

export const profileRoutes: Route[] = [
  read(calls.profile, async ({ caller }, { database }) => ({
    customer: await viewCustomer(database, customerOf(caller)),
  })),
  savesProfile(calls.saveProfile),
  savesProfile(calls.saveCustomerProfile),
]
