import { calls } from '@seberang/domain/api'
import { customerOf } from '../../security/caller.ts'
import { pageOf } from '../../http/paging.ts'
import { command, read, type Route } from '../../http/route.ts'
import { listNotices, markRead } from './service.ts'

export const noticeRoutes: Route[] = [
  read(calls.notices, async ({ caller, query }, { database }) => {
    const { count, unread, results } = await listNotices(database, customerOf(caller), query)
    return { ...pageOf(calls.notices.path, query, count, results), unread }
  }),
  command(calls.readNotices, {
    execute: async ({ caller, body }, { transaction }) => ({
      unread: await markRead(transaction, customerOf(caller), body.id),
    }),
  }),
]
