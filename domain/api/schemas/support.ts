import type { SchemasOf } from '../define.ts'
import type { supportCalls } from '../calls/support.ts'
import { fields, limits, queryNumber, text } from '../../validation/index.ts'

export const supportSchemas = {
  createSupport: {
    body: fields({
      name: text(limits.name),
      contact: text(limits.line),
      topic_id: text(limits.code),
      message: text(limits.text),
    }),
  },
  opsSupport: {
    query: fields({
      page: queryNumber(1, 100_000).default(1),
      page_size: queryNumber(1, 100).default(10),
    }),
  },
} satisfies SchemasOf<typeof supportCalls>
