import { calls } from '@seberang/domain/api'
import { read, type Route } from '../../http/route.ts'
import { moneyOfDay, unmatchedMoney } from './money.ts'

export const moneyRoutes: Route[] = [
  read(calls.opsMoneyDay, async ({ query: { date } }, { database }) => ({
    day: await moneyOfDay(database, date),
  })),
  read(calls.opsUnmatched, async (_, { database }) => ({ results: await unmatchedMoney(database) })),
]
