import { calls } from '@seberang/domain/api'
import { customerOf } from '../../http/asker.ts'
import { pageOf } from '../../http/paging.ts'
import { command, read, type Route } from '../../http/route.ts'
import { listNotices, markRead } from './service.ts'

export const noticeRoutes: Route[] = [
  read(calls.notices, async ({ asker, query }, { database }) => {
    const { count, unread, results } = await listNotices(database, customerOf(asker), query)
    return { ...pageOf(calls.notices.path, query, count, results), unread }
  }),
  command(calls.readNotices, {
    execute: async ({ asker, body }, { transaction }) => ({
      unread: await markRead(transaction, customerOf(asker), body.id),
    }),
  }),
]
