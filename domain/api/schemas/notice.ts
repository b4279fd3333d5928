import type { SchemasOf } from '../define.ts'
import type { noticeCalls } from '../calls/notice.ts'
import { fields, message, queryNumber, wholeNumber } from '../../validation/index.ts'

export const noticeSchemas = {
  notices: {
    query: fields({
      page: queryNumber(1, 100_000).default(1),
      page_size: queryNumber(1, 100).default(10),
    }),
  },
  readNotices: {
    body: fields({ id: wholeNumber(0, Number.MAX_SAFE_INTEGER).required(message('required')) }),
  },
} satisfies SchemasOf<typeof noticeCalls>
