import { calls } from '@seberang/domain/api'
import { pageOf } from '../../http/paging.ts'
import { read, type Route } from '../../http/route.ts'
import { moneyOfDay, unmatchedMoney } from './money.ts'

export const moneyRoutes: Route[] = [
  read(calls.opsMoneyDay, async ({ query: { date } }, { database }) => ({
    day: await moneyOfDay(database, date),
  })),
  read(calls.opsUnmatched, async ({ query }, { database }) => {
    const { count, results } = await unmatchedMoney(database, query)
    return pageOf(calls.opsUnmatched.path, query, count, results)
  }),
]
