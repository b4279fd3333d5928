import type { SchemasOf } from '../define.ts'
import type { referenceCalls } from '../calls/reference.ts'
import {
  fields,
  inUpperCase,
  limits,
  message,
  optionalChoice,
  optionalCodes,
  optionalText,
  text,
  wholeNumber,
} from '../../validation/index.ts'
import { maxProducts } from '../../pricing/index.ts'
import { maxValues } from './max-values.ts'
import { pieceMeasures } from './measures.ts'

const currency = fields({ from: text(3).transform(inUpperCase) })

export const referenceSchemas = {
  categories: { query: fields({ type: optionalChoice(['retail', 'wholesale']) }) },
  hsCodes: {
    query: fields({
      key: optionalText(limits.code),
      keys: optionalCodes(maxProducts),
      query: optionalText(limits.name),
    }),
  },
  rate: { query: currency },
  dollarRate: { query: currency },
  supportContact: {
    query: fields({
      'topic-id': optionalText(limits.code),
      'contact-type': optionalChoice(['sales']),
    }).test('exactly-one', (value, context) => {
      const isOne = (value['topic-id'] === undefined) !== (value['contact-type'] === undefined)
      const reason = message('exactly_one', { values: 'topic-id, contact-type' })
      return isOne || context.createError({ path: 'topic-id', message: reason })
    }),
  },
  calculateDimension: {
    body: fields({
      quantity: wholeNumber(1, maxValues.pieces).default(1),
      ...pieceMeasures,
    }),
  },
  paymentGroups: { query: fields({ invoice_code: optionalText(limits.code) }) },
} satisfies SchemasOf<typeof referenceCalls>
