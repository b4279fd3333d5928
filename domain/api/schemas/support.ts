import type { SchemasOf } from '../define.ts'
import type { supportCalls } from '../calls/support.ts'
import { fields, limits, text } from '../../validation/index.ts'
import { pageShape } from './page.ts'

export const supportSchemas = {
  createSupport: {
    body: fields({
      name: text(limits.name),
      contact: text(limits.line),
      topic_id: text(limits.code),
      message: text(limits.text, { lines: true }),
    }),
  },
  opsSupport: {
    query: fields(pageShape),
  },
} satisfies SchemasOf<typeof supportCalls>
