import { calls } from '@seberang/domain/api'
import { viewCustomer } from '../../customers/view.ts'
import { read, type Route } from '../../http/route.ts'
import { customerOf } from '../../http/asker.ts'

export const profileRoutes: Route[] = [
  read(calls.profile, async ({ asker }, { database }) => ({
    customer: await viewCustomer(database, customerOf(asker)),
  })),
]
