import {
  bankReference,
  calendarDay,
  fields,
  inUpperCase,
  limits,
  listOf,
  optionalText,
  text,
} from '../../validation/index.ts'
import type { moneyCalls } from '../calls/money.ts'
import type { SchemasOf } from '../define.ts'
import { largestPage } from '../types/common.ts'
import { pageShape } from './page.ts'
import { codeOfDoubts } from './sure.ts'

const payoutId = () => text(limits.code).transform(inUpperCase)
/** More than a file holds. */
const maxResults = 500

export const moneySchemas = {
  opsMoneyDay: { query: fields({ date: calendarDay() }) },
  opsUnmatched: { query: fields({ ...pageShape, page_size: pageShape.page_size.default(largestPage) }) },
  opsRecoverDoublePayout: {
    params: fields({ id: payoutId() }),
    body: fields({ reference: bankReference(), sure: codeOfDoubts() }),
  },
  opsUnrecoverDoublePayout: {
    params: fields({ id: payoutId() }),
    body: fields({ reference: bankReference() }),
  },
  opsDismissDoublePayout: { params: fields({ id: payoutId() }), body: fields({ reason: text(limits.note) }) },
  opsBankFile: { body: fields({ id: optionalText(limits.code).transform(inUpperCase) }) },
  opsBankResults: {
    body: fields({
      paid: listOf(fields({ id: payoutId(), reference: bankReference() }), 0, maxResults),
      failed: listOf(fields({ id: payoutId(), reason: text(limits.note) }), 0, maxResults),
    }),
  },
} satisfies SchemasOf<typeof moneyCalls>
