import { calls } from '@seberang/domain/api'
import { formatSuite } from '@seberang/domain/format'
import { supportMessagesAnHour } from '@seberang/domain/limits'
import { readableCode } from '../../base/ids.ts'
import { hour } from '../../database/clock.ts'
import { pageOf } from '../../http/paging.ts'
import { command, read, type Route } from '../../http/route.ts'
import { refusedField } from '../../refusal/refusal.ts'
import { countByNetwork } from '../../security/network-limits.ts'
import { findMessages, insertMessage } from './store.ts'

export const supportRoutes: Route[] = [
  command(calls.createSupport, {
    prepare: ({ caller }, services) =>
      countByNetwork(services, { kind: 'support', limit: supportMessagesAnHour, windowMs: hour }, caller),
    async execute({ caller, body }, { transaction, catalogue, now }) {
      const { topic_id: topicId, ...written } = body
      if (!catalogue.offered('support-topics', topicId)) throw refusedField('topic_id', 'no_such_topic')
      const code = readableCode('SM')
      await insertMessage(transaction, {
        ...written,
        topicId,
        code,
        customerId: caller.customerId,
        createdAt: now,
      })
      return { support_code: code }
    },
  }),
  read(calls.opsSupport, async ({ query }, { database }) => {
    const { count, rows } = await findMessages(database, query)
    const results = rows.map((row) => ({
      support_code: row.code,
      suite: row.customerId === null ? null : formatSuite(row.customerId),
      name: row.name,
      contact: row.contact,
      topic_id: row.topicId,
      message: row.message,
      created_at: row.createdAt.toISOString(),
    }))
    return pageOf(calls.opsSupport.path, query, count, results)
  }),
]
