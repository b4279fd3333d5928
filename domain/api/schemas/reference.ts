import type { SchemasOf } from '../define.ts'
import type { referenceCalls } from '../calls/reference.ts'
import { lengthUnits, weightUnits } from '../../units/index.ts'
import {
  choice,
  decimal,
  fields,
  limits,
  message,
  optionalChoice,
  optionalText,
  text,
  wholeNumber,
} from '../../validation/index.ts'

const currency = fields({ from: text(3).uppercase() })

export const referenceSchemas = {
  categories: { query: fields({ type: optionalChoice(['retail', 'wholesale']) }) },
  hsCodes: { query: fields({ key: optionalText(limits.code), query: optionalText(limits.name) }) },
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
      quantity: wholeNumber(1, 1_000_000).default(1),
      weight: decimal(1_000_000_000),
      weight_unit: choice(weightUnits),
      length: decimal(1_000_000),
      width: decimal(1_000_000),
      height: decimal(1_000_000),
      dimension_unit: choice(lengthUnits),
    }),
  },
  paymentGroups: { query: fields({ invoice_code: optionalText(limits.code) }) },
} satisfies SchemasOf<typeof referenceCalls>
