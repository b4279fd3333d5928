import type { SchemasOf } from '../define.ts'
import type { noticeCalls } from '../calls/notice.ts'
import { noticeTopics } from '../types/notice.ts'
import { fields, message, optionalChoice, wholeNumber } from '../../validation/index.ts'
import { pageShape } from './page.ts'

export const noticeSchemas = {
  notices: {
    query: fields({ ...pageShape, topic: optionalChoice(noticeTopics) }),
  },
  readNotices: {
    body: fields({ id: wholeNumber(0, Number.MAX_SAFE_INTEGER).required(message('required')) }),
  },
} satisfies SchemasOf<typeof noticeCalls>
