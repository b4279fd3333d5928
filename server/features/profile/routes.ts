import { calls } from '@seberang/domain/api'
import { loadCustomer, viewCustomer } from '../../customers/view.ts'
import { customerOf } from '../../security/caller.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { command, read, type Route } from '../../http/route.ts'
import { countCode, forgetFailures, takeGuess } from '../../security/guess-limits.ts'
import { contactChanges, saveProfile } from './service.ts'

const savesProfile = (call: typeof calls.saveProfile) =>
  command(call, {
    /** @returns the e-mail address under which failed codes are counted, or null when no code was sent */
    async prepare({ body, caller }, services) {
      const customer = await loadCustomer(services.database.database, customerOf(caller))
      const changes = contactChanges(customer, body)
      for (const { kind, value, code } of changes) {
        // Counted for the recipient and for the caller, so that nobody can mail codes to arbitrary addresses.
        if (code !== undefined) continue
        await countCode(services, customer.email, caller)
        if (kind === 'email') await countCode(services, value, caller)
      }
      if (!changes.some(({ code }) => code !== undefined)) return null
      await takeGuess(services, customer.email, caller)
      return customer.email
    },
    async execute({ body, caller }, { transaction, services, now, prepared }) {
      const answer = await saveProfile(transaction, services, customerOf(caller), body, now)
      const isRight = prepared !== null && !(answer instanceof Refusal)
      if (isRight) await forgetFailures(transaction, services, prepared, caller)
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
