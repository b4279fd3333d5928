import { calls } from '@seberang/domain/api'
import { cardsADay } from '@seberang/domain/limits'
import { day } from '../../database/clock.ts'
import { command, read, type Route } from '../../http/route.ts'
import { customerOf } from '../../security/caller.ts'
import { countUse } from '../../security/rate-counters.ts'
import { addCard, claimCard, removeCard, showCards } from './cards.ts'

export const cardRoutes: Route[] = [
  read(calls.cards, ({ caller }, { database, services }) =>
    showCards(database, services, customerOf(caller)),
  ),
  command(calls.addCard, {
    async prepare({ body, caller }, services) {
      const customerId = customerOf(caller)
      await countUse(services.database.database, `cards:${customerId}`, cardsADay, day)
      return claimCard(services, { token: body.token, customerId })
    },
    execute: async ({ caller }, { transaction, services, now, prepared }) => ({
      card: await addCard(transaction, services, { card: prepared, caller }, now),
    }),
  }),
  command(calls.removeCard, {
    async execute({ params: { id }, caller }, { transaction, services, now }) {
      await removeCard(transaction, services, { id, caller }, now)
      return undefined
    },
  }),
]
