import { calls } from '@seberang/domain/api'
import { loadCustomer, viewCustomer } from '../../customers/view.ts'
import { customerOf } from '../../http/asker.ts'
import { Refusal } from '../../http/refusal.ts'
import { command, read, type Route } from '../../http/route.ts'
import { countCode, forgetFailures, takeGuess } from '../../security/guess-limits.ts'
import { contactChanges, saveProfile } from './service.ts'

const savesProfile = (call: typeof calls.saveProfile) =>
  command(call, {
    /** @returns the address under which failures are counted, when codes are looked at */
    async prepare({ body, asker }, services) {
      const customer = await loadCustomer(services.database.database, customerOf(asker))
      const changes = contactChanges(customer, body)
      for (const { kind, value, code } of changes) {
        // Counted for whoever gets the mail, and for who asks, so that nobody mails codes to the world.
        if (code !== undefined) continue
        await countCode(services, customer.email, asker)
        if (kind === 'email') await countCode(services, value, asker)
      }
      if (!changes.some(({ code }) => code !== undefined)) return null
      await takeGuess(services, customer.email, asker)
      return customer.email
    },
    async execute({ body, asker }, { transaction, services, now, prepared }) {
      const answer = await saveProfile(transaction, services, customerOf(asker), body, now)
      const isRight = prepared !== null && !(answer instanceof Refusal)
      if (isRight) await forgetFailures(transaction, services, prepared, asker)
      return answer
    },
  })

export const profileRoutes: Route[] = [
  read(calls.profile, async ({ asker }, { database }) => ({
    customer: await viewCustomer(database, customerOf(asker)),
  })),
  savesProfile(calls.saveProfile),
  savesProfile(calls.saveCustomerProfile),
]
